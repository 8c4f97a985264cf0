import JSON
import SharedSpecs
import Specification

/// How alike two texts are, as scholar.similarity has it.
struct Likeness {
    /// The length of the longer text, at least 1: two empty texts are 1 of 1 alike.
    let length: Int
    let distance: Int

    init(_ pair: SymbolPair) {
        length = max(1, pair.length)
        distance = pair.distance
    }

    /// In percent.
    var similarity: Double { 100 * Double(length - distance) / Double(length) }

    func isRight(_ found: Double?) -> Bool {
        found.map { abs($0 - similarity) <= Similarity.tolerance } ?? false
    }

    /// What is reached and what a percentage asks for, in integers.
    func comparison(with percentage: Int) -> (reached: Int, asked: Int) {
        (100 * (length - distance), percentage * length)
    }

    func reaches(_ percentage: Int, by threshold: SimilarityThreshold) -> Bool {
        let (reached, asked) = comparison(with: percentage)
        return threshold.accepts(reached, asked)
    }

    /// What is compared, in words: `100·(5−1) is 400 and 80·5 is 400`.
    func told(against percentage: Int) -> String {
        let (reached, asked) = comparison(with: percentage)
        return "100·(\(length)−\(distance)) is \(reached) and \(percentage)·\(length) is \(asked)"
    }
}

extension SimilarityThreshold {
    func accepts<Percentage: Comparable>(_ reached: Percentage, _ asked: Percentage) -> Bool {
        self == .inclusive ? reached >= asked : reached > asked
    }
}

// SIM-3, shared by the subsystems that are asked for a percentage.
extension Similarity {
    static let percentageStatement = Statement(
        .decision(
            """
            A percentage outside 0–100 or not a whole number is percent.invalid; 90.0 and 9e1 are whole. At 0 \
            everything matches (inclusive).
            """, near: Source(.hIndexCalculate, "4.1")))

    /// Returns what is wrong with how a percentage was taken; nil if it is valid and was not refused.
    static func finding(ofPercentage percent: Number, rejection: Rejection?) -> Finding? {
        guard percentage(of: percent) == nil else {
            guard rejection?.code == invalid.code else { return nil }
            return .violated("\(percent.text) is a whole percentage, yet it was rejected as \(invalid.code)")
        }
        if rejection?.code == invalid.code { return .holds }
        let got = rejection.map { "the rejection \($0.code)" } ?? "an output"
        return .violated("\(percent.text) is no whole percentage; \(invalid.code) is expected, not \(got)")
    }

    /// Returns the finding of SIM-3 where nothing else is said of 0 %.
    static func check<Subsystem: Specification>(
        _ percent: @escaping @Sendable (Subsystem.Input) -> Number
    ) -> Check<Subsystem> {
        Check(.model) { trial in
            let percent = percent(trial.input)
            if let finding = finding(ofPercentage: percent, rejection: trial.outcome.rejection) {
                return finding
            }
            let isEdge = percentage(of: percent).map { $0 == 0 || $0 == 100 } ?? false
            return isEdge || Int(percent.text) == nil ? .holds : .notTouched
        }
    }
}
