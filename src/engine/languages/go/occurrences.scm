(import_spec path: (interpreted_string_literal (interpreted_string_literal_content) @module))
(import_spec path: (raw_string_literal (raw_string_literal_content) @module))
(import_spec name: (package_identifier) @import)

; An embedded field is named by its type
(field_declaration !name type: [
  (type_identifier) @also.type
  (qualified_type name: (type_identifier) @also.type)
  (generic_type type: [(type_identifier) @also.type (qualified_type name: (type_identifier) @also.type)])
])

(call_expression function: [
  (identifier) @call
  (selector_expression field: (field_identifier) @call)
  (parenthesized_expression (identifier) @call)
  (index_expression operand: [(identifier) @call (selector_expression field: (field_identifier) @call)])
])
; `f[T](x)` may be a conversion too; without knowing the types it is more often a call
(type_conversion_expression type: (generic_type type: [(type_identifier) @call (qualified_type name: (type_identifier) @call)]))
(composite_literal type: [
  (type_identifier) @call
  (qualified_type name: (type_identifier) @call)
  (generic_type type: [(type_identifier) @call (qualified_type name: (type_identifier) @call)])
])

; Keys of structs, also of those whose type the slice or map around them has
(composite_literal
  type: [(type_identifier) (qualified_type) (generic_type) (struct_type)]
  body: (literal_value (keyed_element key: (literal_element (identifier) @member))))
(literal_element (literal_value (keyed_element key: (literal_element (identifier) @member))))

(type_identifier) @type
(field_identifier) @member
[(identifier) (package_identifier)] @name
