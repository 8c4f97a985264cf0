import Specification

/// The options of a subsystem's readings under which the most answers of an implementation agree with the laws.
public struct ReadingFit: Sendable {
    /// A reading, with the number of answers that agree with the laws under each of its options.
    public struct Row: Sendable {
        /// The id of the reading.
        public let reading: String
        /// The options of the reading in order, each with the number of answers that agree if the other readings have
        /// their best options.
        public let agreeing: [(option: String, count: Int)]
        /// The option under which the most answers agree with the laws.
        public let best: String
    }

    /// The subsystem whose readings are fitted.
    public let subsystem: SubsystemID
    /// The number of inputs that the implementation answered.
    public let answered: Int
    /// The results for all readings, in the order of the readings.
    public let rows: [Row]
    /// The ids of the cases whose answers disagree with the laws even under the best options.
    public let differing: [String]

    /// The number of answers that agree with the laws under the best options.
    public var agreeing: Int { answered - differing.count }

    /// Sends the input of each case once, without readings, and finds the options that explain the answers best.
    ///
    /// If there are few combinations of options, all are tried. Otherwise some combinations are tried, and the best of
    /// them is improved by changing one reading at a time.
    ///
    /// - Returns: The best options; nil if the implementation does not implement the subsystem or answers no input.
    public static func measure<S: Specification>(
        _ cases: [GoldenCase], of candidate: any Candidate, _: S.Type
    ) async throws(CandidateStartError) -> ReadingFit? {
        let session = try await candidate.open(expecting: cases.count)
        let isOffered = session.hello.subsystems.contains(S.id)
        let replies = try await session.allReplies(
            to: (isOffered ? cases : []).map {
                [Request(subsystem: S.id, input: $0.input, readings: [:])]
            })
        let answers = zip(cases, replies).compactMap { golden, replies in
            replies.first.flatMap { Trial<S>(golden.input, $0, under: [:]) }.map { (golden.id, $0) }
        }
        return answers.isEmpty ? nil : ReadingFit(answers)
    }

    /// The id of a case, and the answer that an implementation gave to its input.
    private typealias GivenAnswer<S: Specification> = (id: String, trial: Trial<S>)

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
        // If several combinations are equally good, the first one is taken, since it is nearest to the default options.
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

    /// Returns for each answer whether it agrees with the laws under the given options.
    private static func agreement<S: Specification>(
        _ answers: [GivenAnswer<S>], under options: [String: String]
    ) -> [Bool] {
        guard let readings = try? Readings(options, known: S.readings) else {
            return answers.map { _ in false }
        }
        return Parallel.map(answers) { S.demand($0.trial.input, readings).admits($0.trial.outcome) }
    }
}
