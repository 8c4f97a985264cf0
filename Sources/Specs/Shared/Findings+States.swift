import Specification

extension Findings {
    /// Returns the states of an outcome if there is one for each event, and blames a rule if there is not.
    ///
    /// - Parameters:
    ///   - outcome: What came of an input that nothing lets be refused.
    ///   - states: The states of an output.
    package mutating func states<Output, State>(
        of outcome: Outcome<Output>, _ states: (Output) -> [State], events: Int, blaming rule: Rule
    ) -> [State]? {
        if let rejection = outcome.rejection {
            blame(rule, "no input is refused, yet it was rejected as \(rejection.code)")
        }
        guard let states = outcome.output.map(states) else { return nil }
        guard states.count == events else {
            blame(rule, "\(counted(events, "event")) need as many states, not \(states.count)")
            return nil
        }
        return states
    }
}
