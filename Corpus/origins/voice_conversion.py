"""Makes the long cases of voice.conversion: each repeats a few words, so one or two clauses decide its outcome."""
from shared.cases import Cases

cases = Cases("voice.conversion", __file__)
for slug, clauses, transcript, code in [
        ("three-hundred-words-of-code", "CON-8 CON-10", " ".join(["variable x equals y plus z new line"] * 38),
         "var x = y + z\n" * 38),
        ("typed-stretch", "CON-6", "type " + "less than " * 150 + "in camel case", "lessThan" + "LessThan" * 149),
        ("literallys-even", "CON-7 CON-8", "literally " * 300 + "plus", "literally " * 150 + "+"),
        ("literallys-odd", "CON-7", "literally " * 301 + "plus", "literally " * 150 + "plus"),
        ("undos", "CON-4", "a " + "b " * 150 + "undo " * 150 + "c", "a c"),
        ("undos-and-redos", "CON-3 CON-4", "b " * 100 + "undo " * 100 + " ".join(["redo"] * 98), " ".join(["b"] * 98)),
        ("undo-redo-chain", "CON-3 CON-4", "a b " + "undo redo " * 150 + "undo", "a"),
        ("near-misses-tight", "CON-8 CON-10", "is not equal " * 100 + "to", "is ! equal " * 99 + "!=")]:
    cases.add("long", f"long-{slug}", clauses, {"transcript": transcript, "language": "en"},
              {"code": code, "ended": False}, derived="clauses repeated", basis="decision", tags="long",
              readings={"voice.conversion.assembly": "tight"} if slug.endswith("-tight") else None)
cases.run()
