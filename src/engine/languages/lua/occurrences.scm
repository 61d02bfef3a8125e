(function_call
  name: (identifier) @_require
  arguments: (arguments . (string content: (string_content) @module) .)
  (#any-of? @_require "require" "dofile" "loadfile"))

; What a variable brings in
(variable_declaration
  (assignment_statement
    (variable_list . name: (identifier) @import .)
    (expression_list . [
      (function_call name: (identifier) @_require)
      (dot_index_expression table: (function_call name: (identifier) @_require))
    ] .))
  (#eq? @_require "require"))

(function_call name: [
  (identifier) @call
  (dot_index_expression field: (identifier) @call)
  (method_index_expression method: (identifier) @call)
])

(dot_index_expression field: (identifier) @member)
(method_index_expression method: (identifier) @member)
(field "[" name: (identifier) @name)
(field name: (identifier) @member)
(attribute (identifier) @none)
(identifier) @name
