[(line_comment) (block_comment)] @comment
[(marker_annotation) (annotation)] @decorator

(module_declaration name: (_) @name body: (_) @body) @definition.module

(class_declaration name: (_) @name body: (_) @body) @definition.class
(record_declaration name: (_) @name body: (_) @body) @definition.class
(interface_declaration name: (_) @name body: (_) @body) @definition.interface
(annotation_type_declaration name: (_) @name body: (_) @body) @definition.interface
(enum_declaration name: (_) @name body: (_) @body) @definition.enum
(enum_constant name: (_) @name body: (_)? @body) @definition.enum_member

(method_declaration name: (_) @name body: (_)? @body) @definition.method
(annotation_type_element_declaration name: (_) @name) @definition.method
(constructor_declaration name: (_) @name body: (_) @body) @definition.constructor
(compact_constructor_declaration name: (_) @name body: (_) @body) @definition.constructor

; A static field that is assigned once is a constant, and so is every field of an interface

(field_declaration (modifiers "static" "final") declarator: (variable_declarator name: (_) @name) @definition.constant) @statement
(field_declaration (modifiers "final" "static") declarator: (variable_declarator name: (_) @name) @definition.constant) @statement
(constant_declaration declarator: (variable_declarator name: (_) @name) @definition.constant) @statement

(field_declaration declarator: (variable_declarator name: (_) @name) @definition.property) @statement
(record_declaration parameters: (formal_parameters [
  (formal_parameter name: (_) @name)
  (spread_parameter (variable_declarator name: (_) @name))
] @definition.property))
