(comment) @comment

(function_declaration name: (_) @name body: (_)? @body) @definition.function

; A method is its type's, where that stands in the same file
(method_declaration
  receiver: (parameter_list (parameter_declaration type: [
    (type_identifier) @owner
    (generic_type type: (type_identifier) @owner)
    (pointer_type [(type_identifier) @owner (generic_type type: (type_identifier) @owner)])
  ]))
  name: (_) @name
  body: (_)? @body) @definition.method

; A declaration of one name is the whole statement; a name in a group is its own line of it

(type_declaration . (type_spec name: (_) @name type: (struct_type (field_declaration_list) @body)) @definition.struct .) @statement
(type_declaration . (type_spec name: (_) @name type: (interface_type "{" @body)) @definition.interface .) @statement
(type_declaration . [(type_spec name: (_) @name) (type_alias name: (_) @name)] @definition.type_alias .) @statement
(type_spec name: (_) @name type: (struct_type (field_declaration_list) @body)) @definition.struct
(type_spec name: (_) @name type: (interface_type "{" @body)) @definition.interface
[(type_spec name: (_) @name) (type_alias name: (_) @name)] @definition.type_alias

; Fields, embedded ones by the name of their type, and methods of interfaces; those of anonymous types are nobody's symbols

(type_spec type: (struct_type (field_declaration_list (field_declaration name: (_) @name) @definition.property)))
(type_spec type: (struct_type (field_declaration_list (field_declaration !name type: [
  (type_identifier) @name
  (qualified_type name: (_) @name)
  (generic_type type: [(type_identifier) @name (qualified_type name: (_) @name)])
]) @definition.property)))
(type_spec type: (interface_type (method_elem name: (_) @name) @definition.method))

; Constants and variables of the package

(source_file (const_declaration . (const_spec (identifier) @name) @definition.constant .) @statement)
(source_file (const_declaration (const_spec (identifier) @name) @definition.constant))
(source_file (var_declaration [
  (var_spec . name: (identifier) @name value: (expression_list . (func_literal body: (_) @body) .)) @definition.variable
  (var_spec_list . (var_spec . name: (identifier) @name value: (expression_list . (func_literal body: (_) @body) .)) @definition.variable .)
]) @statement)
(source_file (var_declaration [
  (var_spec name: (identifier) @name) @definition.variable
  (var_spec_list . (var_spec name: (identifier) @name) @definition.variable .)
]) @statement)
(source_file (var_declaration (var_spec_list (var_spec . name: (identifier) @name value: (expression_list . (func_literal body: (_) @body) .)) @definition.variable)))
(source_file (var_declaration (var_spec_list (var_spec name: (identifier) @name) @definition.variable)))
