"""The YAML spelling of rule files: the same nodes, the same comments, the same grammar in values.

`composing` makes nodes of PyYAML's events, `reading` the tree that the grammar would give, by the
constructs' keys; `writing` goes back. No constructor of YAML is ever used: all scalars are text.
"""
