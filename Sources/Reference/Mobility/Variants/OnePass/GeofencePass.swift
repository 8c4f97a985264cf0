import MobilitySpecs
import SharedSpecs
import Specification

/// Computes mobility.geofence in one pass over columns of fixes, in memory that does not grow with their number.
///
/// This type gives the same events as `Geofence.reference`, but can take the fixes in several calls. It uses
/// `ExactRadius` to compare distances with the radius, so that few distances need to be computed.
public struct GeofencePass: Sendable {
    private let platform: Geofence.Platform
    private let parameters: Geofence.Parameters
    private let clock: GeofenceClock
    private let centreReading: GeofenceCentre
    private let keepsCounter: Bool
    private let slides: Bool
    private let dwellsFromArrival: Bool
    private let androidCentre: GeofenceAndroidCentre

    private var radius: ExactRadius
    /// The number of fixes that earlier calls to `take` have taken.
    private var index = 0
    private var open: Open?
    /// The fixes that may together open the next geofence.
    private var run = Run()
    /// At most the last `parameters.window` fixes of `run` (Android); fix n is at index n modulo `parameters.window`.
    private var window: [Moment] = []

    private struct Moment {
        var t = 0.0
        var place = Coordinate(lat: 0, lon: 0)
    }

    private struct Open {
        let centre: Coordinate
        /// The time when the dwell begins; the dwell is the duration of the stay.
        let begin: Double
    }

    private struct Run {
        /// On Android, the number of fixes since the run began; on iOS, 0 before the first fix, then 1.
        var count = 0
        var first = Moment()
        /// The place of the last fix, for comparison with the next fix (iOS).
        var last = Coordinate(lat: 0, lon: 0)
        var closeFixes = 0
        /// The sum of the latitudes of the first fix and all close fixes.
        var north = 0.0
        /// The sum of the longitudes of all close fixes, relative to the longitude of the first fix.
        var east = 0.0

        static func beginning(with fix: Moment) -> Run {
            Run(count: 1, first: fix, last: fix.place, north: fix.place.lat)
        }

        mutating func addClose(_ place: Coordinate) {
            closeFixes += 1
            north += place.lat
            east += Geodesic.Degrees.reduced(place.lon - first.place.lon)
        }
    }

    public init(platform: Geofence.Platform, parameters: Geofence.Parameters, readings: Readings) {
        self.platform = platform
        self.parameters = parameters
        clock = readings[GeofenceClock.self]
        centreReading = readings[GeofenceCentre.self]
        keepsCounter = readings[GeofenceFar.self] == .keep
        slides = readings[GeofenceWindow.self] == .sliding
        dwellsFromArrival = readings[GeofenceDwell.self] == .arrival
        androidCentre = readings[GeofenceAndroidCentre.self]
        radius = ExactRadius(parameters.radius, by: readings[EarthDistance.self])
    }

    /// Resets the counter and closes an open geofence, as when the user switches the app on or makes a manual choice.
    ///
    /// Clause: GEO-8
    public mutating func reset() {
        open = nil
        run = Run()
    }

    /// Takes the next fixes, all of which must be on Earth, and appends their events to `events`.
    public mutating func take(_ fixes: FixColumns, in range: Range<Int>, to events: inout [Geofence.Event]) {
        var next = range.lowerBound
        while next < range.upperBound {
            if let geofence = open {
                guard let exit = firstFix(outside: geofence, in: fixes, from: next, to: range.upperBound)
                else { break }
                events.append(
                    .init(
                        kind: .exit, at: index + exit - range.lowerBound, t: fixes.t[exit],
                        centre: geofence.centre, userMode: 10, dwell: fixes.t[exit] - geofence.begin))
                open = nil
                begin(at: exit, of: fixes)
                next = exit
            } else {
                guard
                    let (enter, geofence) = platform == .ios
                        ? openingOnIOS(fixes, from: next, to: range.upperBound)
                        : openingOnAndroid(fixes, from: next, to: range.upperBound)
                else { break }
                events.append(
                    .init(
                        kind: .enter, at: index + enter - range.lowerBound, t: fixes.t[enter],
                        centre: geofence.centre, userMode: 9))
                open = geofence
                next = enter
            }
            next += 1
        }
        index += range.count
    }

