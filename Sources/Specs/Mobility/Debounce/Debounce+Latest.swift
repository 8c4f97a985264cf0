/// What the stage of mobility.pipeline takes of a batch.
extension Debounce {
    /// Returns the latest fix of a batch, of equal times the last, with its index; nil if the batch is empty.
    static func latest(of batch: [Fix]) -> (index: Int, fix: Fix)? {
        batch.enumerated().first { index, fix in
            batch.allSatisfy { $0.t <= fix.t } && batch[(index + 1)...].allSatisfy { $0.t < fix.t }
        }.map { ($0.offset, $0.element) }
    }

    /// Returns why nothing is kept of a batch with this latest fix; nil if it is kept.
    static func reasonToDrop(_ latest: (index: Int, fix: Fix)?, after last: Double?) -> Reason? {
        guard let t = latest?.fix.t else { return .empty }
        guard let last else { return nil }
        if t < last { return .outOfOrder }
        return t - last >= slack ? nil : .tooSoon
    }
}
