/// Compares the rules on generated days of each class, and on tracks that show faults of the source's rule.
public struct StayComparison: Sendable {
    /// The score of a rule on the days of a class or on a track.
    public struct Row: Equatable, Sendable {
        /// The class of the days, `all` for the days of all classes, or the name of a track.
        public let on: String
        public let rule: String
        public let score: Score
    }

    /// The rows of all rules for each class of users, then for all classes together, and then for each track.
    public let rows: [Row]

    /// Runs the rules on the given number of days of each class, and on the tracks.
    public init(
        days: Int, seed: UInt64, rules: [any StayRule] = StayRules.all, tracks: [Weakness] = Weakness.all
    ) {
        var rows: [Row] = []
        var totals = rules.map { _ in Score() }
        for userClass in UserClass.allCases {
            var scores = rules.map { _ in Score() }
            for number in 0..<days {
                let day = Day(userClass, number: number, seed: seed)
                for (index, rule) in rules.enumerated() {
                    scores[index] += Score(found: rule.stays(in: day.fixes), known: day.stays)
                }
            }
            for (index, rule) in rules.enumerated() {
                rows.append(Row(on: userClass.rawValue, rule: rule.name, score: scores[index]))
                totals[index] += scores[index]
            }
        }
        rows += zip(rules, totals).map { Row(on: "all", rule: $0.name, score: $1) }
        for track in tracks {
            rows += rules.map { Row(on: track.name, rule: $0.name, score: track.score(of: $0)) }
        }
        self.rows = rows
    }
}
