import JSON
import Specification

extension Matching {
    public static func check(_ rule: Rule) -> Check<Matching> {
        switch rule {
        case .pairs:
            Check(.derivation, also: .property) { input, _ in
                Similarity.percentage(of: input.percent) == nil ? [] : [turned(input)]
            } judge: { trial in
                againstEachPair(trial).and(againstTurned(trial))
            }
        case .percentage: Similarity.check { $0.percent }
        case .symbols:
            Check(.derivation) { input, readings in
                lettered(input, readings).map { [$0] } ?? []
            } judge: { trial in
                againstSymbols(trial)
            }
        }
    }

    /// The lists the other way round.
    private static func turned(_ input: Input) -> Input {
        Input(left: input.right, right: input.left, percent: input.percent)
    }

    /// Texts of both lists, taken apart together.
    private static func texts(_ input: Input, _ readings: Readings) -> SymbolTexts {
        SymbolTexts(input.left + input.right, by: readings[Symbol.self])
    }

    private static func againstEachPair(_ trial: Trial<Matching>) -> Finding {
        let input = trial.input
        guard let percentage = Similarity.percentage(of: input.percent) else { return .notTouched }
        guard let pairs = trial.outcome.output?.pairs else {
            let code = trial.outcome.rejection?.code ?? ""
            // That is for the clause of the percentage to say.
            return code == Similarity.invalid.code
                ? .notTouched : .violated("the input is valid, yet it was rejected as \(code)")
        }
        let texts = texts(input, trial.readings)
        func broken(_ sentence: String) -> Finding {
            texts.goBeyondASCII || texts.haveCapitals ? .suspected(sentence) : .violated(sentence)
        }
        var rest = pairs[...]
        var before: (left: Int, right: Int)?
        for pair in pairs {
            guard let (left, right) = pair.places, input.left.indices.contains(left),
                input.right.indices.contains(right)
            else {
                return .violated("\(JSONWriter.text(of: pair.value)) names no place of both lists")
            }
            if let before, (before.left, before.right) >= (left, right) {
                return .violated("[\(left),\(right)] comes after [\(before.left),\(before.right)]")
            }
            before = (left, right)
        }
        let threshold = trial.readings[SimilarityThreshold.self]
        for left in input.left.indices {
            for right in input.right.indices {
                let likeness = Likeness(texts.pair(left, input.left.count + right))
                let isSimilar = likeness.reaches(percentage, by: threshold)
                let listed = rest.first.flatMap { $0.places.map { $0 == (left, right) } == true ? $0 : nil }
                if listed != nil { rest.removeFirst() }
                let told = "\(likeness.told(against: percentage)), by \(threshold.rawValue)"
                switch (listed, isSimilar) {
                case (nil, true): return broken("[\(left),\(right)] is missing: \(told)")
                case (.some, false): return broken("[\(left),\(right)] is not similar: \(told)")
                case (let listed?, true) where !likeness.isRight(listed.similarity):
                    return broken(
                        "[\(left),\(right)] is similar by \(likeness.similarity), not \(listed.similarity)")
                default: break
                }
            }
        }
        return .holds
    }

    /// The lists the other way round have the same pairs the other way round.
    private static func againstTurned(_ trial: Trial<Matching>) -> Finding {
        guard let pairs = trial.outcome.output?.pairs, let probe = trial.probes.first else {
            return .notTouched
        }
        guard let others = probe.output?.pairs else {
            return .violated("with the lists the other way round the input was rejected")
        }
        func sorted(_ pairs: [(Double, Double)]) -> [(Double, Double)] { pairs.sorted { $0 < $1 } }
        let isSame = sorted(pairs.map { ($0.left, $0.right) })
            .elementsEqual(sorted(others.map { ($0.right, $0.left) })) { $0 == $1 }
        return isSame
            ? .holds
            : .violated(
                "with the lists the other way round there are \(others.count) others, not \(pairs.count)")
    }

    // MARK: EDI-3

    private static func lettered(_ input: Input, _ readings: Readings) -> Input? {
        guard Similarity.percentage(of: input.percent) != nil,
            let letters = texts(input, readings).lettered
        else { return nil }
        return Input(
            left: Array(letters.prefix(input.left.count)), right: Array(letters.dropFirst(input.left.count)),
            percent: input.percent)
    }

    private static func againstSymbols(_ trial: Trial<Matching>) -> Finding {
        let input = trial.input
        guard let percentage = Similarity.percentage(of: input.percent), let output = trial.outcome.output
        else {
            return .notTouched
        }
        let texts = texts(input, trial.readings)
        var expected: [(left: Int, right: Int, likeness: Likeness)] = []
        for left in input.left.indices {
            for right in input.right.indices {
                let likeness = Likeness(texts.pair(left, input.left.count + right))
                if likeness.reaches(percentage, by: trial.readings[SimilarityThreshold.self]) {
                    expected.append((left, right, likeness))
                }
            }
        }
        func isRight(_ output: Output?) -> Bool {
            output.map {
                $0.pairs.elementsEqual(expected) { pair, expected in
                    pair.places.map { $0 == (expected.left, expected.right) } == true
                        && expected.likeness.isRight(pair.similarity)
                }
            } ?? false
        }
        return texts.finding(
            "pairs", isRight: isRight(output), isRightInLetters: trial.probes.first.map { isRight($0.output) }
        )
    }
}
