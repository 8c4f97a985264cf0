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
            "A search begins only if a name was entered.", Source(.hIndexCalculate, "4.1")),
        .offAtFirst: .source(
            "The switch for the author's page is off at first.", Source(.hIndexCalculate, "4.1")),
        .enables: .source(
            "The switch enables the address and the percentages below it: urlEnabled.",
            Source(.hIndexCalculate, "4.1")),
        .nameMissing: .decision(
            "A search without a name raises the popup nameMissing in the search screen, and changes nothing else."
        ),
        .whiteSpace: .decision(
            """
            A text of white space alone (Unicode's White_Space) is no name, not only an empty one or one of ASCII's \
            white space; one word is a name.
            """),
        .whileBusyToo: .decision("urlEnabled follows the switch during a search too, not only at rest."),
        .addressNotRequired: .decision(
            "No address is required, not even with the switch on.", near: Source(.hIndexCalculate, "4.7")),
        .eitherOrder: .source(
            "Name and surname may stand in either order: both orders of one name ask for the same.",
            Source(.hIndexCalculate, "4.1")),
        .scheme: .decision(
            "An address without a scheme gets `http://` before it; no state shows what is made of an address.",
            near: Source(.hIndexCalculate, "4.7")),
        .atFirst: .decision(
            "At first the search screen is in front, not the results, and no name is entered.",
            near: Source(.hIndexCalculate, "4.1")),
        .busy: .source(
            "While a search is under way, it is busy and the button to stop is shown.",
            Source(.hIndexCalculate, "4.1", "5.3")),
        .terminating: .source(
            "A stop writes `Terminating...` in the label.", Source(.hIndexCalculate, "5.3")),
        .stopsPageOnly: .source(
            "A stop ends the search of the author's page, not that of Scholar.",
            Source(.hIndexCalculate, "4.1", "5.3", "5.5")),
        .stopForgotten: .source(
            "Each new search forgets the stops before it.", Source(.hIndexCalculate, "5.3", "5.5")),
        .failurePopup: .source(
            "If a search fails, a popup says why.", Source(.hIndexCalculate, "4.1")),
        .results: .source(
            "If Scholar has found something and the switch was off, the view of the results comes to the front.",
            Source(.hIndexCalculate, "4.1")),
        .presence: .source(
            """
            With the switch on, the author's page is searched after Scholar, and then the view of the presence comes \
            to the front.
            """, Source(.hIndexCalculate, "4.1")),
        .states: .decision("There is one state after each event, and none before the first."),
        .popupWord: .decision("A popup has the word of the answer that raised it."),
        .popupOnce: .decision(
            "A popup stands in the state of its event alone: the next event removes it, whatever it is."),
        .failureLeadsBack: .decision(
            "After a failure, of Scholar or of the author's page, the search screen is in front, not the results."
        ),
        .titlesOnly: .decision(
            "titlesOnly leads to the presence, not back to the search screen, with a popup that says so."),
        .stopWaits: .decision(
            """
            A stopped search stays busy until the answer that it waits for, and the button to stop stays; the stop \
            itself does not end the search.
            """
        ),
        .pageNotBegun: .decision(
            "If Scholar finds something after a stop, the author's page is not searched: the results come to the front."
        ),
        .stoppedPage: .decision(
            """
            After a stop any answer of the author's page leads to the results of Scholar, not to the presence, nor back \
            to the search screen.
            """),
        .stoppedQuietly: .decision(
            """
            After a stop no popup says why the search of an author's page ended. A failure of Scholar has its popup \
            after a stop too.
            """),
        .asBegun: .decision(
            """
            Entries during a search change the fields, not that search: the switch counts as it was at the beginning, \
            not at Scholar's answer.
            """),
        .entryLeadsBack: .decision(

            """
            At rest an entry leads back to the search screen, and no other event does but a tab to it or a search.
            """),
        .searchLeadsBack: .decision("During a search the search screen is in front, not the view before it."),
        .notWhileBusy: .decision("A search during another one changes nothing."),
        .notWaitedFor: .decision("An answer that no search waits for changes nothing."),
        .secondStop: .decision("A second stop changes nothing, nor does a stop at rest."),
        .ownWords: .decision(
            """
            While a search is under way the label says what is being done. Its words are the implementation's own, so a \
            state has no label before a stop.
            """, near: Source(.hIndexCalculate, "4.1", "5.3")),
        .tabs: .source(
            "The tab bar leads from one view to another: a tab brings its view to the front.",
            Source(.hIndexCalculate, "4.1")),
        .tabNeedsResult: .decision(
            """
            A tab changes nothing while there is no result: before a search has led to the results or the presence, \
            during another one, and after one that failed.
            """),
        .anyView: .decision(
            "With a result a tab leads to any view, to the presence too if no author's page was searched."),
    ]
}
