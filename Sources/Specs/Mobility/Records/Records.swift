import Specification

/// mobility.records: the records that go to the server.
public enum Records: Specification {
    public static let id: SubsystemID = "mobility.records"
    public static let summary =
        "Makes records of fixes, trips and geofences, stores each record once and sends it at most once."

    /// A trip that the user entered, with the fix of the place where the user was.
    public struct Trip: Record {
        public let t: Double
        public let vehicle: TravelMode
        public let fix: Fix

        public init(t: Double, vehicle: TravelMode, fix: Fix) {
            self.t = t
            self.vehicle = vehicle
            self.fix = fix
        }

        public static let form = Form(
            Trip.init(t:vehicle:fix:),
            Member(
                "t", { $0.t }, "The time at which the user entered the trip, in seconds since the epoch.",
                .finite
            ).in(.secondsSinceEpoch),
            Member("vehicle", { $0.vehicle }, "The means of travel."),
            Member(
                "fix", { $0.fix }, "A fix at the place where the user was; the time of this fix is ignored."
            ))
    }

    public struct Input: Record {
        public let device: String
        public let fixes: [Fix]
        public let geofence: [GeofenceEvent]
        public let trips: [Trip]
        public let closing: Fix?
        public let network: [Stretch]?

        public init(
            device: String, fixes: [Fix], geofence: [GeofenceEvent] = [], trips: [Trip] = [],
            closing: Fix? = nil, network: [Stretch]? = nil
        ) {
            self.device = device
            self.fixes = fixes
            self.geofence = geofence
            self.trips = trips
            self.closing = closing
            self.network = network
        }

        public static let form = Form(
            Input.init(device:fixes:geofence:trips:closing:network:),
            Member("device", { $0.device }, "The name of the phone, which may be any string."),
            Member(
                "fixes", { $0.fixes },
                "The fixes that have passed mobility.accuracy and mobility.debounce, in any order."),
            Member("geofence", { $0.geofence }, "The events of mobility.geofence for these fixes."),
            Member("trips", { $0.trips }, "The trips that the user entered, in any order."),
            Member(
                "closing", { $0.closing },
                "The last fix before the app ended; absent if the app did not end."),
            Member(
                "network", { $0.network },
                """
                The stretches of time with a network, in seconds since the epoch; if absent, there is always a \
                network.
                """))

        /// Whether all places are on Earth and all numbers of fixes are finite. Clause: FIX-1
        public var isOnEarth: Bool {
            (fixes + trips.map(\.fix)).allSatisfy(\.isOnEarth) && closing?.isOnEarth ?? true
                && geofence.allSatisfy(\.centre.isOnEarth)
        }

        /// Whether the index of each event is the index of a fix. Clause: REC-1
        public var namesFixes: Bool { geofence.allSatisfy { fixes.indices.contains($0.at) } }
    }

    public struct Output: Record {
        public let records: [MovementRecord]
        public let sent: [Int]

        public init(records: [MovementRecord], sent: [Int]) {
            self.records = records
            self.sent = sent
        }

        public static let form = Form(
            Output.init(records:sent:),
            Member("records", { $0.records }, "The stored records, sorted by time."),
            Member(
                "sent", { $0.sent },
                "The indices of the stored records that reach the server, in ascending order."))
    }

    public static let outOfRange = DeclaredRejection(
        "index.outOfRange", "The index in a geofence event is not the index of a fix.")

    public static let rejections = [Fix.invalid, outOfRange]
}
