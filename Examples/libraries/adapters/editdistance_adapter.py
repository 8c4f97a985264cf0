"""editdistance: the distance, and `eval_criterion`, which says whether it is at most a bound."""
import editdistance
from distances import serve_bounded

serve_bounded("editdistance", editdistance.eval, editdistance.eval_criterion)
