import JSON
import Specification

extension Debounce {
    public static func check(_ rule: Rule) -> Check<Debounce> {
        switch rule {
        case .places:
            Check(.model) { trial in
                Fix.finding(of: Array(trial.input.batches.joined()), rejection: trial.outcome.rejection)
            }
        case .falsePositives: Check(.property, judge: falsePositives)
        }
    }

    /// Tells the acquired fixes and the dropped batches apart, and holds each to what the outcome itself kept before.
    private static func falsePositives(_ trial: Trial<Debounce>) -> Finding {
        let batches = trial.input.batches
        guard batches.joined().allSatisfy(\.isOnEarth), let output = trial.outcome.output else {
            return .notTouched
        }
        var acquired = output.acquired[...]
        var dropped = output.dropped[...]
        var last: Double?
        for (index, batch) in batches.enumerated() {
            let latest = latest(of: batch)
            let reason = dropped.first.flatMap { $0.batch == index ? $0.reason : nil }
            let due = reasonToDrop(latest, after: last)
            guard reason == due else {
                return .violated(
                    """
                    batch \(index)\(describe(latest, after: last)) is \(word(due)), not \(word(reason))
                    """)
            }
            if reason != nil {
                dropped.removeFirst()
            } else {
                guard let fix = acquired.popFirst() else {
                    return .violated("batch \(index) is neither acquired nor dropped")
                }
                guard let latest, isSame(fix, latest.fix) else {
                    return .violated(
                        """
                        of batch \(index) the fix \(latest?.index ?? 0) is acquired, \
                        \(text(latest?.fix)), not \(text(fix))
                        """)
                }
            }
            if let latest, reason == nil || trial.readings[DebounceLast.self] == .seen {
                last = max(last ?? latest.fix.t, latest.fix.t)
            }
        }
        if let stray = dropped.first {
            return .violated("batch \(stray.batch) is told as dropped once more, or out of order, or is none")
        }
        if let stray = acquired.first { return .violated("\(text(stray)) is acquired of no batch") }
        return .holds
    }

    /// The fix of a batch that none in it is later than, and that all after it are earlier than.
    static func latest(of batch: [Fix]) -> (index: Int, fix: Fix)? {
        batch.enumerated().first { index, fix in
            batch.allSatisfy { $0.t <= fix.t } && batch[(index + 1)...].allSatisfy { $0.t < fix.t }
        }.map { ($0.offset, $0.element) }
    }

    /// Why nothing is kept of a batch with this latest fix; nil if it is kept.
    static func reasonToDrop(_ latest: (index: Int, fix: Fix)?, after last: Double?) -> Reason? {
        guard let t = latest?.fix.t else { return .empty }
        guard let last else { return nil }
        if t < last { return .outOfOrder }
        return t - last >= slack ? nil : .tooSoon
    }

    private static func word(_ reason: Reason?) -> String { reason.map(\.rawValue) ?? "acquired" }

    private static func describe(_ latest: (index: Int, fix: Fix)?, after last: Double?) -> String {
        guard let t = latest?.fix.t else { return ", without a fix," }
        let last = last.map { "the last at \(Number($0).text)" } ?? "no last"
        return ", whose latest fix is at \(Number(t).text), after \(last),"
    }

    private static func isSame(_ fix: Fix, _ other: Fix) -> Bool {
        fix.t == other.t && fix.place == other.place && fix.accuracy == other.accuracy
            && fix.speed == other.speed && fix.activity == other.activity
    }

    private static func text(_ fix: Fix?) -> String { fix.map { JSONWriter.text(of: $0.value) } ?? "none" }
}
