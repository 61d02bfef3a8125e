; `//!` and `/*!` document what they stand in
[(line_comment !inner) (block_comment !inner)] @comment
(attribute_item) @decorator

; What an impl block holds is its type's, where that stands in the same file

(impl_item
  type: [
    (type_identifier) @owner
    (scoped_type_identifier name: (type_identifier) @owner)
    (generic_type type: [(type_identifier) @owner (scoped_type_identifier name: (type_identifier) @owner)])
    (reference_type type: [(type_identifier) @owner (generic_type type: (type_identifier) @owner)])
    (dynamic_type trait: [(type_identifier) @owner (generic_type type: (type_identifier) @owner)])
  ]
  body: (declaration_list [
    (function_item name: (_) @name body: (_) @body) @definition.method
    (const_item name: (_) @name) @definition.constant
    (type_item name: (_) @name) @definition.type_alias
  ]))
(impl_item body: (declaration_list [
  (function_item name: (_) @name body: (_) @body) @definition.method
  (const_item name: (_) @name) @definition.constant
  (type_item name: (_) @name) @definition.type_alias
]))

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

; The fields of a tuple have no names: they belong to the signature

(struct_item name: (_) @name body: (field_declaration_list)? @body) @definition.struct
(union_item name: (_) @name body: (_) @body) @definition.struct
(enum_item name: (_) @name body: (_) @body) @definition.enum
(enum_variant name: (_) @name body: (field_declaration_list)? @body) @definition.enum_member
(field_declaration name: (_) @name) @definition.property
(type_item name: (_) @name) @definition.type_alias
(mod_item name: (_) @name body: (_)? @body) @definition.module
(macro_definition name: (_) @name ["{" "(" "["] @body) @definition.macro

; Constants and statics of modules; those of functions are nobody's symbols, and `const _` has no name

(source_file (const_item name: (_) @name) @definition.constant (#not-eq? @name "_"))
(source_file (static_item name: (_) @name) @definition.variable)
(mod_item body: (declaration_list (const_item name: (_) @name) @definition.constant (#not-eq? @name "_")))
(mod_item body: (declaration_list (static_item name: (_) @name) @definition.variable))
