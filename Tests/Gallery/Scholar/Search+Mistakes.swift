import Catalogue
import JSON
import Specification

extension Search: Mistaken {
    public static let careful: any Implementation<Search> = CarefulSearch()

    private static let name = #"{"name":"a"}"#
    private static let on = #"{"useHomepage":true}"#
    private static let found = #"{"scholar":"found"}"#

    public static let mistakes: [Mistake<Search>] = [
        Mistake(
            "blanks-are-a-name",
            "Accepts every non-empty string as a name, even if the string consists only of white space.",
            breaks: "SEA-1", smallest: input(#"{"name":" "}"#, "search"),
            run: CarefulSearch.but { $0.nameless = .empty }),
        Mistake(
            "blanks-of-ascii",
            "Recognises only ASCII white space, and so accepts a no-break space as a name.",
            breaks: "SEA-1", smallest: input(#"{"name":"\u00a0"}"#, "search"),
            run: CarefulSearch.but { $0.nameless = .spaces }),
        Mistake(
            "silent-without-a-name", "Ignores a search without a name, instead of showing a popup.",
            breaks: "SEA-1", smallest: input("search"),
            run: CarefulSearch.but { $0.saysNameMissing = false }),
        Mistake(
            "disables-while-busy", "Disables the address field while a search is under way.",
            breaks: "SEA-1", smallest: input(name, on, "search"),
            run: CarefulSearch.but { $0.disablesWhileBusy = true }),
        Mistake(
            "popup-stays",
            """
            Shows a popup until another popup replaces it or a search begins, not only until the next event.
            """,
            breaks: "SEA-2", smallest: input("search", "stop"),
            run: CarefulSearch.but { $0.popupStays = true }),
        Mistake(
            "stops-at-once",
            """
            Ends the search of the author's page as soon as the user stops it, without waiting for the answer.
            """,
            breaks: "SEA-2", smallest: input(name, on, "search", found, "stop"),
            run: CarefulSearch.but { $0.stop = .endsAtOnce }),
        Mistake(
            "stops-scholar-too",
            "Does not wait for Scholar's answer after the user has stopped the search, so the results are lost.",
            breaks: "SEA-2", smallest: input(name, "search", "stop"),
            run: CarefulSearch.but { $0.stop = .endsScholarToo }),
        Mistake(
            "remembers-stops", "Does not reset the flag of an earlier stop when a new search begins.",
            breaks: "SEA-2", smallest: input(name, "stop", "search"),
            run: CarefulSearch.but { $0.forgetsStops = false }),
        Mistake(
            "stopped-is-presence",
            "Shows the presence view even if the search of the author's page was stopped.",
            breaks: "SEA-2",
            smallest: input(name, on, "search", found, "stop", #"{"homepage":"found"}"#),
            run: CarefulSearch.but { $0.stopped = .presence }),
        Mistake(
            "stopped-is-back",
            "Returns to the search screen after a stop, and so discards the results of Scholar.",
            breaks: "SEA-2",
            smallest: input(name, on, "search", found, "stop", #"{"homepage":"found"}"#),
            run: CarefulSearch.but { $0.stopped = .search }),
        Mistake(
            "failed-homepage-is-results",
            "Shows the results of Scholar if the search of the author's page fails.",
            breaks: "SEA-2",
            smallest: input(name, on, "search", found, #"{"homepage":"notFound"}"#),
            run: CarefulSearch.but { $0.failed = .results }),
        Mistake(
            "titles-only-is-a-failure",
            "Treats the search of an author's page as failed if it finds titles but no authors.",
            breaks: "SEA-2",
            smallest: input(name, on, "search", found, #"{"homepage":"titlesOnly"}"#),
            run: CarefulSearch.but { $0.titlesAreEnough = false }),
        Mistake(
            "reads-the-switch-late",
            """
            Reads the switch when Scholar answers, although the user may have changed it since the search began.
            """,
            breaks: "SEA-2", smallest: input(name, "search", on, found),
            run: CarefulSearch.but { $0.readsSwitchAtOnce = false }),
        Mistake(
            "searches-anew-while-busy", "Begins another search although a search is already under way.",
            breaks: "SEA-2", smallest: input(name, "search", "stop", "search"),
            run: CarefulSearch.but { $0.restarts = true }),
        Mistake(
            "takes-answers-at-rest",
            "Shows the results when an answer comes, even if no search is waiting for the answer.",
            breaks: "SEA-2", smallest: input(found),
            run: CarefulSearch.but { $0.takesAnyAnswer = true }),
        Mistake(
            "types-behind-the-results", "Leaves the results in view while the user edits a field.",
            breaks: "SEA-2", smallest: input(name, "search", found, name),
            run: CarefulSearch.but { $0.entriesLeadBack = false }),
        Mistake(
            "tabs-at-any-time", "Lets a tab change the view even if there is no result.",
            breaks: "SEA-2", smallest: input(#"{"tab":"results"}"#),
            run: CarefulSearch.but { $0.tabs = .always }),
        Mistake(
            "remembers-an-old-result",
            "Lets a tab change the view after a failed search if an earlier search had a result.",
            breaks: "SEA-2",
            smallest: input(
                name, "search", found, "search", #"{"scholar":"notFound"}"#, #"{"tab":"results"}"#),
            run: CarefulSearch.but { $0.tabs = .afterAnyResult }),
        Mistake(
            "has-no-tabs", "Ignores all tabs, so the user cannot return to the results.",
            breaks: "SEA-2", smallest: input(name, "search", found, #"{"tab":"search"}"#),
            run: CarefulSearch.but { $0.tabs = .never }),
        Mistake(
            "no-presence-without-a-page",
            "Does not let a tab show the presence view if no author's page was searched.",
            breaks: "SEA-2", smallest: input(name, "search", found, #"{"tab":"presence"}"#),
            run: CarefulSearch.but { $0.tabs = .toSearchedPagesOnly }),
    ]

    private static func input(_ events: String...) -> String {
        let written = events.map { $0.hasPrefix("{") ? $0 : "\"\($0)\"" }
        return #"{"events":[\#(written.joined(separator: ","))]}"#
    }
}
