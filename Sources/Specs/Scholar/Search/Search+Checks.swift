import JSON
import Specification

extension Search {
    public static func check(_ rule: Rule) -> Check<Search> {
        switch rule {
        case .fields: .examined(.model)
        case .course:
            .examined(.model, also: .property) { input, _ in
                twice(input).map { [$0] } ?? []
            } judge: { trial in
                againstOneStop(trial)
            }
        }
    }

    /// Returns the input with each stop pressed twice, of which the second changes nothing.
    private static func twice(_ input: Input) -> Input? {
        guard input.events.contains(.stop) else { return nil }
        return Input(input.events.flatMap { $0 == .stop ? [$0, $0] : [$0] })
    }

    private static func againstOneStop(_ trial: Trial<Search>) -> Finding {
        guard let probe = trial.probes.first, let states = trial.outcome.output?.states,
            let input = twice(trial.input), states.count == trial.input.events.count
        else { return .notTouched }
        let others = probe.output?.states ?? []
        guard others.count == input.events.count else {
            return .violated("with each stop pressed twice there are \(others.count) states")
        }
        var place = 0
        for (index, event) in trial.input.events.enumerated() {
            if event == .stop { place += 1 }
            if others[place] != states[index] {
                return .violated(
                    "a second stop changes nothing, yet with it event \(index) shows something else")
            }
            place += 1
        }
        return .holds
    }

    /// Holds each state to the machine; what is wrong first is told, and nothing after it.
    public static func examine(_ trial: Trial<Search>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let events = trial.input.events
        guard
            let states = findings.states(
                of: trial.outcome, \.states, events: events.count, blaming: .course)
        else { return findings }
        if events.isEmpty { findings.touch(.fields) }
        var walk = SearchWalk()
        for (index, (event, shown)) in zip(events, states).enumerated() {
            let before = walk.state
            let asks = walk.isAtRest && event == .search
            let expected = walk.take(event)
            let isNameless = expected.popup == .nameMissing
            // The fields alone decide of the switch, and whether a search begins.
            for rule in Rule.allCases where rule == .course ? !isNameless : event.isOfFields || asks {
                findings.touch(rule)
            }
            guard shown != expected else { continue }
            let isOfFields =
                shown.urlEnabled != expected.urlEnabled || isNameless || asks && shown.popup == .nameMissing
            let told = [expected.value, shown.value].map { JSONWriter.text(of: $0) }
            findings.blame(
                isOfFields ? .fields : .course,
                """
                event \(index), \(JSONWriter.text(of: event.value)) in \(before.rawValue), shows \(told[0]), not \
                \(told[1])
                """)
            return findings
        }
        return findings
    }
}

extension Search.Event {
    /// Whether it is the clause of the fields that says something of it.
    fileprivate var isOfFields: Bool {
        switch self {
        case .name, .useHomepage, .url: true
        default: false
        }
    }
}

/// A way through the machine, with what is in the fields.
private struct SearchWalk {
    private(set) var state = Search.machine.start
    private var isNamed = false
    private var usesHomepage = false
    /// What the search under way is.
    private var begun = Search.Condition.nameless

    var isAtRest: Bool { !state.isBusy }

    private var condition: Search.Condition {
        if state.isBusy { return begun }
        return !isNamed ? .nameless : usesHomepage ? .withHomepage : .scholarOnly
    }

    /// Takes an event, and returns what is shown after it.
    mutating func take(_ event: Search.Event) -> Search.Shown {
        let condition = condition
        var popup: Search.Popup?
        if let transition = Search.machine.transition(from: state, on: event.trigger, given: condition) {
            popup = state == .homepageStopping ? nil : event.popup
            if event == .search {
                begun = condition
                popup = condition == .nameless ? .nameMissing : nil
            }
            state = transition.target
        }
        switch event {
        case .name(let name): isNamed = !name.unicodeScalars.allSatisfy(\.isWhiteSpace)
        case .useHomepage(let isUsed): usesHomepage = isUsed
        default: break
        }
        return Search.Shown(
            urlEnabled: usesHomepage, busy: state.isBusy, stopShown: state.isBusy,
            label: state.isStopping ? .terminating : nil, popup: popup, view: state.view)
    }
}
