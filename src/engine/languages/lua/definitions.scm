(comment) @comment

; Functions by declaration; the path before the name says whose they are

(function_declaration name: (identifier) @name body: (_)? @body) @definition.function
(function_declaration
  name: (dot_index_expression
    table: [
      (identifier) @owner
      (dot_index_expression
        table: [(identifier) @owner (dot_index_expression table: (identifier) @owner field: (identifier) @owner)]
        field: (identifier) @owner)
    ]
    field: (identifier) @name)
  body: (_)? @body) @definition.function
(function_declaration
  name: (method_index_expression
    table: [
      (identifier) @owner
      (dot_index_expression
        table: [(identifier) @owner (dot_index_expression table: (identifier) @owner field: (identifier) @owner)]
        field: (identifier) @owner)
    ]
    method: (identifier) @name)
  body: (_)? @body) @definition.method

; … by assignment

(variable_declaration
  (assignment_statement
    (variable_list . name: (identifier) @name .)
    (expression_list . (function_definition body: (_)? @body) .))) @definition.function
(assignment_statement
  (variable_list . name: (identifier) @name .)
  (expression_list . (function_definition body: (_)? @body) .)) @definition.function
(assignment_statement
  (variable_list . name: [
    (dot_index_expression
      table: [
        (identifier) @owner
        (dot_index_expression
          table: [(identifier) @owner (dot_index_expression table: (identifier) @owner field: (identifier) @owner)]
          field: (identifier) @owner)
      ]
      field: (identifier) @name)
    (bracket_index_expression table: (identifier) @owner field: (string content: (string_content) @name))
  ] .)
  (expression_list . (function_definition body: (_)? @body) .)) @definition.function
(assignment_statement
  (variable_list . name: [
    (dot_index_expression field: (identifier) @name)
    (bracket_index_expression field: (string content: (string_content) @name))
  ] .)
  (expression_list . (function_definition body: (_)? @body) .)) @definition.function

; … and as a field of any table

(field
  name: [(identifier) @name (string content: (string_content) @name)]
  value: (function_definition body: (_)? @body)) @definition.function

; Variables of the file; those of blocks and functions are nobody's symbols

(chunk
  (variable_declaration
    (assignment_statement
      (variable_list . name: (identifier) @name (attribute)? .)
      (expression_list . (table_constructor) @body .))) @assignment.variable)
(chunk
  (variable_declaration [
    (assignment_statement (variable_list name: (identifier) @name))
    (variable_list name: (identifier) @name)
  ]) @assignment.variable)
(chunk
  (assignment_statement
    (variable_list . name: (identifier) @name .)
    (expression_list . (table_constructor) @body .)) @assignment.variable)
(chunk (assignment_statement (variable_list name: (identifier) @name)) @assignment.variable)
(chunk
  (assignment_statement
    (variable_list name: (dot_index_expression table: (identifier) @_globals field: (identifier) @name))) @assignment.variable
  (#eq? @_globals "_G"))

; Fields that the file gives its tables

(chunk
  (assignment_statement
    (variable_list . name: (dot_index_expression
      table: [
        (identifier) @owner
        (dot_index_expression table: (identifier) @owner field: (identifier) @owner)
      ]
      field: (identifier) @name) .)
    (expression_list . (table_constructor) @body .)) @assignment.property)
(chunk
  (assignment_statement
    (variable_list name: (dot_index_expression
      table: [
        (identifier) @owner
        (dot_index_expression table: (identifier) @owner field: (identifier) @owner)
      ]
      field: (identifier) @name))) @assignment.property)
