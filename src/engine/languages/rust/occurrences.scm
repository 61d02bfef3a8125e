(lifetime (identifier) @none)
(label (identifier) @none)

(use_wildcard (_) @module)
(scoped_use_list path: (_) @module)
(use_declaration argument: (scoped_identifier path: (_) @module name: (_) @import))
(use_list (scoped_identifier path: (_) @module name: (_) @import))
(use_as_clause path: (scoped_identifier path: (_) @module name: (_) @import))
(use_as_clause path: (identifier) @import)
(use_as_clause alias: (identifier) @import)
(use_list (identifier) @import)
(use_declaration argument: (identifier) @import)
(extern_crate_declaration name: (identifier) @module)
(extern_crate_declaration alias: (identifier) @import)

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
  (generic_type_with_turbofish type: [(type_identifier) @call (scoped_identifier name: (identifier) @call)])
])
(macro_invocation macro: [(identifier) @call (scoped_identifier name: (identifier) @call)])

; A derived trait is a supertype
(attribute (identifier) @_derive arguments: (token_tree (identifier) @type) (#eq? @_derive "derive"))
(attribute [(identifier) @call (scoped_identifier name: (identifier) @call)])

; What a macro is given, or makes, is not parsed: a name before an open parenthesis is a call there, one after a dot a member

(token_tree "fn" . (identifier) @name)
(token_tree (identifier) @call . (token_tree . "("))
(token_tree (identifier) @call . "!" . (token_tree))
(token_tree "." . (identifier) @member)
(token_repetition (identifier) @call . (token_tree . "("))
(token_repetition (identifier) @call . "!" . (token_tree))
(token_repetition "." . (identifier) @member)

(type_identifier) @type
(field_identifier) @member
[(identifier) (shorthand_field_identifier)] @name
