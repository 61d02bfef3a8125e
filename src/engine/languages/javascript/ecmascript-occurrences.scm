; What JavaScript and TypeScript have in common, in words that both grammars know.

(import_statement source: (string (string_fragment) @module))
(export_statement source: (string (string_fragment) @module))
(call_expression function: (import) arguments: (arguments . (string (string_fragment) @module)))
(call_expression
  function: (identifier) @_require
  arguments: (arguments . (string (string_fragment) @module) .)
  (#eq? @_require "require"))

(import_clause (identifier) @import)
(namespace_import (identifier) @import)
(import_specifier [(identifier) @import (string (string_fragment) @import)])
(export_specifier [(identifier) @import (string (string_fragment) @import)])
(namespace_export [(identifier) @import (string (string_fragment) @import)])

(call_expression function: [
  (identifier) @call
  (member_expression property: [(property_identifier) (private_property_identifier)] @call)
])
(new_expression constructor: [
  (identifier) @call
  (member_expression property: (property_identifier) @call)
])
(decorator [
  (identifier) @call
  (member_expression property: (property_identifier) @call)
])

[(property_identifier) (private_property_identifier)] @member
[(identifier) (shorthand_property_identifier) (shorthand_property_identifier_pattern)] @name
