import MobilitySpecs
import Specification

extension Debounce: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard input.batches.joined().allSatisfy(\.isOnEarth) else { throw Fix.invalid() }
        var acquired: [Fix] = []
        var dropped: [Drop] = []
        var latestSeen: Double?
        for (index, batch) in input.batches.enumerated() {
            guard let fix = latest(of: batch, at: \.t) else {
                dropped.append(.init(batch: index, reason: .empty))
                continue
            }
            let last = readings[DebounceLast.self] == .seen ? latestSeen : acquired.last?.t
            latestSeen = max(latestSeen ?? fix.t, fix.t)
            if let last, fix.t < last {
                dropped.append(.init(batch: index, reason: .outOfOrder))
            } else if let last, fix.t - last < Debounce.slack {
                dropped.append(.init(batch: index, reason: .tooSoon))
            } else {
                acquired.append(fix)
            }
        }
        return Output(acquired: acquired, dropped: dropped)
    }

    /// Returns the fix with the latest time in a batch, or the last such fix if there are several; nil if the batch is
    /// empty.
    static func latest<Element>(of batch: [Element], at time: (Element) -> Double) -> Element? {
        batch.enumerated().max { (time($0.element), $0.offset) < (time($1.element), $1.offset) }?.element
    }
}