    /// Clause: GEO-4
    private mutating func firstFix(
        outside geofence: Open, in fixes: FixColumns, from start: Int, to end: Int
    ) -> Int? {
        let centre = geofence.centre
        radius.prepare(for: centre)
        for index in start..<end {
            let place = fixes.place(index)
            if !radius.bounds.areSurelyNearer(place, centre), radius.isFarther(place, centre) { return index }
        }
        return nil
    }

    private mutating func begin(at index: Int, of fixes: FixColumns) {
        run = .beginning(with: Moment(t: fixes.t[index], place: fixes.place(index)))
        if platform == .android { window = [run.first] }
    }

    /// Clauses: GEO-1, GEO-2
    private mutating func openingOnIOS(
        _ fixes: FixColumns, from start: Int, to end: Int
    ) -> (index: Int, geofence: Open)? {
        var start = start
        if run.count == 0 {
            begin(at: start, of: fixes)
            start += 1
        }
        for index in start..<max(start, end) {
            let place = fixes.place(index)
            let isNear = radius.isNearer(place, run.last)
            run.last = place
            guard isNear else {
                if keepsCounter && run.closeFixes > 0 { continue }
                run = .beginning(with: Moment(t: fixes.t[index], place: place))
                continue
            }
            run.addClose(place)
            let opens =
                switch clock {
                case .count: run.closeFixes >= parameters.closeFixes
                case .elapsed:
                    fixes.t[index] - run.first.t >= Double(parameters.closeFixes) * parameters.interval
                }
            if opens {
                let begin = dwellsFromArrival ? run.first.t : fixes.t[index]
                return (index, Open(centre: centre(openedAt: place), begin: begin))
            }
        }
        return nil
    }

    /// Clause: GEO-3
    private func centre(openedAt last: Coordinate) -> Coordinate {
        switch centreReading {
        case .last: return last
        case .first: return run.first.place
        case .mean:
            let count = Double(run.closeFixes + 1)
            return Coordinate(
                lat: run.north / count,
                lon: Geodesic.Degrees.reduced(run.first.place.lon + run.east / count))
        }
    }

    /// Clause: GEO-5
    private mutating func openingOnAndroid(
        _ fixes: FixColumns, from start: Int, to end: Int
    ) -> (index: Int, geofence: Open)? {
        for index in start..<end {
            let moment = Moment(t: fixes.t[index], place: fixes.place(index))
            if !slides, run.count > 0, !radius.isNearer(moment.place, run.first.place) { run.count = 0 }
            guard run.count > 0 else {
                begin(at: index, of: fixes)
                continue
            }
            if window.count < parameters.window {
                window.append(moment)
            } else {
                window[run.count % window.count] = moment
            }
            run.count += 1
            guard window.count == parameters.window else { continue }
            let first = window[run.count % window.count]
            // If the window does not slide, each new fix has already been compared with the first fix.
            if !slides || (1..<window.count).allSatisfy({ isNear(first, $0) }) {
                let centre = androidCentre == .first ? first.place : moment.place
                return (index, Open(centre: centre, begin: dwellsFromArrival ? first.t : moment.t))
            }
        }
        return nil
    }

    /// Returns whether a fix of the window is near the first fix; `number` is 1 for the fix after the first fix.
    private mutating func isNear(_ first: Moment, _ number: Int) -> Bool {
        radius.isNearer(window[(run.count + number) % window.count].place, first.place)
    }
}

/// An implementation of mobility.geofence that uses `GeofencePass`.
struct OnePassGeofence: Implementation {
    typealias Subsystem = Geofence

    func run(_ input: Geofence.Input, readings: Readings) throws(Rejection) -> Geofence.Output {
        guard input.fixes.allSatisfy({ $0.isOnEarth }) else { throw Fix.invalid() }
        let fixes = FixColumns(input.fixes)
        var pass = GeofencePass(platform: input.platform, parameters: input.figures, readings: readings)
        var events: [Geofence.Event] = []
        let ends = Set(input.resets ?? []).sorted().filter { $0 < fixes.count } + [fixes.count]
        var start = 0
        for (number, end) in ends.enumerated() {
            if number > 0 { pass.reset() }
            pass.take(fixes, in: start..<end, to: &events)
            start = end
        }
        return Geofence.Output(events: events)
    }
}
