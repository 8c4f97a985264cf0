import Catalogue
import Foundation
import Reference
import Specification
import Testing

@testable import MobilityReference

/// Tests the one-pass geofence against the reference, with whole tracks and with tracks that arrive in pieces.
struct OnePassGeofenceTests {
    /// Returns a track with random stays at several places.
    ///
    /// Some fixes are far away, and times are up to 100 s early or late.
    static func track(_ count: Int, _ random: inout Random) -> [Fix] {
        var fixes: [Fix] = []
        let polar = random.below(4) == 0
        var (lat, lon) = (
            polar ? 89.99 : random.unit() * 160 - 80,
            random.below(3) == 0 ? 179.999 : random.unit() * 358 - 179
        )
        while fixes.count < count {
            for _ in 0..<(1 + random.below(20)) {
                let noise = (random.below(30) == 0 ? 200 : 60) / 111_000.0
                let place = (
                    min(90, max(-90, lat + (random.unit() - 0.5) * noise)),
                    (lon + (random.unit() - 0.5) * noise).remainder(dividingBy: 360)
                )
                let late = random.unit() * 200 - 100
                fixes.append(
                    Fix(t: Double(fixes.count) * 180 + late, lat: place.0, lon: place.1, accuracy: 10))
            }
            lat = min(90, max(-90, lat + (random.unit() - 0.5) * 0.01))
            lon = (lon + (random.unit() - 0.5) * 0.01).remainder(dividingBy: 360)
        }
        return Array(fixes.prefix(count))
    }

    @Test
    func `the events are the same as the reference's under all readings, with random parameters and resets`()
        throws
    {
        var random = Random(seed: 7)
        var events = 0
        for readings in Geofence.allReadingCombinations {
            for platform in Geofence.Platform.allCases {
                let fixes = Self.track(120, &random)
                let parameters = Geofence.Parameters(
                    radius: [0, 30, 100, 1_000][random.below(4)], interval: [60, 180][random.below(2)],
                    closeFixes: 1 + random.below(7), window: 2 + random.below(5))
                let resets = random.below(2) == 0 ? nil : (0..<3).map { _ in random.below(fixes.count + 9) }
                let input = Geofence.Input(
                    platform: platform, fixes: fixes, parameters: parameters, resets: resets)
                let expected = try Geofence.reference.run(input, readings: readings)
                let found = try OnePassGeofence().run(input, readings: readings)
                #expect(found.value == expected.value)
                events += expected.events.count
            }
        }
        #expect(events > 1_000)
    }

    @Test func `a track in pieces gives the same events as the complete track`() throws {
        var random = Random(seed: 8)
        for platform in Geofence.Platform.allCases {
            for centre in GeofenceCentre.allCases {
                let fixes = FixColumns(Self.track(400, &random))
                let readings = Readings.standard.with(centre)
                var whole = GeofencePass(platform: platform, parameters: .standard, readings: readings)
                var expected: [Geofence.Event] = []
                whole.take(fixes, in: 0..<fixes.count, to: &expected)
                var pass = GeofencePass(platform: platform, parameters: .standard, readings: readings)
                var found: [Geofence.Event] = []
                var start = 0
                while start < fixes.count {
                    let end = min(fixes.count, start + random.below(9))
                    pass.take(fixes, in: start..<end, to: &found)
                    start = end
                }
                #expect(found.map(\.value) == expected.map(\.value))
                #expect(!found.isEmpty)
            }
        }
    }

    @Test func `even a window that is too large for memory does not crash the program`() throws {
        var random = Random(seed: 9)
        let input = Geofence.Input(
            platform: .android, fixes: Self.track(50, &random), parameters: .init(window: 1 << 40))
        #expect(try OnePassGeofence().run(input, readings: .standard).events.isEmpty)
    }
}
