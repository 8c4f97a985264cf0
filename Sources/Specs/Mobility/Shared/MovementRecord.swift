import JSON
import SharedSpecs
import Specification

/// A record that a phone stores and sends to the server: the place and the activity of a person at a time.
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

    public internal(set) var t: Double
    public internal(set) var lat: Double
    public internal(set) var lon: Double
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

    /// Whether the time is finite and the place is on Earth. Clause: FIX-1
    public var isOnEarth: Bool { t.isFinite && place.isOnEarth }

    /// Whether the place is on Earth and the time is in the years 2 to 9998. Clauses: FIX-1, TRK-3
    var isOnMap: Bool { isOnEarth && DayFilter.calendar.contains(t) }

    /// Throws fix.invalid if a record is not on Earth or not in the years 2 to 9998. Otherwise, throws event.order if a
    /// record is earlier than the previous record.
    public static func check(_ records: [MovementRecord]) throws(Rejection) {
        guard records.allSatisfy(\.isOnMap) else { throw Fix.invalid() }
        guard TimeOrder.holds(of: records.map(\.t)) else { throw TimeOrder.broken() }
    }

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
                "9 if a geofence opens at the record, 10 if a geofence is left at the record, otherwise 0."))
    }

    /// An automatic or closing record.
    private struct Unasked: Record {
        let moment: Moment
        let kind: Kind

        static let form = Form(
            Unasked.init(moment:kind:),
            Member(membersOf: { $0.moment }),
            Member(
                "kind", { $0.kind },
                "The kind of the record: `automatic` if the phone located itself, `closing` if the app ended.",
                .only([.automatic, .closing], otherwise: "a manual record must have a vehicle")))
    }

    /// A record of a trip that the user entered.
    private struct Told: Record {
        let moment: Moment
        let vehicle: TravelMode
        let kind: Kind

        static let form = Form(
            Told.init(moment:vehicle:kind:),
            Member(membersOf: { $0.moment }),
            Member("vehicle", { $0.vehicle }, "The means of travel."),
            Member(
                "kind", { $0.kind }, "The user entered the trip.",
                .only([.manual], otherwise: "only a manual record may have a vehicle")))
    }
}
