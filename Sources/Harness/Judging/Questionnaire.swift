import JSON
import Specification

/// A few inputs whose answers settle which options of the readings an implementation follows.
public struct Questionnaire: Sendable {
    /// An input, and the outcomes that the laws demand under the options that are still possible.
    public struct Question: Sendable {
        /// The id of the case with this input.
        public let id: String
        /// The input.
        public let input: Value
        /// Each outcome with the options that lead to it: of each reading those in question, if not all are.
        public let outcomes: [(outcome: Value, options: [(reading: String, names: [String])])]
    }

    /// The questions, in the order in which they narrow the options most.
    public let questions: [Question]
    /// The number of combinations of options that the answers distinguish.
    public let combinations: Int

    /// Chooses among the inputs of cases: first the one that divides the combinations into the most groups, and so on.
    public init<S: Specification>(_ cases: [GoldenCase], _: S.Type) {
        let combinations = S.readingCombinations
        let table = Parallel.map(cases) { golden -> [Value]? in
            guard let input = try? S.Input(golden.input) else { return nil }
            let demands = combinations.map { S.demand(input, $0) }
            return demands.contains(where: \.isOpen)
                ? nil : demands.map { Questionnaire.value(of: $0.outcome) }
        }
        let rows = zip(cases, table).compactMap { golden, row in row.map { (golden, $0) } }
            .sorted { Simplicity(of: $0.0.input) < Simplicity(of: $1.0.input) }
        var groups = [Int](repeating: 0, count: combinations.count)
        var questions: [Question] = []
        while let (row, finer) = Questionnaire.best(of: rows.map(\.1), dividing: groups) {
            groups = finer
            questions.append(Questionnaire.question(rows[row].0, rows[row].1, combinations, S.readings))
        }
        self.questions = questions
        self.combinations = Set(groups).count
    }

    /// Returns the row that divides the groups into the most parts, with these parts; nil if none divides them.
    private static func best(of rows: [[Value]], dividing groups: [Int]) -> (row: Int, parts: [Int])? {
        let count = Set(groups).count
        let divided = Parallel.map(Array(rows.indices)) { row in parts(of: groups, by: rows[row]) }
        let sizes = divided.map { Set($0).count }
        guard let most = sizes.max(), most > count, let row = sizes.firstIndex(of: most) else { return nil }
        return (row, divided[row])
    }

    /// Returns the group of each combination, where different outcomes divide a group.
    private static func parts(of groups: [Int], by row: [Value]) -> [Int] {
        var numbers: [Part: Int] = [:]
        return zip(groups, row).map { group, outcome in
            let part = Part(group: group, outcome: JSONWriter.text(of: outcome))
            let number = numbers[part] ?? numbers.count
            numbers[part] = number
            return number
        }
    }

    private struct Part: Hashable {
        let group: Int
        let outcome: String
    }

    private static func question(
        _ golden: GoldenCase, _ row: [Value], _ combinations: [Readings], _ readings: [Reading]
    ) -> Question {
        let texts = row.map { JSONWriter.text(of: $0) }
        let outcomes = texts.unique.compactMap { text -> (Value, [(String, [String])])? in
            let places = texts.indices.filter { texts[$0] == text }
            guard let first = places.first else { return nil }
            let options = readings.compactMap { reading -> (String, [String])? in
                let names = reading.options.map(\.name).filter { name in
                    places.contains {
                        (combinations[$0].declarations[reading.id] ?? reading.standard.name) == name
                    }
                }
                return names.count < reading.options.count ? (reading.id, names) : nil
            }
            return (row[first], options)
        }
        return Question(id: golden.id, input: golden.input, outcomes: outcomes)
    }

    private static func value(of outcome: Outcome<some Wire>) -> Value {
        switch outcome {
        case .output(let output): output.value
        case .rejection(let rejection): .record(("error", RejectionForm.value(rejection)))
        }
    }
}
