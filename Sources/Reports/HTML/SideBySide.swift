import JSON
import Specification

/// An expected value beside the actual one; equal lines are in the same row, and different lines are marked.
struct SideBySide {
    enum Row: Equatable {
        case same(String)
        /// Two lines whose numbers differ by no more than the tolerance.
        case near(String, String)
        /// Two lines that differ, or a line on only one side; nil for the side without a line.
        case different(String?, String?)
        /// The number of equal lines that are left out.
        case folded(Int)
        /// The number of further rows that are left out.
        case cut(Int)
    }

    let rows: [Row]

    /// The maximum numbers of rows, of aligned lines, of equal lines around a difference, of equal rows that are not
    /// folded, and of characters in a line.
    private static let limits = (rows: 300, lines: 1200, context: 3, whole: 40, characters: 600)

    init(expected: Value, actual: Value, tolerances: [Tolerance]) {
        let left = ValueLayout.lines(of: expected)
        let right = ValueLayout.lines(of: Self.ordered(actual, like: expected))
        let most = Self.limits.lines
        let all = Self.aligned(Array(left.prefix(most)), Array(right.prefix(most)), tolerances)
        let folded = Self.folded(all)
        let rest = max(folded.count - Self.limits.rows, 0) + max(left.count - most, right.count - most, 0)
        rows = folded.prefix(Self.limits.rows) + (rest > 0 ? [.cut(rest)] : [])
    }

    /// Returns the value with its members sorted like those of `model`, since in JSON the order has no meaning.
    static func ordered(_ value: Value, like model: Value) -> Value {
        switch (value, model) {
        case (.object(let members), .object(let models)):
            let known = models.compactMap { model in
                value[model.name].map { Value.Member(model.name, ordered($0, like: model.value)) }
            }
            return .object(known + members.filter { model[$0.name] == nil })
        case (.array(let values), .array(let models)):
            guard let last = models.last else { return value }
            return .array(
                values.enumerated().map { ordered($1, like: $0 < models.count ? models[$0] : last) })
        default: return value
        }
    }

    // MARK: Alignment

    private static func aligned(
        _ left: [ValueLayout.Line], _ right: [ValueLayout.Line], _ tolerances: [Tolerance]
    ) -> [Row] {
        let changes = right.difference(from: left) { isNear($0, $1, tolerances) }
        func offset(_ change: CollectionDifference<ValueLayout.Line>.Change) -> Int {
            switch change {
            case .remove(let offset, _, _), .insert(let offset, _, _): offset
            }
        }
        let (removed, inserted) = (Set(changes.removals.map(offset)), Set(changes.insertions.map(offset)))
        var rows: [Row] = []
        var (i, j) = (0, 0)
        while i < left.count || j < right.count {
            let start = (i, j)
            while removed.contains(i) { i += 1 }
            while inserted.contains(j) { j += 1 }
            for step in 0..<max(i - start.0, j - start.1) {
                let (a, b) = (start.0 + step, start.1 + step)
                let (one, other) = String.cut(
                    a < i ? left[a].text : nil, b < j ? right[b].text : nil, to: limits.characters)
                rows.append(.different(one, other))
            }
            guard i < left.count, j < right.count else { continue }
            let (a, b) = (left[i].text, right[j].text)
            rows.append(a.hasSameScalars(as: b) ? .same(a.cut(to: limits.characters)) : .near(a, b))
            i += 1
            j += 1
        }
        return rows
    }

    private static func isNear(
        _ left: ValueLayout.Line, _ right: ValueLayout.Line, _ tolerances: [Tolerance]
    ) -> Bool {
        if left.text.hasSameScalars(as: right.text) { return true }
        guard left.frame.hasSameScalars(as: right.frame), left.scalars.count == right.scalars.count else {
            return false
        }
        return zip(left.scalars, right.scalars).allSatisfy { a, b in
            guard a.pattern.hasSameScalars(as: b.pattern) else { return false }
            if a.value == b.value { return true }
            guard case .number(let one) = a.value, case .number(let other) = b.value else { return false }
            return tolerances.allow(one.double, other.double, at: a.pattern)
        }
    }

    // MARK: Omitted rows

    private static func folded(_ rows: [Row]) -> [Row] {
        func isSame(_ row: Row) -> Bool { if case .same = row { true } else { false } }
        // If no row differs, the output is wrong only in relation to another output, so a short output is shown in
        // full.
        if rows.count <= limits.whole, rows.allSatisfy(isSame) { return rows }
        var result: [Row] = []
        var run: [Row] = []
        func end(isLast: Bool) {
            let before = result.isEmpty ? 0 : limits.context
            let after = isLast ? 0 : limits.context
            if run.count > before + after + 1 {
                result += run.prefix(before) + [.folded(run.count - before - after)] + run.suffix(after)
            } else {
                result += run
            }
            run = []
        }
        for row in rows {
            if isSame(row) {
                run.append(row)
            } else {
                end(isLast: false)
                result.append(row)
            }
        }
        end(isLast: true)
        return result
    }
}
