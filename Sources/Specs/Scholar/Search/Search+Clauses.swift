import SharedSpecs
import Specification

extension Search {
    public enum Rule: String, RuleName {
        case fields = "SEA-1"
        case course = "SEA-2"
    }

    public static let clauses: Clauses<Search> = [
        .fields: Statement(
            .source(
                """
                A name has to be entered before a search. The switch for the author's page, which is off at first, \
                enables the address and the percentages below it.
                """, Source(.hIndexCalculate, "4.1")),
            .decision(
                """
                A search without a name leaves all as it is but for the popup nameMissing and the view, which is the \
                search screen. What has nothing but white space (Unicode's White_Space) is no name; one word is. \
                urlEnabled is the switch, also while a search is under way, and stands for the percentages too.
                """),
            .decision(
                """
                Nothing else is required: with the switch on and no address a search begins all the same. What is made \
                of an address, such as the `http://` before one without a scheme (§4.7), is not shown.
                """, near: Source(.hIndexCalculate, "4.7"))),
        .course: Statement(
            .source(
                """
                A search is busy and shows the button to stop. Stopping writes `Terminating...` and ends the search of \
                the author's page; each new search forgets it. A failure is a popup that says why. Success is the view \
                of the results, or, with the switch on, once the author's page is searched too, that of the presence.
                """, Source(.hIndexCalculate, "4.1", "5.3", "5.5")),
            .decision(
                """
                There is a state after each event, none before the first. A popup has the word of the answer that \
                raised it and stands in that state only. After a failure, of either search, the search screen is in \
                front. titlesOnly is the presence with a popup that says so.
                """),
            .decision(
                """
                After a stop the search stays busy, with the label and the button, until the answer that it waits for: \
                found by Scholar leads to the results, the homepage not begun, a failure of Scholar is told as ever, \
                and any answer of the homepage leads to the results without a popup. Otherwise there is no label.
                """),
            .decision(
                """
                Entries while a search is under way change the fields, and not that search. At rest in the results or \
                the presence an entry or a search leads back to the search screen. Whatever else makes no sense in a \
                state changes nothing: a search while busy, a second stop or one at rest, an answer that is not waited \
                for; a popup is gone then too.
                """)),
    ]
}
