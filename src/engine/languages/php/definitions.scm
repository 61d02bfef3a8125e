(comment) @comment
(attribute_list) @decorator

(namespace_definition name: (_) @name body: (_) @body) @definition.namespace
(namespace_definition name: (_) @name !body) @definition.namespace

(class_declaration name: (_) @name body: (_) @body) @definition.class
(interface_declaration name: (_) @name body: (_) @body) @definition.interface
(trait_declaration name: (_) @name body: (_) @body) @definition.trait
(enum_declaration name: (_) @name body: (_) @body) @definition.enum
(enum_case name: (_) @name) @definition.enum_member

(method_declaration name: (name) @name body: (_)? @body) @definition.method
(function_definition name: (_) @name body: (_) @body) @definition.function

; A closure with a name is a function
(assignment_expression
  left: [(variable_name (name) @name) (member_access_expression name: (name) @name)]
  right: [(anonymous_function body: (_) @body) (arrow_function body: (_) @body)]) @definition.function

(property_declaration (property_element name: (variable_name (name) @name)) (property_hook_list) @body) @definition.property
(property_declaration (property_element name: (variable_name (name) @name)) @definition.property) @statement
(property_promotion_parameter name: (variable_name (name) @name)) @definition.property
(const_declaration (const_element . (name) @name) @definition.constant) @statement
(expression_statement
  (function_call_expression function: (name) @_define arguments: (arguments . (argument (string (string_content) @name)))) @definition.constant
  (#eq? @_define "define")) @statement

; Methods that a class takes from a trait under another name
(use_as_clause (name) @name .) @definition.method

; Variables of the file
(program (expression_statement (assignment_expression left: (variable_name (name) @name) right: (array_creation_expression) @body) @assignment.variable) @statement)
(program (expression_statement (assignment_expression left: [
  (variable_name (name) @name)
  (list_literal (variable_name (name) @name))
]) @assignment.variable) @statement)
