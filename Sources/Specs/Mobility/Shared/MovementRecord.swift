import JSON
import SharedSpecs
import Specification

/// A record that a phone keeps and sends to the server: where somebody was, when, and how they moved.
public struct MovementRecord: Wire, Equatable {
    /// The kind of a record.
    public enum Kind: String, CaseIterable, Sendable, Wire {
        case automatic, manual, closing
    }

    /// The reason why a record was made.
    public enum Origin: Equatable, Sendable {
        /// The phone located itself.
        case automatic
        /// The user entered a trip with this vehicle.
        case manual(TravelMode)
        /// The app ended.
        case closing
    }

    public let t: Double
    public let lat: Double
    public let lon: Double
    public let activity: Activity
    public let userMode: UserMode
    public let origin: Origin

    public init(
        t: Double, lat: Double, lon: Double, activity: Activity, userMode: UserMode = .ordinary,
        origin: Origin = .automatic
    ) {
        self.t = t
        self.lat = lat
        self.lon = lon
        self.activity = activity
        self.userMode = userMode
        self.origin = origin
    }

    /// The vehicle, if the user entered a trip; nil for a record of another kind.
    public var vehicle: TravelMode? {
        if case .manual(let vehicle) = origin { vehicle } else { nil }
    }

    public var kind: Kind {
        switch origin {
        case .automatic: .automatic
        case .manual: .manual
        case .closing: .closing
        }
    }

    public var place: Coordinate { Coordinate(lat: lat, lon: lon) }

    /// Returns the same record at another time or place.
    func with(t: Double? = nil, lat: Double? = nil, lon: Double? = nil) -> MovementRecord {
        MovementRecord(
            t: t ?? self.t, lat: lat ?? self.lat, lon: lon ?? self.lon, activity: activity,
            userMode: userMode, origin: origin)
    }

    /// Whether the time is finite and the place on Earth. Clause: FIX-1
    public var isOnEarth: Bool { t.isFinite && place.isOnEarth }

    // MARK: The form

    public static let shape = Shape.either([Unasked.shape, Told.shape])

    public init(_ value: Value) throws(Misfit) {
        if value["vehicle"] == nil {
            let unasked = try Unasked(value)
            self.init(unasked.moment, unasked.kind == .closing ? .closing : .automatic)
        } else {
            let told = try Told(value)
            self.init(told.moment, .manual(told.vehicle))
        }
    }

    public var value: Value {
        let moment = Moment(t: t, lat: lat, lon: lon, activity: activity, userMode: userMode)
        guard let vehicle else { return Unasked(moment: moment, kind: kind).value }
        return Told(moment: moment, vehicle: vehicle, kind: kind).value
    }

    private init(_ moment: Moment, _ origin: Origin) {
        self.init(
            t: moment.t, lat: moment.lat, lon: moment.lon, activity: moment.activity,
            userMode: moment.userMode, origin: origin)
    }

    /// The members of every record.
    private struct Moment: Record {
        let t: Double
        let lat: Double
        let lon: Double
        let activity: Activity
        let userMode: UserMode

        static let form = Form(
            Moment.init(t:lat:lon:activity:userMode:),
            Member("t", { $0.t }, "Seconds since the epoch, 1970-01-01T00:00:00Z.").in(.secondsSinceEpoch),
            Member("lat", { $0.lat }, Fix.north).in(.degrees),
            Member("lon", { $0.lon }, Fix.east).in(.degrees),
            Member("activity", { $0.activity }, "How the person moves."),
            Member(
                "userMode", { $0.userMode },
                "9 if a geofence opens with the record, 10 if a geofence is left, otherwise 0."))
    }

    /// An automatic or closing record.
    private struct Unasked: Record {
        let moment: Moment
        let kind: Kind

        private static let kinds = Limit<Kind>(.choice([Kind.automatic, .closing].map(\.rawValue))) {
            $0 == .manual ? "a manual record must have a vehicle" : nil
        }

        static let form = Form(
            Unasked.init(moment:kind:),
            Member(membersOf: { $0.moment }),
            Member("kind", { $0.kind }, "Whether the phone located itself or the app ended.", kinds))
    }

    /// A record of a trip that the user entered.
    private struct Told: Record {
        let moment: Moment
        let vehicle: TravelMode
        let kind: Kind

        private static let manual = Limit<Kind>(.choice([Kind.manual.rawValue])) {
            $0 == .manual ? nil : "only a manual record may have a vehicle"
        }

        static let form = Form(
            Told.init(moment:vehicle:kind:),
            Member(membersOf: { $0.moment }),
            Member("vehicle", { $0.vehicle }, "The means of travel."),
            Member("kind", { $0.kind }, "The user entered the trip.", manual))
    }
}
