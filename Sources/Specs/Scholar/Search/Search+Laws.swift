import SharedSpecs
import Specification

extension Search {
    public enum Law: String, LawName {
        case nameRequired = "SEA-1a"
        case offAtFirst = "SEA-1b"
        case enables = "SEA-1c"
        case nameMissing = "SEA-1d"
        case whiteSpace = "SEA-1e"
        case whileBusyToo = "SEA-1f"
        case addressNotRequired = "SEA-1g"
        case eitherOrder = "SEA-1h"
        case scheme = "SEA-1i"
        case atFirst = "SEA-1j"
        case busy = "SEA-2a"
        case terminating = "SEA-2b"
        case stopsPageOnly = "SEA-2c"
        case stopForgotten = "SEA-2d"
        case failurePopup = "SEA-2e"
        case results = "SEA-2f"
        case presence = "SEA-2g"
        case states = "SEA-2h"
        case popupWord = "SEA-2i"
        case popupOnce = "SEA-2j"
        case failureLeadsBack = "SEA-2k"
        case titlesOnly = "SEA-2l"
        case stopWaits = "SEA-2m"
        case pageNotBegun = "SEA-2n"
        case stoppedPage = "SEA-2o"
        case stoppedQuietly = "SEA-2p"
        case asBegun = "SEA-2q"
        case entryLeadsBack = "SEA-2r"
        case searchLeadsBack = "SEA-2s"
        case notWhileBusy = "SEA-2t"
        case notWaitedFor = "SEA-2u"
        case secondStop = "SEA-2v"
        case ownWords = "SEA-2w"
        case tabs = "SEA-2x"
        case tabNeedsResult = "SEA-2y"
        case anyView = "SEA-2z"
    }

