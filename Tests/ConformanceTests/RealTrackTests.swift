import Catalogue
import Foundation
import JSON
import Reference
import Specification
import TestSupport
import Testing

/// Tests the references on real tracks.
///
/// The correct outputs are not known, but each output must satisfy every clause.
@Suite(.enabled(if: RealData.isThere, RealData.isMissing)) struct RealTrackTests {
    /// Combinations of the geofence's readings; each option of each reading is in at least one combination. Unless a
    /// test uses all combinations for its track, it uses one for each track, in turn.
    static let manners: [Readings] =
        [.standard]
        + [GeofenceClock.elapsed].map { Readings.standard.with($0) }
        + [GeofenceCentre.first, .mean].map { Readings.standard.with($0) }
        + [Readings.standard.with(GeofenceWindow.restart), Readings.standard.with(EarthDistance.haversine)]
        + [Readings.standard.with(GeofenceFar.keep), Readings.standard.with(GeofenceDwell.arrival)]
        + [Readings.standard.with(GeofenceAndroidCentre.last).with(GeofenceFar.keep)]

    private func googleTrack() throws -> [Fix] {
        let rows = RealData.rows(try RealData.text("gps/trackintel/google_trajectory.csv"), separator: ";")
        let header = try #require(rows.first)
        let columns = try ["tracked_at", "latitude", "longitude", "accuracy"].map { name in
            try #require(header.firstIndex(of: name))
        }
        let fixes = rows.dropFirst().compactMap { row -> Fix? in
            guard row.count == header.count, let time = try? Date(row[columns[0]], strategy: .iso8601),
                let lat = Double(row[columns[1]]), let lon = Double(row[columns[2]]),
                let accuracy = Double(row[columns[3]])
            else { return nil }
            return Fix(t: time.timeIntervalSince1970, lat: lat, lon: lon, accuracy: accuracy)
        }.sorted { $0.t < $1.t }
        #expect(fixes.count > 300)
        return fixes
    }

    @Test func `the outputs on the Google track satisfy the clauses of the accuracy gate and the geofence`()
        throws
    {
        let track = try googleTrack()
        for mode in Accuracy.Mode.allCases {
            for boundary in [ManualBoundary.accept, .reject] {
                let input = Accuracy.Input(mode: mode, fixes: track)
                #expect(
                    violations(of: Accuracy.reference, on: input, readings: .standard.with(boundary)).isEmpty)
            }
        }
        let gate = try Accuracy.reference.run(.init(mode: .automatic, fixes: track), readings: .standard)
        let kept = zip(track, gate.verdicts).filter { $0.1 == .accepted }.map(\.0)
        #expect(kept.count < track.count, "the track must have fixes with an accuracy worse than 200 m")
        for platform in Geofence.Platform.allCases {
            for readings in Self.manners {
                let input = Geofence.Input(platform: platform, fixes: kept)
                #expect(violations(of: Geofence.reference, on: input, readings: readings).isEmpty)
            }
        }
    }

    @Test func `the outputs on GeoLife tracks satisfy every clause of the geofence`() throws {
        let files = try RealData.files("gps/trackintel", ending: ".plt")
        try #require(!files.isEmpty)
        var events = 0
        for (index, file) in files.enumerated() {
            // A track has at most a thousand fixes, at least two minutes apart, like the fixes of a phone with a timer.
            var track: [Fix] = []
            for fix in try RealData.geoLifeTrack(file) where track.last.map({ fix.t - $0.t >= 120 }) ?? true {
                if fix.isOnEarth { track.append(fix) }
            }
            track = Array(track.prefix(1_000))
            for platform in Geofence.Platform.allCases {
                let input = Geofence.Input(platform: platform, fixes: track)
                let readings = Self.manners[index % Self.manners.count]
                #expect(violations(of: Geofence.reference, on: input, readings: readings).isEmpty, "\(file)")
                events += try Geofence.reference.run(input, readings: readings).events.count
            }
        }
        #expect(events > 0, "the tracks must have stays")
    }

    @Test func `the outputs of the pipeline on real tracks satisfy its clauses`() throws {
        let files = try RealData.files("gps/trackintel", ending: ".plt")
        let tracks = try [googleTrack()] + files.prefix(8).map { try RealData.geoLifeTrack($0) }
        var counts: (records: Int, events: Int, dropped: Int) = (0, 0, 0)
        for (index, track) in tracks.enumerated() {
            let batches = track.filter(\.isOnEarth).prefix(1_000).map { [SensedFix($0)] }
            for platform in Geofence.Platform.allCases {
                let input = Pipeline.Input(platform: platform, device: "phone", batches: Array(batches))
                let readings = Self.manners[index % Self.manners.count]
                #expect(violations(of: Pipeline.reference, on: input, readings: readings).isEmpty)
                let output = try Pipeline.reference.run(input, readings: readings)
                #expect(try OnePassPipeline().run(input, readings: readings).value == output.value)
                #expect(output.records.count + output.dropped.count == batches.count)
                counts.records += output.records.count
                counts.events += output.events.count
                counts.dropped += output.dropped.count
            }
        }
        #expect(counts.records > 1_000 && counts.events > 50 && counts.dropped > 100, "\(counts)")
        print("\(tracks.count) real tracks on both platforms: \(counts)")
    }
}
