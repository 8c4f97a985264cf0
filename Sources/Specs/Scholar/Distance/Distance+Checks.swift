import Specification

extension Distance {
    public static func check(_ rule: Rule) -> Check<Distance> {
        switch rule {
        case .edits: Check(.derivation, judge: againstLeast)
        case .metric:
            Check(.property) { input, _ in
                relatives(of: input) + swap(in: input)
            } judge: { trial in
                guard let distance = trial.outcome.output?.distance else { return .notTouched }
                return againstBounds(trial, distance).and(againstRelatives(trial, distance))
                    .and(againstSwap(trial))
            }
        case .symbols:
            Check(.derivation) { input, readings in
                let pair = SymbolPair(input.a, input.b, by: readings[Symbol.self])
                return pair.isTelling ? pair.lettered.map { [Input(a: $0.a, b: $0.b)] } ?? [] : []
            } judge: { trial in
                guard let distance = trial.outcome.output?.distance else { return .notTouched }
                let (pair, expected) = (pair(trial), pair(trial).distance)
                return pair.finding(
                    "distance", distance, expected: expected, isRight: distance == expected,
                    isRightInLetters: trial.probes.first.map { $0.output?.distance == expected })
            }
        }
    }

    private static func pair(_ trial: Trial<Distance>) -> SymbolPair {
        SymbolPair(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
    }

    private static func againstLeast(_ trial: Trial<Distance>) -> Finding {
        guard let distance = trial.outcome.output?.distance else {
            return .violated("any two texts have a distance, yet they were rejected")
        }
        let pair = pair(trial)
        let expected = pair.distance
        if distance == expected { return .holds }
        let sentence = "the distance is \(expected), not \(distance)"
        return pair.isTelling ? .suspected(sentence) : .violated(sentence)
    }

    // MARK: The metric

    /// A single wrong distance is told by the least number of edits; that it is against the metric too says no more.
    private static func againstBounds(_ trial: Trial<Distance>, _ distance: Int) -> Finding {
        let pair = pair(trial)
        if distance == 0, pair.a != pair.b {
            return .suspected("the texts differ, so their distance is not 0")
        }
        if distance != 0, pair.a == pair.b {
            return .suspected("the texts are equal, so their distance is 0, not \(distance)")
        }
        let bounds = abs(pair.a.count - pair.b.count)...pair.length
        return bounds.contains(distance)
            ? .holds
            : .suspected(
                "texts of \(pair.a.count) and \(pair.b.count) symbols are \(bounds) apart, not \(distance)")
    }

    /// The pair turned round, each text with itself, and the two sides of a triangle over a third text.
    private static func relatives(of input: Input) -> [Input] {
        let third = third(input)
        return [
            Input(a: input.b, b: input.a), Input(a: input.a, b: input.a), Input(a: input.a, b: third),
            Input(a: third, b: input.b),
        ]
    }

    /// The sides of a triangle over two neighbours that change places, the last of them the longest: of `CA` over `AC` to
    /// `ABC`. Whoever counts the change as one edit finds it longer than the others together.
    private static func swap(in input: Input) -> [Input] {
        let found = [input.a, input.b].lazy.compactMap { text -> [String]? in
            let scalars = Array(text.unicodeScalars)
            guard let place = scalars.indices.dropFirst().first(where: { scalars[$0] != scalars[$0 - 1] }),
                let stranger = "bxy-".unicodeScalars.first(where: { !scalars.contains($0) })
            else { return nil }
            let (left, right) = (scalars[place - 1], scalars[place])
            return [[left, right], [right, left], [right, stranger, left]].map { middle in
                String(String.UnicodeScalarView(scalars[..<(place - 1)] + middle + scalars[(place + 1)...]))
            }
        }.first
        guard let corners = found else { return [] }
        return [(0, 1), (1, 2), (0, 2)].map { Input(a: corners[$0], b: corners[$1]) }
    }

    private static func againstSwap(_ trial: Trial<Distance>) -> Finding {
        let sides = swap(in: trial.input)
        let found = trial.probes.dropFirst(4).compactMap { $0.output?.distance }
        guard let last = sides.last, found.count == sides.count else { return .holds }
        if found[0] + found[1] >= found[2] { return .holds }
        return .violated(
            "\"\(last.a)\" to \"\(last.b)\" is \(found[2]), yet by way of \"\(sides[0].b)\" \(found[0]) + \(found[1])"
        )
    }

    /// A text between the two: the first half of one and the second half of the other.
    private static func third(_ input: Input) -> String {
        let (a, b) = (input.a.unicodeScalars, input.b.unicodeScalars)
        return String(a.prefix(a.count / 2)) + String(b.suffix(b.count / 2))
    }

    private static func againstRelatives(_ trial: Trial<Distance>, _ distance: Int) -> Finding {
        guard trial.probes.count >= 4 else { return .holds }
        let probes = trial.probes.compactMap { $0.output?.distance }
        guard probes.count == trial.probes.count else {
            return .violated("any two texts have a distance, yet some of these were rejected")
        }
        let (back, own, there, onward) = (probes[0], probes[1], probes[2], probes[3])
        if back != distance { return .violated("a to b is \(distance), yet b to a is \(back)") }
        if own != 0 { return .violated("a text is \(own) from itself") }
        if there + onward >= distance { return .holds }
        return .violated(
            "a to b is \(distance), yet by way of \"\(third(trial.input))\" it is \(there) + \(onward)")
    }
}
