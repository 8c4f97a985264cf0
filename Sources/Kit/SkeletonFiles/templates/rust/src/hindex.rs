//! scholar.hindex: the h-index of the checked publications.

use crate::json::{object, Json};
use crate::Rejection;

/// Input: `{"publications":[{"citations":5,"checked":true}, …]}`; output: `{"h":1}`.
pub fn run(input: &Json, _readings: Option<&Json>) -> Result<Json, Rejection> {
    let publications = publications(input).ok_or(Rejection::MALFORMED)?;
    // HIX-1d rejects negative citations of unchecked publications too.
    if publications.iter().any(|&(citations, _)| citations < 0) {
        return Err(Rejection("citations.invalid"));
    }
    let checked = publications.into_iter().filter(|&(_, checked)| checked);
    let h = h_index(checked.map(|(citations, _)| citations).collect());
    Ok(object([("h", h.into())]))
}

/// The citations of each publication, and whether it is checked; None if the input has another shape.
fn publications(input: &Json) -> Option<Vec<(i64, bool)>> {
    let given = input.members(&["publications"], &[])?;
    let publications = given.get("publications")?.as_array()?;
    publications
        .iter()
        .map(|publication| {
            let given = publication.members(&["citations", "checked"], &[])?;
            let citations = given.get("citations")?.as_integer()?;
            let checked = given.get("checked")?.as_bool()?;
            Some((citations, checked))
        })
        .collect()
}

/// HIX-1: the largest h such that h publications have at least h citations each. HIX-2 follows from HIX-1.
fn h_index(mut citations: Vec<i64>) -> usize {
    citations.sort_unstable_by(|a, b| b.cmp(a));
    citations
        .iter()
        .zip(1..)
        .take_while(|&(&cited, rank)| cited >= rank)
        .count()
}
