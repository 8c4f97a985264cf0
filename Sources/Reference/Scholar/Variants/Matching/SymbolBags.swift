/// The bags of strings, in groups of 16 strings; a bag says how often each of 24 kinds of symbols occurs in a string.
///
/// An edit adds one symbol to the bag of a string, removes one symbol, or does both. So the number of symbols that one
/// bag has in excess of the other is at most the distance: d ≥ Σ max(0, aᵢ − bᵢ) and d ≥ Σ max(0, bᵢ − aᵢ). Counting
/// several symbols as one kind, and each kind at most 10 times, can only reduce the two sums. Since Σ max(0, aᵢ − bᵢ) =
/// Σ max(aᵢ, bᵢ) − Σ bᵢ, the two inequalities together mean that Σ max(aᵢ, bᵢ) ≤ d + min(Σ aᵢ, Σ bᵢ).
struct SymbolBags: Sendable {
    static let kinds = 24
    private static let most: UInt8 = 10  // The sum of 24 such counts fits in a byte.

    /// A number for each of 16 strings, in the lanes of a vector.
    typealias Lanes = SIMD16<UInt8>

    /// For each group of 16 strings, a vector of counts for each kind of symbol, then a vector of the strings' totals.
    private var lanes: [Lanes] = []

    /// Counts the symbols of the strings whose indices are in `order`, in that order; the most frequent symbol must
    /// have number 0.
    init<Code>(of order: [Int32], in texts: NumberedTexts<Code>) {
        let blocks = (order.count + 15) / 16
        lanes = Array(repeating: Lanes(), count: blocks * (Self.kinds + 1))
        lanes.withUnsafeMutableBytes { counts in
            texts.withTexts { texts in
                for (place, text) in order.enumerated() {
                    let first = place / 16 * (Self.kinds + 1) * 16 + place % 16
                    for symbol in texts[Int(text)] {
                        let kind = first + Int(truncatingIfNeeded: symbol) % Self.kinds * 16
                        guard counts[kind] < Self.most else { continue }
                        counts[kind] += 1
                        counts[first + Self.kinds * 16] += 1
                    }
                }
            }
        }
    }

    /// The counts of symbols of one string, repeated in all lanes so that they can be compared with 16 strings at once.
    struct Query {
        fileprivate var lanes: [Lanes]
    }

    /// Returns how often each kind of symbol occurs in the string at a place of `order`, for comparison with other
    /// strings.
    func query(_ place: Int) -> Query {
        let (block, lane) = (place / 16 * (Self.kinds + 1), place % 16)
        return Query(lanes: lanes[block...(block + Self.kinds)].map { Lanes(repeating: $0[lane]) })
    }

    /// Calls a body with each place in a range if the string at that place may be close enough to the query.
    ///
    /// The counts of symbols prove that all other strings in the range are too far from the query.
    ///
    /// - Parameter allowed: For each place, the maximum distance that is allowed, or 255 if this distance exceeds 255.
    @inline(__always)
    func forEachNear(_ query: Query, in range: Range<Int>, allowed: [Lanes], _ body: (Int) -> Void) {
        guard !range.isEmpty else { return }
        lanes.withUnsafeBufferPointer { lanes in
            query.lanes.withUnsafeBufferPointer { query in
                for block in range.lowerBound / 16...(range.upperBound - 1) / 16 {
                    let first = block &* (Self.kinds &+ 1)
                    var sum = Lanes()
                    for kind in 0..<Self.kinds { sum &+= Self.greater(lanes[first &+ kind], query[kind]) }
                    let both = Self.lesser(lanes[first &+ Self.kinds], query[Self.kinds])
                    let near = unsafeBitCast(sum &- both .<= allowed[block], to: SIMD2<UInt64>.self)
                    if near[0] | near[1] == 0 { continue }
                    for half in 0..<2 {
                        var bits = near[half]
                        while bits != 0 {
                            let lane = bits.trailingZeroBitCount / 8
                            bits &= ~(0xFF &<< UInt64(8 &* lane))
                            let place = block * 16 + half * 8 + lane
                            if range.contains(place) { body(place) }
                        }
                    }
                }
            }
        }
    }

    @inline(__always)
    private static func greater(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: a .< b) }

    @inline(__always)
    private static func lesser(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .< a) }
}
