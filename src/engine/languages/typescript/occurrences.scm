; What only TypeScript's grammar has; it stands before ../javascript/ecmascript-occurrences.scm.

(extends_clause value: (identifier) @type)
(extends_clause value: (member_expression property: (property_identifier) @type))
(import_require_clause (identifier) @import source: (string (string_fragment) @module))
(type_identifier) @type
