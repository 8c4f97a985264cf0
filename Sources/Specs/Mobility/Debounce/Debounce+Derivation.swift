import Specification

extension Debounce {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        try law.refuse(offEarth: input.batches.joined(), .places, .finite)
        var (acquired, dropped) = ([Fix](), [Drop]())
        var times = (kept: [Double](), seen: [Double]())
        for (index, batch) in input.batches.enumerated() {
            guard let place = mostRecent(of: batch, law) else {
                law.emit(.empty, Drop(batch: index, reason: .empty), into: &dropped)
                law.never(.emptyIsNotSeen) { times = ([], []) }
                continue
            }
            let fix = batch[place]
            let last =
                law(.last, DebounceLast.self) == .acquired
                ? times.kept.last : law(.latestSeen, times.seen.max(), not: times.seen.last)
            times.seen.append(fix.t)
            if let reason = reason(fix.t, after: law(.noLast, last, not: last ?? 0), law) {
                law.emit(.drops, Drop(batch: index, reason: reason), into: &dropped)
            } else {
                times.kept.append(fix.t)
                law.emit(.asItCame, fix, into: &acquired)
            }
        }
        return Output(acquired: acquired, dropped: law.inOrder(.drops, dropped))
    }

    /// Returns the index of the most recent fix of a batch; nil if the batch is empty.
    private static func mostRecent(of batch: [Fix], _ law: Ruling<Law>) -> Int? {
        guard let latest = batch.map(\.t).max() else { return nil }
        let equals = batch.indices.filter { batch[$0].t == latest }
        let place = law(.ties, equals.last, not: equals.first)
        return law(.mostRecent, law(.byTime, place, not: batch.count - 1), not: 0)
    }

    /// Returns the reason why a fix is dropped; nil if it is acquired.
    private static func reason(_ t: Double, after last: Double?, _ law: Ruling<Law>) -> Reason? {
        guard let last else { return nil }
        let seconds = law(.difference, t - last, not: abs(t - last))
        if law.isBelow(.outOfOrder, seconds, 0) { return .outOfOrder }
        return law.isBelow(.tooSoon, seconds, slack) ? .tooSoon : nil
    }
}
