extension Specification {
    /// The combinations of options that implementations are tried with, the defaults first.
    ///
    /// If there are at most 32 combinations, all are returned. Otherwise, the result is the defaults, each other option
    /// alone, and at most 16 pairs of other options from different readings. Trying all combinations would take too
    /// long, since thirteen readings have thousands of them. If an option is not implemented, trying it alone shows
    /// this. If an option works alone but not together with another option, a pair shows this. The id of the subsystem
    /// decides which pairs are drawn, so that they are the same in every run and on every machine.
    public static var readingCombinations: [Readings] {
        let count = readings.reduce(1) { min($0 * $1.options.count, 1 << 32) }
        if count <= fewCombinations { return allReadingCombinations }
        let others = readings.map { reading in reading.options.dropFirst().map { (reading.id, $0.name) } }
        let declarations: [[(String, String)]] = [[]] + others.joined().map { [$0] } + pairs(of: others)
        return declarations.compactMap { declared in
            try? Readings(Dictionary(uniqueKeysWithValues: declared), known: readings)
        }
    }

    /// Every combination of the options of the subsystem's readings, the defaults first.
    ///
    /// Use this property only if the number of combinations, which is the product of the numbers of options, is small.
    public static var allReadingCombinations: [Readings] {
        let declarations = readings.reduce([[:]]) { (sofar: [[String: String]], reading) in
            sofar.flatMap { declared in
                reading.options.map { option in declared.merging([reading.id: option.name]) { $1 } }
            }
        }
        return declarations.compactMap { try? Readings($0, known: readings) }
    }

    /// Returns random pairs of options from different readings, without repeating a pair.
    private static func pairs(of options: [[(String, String)]]) -> [[(String, String)]] {
        var left = options.indices.flatMap { first in
            options.indices.dropFirst(first + 1).flatMap { second in
                options[first].flatMap { one in options[second].map { [one, $0] } }
            }
        }
        var entropy = Entropy(seed: 1, for: id.rawValue, number: 0)
        return (0..<min(drawnPairs, left.count)).map { _ in
            left.remove(at: Int(entropy.below(UInt64(left.count))))
        }
    }
}

/// If there are at most this many combinations, all of them are tried.
private let fewCombinations = 32
/// If there are more combinations, at most this many pairs of options are drawn.
private let drawnPairs = 16
