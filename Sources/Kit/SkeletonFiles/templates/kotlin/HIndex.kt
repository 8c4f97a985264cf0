private data class Publication(val citations: Long, val checked: Boolean) {
    constructor(given: Map<String, Json>) :
        this(given.getValue("citations").asInteger, given.getValue("checked").asBoolean)
}

/**
 * scholar.hindex: the h-index of the checked publications.
 *
 * Input: `{"publications":[{"citations":5,"checked":true}, …]}`; output: `{"h":1}`.
 */
@Suppress("UNUSED_PARAMETER")
fun hIndex(input: Json, readings: Json): Json {
    val publications = input.members("publications").getValue("publications").asArray
        .map { Publication(it.members("citations", "checked")) }
    // HIX-1d rejects negative citations of unchecked publications too.
    if (publications.any { it.citations < 0 }) throw Rejection("citations.invalid")
    val counted = publications.filter { it.checked }.map { it.citations }
    return Json.Obj("h" to Json.Num(hIndex(counted)))
}

/** HIX-1: the largest h such that h publications have at least h citations each. HIX-2 follows from HIX-1. */
private fun hIndex(citations: List<Long>): Long {
    val ranked = citations.sortedDescending()
    val beyond = ranked.withIndex().firstOrNull { (index, cited) -> cited <= index }
    return (beyond?.index ?: ranked.size).toLong()
}
