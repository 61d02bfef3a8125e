; What only C++'s grammar has; it stands before ../c/definitions.scm.

(template_declaration (_) @wrapped) @wrapper
(friend_declaration (_) @wrapped) @wrapper

(namespace_definition name: (_) @name body: (_) @body) @definition.namespace

(class_specifier
  name: [
    (type_identifier) @name
    (template_type name: (_) @name)
    (qualified_identifier name: [
      (type_identifier) @name
      (template_type name: (_) @name)
      (qualified_identifier name: [(type_identifier) @name (template_type name: (_) @name)])
    ])
  ]
  body: (_) @body) @definition.class
(struct_specifier
  name: [
    (template_type name: (_) @name)
    (qualified_identifier name: [
      (type_identifier) @name
      (template_type name: (_) @name)
      (qualified_identifier name: [(type_identifier) @name (template_type name: (_) @name)])
    ])
  ]
  body: (_) @body) @definition.struct
(union_specifier
  name: [(template_type name: (_) @name) (qualified_identifier name: (type_identifier) @name)]
  body: (_) @body) @definition.struct

(alias_declaration name: (_) @name) @definition.type_alias
(concept_definition name: (_) @name) @definition.type_alias
(type_definition declarator: (reference_declarator (type_identifier) @name)) @definition.type_alias

; Methods within their class, defined and declared

(function_definition
  declarator: [
    (function_declarator declarator: [(field_identifier) @name (destructor_name) @name (operator_name) @name (template_method name: (_) @name)
    ])
    (reference_declarator (function_declarator declarator: [(field_identifier) @name (operator_name) @name]))
    (pointer_declarator declarator: [
      (function_declarator declarator: [(field_identifier) @name (operator_name) @name])
      (reference_declarator (function_declarator declarator: [(field_identifier) @name (operator_name) @name]))
      (pointer_declarator declarator: (function_declarator declarator: [(field_identifier) @name (operator_name) @name]))
    ])
  ]
  body: (_)? @body) @definition.method

(field_declaration declarator: [
  (function_declarator declarator: [(field_identifier) @name (destructor_name) @name (operator_name) @name])
  (reference_declarator (function_declarator declarator: [(field_identifier) @name (operator_name) @name]))
  (pointer_declarator declarator: [
    (function_declarator declarator: [(field_identifier) @name (operator_name) @name])
    (reference_declarator (function_declarator declarator: [(field_identifier) @name (operator_name) @name]))
    (pointer_declarator declarator: (function_declarator declarator: [(field_identifier) @name (operator_name) @name]))
  ])
]) @definition.method

(field_declaration declarator: [
  (reference_declarator (field_identifier) @name)
  (pointer_declarator declarator: (reference_declarator (field_identifier) @name))
]) @definition.property

; Methods and variables of a class, outside of it

(function_definition
  declarator: [
    (function_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) @name (destructor_name) @name (operator_name) @name (template_function name: (_) @name)
      ]))
    (function_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) @name (destructor_name) @name (operator_name) @name (template_function name: (_) @name)
      ])))
    (function_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) @name (destructor_name) @name (operator_name) @name]))))
    (reference_declarator (function_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) @name (operator_name) @name])))
    (reference_declarator (function_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) @name (operator_name) @name]))))
    (pointer_declarator declarator: (function_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) @name (operator_name) @name])))
    (pointer_declarator declarator: (function_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) @name (operator_name) @name]))))
    (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) @name (operator_name) @name]))))
  ]
  body: (_)? @body) @definition.method

(declaration declarator: [
  (qualified_identifier
    scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
    name: (identifier) @name)
  (array_declarator declarator: (qualified_identifier
    scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
    name: (identifier) @name))
  (init_declarator declarator: [
    (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: (identifier) @name)
    (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: (identifier) @name))
    (array_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: (identifier) @name))
    (pointer_declarator declarator: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: (identifier) @name))
  ])
]) @definition.property

; Functions that return references, specializations, free operators

(function_definition
  declarator: [
    (function_declarator declarator: (template_function name: (_) @name))
    (pointer_declarator declarator: (function_declarator declarator: [
      (template_function name: (_) @name)
      (qualified_identifier
        scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
        name: (template_function name: (_) @name))
    ]))
    (reference_declarator (function_declarator declarator: (identifier) @name))
    (pointer_declarator declarator: (reference_declarator (function_declarator declarator: (identifier) @name)))
  ]
  body: (_)? @body) @definition.function

(declaration declarator: [
  (function_declarator declarator: [(destructor_name) @name (operator_name) @name (template_function name: (_) @name)
  ])
  (reference_declarator (function_declarator declarator: [(identifier) @name (operator_name) @name]))
  (pointer_declarator declarator: [
    (function_declarator declarator: (operator_name) @name)
    (reference_declarator (function_declarator declarator: (identifier) @name))
  ])
]) @definition.function

(declaration declarator: [
  (reference_declarator (identifier) @name)
  (init_declarator declarator: [
    (reference_declarator (identifier) @name)
    (template_function name: (_) @name)
  ])
]) @definition.variable
