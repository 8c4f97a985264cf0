import Specification

extension Distance {
    public static let properties: [Property<Distance>] = [
        Property("No well-formed input is rejected.", from: .least) { trial in
            trial.outcome.rejection.map { .violated("the texts were rejected as \($0.code)") } ?? .holds
        },
        Property("The distance is 0 if, and only if, the texts are equal.", from: .zero) { trial in
            guard let distance = trial.outcome.output?.distance else { return .notTouched }
            let pair = SymbolPair(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
            let isEqual = pair.a == pair.b
            return (distance == 0) == isEqual
                ? .holds : .violated("\(isEqual ? "equal" : "different") texts are \(distance) apart")
        },
        Property("Texts of m and n symbols are at least |m−n| and at most max(m,n) apart.", from: .bounds) {
            trial in
            guard let distance = trial.outcome.output?.distance else { return .notTouched }
            let pair = SymbolPair(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
            let bounds = abs(pair.a.count - pair.b.count)...pair.length
            return bounds.contains(distance)
                ? .holds
                : .violated(
                    "texts of \(pair.a.count) and \(pair.b.count) symbols are \(bounds) apart, not \(distance)"
                )
        },
        Property(
            "The distance of a text from itself is 0.", from: .zero,
            probes: { input, _ in [Input(a: input.a, b: input.a)] },
            judge: { trial in
                relating(trial) { _, probes in
                    probes[0] == 0 ? nil : "the distance of a text from itself is \(probes[0])"
                }
            }),
        Property(
            "The distance from b to a is the distance from a to b.", from: .symmetric,
            probes: { input, _ in [Input(a: input.b, b: input.a)] },
            judge: { trial in
                relating(trial) { distance, probes in
                    probes[0] == distance
                        ? nil : "the distance from a to b is \(distance), yet from b to a \(probes[0])"
                }
            }),
        Property(
            "A detour through a third text, made of one half of each, is not shorter.", from: .triangle,
            probes: { input, _ in
                [Input(a: input.a, b: third(input)), Input(a: third(input), b: input.b)]
            },
            judge: { trial in
                relating(trial) { distance, probes in
                    probes[0] + probes[1] >= distance
                        ? nil
                        : """
                        the distance is \(distance), yet by way of "\(third(trial.input))" it is \(probes[0]) + \
                        \(probes[1])
                        """
                }
            }),
        Property(
            "Of CA, AC and ABC, no two are farther apart than a detour through the third.", from: .triangle,
            probes: { input, _ in swap(in: input) },
            judge: { trial in
                let sides = swap(in: trial.input)
                return relating(trial) { _, found in
                    guard let last = sides.last, found[0] + found[1] < found[2] else { return nil }
                    return """
                        "\(last.a)" to "\(last.b)" is \(found[2]), yet by way of "\(sides[0].b)" \(found[0]) + \
                        \(found[1])
                        """
                }
            }),
        Property(
            "Replacing each symbol with a letter does not change the distance.", from: .symbol,
            probes: { input, readings in lettered(input, readings) },
            judge: { trial in
                relating(trial) { distance, found in
                    found[0] == distance
                        ? nil
                        : "the distance is \(distance), yet \(found[0]) with a letter in place of each symbol"
                }
            }),
    ]

    /// Judges a distance with those of related texts; no related text may be rejected.
    ///
    /// - Parameter contradiction: Returns the error; nil if there is none.
    private static func relating(
        _ trial: Trial<Distance>, _ contradiction: (Int, [Int]) -> String?
    ) -> Finding {
        guard let distance = trial.outcome.output?.distance, !trial.probes.isEmpty else { return .notTouched }
        let probes = trial.probes.compactMap { $0.output?.distance }
        guard probes.count == trial.probes.count else {
            return .violated("any two texts have a distance, yet a related pair was rejected")
        }
        return contradiction(distance, probes).map { .violated($0) } ?? .holds
    }

    /// Returns the texts with a letter in place of each symbol, if there are enough letters.
    private static func lettered(_ input: Input, _ readings: Readings) -> [Input] {
        let texts = SymbolTexts([input.a, input.b], by: readings[Symbol.self])
        return texts.lettered.map { [Input(a: $0[0], b: $0[1])] } ?? []
    }

    /// Returns the first half of one text followed by the second half of the other.
    private static func third(_ input: Input) -> String {
        let (a, b) = (input.a.unicodeScalars, input.b.unicodeScalars)
        return String(a.prefix(a.count / 2)) + String(b.suffix(b.count / 2))
    }

    /// Returns the sides of a triangle of texts with exchanged neighbours, the longest side last: `CA` over `AC` to
    /// `ABC`.
    ///
    /// A program that counts the exchange as one edit finds the last side longer than the others together.
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
}
