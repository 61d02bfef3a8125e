(command
  name: (command_name) @_source
  . argument: [
    (word) @module
    (string (string_content) @module .)
    (concatenation (word) @module .)
  ]
  (#any-of? @_source "source" "."))

(command_name (word) @call)

; A function may be an argument: `trap cleanup EXIT`
(command argument: (word) @name (#match? @name "^[A-Za-z_][A-Za-z0-9_:.-]*$"))

; Positional parameters are no names
((variable_name) @none (#match? @none "^[0-9]"))
(variable_name) @name
