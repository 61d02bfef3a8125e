; What only JavaScript's grammar or JavaScript's habits have; it stands before ecmascript.scm.

(field_definition property: (_) @name value: [
  (arrow_function body: (_) @body)
  (function_expression body: (_) @body)
]) @definition.method
(field_definition property: (_) @name) @definition.property

; CommonJS: `module.exports = …`, under the own name of a function or a class if it has one

(expression_statement
  (assignment_expression
    left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
    right: [
      (function_expression name: (_) @name body: (_) @body)
      (generator_function name: (_) @name body: (_) @body)
    ]) @definition.function
  (#eq? @_module "module") (#eq? @_exports "exports")) @statement

(expression_statement
  (assignment_expression
    left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
    right: (class name: (_) @name body: (_) @body)) @definition.class
  (#eq? @_module "module") (#eq? @_exports "exports")) @statement

(expression_statement
  (assignment_expression
    left: (member_expression object: (identifier) @_module property: (property_identifier) @name)
    right: [
      (arrow_function body: (_) @body)
      (function_expression body: (_) @body)
      (generator_function body: (_) @body)
    ]) @definition.function
  (#eq? @_module "module") (#eq? @name "exports")) @statement

(expression_statement
  (assignment_expression
    left: (member_expression object: (identifier) @_module property: (property_identifier) @name)
    right: (class body: (_) @body)) @definition.class
  (#eq? @_module "module") (#eq? @name "exports")) @statement

(expression_statement
  (assignment_expression
    left: (member_expression object: (identifier) @_module property: (property_identifier) @name)
    right: (object) @body) @definition.constant
  (#eq? @_module "module") (#eq? @name "exports")) @statement

; `var Foo = module.exports = function …`

(_
  (variable_declarator
    name: (identifier) @name
    value: [
      (assignment_expression right: [(arrow_function body: (_) @body) (function_expression body: (_) @body)])
      (parenthesized_expression
        (assignment_expression right: [(arrow_function body: (_) @body) (function_expression body: (_) @body)]))
    ]) @definition.function) @statement

(_
  (variable_declarator
    name: (identifier) @name
    value: [
      (assignment_expression right: (class body: (_) @body))
      (parenthesized_expression (assignment_expression right: (class body: (_) @body)))
    ]) @definition.class) @statement

; `exports.x = …`, `module.exports.x = …`

(expression_statement
  (assignment_expression
    left: (member_expression object: [(identifier) (member_expression)] @_exports property: (property_identifier) @name)
    right: [
      (arrow_function body: (_) @body)
      (function_expression body: (_) @body)
      (generator_function body: (_) @body)
    ]) @definition.function
  (#any-of? @_exports "exports" "module.exports")) @statement

(expression_statement
  (assignment_expression
    left: (member_expression object: [(identifier) (member_expression)] @_exports property: (property_identifier) @name)
    right: (class body: (_) @body)) @definition.class
  (#any-of? @_exports "exports" "module.exports")) @statement

(program
  (expression_statement
    (assignment_expression
      left: (member_expression object: [(identifier) (member_expression)] @_exports property: (property_identifier) @name)
      right: [(object) (array) (string) (template_string) (number) (true) (false) (regex) (new_expression)]) @assignment.constant
    (#any-of? @_exports "exports" "module.exports")) @statement)

; `Foo.prototype.bar = function …`, `Foo.bar = function …`, `this.bar = function …`

(expression_statement
  (assignment_expression
    left: (member_expression
      object: (member_expression object: (identifier) @owner property: (property_identifier) @_prototype)
      property: (property_identifier) @name)
    right: [
      (arrow_function body: (_) @body)
      (function_expression body: (_) @body)
      (generator_function body: (_) @body)
    ]) @definition.method
  (#eq? @_prototype "prototype")) @statement

(expression_statement
  (assignment_expression
    left: (member_expression object: (identifier) @owner property: (property_identifier) @name)
    right: [
      (arrow_function body: (_) @body)
      (function_expression body: (_) @body)
      (generator_function body: (_) @body)
    ]) @definition.method) @statement

(expression_statement
  (assignment_expression
    left: (member_expression object: (this) property: (property_identifier) @name)
    right: [
      (arrow_function body: (_) @body)
      (function_expression body: (_) @body)
      (generator_function body: (_) @body)
    ]) @definition.method) @statement
