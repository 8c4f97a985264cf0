"""Finds the readings that a case must name."""
import itertools


def naming(options, full, tell):
    """Returns the fewest readings of `full` that a case must name, or None if no set of readings fits.

    A set of readings fits if a change of any single reading in the set can change the outcome, but no change of a
    single reading outside the set can. `options` has the options of each reading, the default first; `tell(readings)`
    returns the outcome under the given readings.
    """
    usual = {name: each[0] for name, each in options.items()}
    outcome = tell({**usual, **full})
    for count in range(len(options) + 1):
        for names in itertools.combinations(options, count):
            base = {**usual, **{name: full.get(name, usual[name]) for name in names}}
            if tell(base) != outcome:
                continue
            matters = {name: any(tell({**base, name: option}) != outcome for option in options[name])
                       for name in options}
            if all(matters[name] == (name in names) for name in options):
                return {name: base[name] for name in names}
    return None


def spread(options, tell):
    """Yields (the readings to name, all readings, the outcome) for each outcome that the readings allow, the default first."""
    known = {}

    def told(readings):
        key = tuple(readings[name] for name in options)
        if key not in known:
            known[key] = tell(readings)
        return known[key]

    usual = {name: each[0] for name, each in options.items()}
    matter = {name: each for name, each in options.items()
              if any(told({**usual, name: option}) != told(usual) for option in each)}
    seen = []
    for choice in itertools.product(*matter.values()):
        full = {**usual, **dict(zip(matter, choice))}
        named = naming(options, full, told)
        if named is not None and named not in seen:
            seen.append(named)
            yield named, full, told(full)
