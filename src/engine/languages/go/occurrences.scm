(import_spec path: (interpreted_string_literal (interpreted_string_literal_content) @module))
(import_spec path: (raw_string_literal (raw_string_literal_content) @module))
(import_spec name: (package_identifier) @import)

(call_expression function: [
  (identifier) @call
  (selector_expression field: (field_identifier) @call)
  (parenthesized_expression (identifier) @call)
])
(type_instantiation_expression type: (type_identifier) @type)
(composite_literal type: [
  (type_identifier) @call
  (qualified_type name: (type_identifier) @call)
  (generic_type type: (type_identifier) @call)
])

(type_identifier) @type
(field_identifier) @member
[(identifier) (package_identifier)] @name
