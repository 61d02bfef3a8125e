((comment) @comment (#not-match? @comment "^#!"))

(function_definition name: (word) @name body: (_) @body) @definition.function

; The word that an alias begins with holds its name: `ll=`
(command
  name: (command_name) @_alias
  argument: [(word) @name (concatenation . (word) @name)] @definition.macro
  (#eq? @_alias "alias")
  (#match? @name "^[^=-][^=]*=")) @statement

; Variables, wherever they are assigned; those within functions are left out by their kind

(command (variable_assignment name: (variable_name) @name) @assignment.property)
(declaration_command (variable_assignment name: (variable_name) @name value: (array) @body) @assignment.variable) @statement
(declaration_command (variable_assignment name: (variable_name) @name) @assignment.variable) @statement
; `export NAME` only passes on what there is
(declaration_command ["declare" "typeset" "readonly"] (variable_name) @name @assignment.variable) @statement
(variable_assignment name: (variable_name) @name value: (array) @body) @assignment.variable
(variable_assignment name: [(variable_name) @name (subscript name: (variable_name) @name)]) @assignment.variable

; `: "${name:=value}"`
(expansion (variable_name) @name operator: ":=") @assignment.variable
