/// The decisions that the clauses take on a transcript, those of at most one clause otherwise than it says.
///
/// A derivation asks for each of its steps with what the clause says and with what else the step could come to. What
/// outcomes a broken clause can have is found by trying the others, without knowing any mistake.
struct Decisions {
    /// The clause that decides otherwise.
    let rule: Conversion.Rule?
    /// Which option it takes at each of its first decisions; 0 is what it says.
    let path: [Int]
    /// What it takes at every other one at which it is an option.
    let everywhere: AnyHashable?
    /// How many other options it had at each decision.
    private(set) var counts: [Int] = []
    /// All other options that it had.
    private(set) var options: [AnyHashable] = []
    /// The clauses that had a decision to take.
    private(set) var asked: Set<Conversion.Rule> = []
    private var known: [String: Int] = [:]

    init(of rule: Conversion.Rule? = nil, path: [Int] = [], everywhere: AnyHashable? = nil) {
        self.rule = rule
        self.path = path
        self.everywhere = everywhere
    }

    /// Returns what a clause decides.
    ///
    /// - Parameters:
    ///   - right: what it says.
    ///   - others: what else a broken one could take.
    ///   - key: what it is about; the same is decided alike each time.
    mutating func take<Option: Hashable>(
        _ rule: Conversion.Rule, _ right: Option, others: @autoclosure () -> [Option],
        about key: String? = nil
    ) -> Option {
        asked.insert(rule)
        guard rule == self.rule else { return right }
        let others = others().filter { $0 != right }
        if let everywhere {
            return others.first { AnyHashable($0) == everywhere } ?? right
        }
        if let key, let index = known[key], index <= others.count {
            return index == 0 ? right : others[index - 1]
        }
        let index = counts.count < path.count ? path[counts.count] : 0
        if let key { known[key] = index }
        counts.append(others.count)
        options += others.map { AnyHashable($0) }
        return index == 0 || index > others.count ? right : others[index - 1]
    }
}
