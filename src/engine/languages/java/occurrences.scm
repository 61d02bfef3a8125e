(import_declaration (scoped_identifier) @module (asterisk))
(import_declaration (scoped_identifier scope: (_) @module name: (identifier) @import))
(package_declaration [(identifier) (scoped_identifier)] @module)
(requires_module_directive module: (_) @module)
(exports_module_directive package: (_) @module)
(exports_module_directive modules: (_) @module)
(opens_module_directive package: (_) @module)
(opens_module_directive modules: (_) @module)
(uses_module_directive type: [(identifier) @type (scoped_identifier scope: (_) @module name: (identifier) @type)])
(provides_module_directive [(identifier) @type (scoped_identifier scope: (_) @module name: (identifier) @type)])

(method_invocation name: (identifier) @call)
(object_creation_expression type: [
  (type_identifier) @call
  (scoped_type_identifier (type_identifier) @call .)
  (generic_type [(type_identifier) @call (scoped_type_identifier (type_identifier) @call .)])
])
(method_reference . [(identifier) @call (field_access field: (identifier) @call)] "::" "new")
(method_reference "::" (identifier) @member)
(marker_annotation name: [(identifier) @call (scoped_identifier name: (identifier) @call)])
(annotation name: [(identifier) @call (scoped_identifier name: (identifier) @call)])
(element_value_pair key: (identifier) @member)

(labeled_statement . (identifier) @none)
[(break_statement (identifier) @none) (continue_statement (identifier) @none)]

(record_pattern . (identifier) @type)
(field_access field: (identifier) @member)
(type_identifier) @type
(identifier) @name
