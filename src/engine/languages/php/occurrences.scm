(namespace_use_clause (qualified_name (namespace_name) @module (name) @import))
(namespace_use_clause (name) @import)
(namespace_use_clause alias: (name) @import)
(namespace_use_declaration (namespace_name) @module)
[(require_expression (string (string_content) @module)) (require_once_expression (string (string_content) @module))
 (include_expression (string (string_content) @module)) (include_once_expression (string (string_content) @module))]

(function_call_expression function: [(name) @call (qualified_name (name) @call)])
(member_call_expression name: (name) @call)
(nullsafe_member_call_expression name: (name) @call)
(scoped_call_expression name: (name) @call)
(object_creation_expression [(name) @call (qualified_name (name) @call)])
(attribute [(name) @call (qualified_name (name) @call)])

(named_type [(name) @type (qualified_name (name) @type)])
(base_clause [(name) @type (qualified_name (name) @type)])
(class_interface_clause [(name) @type (qualified_name (name) @type)])
(use_declaration [(name) @type (qualified_name (name) @type)])
(scoped_call_expression scope: [(name) @type (qualified_name (name) @type)])
(class_constant_access_expression . [(name) @type (qualified_name (name) @type)])

(member_access_expression name: (name) @member)
(nullsafe_member_access_expression name: (name) @member)
(scoped_property_access_expression name: (variable_name (name) @member))
(class_constant_access_expression (_) (name) @member)
(variable_name (name) @name)
(name) @name
