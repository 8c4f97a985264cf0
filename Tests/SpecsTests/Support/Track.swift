import Catalogue
import JSON
import Specification

/// A track of fixes along a meridian, given by their distances in metres north of a fixed place.
struct Track {
    let fixes: [Fix]
    var platform = Geofence.Platform.ios
    var parameters: Geofence.Parameters?
    var resets: [Int]?

    /// Creates a track with one fix every `seconds` seconds, the first at time 0.
    init(_ metres: [Double], every seconds: Double = 180) {
        fixes = metres.enumerated().map { index, north in Track.fix(Double(index) * seconds, north) }
    }

    init(_ metres: [Double], at times: [Double]) {
        fixes = zip(times, metres).map(Track.fix)
    }

    /// Returns the fix `north` metres north of the fixed place, at about 111 200 m per degree of latitude.
    private static func fix(_ t: Double, _ north: Double) -> Fix {
        Fix(t: t, lat: 49.4 + north / 111_200, lon: 2.8, accuracy: 10)
    }

    var input: Geofence.Input {
        .init(platform: platform, fixes: fixes, parameters: parameters, resets: resets)
    }

    func on(_ platform: Geofence.Platform) -> Track {
        var track = self
        track.platform = platform
        return track
    }

    func with(_ parameters: Geofence.Parameters) -> Track {
        var track = self
        track.parameters = parameters
        return track
    }

    func reset(before fixes: Int...) -> Track {
        var track = self
        track.resets = fixes
        return track
    }

    /// Returns the place of the fix at an index.
    func place(_ index: Int) -> Coordinate { .init(lat: fixes[index].lat, lon: fixes[index].lon) }

    /// Returns an enter event at fix `index`, centred on fix `centre`, or on fix `index` if `centre` is nil.
    func enter(
        _ index: Int, centre: Int? = nil, t: Double? = nil, userMode: Int = 9, dwell: Double? = nil
    ) -> Geofence.Event {
        .init(
            kind: .enter, at: index, t: t ?? fixes[index].t, centre: place(centre ?? index),
            userMode: userMode,
            dwell: dwell)
    }

    /// Returns an exit event for the geofence that opened at fix `entered`. The geofence is centred on fix `centre`, or
    /// on fix `entered` if `centre` is nil.
    func exit(
        _ index: Int, entered: Int, centre: Int? = nil, t: Double? = nil, userMode: Int = 10
    ) -> Geofence.Event {
        exit(
            index, centre: centre ?? entered, t: t, userMode: userMode,
            dwell: fixes[index].t - fixes[entered].t)
    }

    func exit(_ index: Int, centre: Int, t: Double? = nil, userMode: Int = 10, dwell: Double?)
        -> Geofence.Event
    {
        .init(
            kind: .exit, at: index, t: t ?? fixes[index].t, centre: place(centre), userMode: userMode,
            dwell: dwell)
    }

    /// Examines `events` as the outcome for this track.
    func examined(_ events: Geofence.Event..., by readings: Readings = .standard) -> Examination<Geofence> {
        Examination(input, .output(.init(events: events)), readings)
    }

    func examined(
        by implementation: some Implementation<Geofence>, _ readings: Readings = .standard
    ) -> Examination<Geofence> {
        Examination(input, by: implementation, readings)
    }
}
