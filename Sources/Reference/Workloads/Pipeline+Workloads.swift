import Benchmarking
import Catalogue
import Reference
import Specification

extension Pipeline: Benchmarked {
    public static let unit = "fix"
    public static let dimension = "fixes"
    public static let quickSize = 1_000

    /// Journeys of 1 000 to 175 200 fixes; a person's phone acquires 175 200 fixes in a year.
    public static let workloads: [Workload<Pipeline>] = [1_000, 10_000, 175_200].flatMap { count in
        Geofence.Platform.allCases.map { platform in
            let tracks = (0..<max(1, 2_000 / count)).map { Journey.fixes(count, seed: UInt64($0)) }
            return Workload(
                platform == .ios ? "iOS, a fix every 3 minutes" : "Android, a fix every 3 minutes",
                size: count, unitsPerInput: count,
                inputs: tracks.map { fixes in
                    Input(platform: platform, device: "phone", batches: fixes.map { [SensedFix($0)] })
                })
        }
    }

    /// Inputs of both modes: with no batches, with an empty batch, and with fixes at the accuracy limits or off the
    /// Earth.
    public static let boundaryInputs: [Input] = {
        let accuracies = [-1, -0.0, 0, 150.0.nextDown, 150, 150.0.nextUp, 200, 200.0.nextUp]
        let edges = accuracies.enumerated().map { index, accuracy in
            [SensedFix(Fix(t: Double(index) * 5, lat: 45, lon: 7, accuracy: accuracy))]
        }
        let lost = [SensedFix(Fix(t: 0, lat: 90.5, lon: 0, accuracy: 20))]
        return [[], [[]], edges, edges.reversed(), [lost]].flatMap { batches in
            [nil, TravelMode.bus].map { vehicle in
                Input(
                    platform: .ios, mode: vehicle == nil ? .automatic : .manual, device: "", batches: batches,
                    vehicle: vehicle)
            }
        }
    }()

    public static func randomInputs(seed: UInt64) -> [Input] {
        (0..<24).map { number in
            var entropy = Entropy(seed: seed, for: id.rawValue, number: 77 + number)
            return generate(from: &entropy)
        }
    }
}
