import SharedSpecs
import Specification

extension Search {
    public enum Law: LawName {
        public typealias Subsystem = Search
        case nameRequired, offAtFirst, enables, nameMissing, whiteSpace, whileBusyToo, addressNotRequired,
            eitherOrder, scheme, atFirst
        case busy, terminating, stopsPageOnly, stopForgotten, failurePopup, results, presence, states,
            popupWord, popupOnce, failureLeadsBack, titlesOnly, stopWaits, pageNotBegun, stoppedPage,
            stoppedQuietly, asBegun, entryLeadsBack, searchLeadsBack, notWhileBusy, notWaitedFor, secondStop,
            ownWords, tabs, tabNeedsResult, anyView
    }

    public static let laws: Laws<Search> = [
        ("SEA-1a", .nameRequired, .source(.hIndexCalculate, "4.1")):
            "The event `search` starts a search only if the name field contains a name.",
        ("SEA-1b", .offAtFirst, .source(.hIndexCalculate, "4.1")):
            "Before the first event, the switch for the author's page (`useHomepage`) is off.",
        ("SEA-1c", .enables, .source(.hIndexCalculate, "4.1")): """
        The user can enter the address and the percentages below the switch only while the switch is on. `urlEnabled` \
        is true while the switch is on, and otherwise false.
        """,
        ("SEA-1d", .nameMissing, .decision): """
        If the event `search` happens while no search is under way and the name field contains no name, no search \
        starts. The search screen comes to the front with the popup `nameMissing`, and nothing else changes.
        """,
        ("SEA-1e", .whiteSpace, .decision): """
        A string that is empty, or consists only of white space (Unicode's White_Space), is not a name. A single word \
        counts as a name.
        """,
        ("SEA-1f", .whileBusyToo, .decision):
            "`urlEnabled` shows whether the switch is on, even while a search is under way.",
        ("SEA-1g", .addressNotRequired, .decision(near: .hIndexCalculate, "4.7")):
            "A search can start without an address, even if the switch for the author's page is on.",
        ("SEA-1h", .eitherOrder, .source(.hIndexCalculate, "4.1")): """
        The user may enter the first name and the surname in either order, and the app searches for the same author in \
        both cases. The output does not contain the name.
        """,
        ("SEA-1i", .scheme, .decision(near: .hIndexCalculate, "4.7")): """
        If an address has no scheme, the app puts `http://` before the address. The output does not contain the address.
        """,
        ("SEA-1j", .atFirst, .decision(near: .hIndexCalculate, "4.1")):
            "Before the first event, the search screen is in front and the name field is empty.",
        ("SEA-2a", .busy, .source(.hIndexCalculate, "4.1", "5.3")): """
        While a search is under way, the screen is busy (`busy`) and shows the stop button (`stopShown`).
        """,
        ("SEA-2b", .terminating, .source(.hIndexCalculate, "5.3")): """
        After a `stop` during a search, the label on the screen is `Terminating...` until the search ends.
        """,
        ("SEA-2c", .stopsPageOnly, .source(.hIndexCalculate, "4.1", "5.3", "5.5")): """
        A `stop` affects only the search of the author's page; Scholar's answer is still used. If the search of the \
        author's page has not started when the `stop` comes, this search does not start. If the search of the author's \
        page is already under way when the `stop` comes, the app ignores the answer to this search.
        """,
        ("SEA-2d", .stopForgotten, .source(.hIndexCalculate, "5.3", "5.5")):
            "A `stop` does not affect a search that starts later.",
        ("SEA-2e", .failurePopup, .source(.hIndexCalculate, "4.1")):
            "If a search fails, a popup shows the cause.",
        ("SEA-2f", .results, .source(.hIndexCalculate, "4.1")): """
        If Scholar's answer is `found` and the switch was off when the search started, the results view comes to the \
        front.
        """,
        ("SEA-2g", .presence, .source(.hIndexCalculate, "4.1")): """
        If Scholar's answer is `found` and the switch was on when the search started, the app also searches the \
        author's page. If the answer to the search of the author's page is `found`, the presence view comes to the \
        front. If a `stop` comes before Scholar's answer, the app does not search the author's page. If a `stop` \
        comes later, but before the answer to the search of the author's page, this answer does not bring the presence \
        view to the front (SEA-2c).
        """,
        ("SEA-2h", .states, .decision):
            "`states` contains one state after each event, and no state before the first event.",
        ("SEA-2i", .popupWord, .decision):
            "If an answer causes a popup, the popup has the same name as the answer, such as `notFound`.",
        ("SEA-2j", .popupOnce, .decision): """
        A popup is shown only in the state after the event that caused the popup. The next event, of any kind, removes \
        the popup.
        """,
        ("SEA-2k", .failureLeadsBack, .decision): """
        A search fails if an answer is neither `found` nor `titlesOnly`, unless the answer is ignored after a `stop` \
        (SEA-2c). When a search fails, the search screen comes to the front, not the results view.
        """,
        ("SEA-2l", .titlesOnly, .decision): """
        If the answer to the search of the author's page is `titlesOnly` and does not come after a `stop`, the \
        presence view comes to the front with the popup `titlesOnly`. The search screen does not come to the front.
        """,
        ("SEA-2m", .stopWaits, .decision): """
        A search that is stopped while it waits for an answer does not end before this answer comes. Until the \
        answer comes, the screen is busy and still shows the stop button.
        """,
        ("SEA-2n", .pageNotBegun, .decision): """
        If Scholar's answer is `found` and comes after a `stop`, the app does not search the author's page. The \
        results view comes to the front.
        """,
        ("SEA-2o", .stoppedPage, .decision): """
        If the answer to the search of the author's page comes after a `stop`, the results view comes to the front, \
        whatever the answer is. Neither the presence view nor the search screen comes to the front.
        """,
        ("SEA-2p", .stoppedQuietly, .decision): """
        After a `stop`, the answer to the search of the author's page does not cause a popup. If Scholar's answer \
        makes the search fail, the answer still causes a popup.
        """,
        ("SEA-2q", .asBegun, .decision): """
        If the user changes the name, the switch or the address during a search, the search is not affected; only the \
        fields change. The search uses the setting that the switch had when the search started.
        """,
        ("SEA-2r", .entryLeadsBack, .decision): """
        While no search is under way, the search screen comes to the front if the user enters the name or the address, \
        or sets the switch. Apart from these events, only `search` and `tab` can bring the search screen to the front \
        while no search is under way.
        """,
        ("SEA-2s", .searchLeadsBack, .decision): """
        When a search starts, the search screen comes to the front and stays there until the search ends.
        """,
        ("SEA-2t", .notWhileBusy, .decision):
            "While a search is under way, another event `search` changes nothing.",
        ("SEA-2u", .notWaitedFor, .decision): """
        If an answer comes and no search waits for that answer, nothing changes, except that a popup disappears.
        """,
        ("SEA-2v", .secondStop, .decision): """
        A second `stop` during a search changes nothing. If no search is under way, a `stop` changes nothing, \
        except that a popup disappears.
        """,
        ("SEA-2w", .ownWords, .decision(near: .hIndexCalculate, "4.1", "5.3")): """
        While a search is under way, a label on the screen says what the app is doing. Before a `stop`, the \
        implementation chooses the words of this label, so the output contains no `label`.
        """,
        ("SEA-2x", .tabs, .source(.hIndexCalculate, "4.1")): """
        The tab bar switches between the views: the event `tab` names a view and brings this view to the front.
        """,
        ("SEA-2y", .tabNeedsResult, .decision): """
        A search leads to a result if it ends with the results view or the presence view in front. While there is no \
        result, an event `tab` changes nothing, except that a popup disappears. A new search removes the result. The \
        result stays if the name, the switch or the address changes, or if the event `search` happens while the name \
        field contains no name.
        """,
        ("SEA-2z", .anyView, .decision): """
        While there is a result, an event `tab` can bring any view to the front, including the presence view, even if \
        no author's page was searched.
        """,
    ]
}
