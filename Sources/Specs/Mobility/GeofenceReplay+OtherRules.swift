import JSON
import Specification

/// Where a geofence would open by the rule that is not in force, so that whoever took that one is told so.
extension GeofenceReplay {
    // MARK: iOS, GEO-2

    /// Whether the run goes on to where the other clock would open, and the next event is there or nowhere.
    func mayWaitForOtherClock(after index: Int, isCount: Bool, _ next: Geofence.Event?) -> Bool {
        guard let next else { return true }
        return otherClockOpens(after: index, isCount: isCount) == next.at
    }

    var needed: Double { Double(parameters.closeFixes) * parameters.interval }
    func seconds(_ index: Int) -> Double { fixes[index].t - fixes[start].t }
    func lasted(to index: Int) -> Bool { seconds(index) >= needed }

    /// Where the clock that is not in force would open the run that goes on after `index`.
    func otherClockOpens(after index: Int, isCount: Bool) -> Int? {
        var count = close
        for later in (index + 1)..<max(fixes.count, index + 1) {
            guard case .nearer = proximity(later, to: place(later - 1)) else { return nil }
            count += 1
            if isCount ? lasted(to: later) : count >= parameters.closeFixes { return later }
        }
        return nil
    }

    // MARK: Android, GEO-7

    /// Where somebody opens who waits until a place has lasted the source's 15 minutes.
    enum TimedOpening {
        case opens(at: Int, first: Int)
        case never
        /// A place is too near the radius to tell.
        case unknown
    }

    func timedOpening(from index: Int) -> TimedOpening {
        let span = Double(parameters.window) * parameters.interval
        var begin = start
        for later in index..<fixes.count {
            func hasLasted(_ first: Int) -> Bool { fixes[later].t - fixes[first].t >= span }
            let first: Int?
            if readings[GeofenceWindow.self] == .restart {
                guard let isNear = isNear(begin...later) else { return .unknown }
                if !isNear { begin = later }
                first = later > begin && hasLasted(begin) ? begin : nil
            } else {
                first = ((exit ?? 0)..<later).last(where: hasLasted)
            }
            guard let first else { continue }
            guard let isNear = isNear(first...later) else { return .unknown }
            if isNear { return .opens(at: later, first: first) }
        }
        return .never
    }

    /// Whether the event, or that there is none, is what waiting for 15 minutes gives from `index` on.
    func followsTime(_ event: Geofence.Event?, from index: Int) -> Bool {
        switch timedOpening(from: index) {
        case .opens(let at, _): event?.at == at
        case .never: event == nil
        case .unknown: true
        }
    }

    /// Whether all are near the first, or nil where one of them is too near the radius to tell.
    private func isNear(_ window: ClosedRange<Int>) -> Bool? {
        var isNear = true
        for other in window.dropFirst() {
            switch proximity(other, to: place(window.lowerBound)) {
            case .undecided: return nil
            case .nearer: break
            case .equal, .farther: isNear = false
            }
        }
        return isNear
    }
}
