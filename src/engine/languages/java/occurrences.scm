(import_declaration (scoped_identifier) @module (asterisk))
(import_declaration (scoped_identifier scope: (_) @module name: (identifier) @import))
(package_declaration (_) @module)

(method_invocation name: (identifier) @call)
(object_creation_expression type: [
  (type_identifier) @call
  (scoped_type_identifier (type_identifier) @call .)
  (generic_type [(type_identifier) @call (scoped_type_identifier (type_identifier) @call .)])
])
(method_reference "::" (identifier) @member)
(marker_annotation name: [(identifier) @call (scoped_identifier name: (identifier) @call)])
(annotation name: [(identifier) @call (scoped_identifier name: (identifier) @call)])

(field_access field: (identifier) @member)
(type_identifier) @type
(identifier) @name
