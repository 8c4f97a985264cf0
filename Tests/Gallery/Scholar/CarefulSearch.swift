import Catalogue
import Foundation
import JSON
import Specification

/// An implementation of scholar.search, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulSearch: Careful {
    public typealias Subsystem = Search

    /// The strings that the program does not accept as a name.
    enum Nameless { case whiteSpace, empty, spaces }
    /// The effect of a stop on the search that is under way.
    enum Stop { case waits, endsAtOnce, endsScholarToo }
    /// The view that appears after the search of the author's page is stopped or fails.
    enum After { case asStated, presence, results, search }
    /// The rule that decides whether a tab brings its view to the front.
    enum Tabs { case withResult, always, afterAnyResult, never, toSearchedPagesOnly }

    var nameless = Nameless.whiteSpace
    var saysNameMissing = true
    var disablesWhileBusy = false
    var popupStays = false
    var stop = Stop.waits
    var forgetsStops = true
    var stopped = After.asStated
    var failed = After.asStated
    var titlesAreEnough = true
    var readsSwitchAtOnce = true
    var restarts = false
    var takesAnyAnswer = false
    var entriesLeadBack = true
    var tabs = Tabs.withResult

    public init() {}

    public func run(_ input: Search.Input, readings: Readings) throws(Rejection) -> Search.Output {
        var name = ""
        var url = false
        // The phase is 0 for no search, 1 for the search of Scholar and 2 for the search of the author's page.
        var phase = 0
        var withHomepage = false
        var isStopped = false
        var hasResult = false
        var hadResult = false
        var hasSearchedPage = false
        var view = "search"
        var popup: String?
        func go(_ place: String, _ word: String? = nil) {
            (phase, view, popup, hasResult) = (0, place, word, place != "search")
            if hasResult { hadResult = true }
        }
        var states: [Search.Shown] = []
        for event in input.events {
            if !popupStays { popup = nil }
            switch event {
            case .name(let text): name = text
            case .useHomepage(let isOn): url = isOn
            case .url: break
            case .search:
                if phase > 0, !restarts { break }
                view = "search"
                if isNameless(name) {
                    popup = saysNameMissing ? "nameMissing" : nil
                } else {
                    (phase, withHomepage, popup) = (1, url, nil)
                    (hasResult, hasSearchedPage) = (false, false)
                    if forgetsStops { isStopped = false }
                }
            case .stop:
                if phase > 0 || !forgetsStops { isStopped = true }
                if phase == 2, stop == .endsAtOnce { go("results") }
                if phase == 1, stop == .endsScholarToo { go("search") }
            case .scholar(let answer):
                guard phase == 1 || phase == 0 && takesAnyAnswer else { break }
                if answer != .found {
                    go("search", answer.rawValue)
                } else if readsSwitchAtOnce ? withHomepage : url, !isStopped {
                    (phase, hasSearchedPage) = (2, true)
                } else {
                    go("results")
                }
            case .homepage(let answer):
                guard phase == 2 else { break }
                let (place, word) = isStopped ? (after(stopped, "results"), nil) : outcome(answer)
                go(place, word)
            case .tab(let wanted):
                let isThere =
                    switch tabs {
                    case .withResult: hasResult
                    case .always: true
                    case .afterAnyResult: hadResult && phase == 0
                    case .never: false
                    case .toSearchedPagesOnly: hasResult && (wanted != .presence || hasSearchedPage)
                    }
                if isThere { view = wanted.rawValue }
            }
            let isEntry = ["name", "useHomepage", "url"].contains { event.value[$0] != nil }
            if isEntry, phase == 0, entriesLeadBack { view = "search" }
            let isBusy = phase > 0
            states.append(
                Search.Shown(
                    urlEnabled: url && !(disablesWhileBusy && isBusy), busy: isBusy, stopShown: isBusy,
                    label: isBusy && isStopped ? .terminating : nil,
                    popup: popup.flatMap(Search.Popup.init(rawValue:)),
                    view: Search.View(rawValue: view) ?? .search))
        }
        return Search.Output(states)
    }

    private func outcome(_ answer: Search.HomepageAnswer) -> (place: String, word: String?) {
        switch answer {
        case .found: ("presence", nil)
        case .titlesOnly where titlesAreEnough: ("presence", "titlesOnly")
        case .titlesOnly, .notFound, .unreachable: (after(failed, "search"), answer.rawValue)
        }
    }

    private func after(_ choice: After, _ stated: String) -> String {
        switch choice {
        case .asStated: stated
        case .presence: "presence"
        case .results: "results"
        case .search: "search"
        }
    }

    private func isNameless(_ name: String) -> Bool {
        switch nameless {
        case .whiteSpace: name.unicodeScalars.allSatisfy(\.properties.isWhitespace)
        case .empty: name.isEmpty
        case .spaces: name.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
        }
    }
}
