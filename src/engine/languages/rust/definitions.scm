[(line_comment) (block_comment)] @comment
(attribute_item) @decorator

; What an impl block holds is its type's, where that stands above in the same file

(impl_item
  type: [
    (type_identifier) @owner
    (generic_type type: (type_identifier) @owner)
    (scoped_type_identifier name: (type_identifier) @owner)
    (reference_type type: [(type_identifier) @owner (generic_type type: (type_identifier) @owner)])
  ]
  body: (declaration_list [
    (function_item name: (_) @name body: (_) @body) @definition.method
    (const_item name: (_) @name) @definition.constant
    (type_item name: (_) @name) @definition.type_alias
    (macro_definition name: (_) @name) @definition.macro
  ]))
(impl_item body: (declaration_list (function_item name: (_) @name body: (_) @body) @definition.method))

(trait_item name: (_) @name body: (_) @body) @definition.trait
(trait_item body: (declaration_list [
  (function_item name: (_) @name body: (_) @body) @definition.method
  (function_signature_item name: (_) @name) @definition.method
  (associated_type name: (_) @name) @definition.type_alias
  (const_item name: (_) @name) @definition.constant
]))

(function_item name: (_) @name body: (_) @body) @definition.function
(foreign_mod_item body: (declaration_list [
  (function_signature_item name: (_) @name) @definition.function
  (static_item name: (_) @name) @definition.variable
]))

(struct_item name: (_) @name body: (_)? @body) @definition.struct
(union_item name: (_) @name body: (_) @body) @definition.struct
(enum_item name: (_) @name body: (_) @body) @definition.enum
(enum_variant name: (_) @name) @definition.enum_member
(field_declaration name: (_) @name) @definition.property
(type_item name: (_) @name) @definition.type_alias
(mod_item name: (_) @name body: (_)? @body) @definition.module
(macro_definition name: (_) @name "{"? @body) @definition.macro

; Constants of modules; those of functions are nobody's symbols

(source_file (const_item name: (_) @name) @definition.constant)
(source_file (static_item name: (_) @name) @definition.variable)
(mod_item body: (declaration_list (const_item name: (_) @name) @definition.constant))
(mod_item body: (declaration_list (static_item name: (_) @name) @definition.variable))
