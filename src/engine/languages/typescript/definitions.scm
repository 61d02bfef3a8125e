; What only TypeScript's grammar has; it stands before ../javascript/ecmascript.scm.

(ambient_declaration (_) @wrapped) @wrapper

(abstract_class_declaration name: (_) @name body: (_) @body) @definition.class
(interface_declaration name: (_) @name body: (_) @body) @definition.interface
(type_alias_declaration name: (_) @name) @definition.type_alias

(enum_declaration name: (_) @name body: (_) @body) @definition.enum
(enum_body name: (_) @name @definition.enum_member)
(enum_body (enum_assignment name: (_) @name) @definition.enum_member)

(internal_module name: (_) @name body: (_) @body) @definition.namespace
(module name: (_) @name body: (_) @body) @definition.namespace
(ambient_declaration "global" @name (statement_block) @body) @definition.namespace

; `global { … }` within an ambient module, which the grammar takes for an expression and a block
(module body: (statement_block
  (expression_statement (identifier) @name) . (statement_block) @body @definition.namespace
  (#eq? @name "global")))

; Heads without a body: overloads, ambient functions, abstract methods

(function_signature name: (_) @name) @definition.function
(abstract_method_signature "get" name: (_) @name) @definition.getter
(abstract_method_signature "set" name: (_) @name) @definition.setter
(abstract_method_signature name: (_) @name) @definition.method

(class_body (method_signature "get" name: (_) @name) @definition.getter)
(class_body (method_signature "set" name: (_) @name) @definition.setter)
(class_body (method_signature name: (_) @name) @definition.method)

; Fields, and constructor parameters that declare one

(public_field_definition name: (_) @name value: [
  (arrow_function body: (_) @body)
  (function_expression body: (_) @body)
]) @definition.method
(public_field_definition name: (_) @name) @definition.property

(required_parameter (accessibility_modifier) pattern: (identifier) @name) @definition.property
(required_parameter "readonly" pattern: (identifier) @name) @definition.property
(required_parameter (override_modifier) pattern: (identifier) @name) @definition.property
(optional_parameter (accessibility_modifier) pattern: (identifier) @name) @definition.property
(optional_parameter "readonly" pattern: (identifier) @name) @definition.property

; Members of interfaces and of aliased object types; those of anonymous types are nobody's symbols

(interface_body (property_signature name: (_) @name) @definition.property)
(interface_body (method_signature "get" name: (_) @name) @definition.getter)
(interface_body (method_signature "set" name: (_) @name) @definition.setter)
(interface_body (method_signature name: (_) @name) @definition.method)
(type_alias_declaration value: (object_type (property_signature name: (_) @name) @definition.property))
(type_alias_declaration value: (object_type (method_signature name: (_) @name) @definition.method))

; Variables of namespaces and ambient ones

(ambient_declaration (_ (variable_declarator name: [
  (identifier) @name
  (object_pattern (shorthand_property_identifier_pattern) @name)
]) @definition.variable) @statement)
(ambient_declaration (statement_block (_ (variable_declarator name: (identifier) @name) @definition.variable) @statement))
(internal_module body: (statement_block (_ (variable_declarator name: (identifier) @name) @definition.variable) @statement))
(module body: (statement_block (_ (variable_declarator name: (identifier) @name) @definition.variable) @statement))
(module body: (statement_block (statement_block (_ (variable_declarator name: (identifier) @name) @definition.variable) @statement)))

; A literal that is declared with its type stays a container of its methods

(program (_ (variable_declarator name: (identifier) @name value: [
  (as_expression . (object) @body)
  (satisfies_expression . (object) @body)
]) @definition.variable) @statement)
(export_statement declaration: (_ (variable_declarator name: (identifier) @name value: [
  (as_expression . (object) @body)
  (satisfies_expression . (object) @body)
]) @definition.variable) @statement)
