(import_statement name: (dotted_name) @module)
(import_statement name: (aliased_import name: (dotted_name) @module alias: (identifier) @import))
(import_from_statement module_name: (_) @module)
(import_from_statement name: (dotted_name (identifier) @import))
(import_from_statement name: (aliased_import name: (dotted_name (identifier) @import) alias: (identifier) @import))

(call function: [
  (identifier) @call
  (attribute attribute: (identifier) @call)
])
(decorator [
  (identifier) @call
  (attribute attribute: (identifier) @call)
])

(class_definition superclasses: (argument_list [
  (identifier) @type
  (attribute attribute: (identifier) @type)
  (subscript value: [(identifier) @type (attribute attribute: (identifier) @type)])
]))
(type [
  (identifier) @type
  (attribute attribute: (identifier) @type)
  (generic_type (identifier) @type)
])

(attribute attribute: (identifier) @member)
(identifier) @name
