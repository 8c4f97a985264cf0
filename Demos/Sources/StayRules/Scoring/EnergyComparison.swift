import Catalogue
import Specification

/// Compares the costs of the source's policies for acquiring positions, on the same generated days.
public struct EnergyComparison: Sendable {
    /// The mean costs of one policy on one platform for one class of users.
    public struct Row: Equatable, Sendable {
        public let userClass: UserClass
        public let platform: Energy.Platform
        public let policy: Energy.Policy
        /// How many hours the receiver is on in a day of 13 hours.
        public let hours: Double
        public let acquisitions: Double
        /// The percentage of the battery that the policy uses in 24 hours.
        public let percentPerDay: Double
    }

    /// The rows, ordered by class, then by platform, and then by policy.
    public let rows: [Row]

    /// Computes the costs for the given number of days of each class; the reference gets the true place at each second.
    public init(days: Int, seed: UInt64) throws(Rejection) {
        var rows: [Row] = []
        for userClass in UserClass.allCases {
            let traces = (0..<days).map { number in
                Day(userClass, number: number, seed: seed).truth.map {
                    Energy.Sample(t: $0.t, lat: $0.place.lat, lon: $0.place.lon, activity: $0.activity)
                }
            }
            for platform in Energy.Platform.allCases {
                for policy in Energy.Policy.allCases {
                    var (seconds, acquisitions, percent) = (0.0, 0, 0.0)
                    for trace in traces {
                        let output = try Energy.reference.run(
                            .init(policy: policy, platform: platform, trace: trace), readings: .standard)
                        seconds += output.gpsSeconds
                        acquisitions += output.acquisitions
                        percent += output.percentPerDay
                    }
                    let count = Double(days)
                    rows.append(
                        Row(
                            userClass: userClass, platform: platform, policy: policy,
                            hours: seconds / 3_600 / count, acquisitions: Double(acquisitions) / count,
                            percentPerDay: percent / count))
                }
            }
        }
        self.rows = rows
    }
}
