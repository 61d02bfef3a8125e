(preproc_include path: (string_literal (string_content) @module))
(preproc_include path: (system_lib_string) @module)

(call_expression function: [
  (identifier) @call
  (field_expression field: (field_identifier) @call)
])

(type_identifier) @type
(field_identifier) @member
[(identifier) (statement_identifier)] @name
