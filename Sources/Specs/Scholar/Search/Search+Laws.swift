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
            "A search begins only if the name field holds a name.", Source(.hIndexCalculate, "4.1")),
        .offAtFirst: .source(
            "The switch for the author's page is initially off.", Source(.hIndexCalculate, "4.1")),
        .enables: .source(
            """
            While the switch is on, the address and the percentages below the switch can be entered (`urlEnabled`).
            """,
            Source(.hIndexCalculate, "4.1")),
        .nameMissing: .decision(
            """
            A search without a name brings the search screen to the front with the popup `nameMissing`, and changes \
            nothing else.
            """
        ),
        .whiteSpace: .decision(
            "A text of white space alone (Unicode's White_Space) is not a name; a single word is a name."),
        .whileBusyToo: .decision(
            "`urlEnabled` follows the switch during a search too."),
        .addressNotRequired: .decision(
            "A search requires no address, not even with the switch on.",
            near: Source(.hIndexCalculate, "4.7")),
        .eitherOrder: .source(
            """
            Name and surname may be given in either order: both orders search for the same author. No state shows the \
            name.
            """,
            Source(.hIndexCalculate, "4.1")),
        .scheme: .decision(
            "If an address has no scheme, `http://` is put before it; no state shows the address.",
            near: Source(.hIndexCalculate, "4.7")),
        .atFirst: .decision(
            "At first the search screen is in front, and the name field is empty.",
            near: Source(.hIndexCalculate, "4.1")),
        .busy: .source(
            "While a search is under way, the screen is busy and shows the button to stop.",
            Source(.hIndexCalculate, "4.1", "5.3")),
        .terminating: .source(
            "From a stop until the search ends, the label says `Terminating...`.",
            Source(.hIndexCalculate, "5.3")),
        .stopsPageOnly: .source(
            """
            After a stop, the author's page is not searched, or its answer is ignored if it is already being searched. \
            Scholar's answer is still used.
            """,
            Source(.hIndexCalculate, "4.1", "5.3", "5.5")),
        .stopForgotten: .source(
            "Stops before the beginning of a search have no effect on this search.",
            Source(.hIndexCalculate, "5.3", "5.5")),
        .failurePopup: .source(
            "If a search fails, a popup gives the cause.", Source(.hIndexCalculate, "4.1")),
        .results: .source(
            "If Scholar finds something and the switch was off, the results view comes to the front.",
            Source(.hIndexCalculate, "4.1")),
        .presence: .source(
            """
            If Scholar finds something and the switch was on, the author's page is searched too. If the answer for \
            that page is `found`, the presence view comes to the front.
            """, Source(.hIndexCalculate, "4.1")),
        .states: .decision("There is one state after each event, and none before the first."),
        .popupWord: .decision(
            "A popup has the same name as the answer that raised it."),
        .popupOnce: .decision(
            """
            A popup is shown only in the state after the event that raised it. The next event, of any kind, removes \
            the popup.
            """),
        .failureLeadsBack: .decision(
            """
            A search fails with any answer other than `found` and `titlesOnly`. When it fails, the search screen comes \
            to the front, not the results view.
            """
        ),
        .titlesOnly: .decision(
            """
            The answer `titlesOnly` brings the presence view to the front with the popup `titlesOnly`, not the search \
            screen.
            """),
        .stopWaits: .decision(
            """
            After a stop, the screen stays busy and keeps the button to stop until the answer comes for which the \
            search waits.
            """
        ),
        .pageNotBegun: .decision(
            """
            If Scholar finds something after a stop, the author's page is not searched, and the results view comes \
            to the front.
            """
        ),
        .stoppedPage: .decision(
            """
            After a stop, every answer of the author's page brings the results view to the front, neither the \
            presence view nor the search screen.
            """),
        .stoppedQuietly: .decision(
            "After a stop, no answer of the author's page raises a popup; a failure of Scholar still does."),
        .asBegun: .decision(
            """
            Entries during a search change the fields, not that search, which uses the switch as it was when the \
            search began.
            """),
        .entryLeadsBack: .decision(
            """
            While no search is under way, an entry of the name, the switch or the address brings the search screen to \
            the front. A search and a tab may also bring the search screen to the front; other events do not.
            """),
        .searchLeadsBack: .decision(
            "When a search begins, the search screen comes to the front and stays there until the search ends."
        ),
        .notWhileBusy: .decision(
            "While a search is under way, another search changes nothing."),
        .notWaitedFor: .decision(
            "If no search waits for an answer, the answer changes nothing, except that a popup disappears."),
        .secondStop: .decision(
            """
            A second stop of a search changes nothing. A stop while no search is under way also changes nothing, \
            except that a popup disappears.
            """),
        .ownWords: .decision(
            """
            While a search is under way, a label says what is being done. The implementation chooses the words of this \
            label, so no state has a label before a stop.
            """, near: Source(.hIndexCalculate, "4.1", "5.3")),
        .tabs: .source(
            "The tab bar leads from one view to another: the event `tab` brings the view that it names to the front.",
            Source(.hIndexCalculate, "4.1")),
        .tabNeedsResult: .decision(
            """
            While there is no result, a tab changes nothing, except that a popup disappears. There is no result before \
            a search has led to one, while a search is under way, or after a failed search. A new search removes the \
            result. A change of the name, the switch or the address keeps the result, as does a search without a name.
            """),
        .anyView: .decision(
            """
            Once there is a result, a tab leads to any view, even to the presence view if no author's page was \
            searched.
            """),
    ]
}
