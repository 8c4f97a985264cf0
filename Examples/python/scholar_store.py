"""scholar.store: the two tables in which publications are kept."""
from __future__ import annotations

from typing import Any, Callable, Dict, List, Set

from contract import Options, Readings, Rejection, a_flag, a_text, a_whole_number, a_list, an_object
from contract import kind_of, one_of, texts_of

KEY = "scholar.store.key"
READINGS: Options = {KEY: ("reused", "never")}

TABLES = ("scholar", "homepage")
Row = Dict[str, Any]
Result = Dict[str, Any]

#: The functions that read the members of each operation.
MEMBERS: Dict[str, Dict[str, Callable[[Any], Any]]] = {
    "open": {},
    "add": {"title": a_text, "authors": a_text, "year": a_whole_number, "citations": a_whole_number},
    "addHomepageTitles": {"titles": texts_of},
    "addAuthors": {"key": a_whole_number, "authors": a_text},
    "setChecked": {"key": a_whole_number, "checked": a_flag},
    "setPresent": {"key": a_whole_number, "present": a_flag},
    "delete": {"table": lambda value: one_of(value, TABLES), "key": a_whole_number},
    "list": {"table": lambda value: one_of(value, TABLES)},
    "count": {"table": lambda value: one_of(value, TABLES)},
    "deleteDuplicates": {"table": lambda value: one_of(value, TABLES)},
    "deleteAll": {"table": lambda value: one_of(value, TABLES)},
}
OPTIONAL = {"add": ("year",)}
#: The table for operations that do not name a table.
TABLE_OF = {"addAuthors": "homepage", "setChecked": "scholar", "setPresent": "homepage"}


def operation_of(value: Any) -> Dict[str, Any]:
    kind = kind_of(value, tuple(MEMBERS))
    optional = OPTIONAL.get(kind, ())
    needed = tuple(name for name in MEMBERS[kind] if name not in optional)
    given = an_object(value, ("kind", *needed), optional)
    return {"kind": kind, **{name: read(given[name]) for name, read in MEMBERS[kind].items() if name in given}}


class Table:
    """A table: its rows by their keys."""

    def __init__(self, never_reused: bool) -> None:
        self.rows: Dict[int, Row] = {}
        self.never_reused = never_reused
        self.greatest = 0  # the greatest key that ever existed

    def add(self, row: Row) -> int:
        """STO-3."""
        key = 1 + (self.greatest if self.never_reused else max(self.rows, default=0))
        self.greatest = max(self.greatest, key)
        self.rows[key] = {"key": key, **row}
        return key

    def delete_duplicates(self) -> None:
        """STO-1: keeps the row with the smallest key for each title; titles are equal if their bytes are equal."""
        titles: Set[str] = set()
        for key in sorted(self.rows):
            title = self.rows[key]["title"]
            if title in titles:
                del self.rows[key]
            titles.add(title)


class Store:
    def __init__(self, never_reused: bool) -> None:
        self.tables = {name: Table(never_reused) for name in TABLES}

    def listed(self, table: str) -> List[Row]:
        listed = [dict(row) for _, row in sorted(self.tables[table].rows.items())]
        return sorted(listed, key=lambda row: -int(row["citations"])) if table == "scholar" else listed

    def carry_out(self, kind: str, given: Dict[str, Any]) -> Result:
        if kind == "open":  # STO-3: the tables exist already
            return {}
        if kind == "add":
            row = {name: given.get(name, 0) for name in ("title", "authors", "year", "citations")}
            return {"key": self.tables["scholar"].add({**row, "checked": True})}
        if kind == "addHomepageTitles":
            homepage = self.tables["homepage"]
            keys = [homepage.add({"title": title, "authors": "", "present": False}) for title in given["titles"]]
            return {"keys": keys}
        table = given.get("table") or TABLE_OF[kind]
        rows = self.tables[table].rows
        if kind == "list":
            return {"publications": self.listed(table)}
        if kind == "count":
            return {"count": len(rows)}
        if "key" in given:
            key = given["key"]
            if key not in rows:  # STO-2
                return {"error": "key.unknown"}
            if kind == "delete":
                del rows[key]
            else:
                rows[key].update({name: value for name, value in given.items() if name != "key"})
            return {}
        count = len(rows)
        if kind == "deleteAll":
            rows.clear()
        else:
            self.tables[table].delete_duplicates()
        return {"deleted": count - len(rows)}


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """STO-1 to STO-3."""
    operations = [operation_of(one) for one in a_list(an_object(input, ("operations",))["operations"])]
    if any(given.get("citations", 0) < 0 for given in operations):  # STO-2
        raise Rejection("citations.invalid")
    store = Store(readings[KEY] == "never")
    return {"results": [store.carry_out(given.pop("kind"), given) for given in operations]}
