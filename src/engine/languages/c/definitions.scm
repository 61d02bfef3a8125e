(comment) @comment

; Functions, through any pointers that they return, and their prototypes

(function_definition
  declarator: [
    (function_declarator declarator: [(identifier) @name (parenthesized_declarator (identifier) @name)])
    (pointer_declarator declarator: [
      (function_declarator declarator: [(identifier) @name (parenthesized_declarator (identifier) @name)])
      (pointer_declarator declarator: (function_declarator declarator: (identifier) @name))
    ])
    ; One that returns a pointer to a function
    (function_declarator declarator: (parenthesized_declarator
      (pointer_declarator declarator: (function_declarator declarator: (identifier) @name))))
  ]
  body: (_)? @body) @definition.function

(declaration declarator: [
  (function_declarator declarator: [(identifier) @name (parenthesized_declarator (identifier) @name)])
  (pointer_declarator declarator: [
    (function_declarator declarator: [(identifier) @name (parenthesized_declarator (identifier) @name)])
    (pointer_declarator declarator: (function_declarator declarator: (identifier) @name))
  ])
  (function_declarator declarator: (parenthesized_declarator
    (pointer_declarator declarator: (function_declarator declarator: (identifier) @name))))
]) @definition.function

(struct_specifier name: (type_identifier) @name body: (_) @body) @definition.struct
(union_specifier name: (type_identifier) @name body: (_) @body) @definition.struct
(enum_specifier name: (_) @name body: (_) @body) @definition.enum
(enumerator name: (_) @name) @definition.enum_member

(type_definition declarator: [
  (type_identifier) @name (primitive_type) @name
  (array_declarator declarator: (type_identifier) @name)
  (array_declarator declarator: (array_declarator declarator: (type_identifier) @name))
  (function_declarator declarator: [
    (type_identifier) @name
    (parenthesized_declarator [
      (type_identifier) @name
      (pointer_declarator declarator: (type_identifier) @name)
    ])
  ])
  (pointer_declarator declarator: [
    (type_identifier) @name
    (pointer_declarator declarator: (type_identifier) @name)
    (function_declarator declarator: [
      (type_identifier) @name
      (parenthesized_declarator [
        (type_identifier) @name
        (pointer_declarator declarator: (type_identifier) @name)
      ])
    ])
  ])
]) @definition.type_alias

(field_declaration declarator: [
  (field_identifier) @name
  (array_declarator declarator: [
    (field_identifier) @name
    (array_declarator declarator: [
      (field_identifier) @name
      (array_declarator declarator: (field_identifier) @name)
    ])
  ])
  (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: [
    (field_identifier) @name
    (array_declarator declarator: (field_identifier) @name)
  ])))
  (pointer_declarator declarator: [
    (field_identifier) @name
    (array_declarator declarator: [
      (field_identifier) @name
      (array_declarator declarator: (field_identifier) @name)
    ])
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (field_identifier) @name)))
    (pointer_declarator declarator: [
      (field_identifier) @name
      (array_declarator declarator: (field_identifier) @name)
      (pointer_declarator declarator: (field_identifier) @name)
    ])
  ])
]) @definition.property

(preproc_def name: (_) @name) @definition.macro
(preproc_function_def name: (_) @name value: (_)? @body) @definition.macro

; Variables, pointers to functions among them; kind-of.ts leaves out those of functions

(declaration declarator: [
  (identifier) @name
  (array_declarator declarator: [
    (identifier) @name
    (array_declarator declarator: [
      (identifier) @name
      (array_declarator declarator: (identifier) @name)
    ])
  ])
  (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: [
    (identifier) @name
    (array_declarator declarator: (identifier) @name)
  ])))
  (pointer_declarator declarator: [
    (identifier) @name
    (array_declarator declarator: [
      (identifier) @name
      (array_declarator declarator: (identifier) @name)
    ])
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @name)))
    (pointer_declarator declarator: [
      (identifier) @name
      (array_declarator declarator: (identifier) @name)
      (pointer_declarator declarator: (identifier) @name)
    ])
  ])
  (init_declarator declarator: [
    (identifier) @name
    (array_declarator declarator: [
      (identifier) @name
      (array_declarator declarator: [
        (identifier) @name
        (array_declarator declarator: (identifier) @name)
      ])
    ])
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: [
      (identifier) @name
      (array_declarator declarator: (identifier) @name)
    ])))
    (pointer_declarator declarator: [
      (identifier) @name
      (array_declarator declarator: [
        (identifier) @name
        (array_declarator declarator: (identifier) @name)
      ])
      (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @name)))
      (pointer_declarator declarator: [
        (identifier) @name
        (array_declarator declarator: (identifier) @name)
      ])
    ])
  ])
]) @definition.variable

; A function that a macro makes, `TEST(name) {`: two statements to the grammar

((expression_statement (call_expression function: (identifier) @name)) . (compound_statement) @body @definition.function)
