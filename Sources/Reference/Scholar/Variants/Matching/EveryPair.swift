import ScholarSpecs

/// The distances between each string of a left list and each string of a right list.
///
/// The strings of the right list are in the lanes of vectors; the shorter the strings, the more lanes a vector has.
/// Each string of the left list is compared with all strings of a vector at once.
public struct EveryPair: Sendable {
    private enum Lists: Sendable {
        case bytes(NumberedTexts<UInt8>)
        case words(NumberedTexts<UInt32>)
    }

    private let lists: Lists
    private let left: Int
    private let right: Int

    /// Prepares two lists of strings for comparison.
    public init(_ left: [String], _ right: [String], by symbol: Symbol = .utf16) {
        let numbering = SymbolNumbering(of: left + right, by: symbol)
        (self.left, self.right) = (left.count, right.count)
        lists =
            numbering.count <= 256
            ? .bytes(numbering.numbered(left + right, as: UInt8.self))
            : .words(numbering.numbered(left + right, as: UInt32.self))
    }

    /// Returns the distances of all pairs, starting with those of the first string in the left list. Clause: EDI-1
    public func distances() -> [Int32] {
        var all: [Int32] = []
        all.reserveCapacity(left * right)
        forEachRow { _, distances in all.append(contentsOf: distances) }
        return all
    }

    /// Returns all similar pairs, sorted by their indices in the left list, then in the right list.
    /// Clauses: MAT-1, SIM-2
    public func pairs(atLeast percent: Int, threshold: SimilarityThreshold = .inclusive) -> [TitleMatch] {
        let rule = SimilarityRule(percent: percent, threshold: threshold)
        let lengths = (0..<(left + right)).map { text in
            switch lists {
            case .bytes(let texts): texts.length(of: text)
            case .words(let texts): texts.length(of: text)
            }
        }
        var found: [TitleMatch] = []
        forEachRow { row, distances in
            for (place, distance) in distances.enumerated() {
                let longer = max(lengths[row], lengths[left + place])
                guard distance <= rule.allowed(longer) else { continue }
                found.append(
                    TitleMatch(left: row, right: place, distance: Int(distance), length: max(1, longer)))
            }
        }
        return found
    }

    /// Calls a body for each string of the left list, in order, with the index of the string and its distances from all
    /// strings of the right list. Clause: EDI-1
    func forEachRow(_ body: (Int, UnsafeBufferPointer<Int32>) -> Void) {
        switch lists {
        case .bytes(let texts): LaneGroups(texts, left: left).forEachRow(body)
        case .words(let texts): LaneGroups(texts, left: left).forEachRow(body)
        }
    }
}

/// The strings of the right list in groups of similar length; the lanes of a group are as narrow as its strings allow.
private struct LaneGroups<Code: FixedWidthInteger & UnsignedInteger & Sendable> {
    private let texts: NumberedTexts<Code>
    private let left: Int
    private var bytes: [Group<SIMD32<UInt8>>] = []
    private var shorts: [Group<SIMD16<UInt16>>] = []
    private var halves: [Group<SIMD8<UInt32>>] = []
    private var words: [Group<SIMD4<UInt64>>] = []

    private struct Group<Vector: LaneVector> {
        let lanes: PatternLanes<Vector, Code>
        /// For each lane, the index of its string in the right list, and the length of the string.
        let members: [(place: Int, length: Int)]
    }

    /// How many strings of the left list are compared with a group before the next group is used.
    ///
    /// The number is small enough for the distances of these strings to stay in the cache.
    private static var rows: Int { 32 }

    init(_ texts: NumberedTexts<Code>, left: Int) {
        (self.texts, self.left) = (texts, left)
        let places = (left..<texts.count).sorted { texts.length(of: $0) < texts.length(of: $1) }
        func upTo(_ length: Int, from first: Int) -> ArraySlice<Int> {
            places[first...].prefix { texts.length(of: $0) <= length }
        }
        let tiny = upTo(8, from: 0)
        let short = upTo(16, from: tiny.endIndex)
        let middle = upTo(32, from: short.endIndex)
        bytes = groups(tiny)
        shorts = groups(short)
        halves = groups(middle)
        words = groups(places[middle.endIndex...])
    }

    private func groups<Vector: LaneVector>(_ places: ArraySlice<Int>) -> [Group<Vector>] {
        texts.withTexts { texts in
            stride(from: places.startIndex, to: places.endIndex, by: Vector.scalarCount).map { first in
                let members = places[first..<min(first + Vector.scalarCount, places.endIndex)]
                let longest = members.reduce(1) { max($0, texts[$1].count) }
                let lanes = PatternLanes<Vector, Code>(
                    members.map { texts[$0] }, words: (longest - 1) / Vector.Scalar.bitWidth + 1,
                    alphabet: self.texts.alphabet)
                return Group(lanes: lanes, members: members.map { ($0 - left, texts[$0].count) })
            }
        }
    }

    func forEachRow(_ body: (Int, UnsafeBufferPointer<Int32>) -> Void) {
        let width = texts.count - left
        var distances = [Int32](repeating: 0, count: width * Self.rows)
        for first in stride(from: 0, to: left, by: Self.rows) {
            let rows = first..<min(first + Self.rows, left)
            distances.withUnsafeMutableBufferPointer { distances in
                fill(distances, width, rows, bytes)
                fill(distances, width, rows, shorts)
                fill(distances, width, rows, halves)
                fill(distances, width, rows, words)
                for row in rows {
                    let start = (row - first) * width
                    body(row, UnsafeBufferPointer(rebasing: distances[start..<(start + width)]))
                }
            }
        }
    }

    private func fill<Vector: LaneVector>(
        _ distances: UnsafeMutableBufferPointer<Int32>, _ width: Int, _ rows: Range<Int>,
        _ groups: [Group<Vector>]
    ) {
        let longest = rows.reduce(0) { max($0, texts.length(of: $1)) }
        texts.withTexts { texts in
            withUnsafeTemporaryAllocation(of: PatternLanes<Vector, Code>.Step.self, capacity: longest) {
                steps in
                for group in groups {
                    group.lanes.withTables { tables in
                        group.members.withUnsafeBufferPointer { members in
                            for row in rows {
                                let text = texts[row]
                                let start = (row - rows.lowerBound) * width
                                withUnsafeBytes(of: tables.excess(of: text, steps)) { excess in
                                    let excess = excess.assumingMemoryBound(to: Vector.Scalar.self)
                                    for (lane, member) in members.enumerated() {
                                        distances[start &+ member.place] =
                                            Int32(truncatingIfNeeded: text.count &- member.length)
                                            &+ Int32(truncatingIfNeeded: excess[lane])
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
