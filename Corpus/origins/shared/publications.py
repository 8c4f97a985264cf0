"""Computes the h-index for scholar.hindex and scholar.colouring.

Each publication is a pair: its number of citations, and whether it is checked.
"""


def index(publications):
    """Returns the h-index of publications, computed exactly as the text of HIX-1 defines it."""
    return max(h for h in range(len(publications) + 1)
               if sum(checked and citations >= h for citations, checked in publications) >= h)
