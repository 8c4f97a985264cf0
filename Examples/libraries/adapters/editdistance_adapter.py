"""The adapter for editdistance, which computes the distance; `eval_criterion` says whether it is at most a bound."""
import editdistance
from distances import serve_bounded

serve_bounded("editdistance", editdistance.eval, editdistance.eval_criterion)
