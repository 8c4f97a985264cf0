"""Shared by scholar.hindex and scholar.colouring: the index of publications, and pairs (citations, is checked)."""


def index(publications):
    """HIX-1 word for word."""
    return max(h for h in range(len(publications) + 1)
               if sum(checked and citations >= h for citations, checked in publications) >= h)
