import ScholarSpecs
import Specification

extension Search: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        var screen = Screen()
        return Output(
            input.events.map { event in
                screen.popup = nil
                screen.take(event)
                return screen.shown
            })
    }

    /// A search that has begun but has not ended.
    private struct RunningSearch {
        let usesHomepage: Bool
        var isAtHomepage = false
        var isStopped = false
    }

    private struct Screen {
        var name = ""
        var usesHomepage = false
        var search: RunningSearch?
        var popup: Popup?
        var view = View.search
        /// Whether the last search has led to the results view or the presence view.
        var hasResult = false

        var shown: Shown {
            Shown(
                urlEnabled: usesHomepage, busy: search != nil, stopShown: search != nil,
                label: search?.isStopped == true ? .terminating : nil, popup: popup, view: view)
        }

        mutating func take(_ event: Event) {
            switch event {
            case .name(let text):  // SEA-1
                name = text
                returnToFields()
            case .useHomepage(let isUsed):  // SEA-1
                usesHomepage = isUsed
                returnToFields()
            case .url: returnToFields()
            case .search where search == nil:
                view = .search
                if name.unicodeScalars.allSatisfy(\.isWhiteSpace) {
                    popup = .nameMissing  // SEA-1
                } else {
                    search = RunningSearch(usesHomepage: usesHomepage)  // SEA-2
                    hasResult = false
                }
            case .stop: search?.isStopped = true  // SEA-2
            case .scholar(let answer):
                if let search, !search.isAtHomepage { take(answer, search) }
            case .homepage(let answer):
                if let search, search.isAtHomepage { take(answer, search) }
            case .tab(let wanted):
                if hasResult { view = wanted }  // SEA-2
            case .search: break
            }
        }

        private mutating func returnToFields() { if search == nil { view = .search } }

        /// Clause: SEA-2
        private mutating func take(_ answer: ScholarAnswer, _ search: RunningSearch) {
            switch answer {
            case .found where search.usesHomepage && !search.isStopped: self.search?.isAtHomepage = true
            case .found: end(at: .results)
            case .notFound, .failed, .disconnected: end(at: .search, Popup(rawValue: answer.rawValue))
            }
        }

        /// Clause: SEA-2
        private mutating func take(_ answer: HomepageAnswer, _ search: RunningSearch) {
            switch answer {
            case _ where search.isStopped: end(at: .results)
            case .found: end(at: .presence)
            case .titlesOnly: end(at: .presence, .titlesOnly)
            case .notFound, .unreachable: end(at: .search, Popup(rawValue: answer.rawValue))
            }
        }

        private mutating func end(at view: View, _ popup: Popup? = nil) {
            search = nil
            self.view = view
            self.popup = popup
            hasResult = view != .search
        }
    }
}
