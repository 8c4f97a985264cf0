"""What scholar.hindex and scholar.colouring share: the index of publications, pairs of citations and whether it is checked."""


def index(publications):
    """HIX-1 word for word."""
    return max(h for h in range(len(publications) + 1)
               if sum(checked and citations >= h for citations, checked in publications) >= h)
