import JSON
import Specification

/// An action of the phone for an app that follows a person.
public enum PhoneAction: Wire, Equatable {
    /// Says whether positions are wanted while the app is in the background.
    case backgroundUpdates(Bool)
    /// Says whether the system may pause the updates by itself.
    case automaticPauses(Bool)
    /// Asks the system for positions with the best accuracy.
    case bestAccuracy
    case startUpdates
    case stopUpdates
    case startTimer(seconds: Double)
    case stopTimer
    /// Sets the receiver to power saving without stopping it.
    case powerSaving
    case monitorRegion(radius: Double, id: String)
    case unmonitorRegion(id: String)
    /// Stores the record of a fix.
    case record(UserMode)
    /// Stores the record of a trip that the user entered.
    case recordTrip(UserMode, TravelMode)
    /// Stores the closing record when the app ends, if `closing` is true.
    case recordEnd(closing: Bool)
    /// Notifies the rest of the app of a recorded trip.
    case notify
    /// Shows the user a message.
    case message(String)

    private enum Kind: String, CaseIterable, Sendable, Wire {
        case accuracy, startUpdates, stopUpdates, startTimer, stopTimer, powerSaving, monitorRegion
        case unmonitorRegion, record, notify, message, backgroundUpdates, automaticPauses
    }

    private enum Accuracy: String, CaseIterable, Sendable, Wire {
        case best
    }

    public static let shape = Shape.either([
        .record(
            of: [Kind.startUpdates, .stopUpdates, .stopTimer, .powerSaving, .notify],
            "An action without further members."),
        .record(
            of: [Kind.accuracy], "Asks the system for positions with the given accuracy.",
            .required("accuracy", Accuracy.shape, "The best accuracy.")),
        .record(
            of: [Kind.startTimer], "Starts the timer again.",
            .required("seconds", .number(), "The time until the timer ticks.").in(.seconds)),
        .record(
            of: [Kind.monitorRegion],
            "Makes the system report when the person leaves a circle around the current place.",
            .required("radius", .number(), "The radius of the circle, in metres.").in(.metres),
            .required("id", .string(), "The id of the region; each region has a different id.")),
        .record(
            of: [Kind.unmonitorRegion], "Ends the monitoring of a region.",
            .required("id", .string(), "The id of the region; each region has a different id.")),
        .record(
            of: [Kind.record], "Stores the record of a fix.",
            .required(
                "userMode", UserMode.shape,
                "9 if a geofence opens, 10 if the person has left a geofence, otherwise 0.")),
        .record(
            of: [Kind.record], "Stores the record of a trip that the user entered.",
            .required("userMode", UserMode.shape, "0."),
            .required("vehicle", TravelMode.shape, "The means of travel.")),
        .record(
            of: [Kind.record], "Stores the closing record when the app ends.",
            .required("closing", .boolean, "True.")),
        .record(
            of: [Kind.message], "Shows the user a message.",
            .required("message", .string(), "The code of the message.")),
        .record(
            of: [Kind.backgroundUpdates], "Sets whether the app gets positions in the background.",
            .required("backgroundUpdates", .boolean, "Whether the app gets positions in the background.")),
        .record(
            of: [Kind.automaticPauses],
            "Sets whether the system may pause updates when the phone seems to be at rest.",
            .required("automaticPauses", .boolean, "Whether the system may pause updates.")),
    ])

    public init(_ value: Value) throws(Misfit) {
        var members = try Members(of: value)
        switch try members.required("kind", as: Kind.self) {
        case .accuracy:
            _ = try members.required("accuracy", as: Accuracy.self)
            self = .bestAccuracy
        case .startUpdates: self = .startUpdates
        case .stopUpdates: self = .stopUpdates
        case .startTimer: self = .startTimer(seconds: try members.required("seconds"))
        case .stopTimer: self = .stopTimer
        case .powerSaving: self = .powerSaving
        case .monitorRegion:
            let radius: Double = try members.required("radius")
            self = .monitorRegion(radius: radius, id: try members.required("id"))
        case .unmonitorRegion: self = .unmonitorRegion(id: try members.required("id"))
        case .record:
            if let closing: Bool = try members.optional("closing") {
                self = .recordEnd(closing: closing)
            } else {
                let mode: UserMode = try members.required("userMode")
                let vehicle: TravelMode? = try members.optional("vehicle")
                self = vehicle.map { .recordTrip(mode, $0) } ?? .record(mode)
            }
        case .notify: self = .notify
        case .message: self = .message(try members.required("message"))
        case .backgroundUpdates: self = .backgroundUpdates(try members.required("backgroundUpdates"))
        case .automaticPauses: self = .automaticPauses(try members.required("automaticPauses"))
        }
        try members.finish()
    }

    public var value: Value {
        func kind(_ kind: Kind) -> (String, Value?) { ("kind", kind.value) }
        return switch self {
        case .bestAccuracy: .record(kind(.accuracy), ("accuracy", Accuracy.best.value))
        case .startUpdates: .record(kind(.startUpdates))
        case .stopUpdates: .record(kind(.stopUpdates))
        case .startTimer(let seconds): .record(kind(.startTimer), ("seconds", seconds.value))
        case .stopTimer: .record(kind(.stopTimer))
        case .powerSaving: .record(kind(.powerSaving))
        case .monitorRegion(let radius, let id):
            .record(kind(.monitorRegion), ("radius", radius.value), ("id", id.value))
        case .unmonitorRegion(let id): .record(kind(.unmonitorRegion), ("id", id.value))
        case .record(let mode): .record(kind(.record), ("userMode", mode.value))
        case .recordTrip(let mode, let vehicle):
            .record(kind(.record), ("userMode", mode.value), ("vehicle", vehicle.value))
        case .recordEnd(let closing): .record(kind(.record), ("closing", closing.value))
        case .notify: .record(kind(.notify))
        case .message(let code): .record(kind(.message), ("message", code.value))
        case .backgroundUpdates(let isWanted):
            .record(kind(.backgroundUpdates), ("backgroundUpdates", isWanted.value))
        case .automaticPauses(let isAllowed):
            .record(kind(.automaticPauses), ("automaticPauses", isAllowed.value))
        }
    }

    /// Returns the id of the region of a geofence; geofences are counted from 1.
    public static func region(_ number: Int) -> String { "geofence-\(number)" }
}
