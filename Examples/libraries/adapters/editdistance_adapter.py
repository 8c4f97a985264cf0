"""The adapter for editdistance, whose `eval_criterion` returns whether a distance is at most a bound."""
import editdistance
from distances import serve_bounded

serve_bounded("editdistance", editdistance.eval, editdistance.eval_criterion)
