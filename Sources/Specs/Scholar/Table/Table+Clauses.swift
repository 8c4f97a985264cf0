import SharedSpecs
import Specification

extension Table {
    public enum Rule: String, RuleName {
        case rows = "TAB-1"
        case texts = "TAB-2"
        case index = "HIX-1"
        case colours = "COL-1"
        case counts = "COL-2"
    }

    public static let clauses: Clauses<Table> = [
        .rows: Statement(
            .source(
                """
                At first all publications are checked. They are listed by their citations, falling; a tap on one takes \
                it out of the h-index, or in again, and h and colours are computed anew. Beside h stands how many were \
                found.
                """, Source(.hIndexCalculate, "4.1", "4.4", "5.6")),
            .decision(
                """
                Rows are sorted once: a tap never reorders, and of equal citations the first that was given stands \
                first. A tap names a zero-based row as shown; if one is not there, the whole input is row.outOfRange. \
                Negative citations are told before that.
                """),
            .decision(
                """
                The states are what is shown at first, and after each tap. found counts unchecked publications too.
                """)),
        .texts: Statement(
            .source(
                """
                A row shows the title, the authors, the year, nothing if it is 0, and `Quoted: ` with the citations; \
                above stands `H-INDEX: ` with h.
                """, Source(.hIndexCalculate, "5.6")),
            .decision(
                """
                An unknown year is 0 and shows as empty text; any other year, a negative one too, and all numbers are \
                in decimal figures without grouping. Texts are shown as they are; title and authors are not exchanged, \
                as the source's cell has them. Colours are words.
                """)),
        .index: Publications.statement,
        .colours: Colouring.coloursStatement,
        .counts: Colouring.countsStatement,
    ]
}
