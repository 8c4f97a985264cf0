import JSON
import Specification

/// Walks a track along the implementation's own events and says which clause each step keeps or breaks.
///
/// The state after each step is the implementation's own, so that one mistake is told once and not at every
/// later fix. Where a distance is within a millimetre of the radius the walk ends: neither answer would be wrong.
struct GeofenceReplay {
    let platform: Geofence.Platform
    let fixes: [Fix]
    let parameters: Geofence.Parameters
    let readings: Readings
    let events: [Geofence.Event]
    private(set) var findings: [ClauseID: Finding] = [:]

    init(_ input: Geofence.Input, _ events: [Geofence.Event], _ readings: Readings) {
        platform = input.platform
        fixes = input.fixes
        parameters = input.parameters ?? .standard
        self.events = events
        self.readings = readings
    }

    /// Where the walk stands: outside since some index, or inside an opened geofence.
    private enum State {
        case outside
        case inside(Geofence.Event)
    }

    private var state = State.outside
    /// The index of the last exit.
    private(set) var exit: Int?
    /// iOS: where the run began, and how many close fixes it has. Android: where the window begins.
    private(set) var start = 0
    private(set) var close = 0

    mutating func run() {
        touch(platform == .ios ? "GEO-1" : "GEO-5")
        guard alternates() else { return }
        var next = 0
        for index in fixes.indices {
            let event = next < events.count && events[next].at == index ? events[next] : nil
            if event != nil { next += 1 }
            let goesOn: Bool
            switch state {
            case .outside:
                let following = next < events.count ? events[next] : nil
                goesOn =
                    platform == .ios
                    ? outsideIOS(index, event, following) : outsideAndroid(index, event, following)
            case .inside(let enter):
                goesOn = inside(index, event, enter)
            }
            guard goesOn else { return }
        }
    }

    // MARK: Findings

    private mutating func touch(_ clause: ClauseID) {
        if findings[clause] == nil { findings[clause] = .holds }
    }

    private mutating func blame(_ clause: ClauseID, _ sentence: String, _ weight: Violation.Weight = .certain)
    {
        if let known = findings[clause]?.violation, known.weight >= weight { return }
        findings[clause] = .violated(Violation(sentence: "\(clause): \(sentence)", weight: weight))
    }

    // MARK: GEO-6

    private mutating func alternates() -> Bool {
        if !fixes.isEmpty { touch("GEO-6") }
        var last = -1
        for (number, event) in events.enumerated() {
            let kind: Geofence.Kind = number.isMultiple(of: 2) ? .enter : .exit
            if event.kind != kind {
                blame("GEO-6", "event \(number) is to be \(kind.rawValue), not \(event.kind.rawValue)")
                return false
            }
            if event.at <= last || !fixes.indices.contains(event.at) {
                blame(
                    "GEO-6",
                    "event \(number) is at fix \(event.at), after one at \(last), of \(fixes.count) fixes")
                return false
            }
            last = event.at
        }
        return true
    }

    // MARK: GEO-1, GEO-2, GEO-3

    private mutating func outsideIOS(_ index: Int, _ event: Geofence.Event?, _ next: Geofence.Event?) -> Bool
    {
        if index > (exit ?? 0) {
            touch("GEO-1")
            switch proximity(index, to: place(index - 1)) {
            case .undecided: return false
            case .nearer: close += 1
            case .equal, .farther:
                close = 0
                start = index
            }
        }
        let byCount = close >= parameters.closeFixes
        let byTime = close >= 1 && lasted(to: index)
        let isCount = readings[GeofenceClock.self] == .count
        if byCount != byTime { touch("GEO-2") }
        let opens = isCount ? byCount : byTime
        if opens != (event != nil) {
            let what =
                opens
                ? "the geofence did not open at fix \(index) after \(close) close fixes"
                : "the geofence opened at fix \(index) after \(close) close fixes"
            let asked =
                isCount
                ? "\(parameters.closeFixes) are needed" : "\(needed) s are needed, \(seconds(index)) s passed"
            let sentence = "\(what); \(asked)"
            blameOpening(
                sentence, at: index,
                byOtherClock: event != nil
                    ? (isCount ? byTime : byCount)
                    : byCount != byTime && mayWaitForOtherClock(after: index, isCount: isCount, next))
        }
        if let event { enter(event, index) }
        return true
    }

