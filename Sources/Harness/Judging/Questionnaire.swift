import JSON
import Specification

/// A few inputs whose outputs show which options of the readings an implementation follows.
public struct Questionnaire: Sendable {
    /// An input, and the outcomes that the laws demand for it under the different combinations of options.
    public struct Question: Sendable {
        /// The id of the case that the input comes from.
        public let id: String
        /// The input.
        public let input: Value
        /// Each outcome with the options that lead to it; a reading is left out if all its options lead to the outcome.
        public let outcomes: [(outcome: Value, options: [(reading: String, names: [String])])]
    }

    /// The questions, in the order in which they were chosen; the first distinguishes the most combinations of options.
    public let questions: [Question]
    /// The number of combinations of options that the answers to all questions distinguish.
    public let combinations: Int

    /// Chooses inputs of cases as questions; each question divides the combinations of options into as many groups as
    /// possible.
    ///
    /// A few questions are therefore enough, although a smaller set may exist.
    public init<S: Specification>(_ cases: [GoldenCase], _: S.Type) {
        let combinations = S.readingCombinations
        let rows = Parallel.map(cases) { golden -> Row? in
            guard let input = try? S.Input(golden.input) else { return nil }
            let demands = combinations.map { S.demand(input, $0) }
            return demands.contains(where: \.isOpen) ? nil : Row(golden, demands.map { Answer($0.outcome) })
        }.compactMap(\.self).sorted { Simplicity(of: $0.golden.input) < Simplicity(of: $1.golden.input) }
        var groups = [Int](repeating: 0, count: combinations.count)
        var questions: [Question] = []
        while let (row, finer) = Questionnaire.best(of: rows, dividing: groups) {
            groups = finer
            questions.append(row.question(combinations, S.readings))
        }
        self.questions = questions
        self.combinations = Set(groups).count
    }

    /// Returns the row (the input of a case) that divides the groups of combinations into the most parts, along with
    /// the parts; nil if no row divides a group.
    private static func best(of rows: [Row], dividing groups: [Int]) -> (row: Row, parts: [Int])? {
        let divided = Parallel.map(rows) { $0.parts(of: groups) }
        let sizes = divided.map { Set($0).count }
        guard let most = sizes.max(), most > Set(groups).count, let place = sizes.firstIndex(of: most) else {
            return nil
        }
        return (rows[place], divided[place])
    }
}

/// An input of a case, and its outcomes under each combination of options.
private struct Row: Sendable {
    let golden: GoldenCase
    private let outcomes: [Value]
    /// The outcomes as JSON text, which is quick to compare.
    private let texts: [String]

    init(_ golden: GoldenCase, _ answers: [Answer]) {
        self.golden = golden
        outcomes = answers.map { if case .output(let output) = $0 { output } else { $0.value } }
        texts = outcomes.map { JSONWriter.text(of: $0) }
    }

    /// Splits each group of combinations by their outcomes, and returns the new group of each combination.
    func parts(of groups: [Int]) -> [Int] {
        var numbers: [Int: [String: Int]] = [:]
        var count = 0
        return zip(groups, texts).map { group, text in
            if let number = numbers[group]?[text] { return number }
            defer { count += 1 }
            numbers[group, default: [:]][text] = count
            return count
        }
    }

    /// Returns the input as a question, with the options that lead to each of its outcomes.
    func question(_ combinations: [Readings], _ readings: [Reading]) -> Questionnaire.Question {
        let places = Dictionary(grouping: texts.indices) { texts[$0] }
        let distinct = texts.unique.compactMap { places[$0] }.map { own in
            let options = readings.compactMap { reading -> (String, [String])? in
                let names = reading.options.map(\.name).filter { name in
                    own.contains { combinations[$0][reading] == name }
                }
                return names.count < reading.options.count ? (reading.id, names) : nil
            }
            return (outcomes[own[0]], options)
        }
        return Questionnaire.Question(id: golden.id, input: golden.input, outcomes: distinct)
    }
}
