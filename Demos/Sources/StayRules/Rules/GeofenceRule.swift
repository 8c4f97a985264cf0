import Catalogue
import Reference
import Specification

/// The source's own rules for stays, computed from the events of Assay's reference for mobility.geofence.
///
/// A stay begins with the first of the fixes that opened its geofence, since the other rules also begin a stay with the
/// first fix in it. A stay ends with the fix of its `exit` event, or with the end of the track.
public struct GeofenceRule: StayRule {
    private let platform: Geofence.Platform
    private let window: GeofenceWindow
    private let figures = Geofence.Parameters.standard

    /// - Parameter window: How the window of five fixes moves on Android; this parameter has no effect on iOS.
    public init(_ platform: Geofence.Platform, window: GeofenceWindow = .sliding) {
        self.platform = platform
        self.window = window
    }

    public var name: String { platform == .ios ? "ios" : "android-\(window.rawValue)" }

    public func stays(in fixes: [Fix]) -> [Stay] {
        let input = Geofence.Input(platform: platform, fixes: fixes)
        // The reference rejects only fixes that are not on Earth, and a track has no such fixes.
        let output = try? Geofence.answer(input, readings: Readings.standard.with(window))
        var stays: [Stay] = []
        var open: Geofence.Event?
        for event in output?.events ?? [] {
            if event.kind == .exit, let enter = open {
                stays.append(stay(from: enter, until: event.t, last: event.at - 1, in: fixes))
                open = nil
            } else {
                open = event
            }
        }
        if let enter = open, let end = fixes.last {
            stays.append(stay(from: enter, until: end.t, last: fixes.count - 1, in: fixes))
        }
        return stays
    }

    private func stay(from enter: Geofence.Event, until departure: Double, last: Int, in fixes: [Fix]) -> Stay
    {
        let first = enter.at - (platform == .ios ? figures.closeFixes : figures.window - 1)
        return Stay(
            arrival: fixes[first].t, departure: departure, centre: enter.centre, first: first, last: last)
    }
}
