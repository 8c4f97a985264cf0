import Specification

extension Search {
    /// Returns events that follow transitions of the state machine, with some events out of place and some blank names.
    public static func generate(from entropy: inout Entropy) -> Input {
        let hasName = !entropy.once(in: 4)
        let hasSwitch = entropy.once(in: 2)
        var state = machine.start
        var events: [Event] = hasName ? [.name("Richard Karp")] : []
        if hasSwitch { events.append(.useHomepage(true)) }
        if hasName, hasSwitch, entropy.once(in: 3) {
            events += [.search, .scholar(.found)]
            state = .homepage
        }
        let condition: Condition = !hasName ? .nameless : hasSwitch ? .withHomepage : .scholarOnly
        events += entropy.list(upTo: 14) { entropy -> Event in
            let possible = Trigger.allCases.filter {
                machine.transition(from: state, on: $0, given: condition) != nil
            }
            var trigger = entropy.one(of: entropy.once(in: 4) ? Trigger.allCases : possible)
            if !state.isBusy, entropy.once(in: 2) { trigger = .search }
            if state == .scholar, hasSwitch, entropy.once(in: 2) { trigger = .scholarFound }
            // Without the next lines, two events would be rare: a search during another search, and the answer to the
            // search of the author's page.
            if state == .scholarStopping, entropy.once(in: 2) { trigger = .search }
            if state == .homepage, entropy.once(in: 2) {
                trigger = entropy.one(of: [.homepageFound, .titlesOnly, .homepageFailed])
            }
            state = machine.transition(from: state, on: trigger, given: condition)?.target ?? state
            return event(trigger, from: &entropy)
        }
        return Input(events)
    }

    private static func event(_ trigger: Trigger, from entropy: inout Entropy) -> Event {
        switch trigger {
        case .entry:
            switch entropy.below(4) {
            case 0:
                .url(
                    entropy.one(of: [
                        "", "www.example.org/~karp", "http://example.org", entropy.text(upTo: 5),
                    ]))
            case 1: .useHomepage(entropy.once(in: 2))
            case 2:
                .name(
                    entropy.one(of: ["", " ", "\u{A0}", "\u{200B}", " \t\n", "Karp", entropy.text(upTo: 3)]))
            default: .name(entropy.one(of: ["Andrew Zisserman", "Karp", "K"]))
            }
        case .search: .search
        case .stop: .stop
        case .scholarFound: .scholar(.found)
        case .scholarFailed: .scholar(entropy.one(of: [.notFound, .failed, .disconnected]))
        case .homepageFound: .homepage(.found)
        case .titlesOnly: .homepage(.titlesOnly)
        case .homepageFailed: .homepage(entropy.one(of: [.notFound, .unreachable]))
        case .tabSearch: .tab(.search)
        case .tabResults: .tab(.results)
        case .tabPresence: .tab(.presence)
        }
    }
}
