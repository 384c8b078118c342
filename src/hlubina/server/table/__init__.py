"""A served table. Its log is the truth: whoever folds the same entries gets the same table. It knows the rules of
sitting, playing and leaving, and nothing of sockets, stores or clocks on the wall: every moment is given to it.

`fold` is the table and what each entry does to it. What somebody wishes is checked in `seats`, `wishes` and `undo`,
which answer with the entry to store or deny it; `due` tells what has to happen by itself; `showing` is what people see.
"""

from hlubina.server.table.fold import Table
from hlubina.server.table.plan import TablePlan

__all__ = ["Table", "TablePlan"]
