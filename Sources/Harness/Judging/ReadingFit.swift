import JSON
import Specification

/// The options of a subsystem's readings that explain an implementation's answers best.
public struct ReadingFit: Sendable {
    /// The number of answers that agree with the laws under each option, with the best options of the other readings.
    public struct Row: Sendable {
        /// The reading.
        public let reading: String
        /// Its options in their order, each with the number of answers that agree.
        public let agreeing: [(option: String, count: Int)]
        /// The best option.
        public let best: String
    }

    /// The subsystem.
    public let subsystem: SubsystemID
    /// The number of inputs that the implementation answered.
    public let answered: Int
    /// The readings in their order.
    public let rows: [Row]
    /// The ids of the cases whose answers still differ under the best options.
    public let differing: [String]

    /// The number of answers that agree under the best options.
    public var agreeing: Int { answered - differing.count }

    /// Sends the input of each case once, without readings, and compares the answers under options of the readings.
    ///
    /// All combinations are tried if there are few. Otherwise some combinations are tried, and the best of these is
    /// improved, one reading at a time.
    ///
    /// - Returns: The best options; nil if the implementation does not offer the subsystem or answers nothing.
    public static func measure<S: Specification>(
        _ cases: [GoldenCase], of candidate: any Candidate, _: S.Type
    ) async throws(CandidateStartError) -> ReadingFit? {
        let session = try await candidate.open(expecting: cases.count)
        let isOffered = session.hello.subsystems.contains(S.id)
        let replies = try await session.allReplies(
            to: (isOffered ? cases : []).enumerated().map { place, golden in
                let request = Request(subsystem: S.id, input: golden.input, readings: [:])
                return CaseRequests(CaseIndex(place), [request])
            })
        let answers = zip(cases, replies).compactMap { golden, replies -> GivenAnswer<S>? in
            guard let outcome = try? replies.first?.outcome(S.self), let input = try? S.Input(golden.input)
            else { return nil }
            return GivenAnswer(id: golden.id, input: input, outcome: outcome)
        }
        return answers.isEmpty ? nil : ReadingFit(answers)
    }

    private init<S: Specification>(_ answers: [GivenAnswer<S>]) {
        var counts: [[String: String]: Int] = [:]
        func count(_ options: [String: String]) -> Int {
            if let known = counts[options] { return known }
            let count = ReadingFit.agreement(answers, under: options).count { $0 }
            counts[options] = count
            return count
        }
        let standard = Dictionary(uniqueKeysWithValues: S.readings.map { ($0.id, $0.standard.name) })
        let tried = S.readingCombinations.map { standard.merging($0.declarations) { $1 } }
        // Of several equally good combinations, the first is taken, which is nearest to the defaults.
        var best = tried.reduce(standard) { count($1) > count($0) ? $1 : $0 }
        var isBetter = true
        while isBetter {
            isBetter = false
            for reading in S.readings {
                for option in reading.options {
                    let other = best.merging([reading.id: option.name]) { $1 }
                    if count(other) > count(best) { (best, isBetter) = (other, true) }
                }
            }
        }
        subsystem = S.id
        answered = answers.count
        rows = S.readings.map { reading in
            let agreeing = reading.options.map { option in
                (option.name, count(best.merging([reading.id: option.name]) { $1 }))
            }
            return Row(
                reading: reading.id, agreeing: agreeing, best: best[reading.id] ?? reading.standard.name)
        }
        differing = zip(answers, ReadingFit.agreement(answers, under: best)).filter { !$1 }.map(\.0.id)
    }

    /// Returns for each answer whether it agrees with the laws under some options.
    private static func agreement<S: Specification>(
        _ answers: [GivenAnswer<S>], under options: [String: String]
    ) -> [Bool] {
        guard let readings = try? Readings(options, known: S.readings) else {
            return answers.map { _ in false }
        }
        return Parallel.map(answers) { S.demand($0.input, readings).admits($0.outcome) }
    }
}

/// An implementation's answer to the input of a case.
private struct GivenAnswer<S: Specification>: Sendable {
    let id: String
    let input: S.Input
    let outcome: Outcome<S.Output>
}