    public static let laws: Laws<Search> = [
        .nameRequired: .source(
            "The event `search` starts a search only if the name field contains a name.",
            Source(.hIndexCalculate, "4.1")),
        .offAtFirst: .source(
            "Before the first event, the switch for the author's page (`useHomepage`) is off.",
            Source(.hIndexCalculate, "4.1")),
        .enables: .source(
            """
            The user can enter the address and the percentages below the switch only while the switch is on. \
            `urlEnabled` is true while the switch is on, and otherwise false.
            """,
            Source(.hIndexCalculate, "4.1")),
        .nameMissing: .decision(
            """
            If the event `search` happens while no search is under way and the name field contains no name, no \
            search starts. The search screen comes to the front with the popup `nameMissing`, and nothing else \
            changes.
            """
        ),
        .whiteSpace: .decision(
            """
            A text that consists only of white space (Unicode's White_Space) is not a name. A single word is a name.
            """),
        .whileBusyToo: .decision(
            "`urlEnabled` shows whether the switch is on, even while a search is under way."),
        .addressNotRequired: .decision(
            "A search can start without an address, even if the switch for the author's page is on.",
            near: Source(.hIndexCalculate, "4.7")),
        .eitherOrder: .source(
            """
            The user may enter name and surname in either order, and the app searches for the same author in both \
            cases. The output does not contain the name.
            """,
            Source(.hIndexCalculate, "4.1")),
        .scheme: .decision(
            """
            If an address has no scheme, the app puts `http://` before the address. The output does not contain the \
            address.
            """,
            near: Source(.hIndexCalculate, "4.7")),
        .atFirst: .decision(
            "Before the first event, the search screen is in front and the name field is empty.",
            near: Source(.hIndexCalculate, "4.1")),
        .busy: .source(
            """
            While a search is under way, the screen is busy (`busy`) and shows the button to stop (`stopShown`).
            """,
            Source(.hIndexCalculate, "4.1", "5.3")),
        .terminating: .source(
            """
            After a `stop` during a search, the label on the screen is `Terminating...` until the search ends.
            """,
            Source(.hIndexCalculate, "5.3")),
        .stopsPageOnly: .source(
            """
            A `stop` affects only the search of the author's page; Scholar's answer is still used. If the search of \
            the page has not started, it does not start. If this search is under way, its answer is ignored.
            """,
            Source(.hIndexCalculate, "4.1", "5.3", "5.5")),
        .stopForgotten: .source(
            "A `stop` does not affect a search that starts later.",
            Source(.hIndexCalculate, "5.3", "5.5")),
        .failurePopup: .source(
            "If a search fails, a popup shows the cause.", Source(.hIndexCalculate, "4.1")),
        .results: .source(
            """
            If Scholar's answer is `found` and the switch was off when the search started, the results view comes to \
            the front.
            """,
            Source(.hIndexCalculate, "4.1")),
        .presence: .source(
            """
            If Scholar's answer is `found` and the switch was on when the search started, the app searches the \
            author's page too. If the answer to the search of that page is `found`, the presence view comes to the \
            front. After a `stop` during the search, neither happens (SEA-2c).
            """, Source(.hIndexCalculate, "4.1")),
        .states: .decision(
            "`states` contains one state after each event, and no state before the first event."),
        .popupWord: .decision(
            "If an answer causes a popup, the popup has the same name as the answer, such as `notFound`."),
        .popupOnce: .decision(
            """
            A popup is shown only in the state after the event that caused the popup. The next event, of any kind, \
            removes the popup.
            """),
        .failureLeadsBack: .decision(
            """
            A search fails if an answer is neither `found` nor `titlesOnly`, unless the answer is ignored after a \
            `stop` (SEA-2c). When a search fails, the search screen comes to the front, not the results view.
            """
        ),
        .titlesOnly: .decision(
            """
            If the answer to the search of the author's page is `titlesOnly` and does not come after a `stop`, the \
            presence view comes to the front with the popup `titlesOnly`. The search screen does not come to the front.
            """),
        .stopWaits: .decision(
            """
            A search that is stopped while it waits for an answer does not end before this answer comes. Until then, \
            the screen is busy and still shows the button to stop.
            """
        ),
        .pageNotBegun: .decision(
            """
            If Scholar's answer is `found` and comes after a `stop`, the app does not search the author's page. The \
            results view comes to the front.
            """
        ),
        .stoppedPage: .decision(
            """
            If the answer to the search of the author's page comes after a `stop`, the results view comes to the \
            front, whatever the answer is. Neither the presence view nor the search screen comes to the front.
            """),
        .stoppedQuietly: .decision(
            """
            After a `stop`, the answer to the search of the author's page does not cause a popup. A failure of Scholar \
            still causes a popup.
            """),
        .asBegun: .decision(
            """
            If the user changes the name, the switch or the address during a search, the search is not affected; \
            only the fields change. The search uses the switch as it was when the search started.
            """),
        .entryLeadsBack: .decision(
            """
            While no search is under way, the search screen comes to the front if the user enters the name or the \
            address, or sets the switch. A search and a tab may also bring the search screen to the front. Other \
            events do not.
            """),
        .searchLeadsBack: .decision(
            """
            When a search starts, the search screen comes to the front and stays there until the search ends.
            """
        ),
        .notWhileBusy: .decision(
            "While a search is under way, another event `search` changes nothing."),
        .notWaitedFor: .decision(
            """
            If an answer comes and no search waits for that answer, nothing changes, except that a popup disappears.
            """),
        .secondStop: .decision(
            """
            A second `stop` during a search changes nothing. A `stop` while no search is under way also changes \
            nothing, except that a popup disappears.
            """),
        .ownWords: .decision(
            """
            While a search is under way, a label on the screen says what the app is doing. The implementation \
            chooses the words of this label, so the output contains no `label` before a `stop`.
            """, near: Source(.hIndexCalculate, "4.1", "5.3")),
        .tabs: .source(
            """
            The tab bar switches between the views: the event `tab` brings the view that it names to the front.
            """,
            Source(.hIndexCalculate, "4.1")),
        .tabNeedsResult: .decision(
            """
            A search leads to a result if it ends with the results view or the presence view in front. While there \
            is no result, a tab changes nothing, except that a popup disappears. A new search removes the result. A \
            change of the name, the switch or the address keeps the result, and so does a `search` without a name.
            """),
        .anyView: .decision(
            """
            While there is a result, a tab can bring any view to the front. This includes the presence view, even if \
            no author's page was searched.
            """),
    ]
}
