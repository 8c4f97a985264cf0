import Specification

extension Search: Stateful {
    /// The state of the screen: the search screen with or without a result, a search that is running or being
    /// stopped, or a result view.
    public enum State: String, CaseIterable, Sendable {
        case search, searchAgain, scholar, scholarStopping, homepage, homepageStopping, results, presence

        var isBusy: Bool { [.scholar, .scholarStopping, .homepage, .homepageStopping].contains(self) }
    }

    /// The kinds of events that the machine distinguishes.
    public enum Trigger: String, CaseIterable, Sendable {
        case entry, search, stop, scholarFound, scholarFailed, homepageFound, titlesOnly, homepageFailed
        case tabSearch, tabResults, tabPresence
    }

    /// The kind of the search that is under way, or that the event `search` would begin now.
    public enum Condition: String, CaseIterable, Sendable {
        case nameless, scholarOnly, withHomepage
    }

    private static let withResult = [State.searchAgain, .results, .presence]
    private static let atRest = [State.search] + withResult

    /// Returns the state after the user has changed a field: the search screen, with a result if there was one before.
    private static func fields(after state: State) -> State { state == .search ? .search : .searchAgain }

    public static let machine = StateMachine<State, Trigger, Condition>(
        start: .search,
        atRest.map { .init($0, .entry, to: fields(after: $0), remark: "the field changes") }
            + atRest.flatMap { state -> [StateMachine<State, Trigger, Condition>.Transition] in
                [
                    .init(
                        state, .search, given: .nameless, to: fields(after: state),
                        remark: "popup nameMissing"),
                    .init(state, .search, given: .scholarOnly, to: .scholar, remark: "busy"),
                    .init(state, .search, given: .withHomepage, to: .scholar, remark: "busy"),
                ]
            } + whileBusy
            + withResult.flatMap { state -> [StateMachine<State, Trigger, Condition>.Transition] in
                [(Trigger.tabSearch, State.searchAgain), (.tabResults, .results), (.tabPresence, .presence)]
                    .filter { $0.1 != state }.map { .init(state, $0.0, to: $0.1) }
            })

    private static let whileBusy: [StateMachine<State, Trigger, Condition>.Transition] = [
        .init(.scholar, .entry, to: .scholar, remark: "the field changes, but not the search"),
        .init(.scholar, .stop, to: .scholarStopping, remark: "Terminating..."),
        .init(
            .scholar, .scholarFound, given: .scholarOnly, to: .results, remark: "Scholar's publications"),
        .init(.scholar, .scholarFound, given: .withHomepage, to: .homepage, remark: "busy"),
        .init(.scholar, .scholarFailed, to: .search, remark: "popup"),
        .init(.scholarStopping, .entry, to: .scholarStopping, remark: "the field changes"),
        .init(.scholarStopping, .scholarFound, to: .results, remark: "the author's page is not searched"),
        .init(.scholarStopping, .scholarFailed, to: .search, remark: "popup"),
        .init(.homepage, .entry, to: .homepage, remark: "the field changes"),
        .init(.homepage, .stop, to: .homepageStopping, remark: "Terminating..."),
        .init(.homepage, .homepageFound, to: .presence, remark: "the titles on the author's page"),
        .init(.homepage, .titlesOnly, to: .presence, remark: "popup titlesOnly"),
        .init(.homepage, .homepageFailed, to: .search, remark: "popup"),
        .init(.homepageStopping, .entry, to: .homepageStopping, remark: "the field changes"),
        .init(.homepageStopping, .homepageFound, to: .results, remark: "Scholar's publications"),
        .init(.homepageStopping, .titlesOnly, to: .results, remark: "Scholar's publications"),
        .init(.homepageStopping, .homepageFailed, to: .results, remark: "Scholar's publications"),
    ]
}

extension Search.Event {
    public var trigger: Search.Trigger {
        switch self {
        case .name, .useHomepage, .url: .entry
        case .search: .search
        case .stop: .stop
        case .scholar(.found): .scholarFound
        case .scholar: .scholarFailed
        case .homepage(.found): .homepageFound
        case .homepage(.titlesOnly): .titlesOnly
        case .homepage: .homepageFailed
        case .tab(.search): .tabSearch
        case .tab(.results): .tabResults
        case .tab(.presence): .tabPresence
        }
    }
}
