(using_directive (qualified_name) @module)
(using_directive name: (identifier) @import)
(using_directive (identifier) @module)

(invocation_expression function: [
  (identifier) @call
  (generic_name (identifier) @call)
  (member_access_expression name: [(identifier) @call (generic_name (identifier) @call)])
  (conditional_access_expression (member_binding_expression name: (identifier) @call))
])
(object_creation_expression type: [
  (identifier) @call
  (generic_name (identifier) @call)
  (qualified_name name: [(identifier) @call (generic_name (identifier) @call)])
])
(attribute name: [(identifier) @call (qualified_name name: (identifier) @call)])

(base_list [(identifier) @type (generic_name (identifier) @type) (qualified_name name: (identifier) @type)])
(type_argument_list (identifier) @type)
(variable_declaration type: [(identifier) @type (generic_name (identifier) @type) (nullable_type (identifier) @type)])
(parameter type: [(identifier) @type (generic_name (identifier) @type) (nullable_type (identifier) @type)])
(method_declaration returns: [(identifier) @type (generic_name (identifier) @type)])
(property_declaration type: [(identifier) @type (generic_name (identifier) @type) (nullable_type (identifier) @type)])

(member_access_expression name: [(identifier) @member (generic_name (identifier) @member)])
(member_binding_expression name: (identifier) @member)
(identifier) @name
