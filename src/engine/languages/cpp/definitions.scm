; What only C++'s grammar has; it stands before ../c/definitions.scm.

(template_declaration (_) @wrapped) @wrapper

(namespace_definition name: (_) @name body: (_) @body) @definition.namespace

(class_specifier
  name: [
    (type_identifier) @name
    (template_type name: (_) @name)
    (qualified_identifier name: [(type_identifier) @name (template_type name: (_) @name)])
  ]
  body: (_) @body) @definition.class
(struct_specifier
  name: [
    (template_type name: (_) @name)
    (qualified_identifier name: [(type_identifier) @name (template_type name: (_) @name)])
  ]
  body: (_) @body) @definition.struct

(alias_declaration name: (_) @name) @definition.type_alias
(concept_definition name: (_) @name) @definition.type_alias

; Methods within their class, defined and declared

(function_definition
  declarator: [
    (function_declarator declarator: [(field_identifier) (destructor_name) (operator_name)] @name)
    (reference_declarator (function_declarator declarator: [(field_identifier) (operator_name)] @name))
    (pointer_declarator declarator: (function_declarator declarator: [(field_identifier) (operator_name)] @name))
  ]
  body: (_)? @body) @definition.method

(field_declaration declarator: [
  (function_declarator declarator: [(field_identifier) (destructor_name) (operator_name)] @name)
  (reference_declarator (function_declarator declarator: [(field_identifier) (operator_name)] @name))
  (pointer_declarator declarator: (function_declarator declarator: [(field_identifier) (operator_name)] @name))
]) @definition.method
(declaration declarator: (function_declarator declarator: [(destructor_name) (operator_name)] @name)) @definition.method

; Methods outside of their class

(function_definition
  declarator: [
    (function_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) (destructor_name) (operator_name)] @name))
    (function_declarator declarator: (qualified_identifier name: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) (destructor_name) (operator_name)] @name)))
    (reference_declarator (function_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) (operator_name)] @name)))
    (pointer_declarator declarator: (function_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) (operator_name)] @name)))
  ]
  body: (_)? @body) @definition.method

; Functions that return references, free operators

(function_definition
  declarator: [
    (reference_declarator (function_declarator declarator: [(identifier) (operator_name)] @name))
    (function_declarator declarator: (operator_name) @name)
  ]
  body: (_)? @body) @definition.function

(field_declaration declarator: (reference_declarator (field_identifier) @name)) @definition.property
