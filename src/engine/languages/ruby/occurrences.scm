(call
  !receiver
  method: (identifier) @_require
  arguments: (argument_list . (string (string_content) @module))
  (#any-of? @_require "require" "require_relative" "load" "autoload"))

(call method: [(identifier) (constant)] @call)
(superclass [(constant) @type (scope_resolution name: (constant) @type)])
(scope_resolution name: (constant) @member)
[(identifier) (constant) (instance_variable) (class_variable) (global_variable)] @name
