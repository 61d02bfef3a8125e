(comment) @comment
(decorator) @decorator
(block . (expression_statement (string) @docstring))

(class_definition name: (_) @name body: (_) @body) @definition.class
(function_definition name: (_) @name body: (_) @body) @definition.function

(type_alias_statement left: (type . [
  (identifier) @name
  (generic_type . (identifier) @name)
])) @definition.type_alias

; A lambda with a name is a function
(assignment left: (identifier) @name right: (lambda body: (_) @body)) @definition.function

; Variables of the module; a name that is assigned again is the same variable

(module (expression_statement (assignment left: [
  (identifier) @name
  (pattern_list (identifier) @name)
  (tuple_pattern (identifier) @name)
]) @assignment.variable))

(module (expression_statement (assignment right: [
  (assignment left: (identifier) @name) @assignment.variable
  (assignment right: (assignment left: (identifier) @name) @assignment.variable)
])) @statement)

; What only stands under a condition is still the module's

(module (if_statement [
  (block (expression_statement (assignment left: (identifier) @name) @assignment.variable))
  (elif_clause (block (expression_statement (assignment left: (identifier) @name) @assignment.variable)))
  (else_clause (block (expression_statement (assignment left: (identifier) @name) @assignment.variable)))
]))

(module (try_statement [
  (block (expression_statement (assignment left: (identifier) @name) @assignment.variable))
  (except_clause (block (expression_statement (assignment left: (identifier) @name) @assignment.variable)))
  (else_clause (block (expression_statement (assignment left: (identifier) @name) @assignment.variable)))
]))

(module (with_statement (block (expression_statement (assignment left: (identifier) @name) @assignment.variable))))

; Attributes of the class, and of the instance where the constructor assigns them

(class_definition body: (block (expression_statement (assignment left: [
  (identifier) @name
  (pattern_list (identifier) @name)
  (tuple_pattern (identifier) @name)
]) @assignment.property)))

(class_definition body: (block (expression_statement (assignment right: [
  (assignment left: (identifier) @name) @assignment.property
  (assignment right: (assignment left: (identifier) @name) @assignment.property)
])) @statement))

(class_definition body: (block (if_statement (block (expression_statement (assignment left: (identifier) @name) @assignment.property)))))

(expression_statement
  (assignment left: (attribute object: (identifier) @_self attribute: (identifier) @name)) @instance.property
  (#eq? @_self "self"))
