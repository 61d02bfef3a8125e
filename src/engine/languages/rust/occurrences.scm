(use_wildcard (_) @module)
(scoped_use_list path: (_) @module)
(use_declaration argument: (scoped_identifier path: (_) @module name: (_) @import))
(use_list (scoped_identifier path: (_) @module name: (_) @import))
(use_as_clause path: (scoped_identifier path: (_) @module name: (_) @import))
(use_as_clause path: (identifier) @import)
(use_as_clause alias: (identifier) @import)
(use_list (identifier) @import)
(use_declaration argument: (identifier) @import)

(call_expression function: [
  (identifier) @call
  (scoped_identifier name: (identifier) @call)
  (field_expression field: (field_identifier) @call)
  (generic_function function: [
    (identifier) @call
    (scoped_identifier name: (identifier) @call)
    (field_expression field: (field_identifier) @call)
  ])
])
(struct_expression name: [
  (type_identifier) @call
  (scoped_type_identifier name: (type_identifier) @call)
])
(macro_invocation macro: [(identifier) @call (scoped_identifier name: (identifier) @call)])
(attribute [(identifier) @call (scoped_identifier name: (identifier) @call)])

; What a macro is given is not parsed: a name before a bracket is a call there
(token_tree (identifier) @call . (token_tree))

(type_identifier) @type
(field_identifier) @member
[(identifier) (shorthand_field_identifier)] @name
