import JSON

extension Specification {
    /// The combinations of readings that audits go through, the defaults first.
    ///
    /// If there are at most 32 combinations, all are returned. Otherwise a selection is returned, since thirteen
    /// readings have thousands of combinations: the defaults, each other option alone, and 16 pairs of such options
    /// from different readings. A missing implementation of an option shows if the option is tried alone. An option
    /// that works only alone fails in a pair. The subsystem's id decides which pairs are drawn, so that they are the
    /// same in every run and on every machine.
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
    /// Their number is the product of the numbers of options: ask for them only if it is small.
    public static var allReadingCombinations: [Readings] {
        let declarations = readings.reduce([[:]]) { (sofar: [[String: String]], reading) in
            sofar.flatMap { declared in
                reading.options.map { option in declared.merging([reading.id: option.name]) { $1 } }
            }
        }
        return declarations.compactMap { try? Readings($0, known: readings) }
    }

    /// Returns pairs of options of different readings, each pair once.
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

/// Up to this number of combinations, all are tried.
private let fewCombinations = 32
/// The number of pairs of options to draw.
private let drawnPairs = 16
