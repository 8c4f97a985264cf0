import SharedSpecs
import Specification

/// A track outside a geofence, as the runs of fixes from which one opens by either clock.
struct GeofenceTrack {
    let fixes: [Fix]
    let figures: Geofence.Parameters
    let readings: Readings
    let isIOS: Bool
    /// The fixes from one reset to the next, which alone count.
    let part: Range<Int>
    /// Whether there is a reset before the first of them.
    private let isReset: Bool
    /// Whether the window is always that of the last fixes, and not one that a far fix begins.
    let slides: Bool

    init(_ input: Geofence.Input, _ readings: Readings, part: Range<Int>? = nil) {
        fixes = input.fixes
        self.part = part ?? input.fixes.indices
        isReset = input.resets?.contains(self.part.lowerBound) ?? false
        figures = input.figures
        self.readings = readings
        isIOS = input.platform == .ios
        slides = !isIOS && readings[GeofenceWindow.self] == .sliding
    }

    // MARK: Clocks

    /// What opens a geofence: on iOS by the reading, on Android the number of fixes.
    var clock: GeofenceClock { isIOS ? readings[GeofenceClock.self] : .count }
    /// The clock that is not in force.
    var otherClock: GeofenceClock { clock == .count ? .elapsed : .count }

    private var figure: Int { isIOS ? figures.closeFixes : figures.window }
    /// The seconds that a run must last by the other clock's rule: 21 minutes on iOS, 15 on Android.
    var secondsNeeded: Double { Double(figure) * figures.interval }

    func seconds(_ run: Run) -> Double { seconds(from: run.first, to: run.last) }

    func seconds(from first: Int, to last: Int) -> Double { fixes[last].t - fixes[first].t }

    /// Whether close fixes on both sides of a far one add up.
    private var keepsAtFarFix: Bool { isIOS && readings[GeofenceFar.self] == .keep }

    /// Returns what made everything begin anew: an exit, or else the reset before the first fix, if there is one.
    func origin(after exit: Int?) -> Origin? {
        exit.map { .exit($0) } ?? (isReset ? .reset(part.lowerBound) : nil)
    }

    /// Whether a geofence opens at the last fix of a run by a clock.
    func opens(_ run: Run, by clock: GeofenceClock) -> Bool {
        guard run.isNear, run.closeFixes >= 1 else { return false }
        return switch clock {
        case .count: run.closeFixes >= (isIOS ? figure : figure - 1)
        case .elapsed: seconds(run) >= secondsNeeded
        }
    }

    // MARK: Runs

    /// Fixes in a row from which a geofence may open: a chain on iOS, a window on Android.
    struct Run {
        let first: Int
        let last: Int
        /// The fixes of it that are close, besides the first.
        let closeFixes: Int
        /// Whether the last fix fits: on iOS it is close, in a window that slides all are near the first.
        var isNear = true
        /// The exit or reset without which the run would be another one, if there is such.
        var origin: Origin?
    }

    /// What makes everything begin anew.
    enum Origin {
        case exit(Int)
        case reset(Int)
    }

    /// Returns the runs that end at each fix after an exit, or from the beginning, by a clock.
    func runs(since exit: Int?, by clock: GeofenceClock) -> Runs {
        Runs(track: self, exit: exit, clock: clock)
    }

    /// The runs one after the other, up to the first fix that is too near the radius to say on which side.
    struct Runs: Sequence, IteratorProtocol {
        let track: GeofenceTrack
        let exit: Int?
        let clock: GeofenceClock
        private var first: Int
        private var closeFixes = 0
        private var index: Int

        init(track: GeofenceTrack, exit: Int?, clock: GeofenceClock) {
            (self.track, self.exit, self.clock) = (track, exit, clock)
            first = exit ?? track.part.lowerBound
            index = first
        }

        mutating func next() -> Run? {
            guard index < track.part.upperBound, let run = track.slides ? windowAtEnd() : chain() else {
                return nil
            }
            (first, closeFixes) = (run.first, run.closeFixes)
            index += 1
            return run
        }

        /// A chain or window that goes on, or that a far fix begins anew.
        private func chain() -> Run? {
            guard index > first else { return run(from: first, 0) }
            guard let isNear = track.isNear(index, to: track.isIOS ? index - 1 : first) else { return nil }
            if isNear { return run(from: first, closeFixes + 1) }
            return track.keepsAtFarFix && closeFixes > 0
                ? run(from: first, closeFixes, isNear: false) : run(from: index, 0)
        }

        /// The window of as many fixes as are needed, or of as much time, that ends here.
        private func windowAtEnd() -> Run? {
            let begin = exit ?? track.part.lowerBound
            let first =
                switch clock {
                case .count: Swift.max(begin, index - track.figures.window + 1)
                case .elapsed:
                    (begin..<index).last { track.seconds(from: $0, to: index) >= track.secondsNeeded }
                        ?? index
                }
            var isNear = true
            for other in first..<index {
                guard let isClose = track.isNear(other + 1, to: first) else { return nil }
                isNear = isNear && isClose
            }
            return run(from: first, index - first, isNear: isNear)
        }

        private func run(from first: Int, _ closeFixes: Int, isNear: Bool = true) -> Run {
            // Every window begun anew goes back to the exit, and every run if far fixes keep the counter, which was 0
            // there; others do if they begin there, or would before.
            let isAlways = track.isIOS ? track.keepsAtFarFix : !track.slides
            let goesBack = isAlways || first == exit ?? track.part.lowerBound
            return Run(
                first: first, last: index, closeFixes: closeFixes, isNear: isNear,
                origin: goesBack ? track.origin(after: exit) : nil)
        }
    }

    /// Returns whether two fixes are near each other, or nil if their distance leaves it in doubt.
    private func isNear(_ index: Int, to other: Int) -> Bool? {
        switch proximity(index, to: fixes[other].place) {
        case .undecided: nil
        case .nearer: true
        case .equal, .farther: false
        }
    }

    func proximity(_ index: Int, to place: Coordinate) -> Proximity {
        Proximity(of: fixes[index].place, to: place, radius: figures.radius, by: readings[EarthDistance.self])
    }

    // MARK: Centres

    /// Returns the centre of the geofence that a run opens.
    func centre(of run: Run) -> Coordinate {
        let (first, last) = (fixes[run.first].place, fixes[run.last].place)
        guard isIOS else { return readings[GeofenceAndroidCentre.self] == .first ? first : last }
        return switch readings[GeofenceCentre.self] {
        case .last: last
        case .first: first
        case .mean: .mean(of: first, and: closeFixes(of: run).map { fixes[$0].place })
        }
    }

    /// Returns the fixes of a run on iOS that are near the one before, in order.
    private func closeFixes(of run: Run) -> [Int] {
        (run.first..<run.last).map { $0 + 1 }.filter { isNear($0, to: $0 - 1) == true }
    }

    /// Whether two centres are the same but for rounding.
    func agrees(_ centre: Coordinate, _ expected: Coordinate) -> Bool {
        let east = centre.lon - expected.lon
        // A mean at the antimeridian may come out on either side of it, as the sum was rounded.
        let isMean = isIOS && readings[GeofenceCentre.self] == .mean
        return abs(centre.lat - expected.lat) <= Geofence.precision
            && abs(isMean ? east.remainder(dividingBy: 360) : east) <= Geofence.precision
    }
}
