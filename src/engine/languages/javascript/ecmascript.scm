; What JavaScript and TypeScript have in common, in words that both grammars know.

(comment) @comment
(decorator) @decorator
(export_statement declaration: (_) @wrapped) @wrapper

; Functions

(function_declaration name: (_) @name body: (_) @body) @definition.function
(generator_function_declaration name: (_) @name body: (_) @body) @definition.function

(_
  (variable_declarator
    name: (identifier) @name
    value: [
      (arrow_function body: (_) @body)
      (function_expression body: (_) @body)
      (generator_function body: (_) @body)
    ]) @definition.function) @statement

(export_statement "default" @name value: [
  (arrow_function body: (_) @body)
  (function_expression !name body: (_) @body)
  (generator_function !name body: (_) @body)
]) @definition.function

; A name that is declared elsewhere, or nowhere, gets its function here
(expression_statement
  (assignment_expression
    left: (identifier) @name
    right: [
      (arrow_function body: (_) @body)
      (function_expression body: (_) @body)
      (generator_function body: (_) @body)
    ]) @assignment.function) @statement

; Classes

(class_declaration name: (_) @name body: (_) @body) @definition.class

(_
  (variable_declarator
    name: (identifier) @name
    value: (class body: (_) @body)) @definition.class) @statement

(export_statement "default" @name value: (class !name body: (_) @body)) @definition.class

(class name: (_) @name body: (_) @body) @definition.class

(class_body (method_definition "get" name: (_) @name body: (_) @body) @definition.getter)
(class_body (method_definition "set" name: (_) @name body: (_) @body) @definition.setter)
(class_body (method_definition name: (_) @name body: (_) @body) @definition.method)

; Members of object literals: methods of any, other functions where the literal is the value of a symbol

(object (method_definition "get" name: (_) @name body: (_) @body) @definition.getter)
(object (method_definition "set" name: (_) @name body: (_) @body) @definition.setter)
(object (method_definition name: (_) @name body: (_) @body) @definition.method)
(object (pair key: (_) @name value: [
  (arrow_function body: (_) @body)
  (function_expression !name body: (_) @body)
  (generator_function !name body: (_) @body)
]) @literal.method)

; Variables of the module; those of functions are nobody's symbols

(program
  (_
    (variable_declarator
      name: [
        (identifier) @name
        (object_pattern [
          (shorthand_property_identifier_pattern) @name
          (pair_pattern value: (identifier) @name)
          (pair_pattern value: (assignment_pattern left: (identifier) @name))
          (object_assignment_pattern left: (_) @name)
          (rest_pattern (identifier) @name)
        ])
        (array_pattern [
          (identifier) @name
          (assignment_pattern left: (identifier) @name)
          (rest_pattern (identifier) @name)
        ])
      ]
      value: (object)? @body) @definition.variable) @statement)

(export_statement
  declaration: (_
    (variable_declarator
      name: [
        (identifier) @name
        (object_pattern [
          (shorthand_property_identifier_pattern) @name
          (pair_pattern value: (identifier) @name)
          (pair_pattern value: (assignment_pattern left: (identifier) @name))
          (object_assignment_pattern left: (_) @name)
          (rest_pattern (identifier) @name)
        ])
        (array_pattern [
          (identifier) @name
          (assignment_pattern left: (identifier) @name)
          (rest_pattern (identifier) @name)
        ])
      ]
      value: (object)? @body) @definition.variable) @statement)

(export_statement "default" @name value: [(object) (array)] @body) @definition.constant
(export_statement "default" @name value: [(call_expression) (new_expression)]) @definition.constant

; A function that is named by itself only

(function_expression name: (_) @name body: (_) @body) @definition.function
(generator_function name: (_) @name body: (_) @body) @definition.function