    /// Who is to blame for an opening that came or did not come: the counting, the clock, or what an exit left behind.
    ///
    /// Whoever counts wrongly does so before the first exit too, so that after one the exit is suspected first.
    private mutating func blameOpening(_ sentence: String, at index: Int, byOtherClock: Bool) {
        let readsCount = readings[GeofenceClock.self] == .count
        if let exit {
            blame(
                "GEO-4",
                "\(sentence), counted anew from the exit at fix \(exit), which is the one before the next",
                .likely)
            blame("GEO-1", sentence, .possible)
            if byOtherClock || !readsCount { blame("GEO-2", sentence, .possible) }
        } else if byOtherClock || !readsCount {
            blame("GEO-2", sentence, .likely)
            blame("GEO-1", sentence, .possible)
        } else {
            blame("GEO-1", sentence)
        }
    }

    private mutating func enter(_ event: Geofence.Event, _ index: Int) {
        let rule: ClauseID = platform == .ios ? "GEO-1" : "GEO-5"
        if event.userMode != 9 { blame(rule, "enter has userMode 9, not \(event.userMode)") }
        if event.t != fixes[index].t {
            blame(rule, "enter is at the time of fix \(index), \(fixes[index].t), not \(event.t)")
        }
        if event.dwell != nil {
            blame("GEO-4", "only an exit has a dwell, yet the enter at fix \(index) has")
        }
        let centre = platform == .ios ? centreOfRun(to: index) : place(start)
        let clause: ClauseID = platform == .ios ? "GEO-3" : "GEO-5"
        touch(clause)
        if !agrees(event.centre, centre) {
            let followsRun = platform == .ios && readings[GeofenceCentre.self] != .last
            let followsTime = isCentreByTime(event.centre, index)
            blame(
                clause,
                """
                the geofence opened at fix \(index) has its centre at \(centre.lat), \(centre.lon), not \
                \(event.centre.lat), \(event.centre.lon)
                """, followsRun || followsTime || exit != nil ? .likely : .certain)
            let why = "the run or window of the geofence opened at fix \(index) seems to be another"
            if followsRun { blame("GEO-1", why, .possible) }
            if followsTime { blame("GEO-7", why, .likely) }
            if exit != nil { blame("GEO-4", why, .possible) }
        }
        touch("GEO-4")
        state = .inside(event)
    }

    /// Whether the centre is that of the window that has lasted the source's 15 minutes.
    private func isCentreByTime(_ centre: Geofence.Centre, _ index: Int) -> Bool {
        guard platform == .android, case .opens(index, let first) = timedOpening(from: index) else {
            return false
        }
        return first != start && agrees(centre, place(first))
    }

    private func centreOfRun(to index: Int) -> (lat: Double, lon: Double) {
        let first = min(start, index)
        switch readings[GeofenceCentre.self] {
        case .last: return place(index)
        case .first: return place(first)
        case .mean:
            let run = fixes[first...index]
            let origin = fixes[first].lon
            let lat = run.reduce(0) { $0 + $1.lat } / Double(run.count)
            let lon = run.reduce(0) { $0 + origin + remainder($1.lon - origin) } / Double(run.count)
            return (lat, lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon)
        }
    }

    /// A difference of longitudes within 180 degrees.
    private func remainder(_ difference: Double) -> Double {
        difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference
    }

    private func agrees(_ centre: Geofence.Centre, _ place: (lat: Double, lon: Double)) -> Bool {
        let east = centre.lon - place.lon
        // A mean at the antimeridian may come out on either side of it, as the sum was rounded.
        let isMean = platform == .ios && readings[GeofenceCentre.self] == .mean
        return abs(centre.lat - place.lat) <= 1e-9
            && abs(isMean ? east.remainder(dividingBy: 360) : east) <= 1e-9
    }

