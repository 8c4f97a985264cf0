import Specification

extension Distance {
    public static let properties: [Property<Distance>] = [
        .noRejection(from: .least),
        Property("The distance is 0 if, and only if, the strings are equal.", from: .zero) { trial, output in
            let pair = SymbolPair(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
            let isEqual = pair.a == pair.b
            return (output.distance == 0) == isEqual
                ? .holds
                : .violated(
                    "the distance between \(isEqual ? "equal" : "different") strings is \(output.distance)")
        },
        Property(
            "The distance between strings of m and n symbols is at least |m−n| and at most max(m,n).",
            from: .bounds
        ) { trial, output in
            let pair = SymbolPair(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
            let bounds = abs(pair.a.count - pair.b.count)...pair.length
            return bounds.contains(output.distance)
                ? .holds
                : .violated(
                    """
                    the distance between strings of \(pair.a.count) and \(pair.b.count) symbols must be in \(bounds), \
                    but is \(output.distance)
                    """)
        },
        Property(
            "The distance from b to a equals the distance from a to b.", from: .symmetric,
            probe: { input, _ in Input(a: input.b, b: input.a) }, relates: \.distance,
            otherwise: "the distances from a to b and from b to a differ"),
        Property(
            """
            The distance from a to b is at most the distance from a to c plus the distance from c to b. The string c \
            is the first half of a followed by the second half of b.
            """,
            from: .triangle,
            probes: { input, _ in [Input(a: input.a, b: third(input)), Input(a: third(input), b: input.b)] },
            judge: { trial, output in
                let sides = trial.probes.compactMap { $0.output?.distance }
                guard sides.count == 2 else {
                    return .violated("an input that contains the string c was rejected")
                }
                let distance = output.distance
                return sides[0] + sides[1] >= distance
                    ? .holds
                    : .violated(
                        """
                        the distance from a to b is \(distance), but for c = "\(third(trial.input))" the distance \
                        from a to c is \(sides[0]), and the distance from c to b is \(sides[1])
                        """)
            }),
        Property(
            "Replacing different symbols with different letters does not change the distance.", from: .symbol,
            probe: { input, readings in
                let texts = SymbolTexts([input.a, input.b], by: readings[Symbol.self])
                return texts.lettered.map { Input(a: $0[0], b: $0[1]) }
            }, relates: \.distance, otherwise: "different letters for different symbols change the distance"
        ),
    ]

    /// Returns the first half of `a` followed by the second half of `b`.
    private static func third(_ input: Input) -> String {
        let (a, b) = (input.a.unicodeScalars, input.b.unicodeScalars)
        return String(a.prefix(a.count / 2)) + String(b.suffix(b.count / 2))
    }
}
