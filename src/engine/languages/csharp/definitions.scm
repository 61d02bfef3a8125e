(comment) @comment
(attribute_list) @decorator

(namespace_declaration name: (_) @name body: (_) @body) @definition.namespace
(file_scoped_namespace_declaration name: (_) @name) @definition.namespace

(class_declaration name: (_) @name body: (_)? @body) @definition.class
(record_declaration name: (_) @name body: (_)? @body) @definition.class
(struct_declaration name: (_) @name body: (_)? @body) @definition.struct
(interface_declaration name: (_) @name body: (_)? @body) @definition.interface
(enum_declaration name: (_) @name body: (_)? @body) @definition.enum
(enum_member_declaration name: (_) @name) @definition.enum_member
(delegate_declaration name: (_) @name) @definition.type_alias

(method_declaration name: (_) @name body: (_)? @body) @definition.method
(constructor_declaration name: (_) @name body: (_)? @body) @definition.constructor
(destructor_declaration name: (_) @name body: (_)? @body) @definition.method
(operator_declaration operator: _ @name body: (_)? @body) @definition.method
(local_function_statement name: (_) @name body: (_)? @body) @definition.function

(property_declaration name: (_) @name accessors: (_)? @body) @definition.property
(event_declaration name: (_) @name accessors: (_)? @body) @definition.property
(event_field_declaration (variable_declaration (variable_declarator name: (_) @name) @definition.property)) @statement
(field_declaration (variable_declaration (variable_declarator name: (_) @name) @definition.property)) @statement
