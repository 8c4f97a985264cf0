import Specification

/// A track outside a geofence, as the runs of fixes from which one opens by either clock.
struct GeofenceTrack {
    let fixes: [Fix]
    let figures: Geofence.Parameters
    let readings: Readings
    let isIOS: Bool
    /// Whether the window is always that of the last fixes, and not one that a far fix begins.
    let slides: Bool

    init(_ input: Geofence.Input, _ readings: Readings) {
        fixes = input.fixes
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

    func seconds(_ run: Run) -> Double { fixes[run.last].t - fixes[run.first].t }

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
        /// Whether the others are near the first; a chain and a window begun anew hold none that is not.
        var isNear = true
        /// The exit without which the run would be another one, if there is such an exit.
        var exit: Int?

        var closeFixes: Int { last - first }
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
        private var index: Int

        init(track: GeofenceTrack, exit: Int?, clock: GeofenceClock) {
            (self.track, self.exit, self.clock) = (track, exit, clock)
            first = exit ?? 0
            index = first
        }

        mutating func next() -> Run? {
            guard index < track.fixes.count, let run = track.slides ? windowAtEnd() : chain() else {
                return nil
            }
            first = run.first
            index += 1
            return run
        }

        /// A chain or window that goes on, or that a far fix begins anew.
        private func chain() -> Run? {
            guard index > first else { return run(from: first) }
            guard let isNear = track.isNear(index, to: track.isIOS ? index - 1 : first) else { return nil }
            return run(from: isNear ? first : index)
        }

        /// The window of as many fixes as are needed, or of as much time, that ends here.
        private func windowAtEnd() -> Run? {
            let begin = exit ?? 0
            let first =
                switch clock {
                case .count: Swift.max(begin, index - track.figures.window + 1)
                case .elapsed:
                    (begin..<index).last { track.seconds(Run(first: $0, last: index)) >= track.secondsNeeded }
                        ?? index
                }
            var isNear = true
            for other in first..<index {
                guard let isClose = track.isNear(other + 1, to: first) else { return nil }
                isNear = isNear && isClose
            }
            return run(from: first, isNear: isNear)
        }

        private func run(from first: Int, isNear: Bool = true) -> Run {
            // Every window begun anew goes back to the exit; others do if they begin there, or would before.
            let goesBack = track.isIOS || track.slides ? first == exit : true
            return Run(first: first, last: index, isNear: isNear, exit: goesBack ? exit : nil)
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
        Proximity(of: fixes[index].place, to: place, radius: figures.radius, by: readings[Distance.self])
    }

    // MARK: Centres

    /// Returns the centre of the geofence that a run opens.
    func centre(of run: Run) -> Coordinate {
        let (first, last) = (fixes[run.first].place, fixes[run.last].place)
        guard isIOS else { return first }
        return switch readings[GeofenceCentre.self] {
        case .last: last
        case .first: first
        case .mean: .mean(of: first, and: fixes[run.first...run.last].dropFirst().map(\.place))
        }
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
