/// The two lists of a `TitleJoin`, sorted by length, with the counts of the symbols in each title.
struct SortedLists<Code: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
    private let texts: NumberedTexts<Code>
    /// The number of strings in the left list; nil if there is only one list, which is compared with itself.
    private let left: Int?
    private let queries: [Int32]
    private let candidates: [Int32]
    private let lengths: [Int]
    private let bags: SymbolBags
    private let queryBags: SymbolBags

    init(_ texts: NumberedTexts<Code>, _ left: Int?) {
        func sorted(_ range: Range<Int>) -> [Int32] {
            range.map { Int32(truncatingIfNeeded: $0) }
                .sorted { (texts.length(of: Int($0)), $0) < (texts.length(of: Int($1)), $1) }
        }
        self.texts = texts
        self.left = left
        candidates = sorted((left ?? 0)..<texts.count)
        bags = SymbolBags(of: candidates, in: texts)
        queries = left.map { sorted(0..<$0) } ?? candidates
        queryBags = left == nil ? bags : SymbolBags(of: queries, in: texts)
        lengths = candidates.map { texts.length(of: Int($0)) }
    }

    func forEachPair(
        by rule: SimilarityRule, _ part: (index: Int, count: Int), _ body: (TitleMatch) -> Void
    ) {
        guard rule.allowed(1) >= 0, !candidates.isEmpty else { return }
        var pattern = PreparedPattern<Code>(alphabet: texts.alphabet)
        var allowed = [SymbolBags.Lanes](repeating: .init(), count: (candidates.count + 15) / 16)
        var (length, range) = (-1, 0..<0)
        texts.withTexts { texts in
            for place in stride(from: part.index, to: queries.count, by: part.count) {
                let query = Int(queries[place])
                let text = texts[query]
                if text.count != length {
                    length = text.count
                    range = near(length, by: rule)
                    for place in range {
                        allowed[place / 16][place % 16] =
                            UInt8(clamping: rule.allowed(max(length, lengths[place])))
                    }
                }
                // If a list is compared with itself, the pairs with earlier strings were already reported.
                let range = left == nil ? range.clamped(to: (place + 1)..<Int.max) : range
                var isTaken = false
                bags.forEachNear(queryBags.query(place), in: range, allowed: allowed) { other in
                    if !isTaken { pattern.take(text) }
                    isTaken = true
                    let candidate = Int(candidates[other])
                    let longer = max(length, lengths[other])
                    if let distance = pattern.distance(to: texts[candidate], atMost: rule.allowed(longer)) {
                        let (first, second) =
                            left.map { (query, candidate - $0) } ?? (
                                min(query, candidate), max(query, candidate)
                            )
                        body(
                            TitleMatch(left: first, right: second, distance: distance, length: max(1, longer))
                        )
                    }
                }
            }
        }
    }

    /// Returns the indices of those titles in the right list that are neither too short nor too long to be similar to a
    /// title of this length.
    ///
    /// The indices form a range, because one symbol more or less changes the allowed distance by at most one.
    private func near(_ length: Int, by rule: SimilarityRule) -> Range<Int> {
        let first = lengths.firstPlace { $0 >= length - rule.allowed(length) }
        return first..<max(first, lengths.firstPlace { $0 > length && $0 - rule.allowed($0) > length })
    }
}

extension [Int] {
    /// Returns the first index where a condition is true, using binary search; the end index if there is no such index.
    ///
    /// - Precondition: If the condition is true at an index, it is true at all later indices.
    fileprivate func firstPlace(_ holds: (Int) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
