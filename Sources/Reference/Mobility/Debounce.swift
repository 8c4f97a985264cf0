import JSON
import Specification
import Specs

/// mobility.debounce, as its clause reads.
public struct DebounceReference: Implementation {
    public typealias Subsystem = Debounce

    public init() {}

    public func run(_ input: Debounce.Input, readings: Readings) throws(Rejection) -> Debounce.Output {
        guard input.batches.joined().allSatisfy(\.isOnEarth) else { throw Fix.invalid() }
        var acquired: [Fix] = []
        var dropped: [Debounce.Drop] = []
        var latestSeen: Double?
        for (index, batch) in input.batches.enumerated() {
            guard let fix = latest(of: batch) else {
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
        return Debounce.Output(acquired: acquired, dropped: dropped)
    }

    /// Returns the latest fix; of equal times the last in the batch.
    private func latest(of batch: [Fix]) -> Fix? {
        batch.enumerated().max { ($0.element.t, $0.offset) < ($1.element.t, $1.offset) }?.element
    }
}

extension Debounce: Referenced {
    public static let reference = DebounceReference()
}