    // MARK: GEO-4

    private mutating func inside(_ index: Int, _ event: Geofence.Event?, _ enter: Geofence.Event) -> Bool {
        touch("GEO-4")
        let isFar: Bool
        switch proximity(index, to: (enter.centre.lat, enter.centre.lon)) {
        case .undecided: return false
        case .farther: isFar = true
        case .equal, .nearer: isFar = false
        }
        let radius = Number(parameters.radius).text
        if isFar, event == nil {
            blame("GEO-4", "fix \(index) is farther than \(radius) m from the centre, yet it is no exit")
        }
        guard let event else { return true }
        if !isFar {
            blame("GEO-4", "fix \(index) is not farther than \(radius) m from the centre, yet it is an exit")
        }
        if event.userMode != 10 { blame("GEO-4", "exit has userMode 10, not \(event.userMode)") }
        if event.t != fixes[index].t {
            blame("GEO-4", "exit is at the time of fix \(index), \(fixes[index].t), not \(event.t)")
        }
        if !agrees(event.centre, (enter.centre.lat, enter.centre.lon)) {
            blame(
                "GEO-4",
                """
                the exit at fix \(index) tells the centre \(event.centre.lat), \(event.centre.lon) and its enter \
                \(enter.centre.lat), \(enter.centre.lon)
                """)
        }
        let dwell = fixes[index].t - fixes[enter.at].t
        if event.dwell != dwell {
            let told = event.dwell.map { "\($0)" } ?? "absent"
            blame("GEO-4", "the dwell is \(dwell) s, from fix \(enter.at) to fix \(index); it is \(told)")
        }
        state = .outside
        exit = index
        start = index
        close = 0
        return true
    }

    // MARK: GEO-5, GEO-7

    private mutating func outsideAndroid(
        _ index: Int, _ event: Geofence.Event?, _ next: Geofence.Event?
    ) -> Bool {
        let slides = readings[GeofenceWindow.self] == .sliding
        if slides { start = max(exit ?? 0, index - parameters.window + 1) }
        var isNear = true
        if index > start {
            touch("GEO-5")
            for other in (slides ? start + 1 : index)...index {
                switch proximity(other, to: place(start)) {
                case .undecided: return false
                case .nearer: break
                case .equal, .farther: isNear = false
                }
            }
            if !slides, !isNear { start = index }
        }
        let opens = isNear && index - start + 1 == parameters.window
        if index > start { touch("GEO-7") }
        if opens != (event != nil) { blameWindow(opens, at: index, event, next) }
        if let event { enter(event, index) }
        return true
    }

    /// Who is to blame for an opening that came or did not come: the counting, the time, or what an exit left behind.
    private mutating func blameWindow(
        _ opens: Bool, at index: Int, _ event: Geofence.Event?, _ next: Geofence.Event?
    ) {
        let sentence =
            opens
            ? "the geofence did not open at fix \(index), with fixes \(start) to \(index) near the first"
            : "the geofence opened at fix \(index), with fixes \(start) to \(index) of \(parameters.window) needed"
        let followsTime = followsTime(event ?? next, from: index)
        if let exit {
            blame("GEO-4", "\(sentence); the exit at fix \(exit) begins the next window", .likely)
            blame("GEO-5", sentence, .possible)
            if followsTime { blame("GEO-7", sentence, .possible) }
        } else if followsTime {
            blame("GEO-7", sentence, .likely)
            // Where no event follows, whoever never opens gives the same.
            blame("GEO-5", sentence, event ?? next == nil ? .likely : .possible)
        } else {
            blame("GEO-5", sentence)
        }
    }

    // MARK: Places

    func place(_ index: Int) -> (lat: Double, lon: Double) { (fixes[index].lat, fixes[index].lon) }

    func proximity(_ index: Int, to place: (lat: Double, lon: Double)) -> Proximity {
        Proximity(
            of: self.place(index), to: place, radius: parameters.radius, by: readings[Distance.self])
    }
}
