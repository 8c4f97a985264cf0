import ScholarSpecs

/// A string that is prepared once and then compared with many others.
///
/// Comparing allocates nothing if every symbol of both strings is one byte; other strings are compared as in
/// `AdaptiveDistance`. To compare long lists of any strings, use `TitleJoin` or `EveryPair`, which number the symbols
/// of all strings once.
public struct Matcher: Sendable {
    private let text: String
    private let symbol: Symbol
    /// The prepared string; nil if a symbol of the string has more than one byte.
    private let pattern: PreparedPattern<UInt8>?

    /// Prepares a string.
    ///
    /// - Complexity: O(n) for n symbols.
    public init(_ text: String, by symbol: Symbol = .utf16) {
        (self.text, self.symbol) = (text, symbol)
        pattern = ASCII.with(text, by: symbol) { bytes in
            var pattern = PreparedPattern<UInt8>(alphabet: 128)
            pattern.take(bytes)
            return pattern
        }
    }

    /// Returns the edit distance between the string and another string, or nil if the distance exceeds a limit.
    /// The limit makes the comparison faster. Clauses: EDI-1, EDI-3
    public func distance(to other: String, atMost limit: Int) -> Int? {
        guard let pattern,
            let found = ASCII.with(other, by: symbol, { pattern.distance(to: $0, atMost: limit) })
        else {
            let distance = AdaptiveDistance.distance(text, other, by: symbol)
            return distance <= limit ? distance : nil
        }
        return found
    }
}

extension Matcher {
    /// Returns all similar pairs of two lists, sorted by their indices in the left list, then in the right list.
    /// Clauses: MAT-1, SIM-2
    public static func pairs(
        _ left: [String], _ right: [String], atLeast percent: Int,
        threshold: SimilarityThreshold = .inclusive, by symbol: Symbol = .utf16
    ) -> [TitleMatch] {
        let rule = SimilarityRule(percent: percent, threshold: threshold)
        let lengths = right.map(symbol.count)
        var found: [TitleMatch] = []
        for (i, title) in left.enumerated() {
            let matcher = Matcher(title, by: symbol)
            let length = symbol.count(of: title)
            for (j, other) in right.enumerated() {
                let longer = max(length, lengths[j])
                if let distance = matcher.distance(to: other, atMost: rule.allowed(longer)) {
                    found.append(TitleMatch(left: i, right: j, distance: distance, length: max(1, longer)))
                }
            }
        }
        return found
    }
}
