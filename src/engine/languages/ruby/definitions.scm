(comment) @comment

(class name: [(constant) @name (scope_resolution name: (constant) @name)] body: (_)? @body) @definition.class
(module name: [(constant) @name (scope_resolution name: (constant) @name)] body: (_)? @body) @definition.module
(method name: (_) @name body: (_)? @body) @definition.method
(singleton_method name: (_) @name body: (_)? @body) @definition.method

(assignment left: [(constant) @name (scope_resolution name: (constant) @name)]) @definition.constant

; Calls that define: accessors, aliases, methods by name

(call
  !receiver
  method: (identifier) @_accessor
  arguments: (argument_list (simple_symbol) @name @definition.property)
  (#any-of? @_accessor "attr_reader" "attr_writer" "attr_accessor"))
(call
  !receiver
  method: (identifier) @_define
  arguments: (argument_list . (simple_symbol) @name)
  (#eq? @_define "define_method")) @definition.method
(alias name: (_) @name) @definition.method
(call
  !receiver
  method: (identifier) @_alias
  arguments: (argument_list . (simple_symbol) @name)
  (#eq? @_alias "alias_method")) @definition.method
