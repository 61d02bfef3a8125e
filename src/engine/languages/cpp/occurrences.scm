; What only C++'s grammar has; it stands before ../c/occurrences.scm.

(using_declaration [(identifier) @import (qualified_identifier name: (identifier) @import)])

(call_expression function: [
  (qualified_identifier name: (identifier) @call)
  (qualified_identifier name: (qualified_identifier name: (identifier) @call))
  (template_function name: (identifier) @call)
  (qualified_identifier name: (template_function name: (identifier) @call))
  (field_expression field: (template_method name: (field_identifier) @call))
])
(new_expression type: [
  (type_identifier) @call
  (template_type name: (type_identifier) @call)
  (qualified_identifier name: [(type_identifier) @call (template_type name: (type_identifier) @call)])
])

(qualified_identifier name: (identifier) @member)
(namespace_identifier) @name
