; What only JavaScript's grammar has; it stands before ecmascript-occurrences.scm.

(class_heritage (identifier) @type)
(class_heritage (member_expression property: (property_identifier) @type))
