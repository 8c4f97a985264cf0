import Specification

/// mobility.sampling: the timer, power saving, and the exit from the region of a geofence, which wakes the phone.
public enum Sampling: Specification {
    public static let id: SubsystemID = "mobility.sampling"
    public static let summary =
        "Lists, for each event, the actions that a phone takes to locate a person and to save battery."

    /// The number of seconds after which the timer ticks.
    public static let interval = 180.0
    /// The radius, in metres, of the region that the system monitors around a geofence.
    public static let radius = 100.0
    /// The message that the app shows if its authorization is only `whenInUse`.
    public static let needsAlways = "authorization.always"

    public enum Authorization: String, CaseIterable, Sendable, Wire {
        case always, whenInUse, denied, restricted

        public var condition: Condition {
            switch self {
            case .always: .always
            case .whenInUse: .whenInUse
            case .denied, .restricted: .refused
            }
        }
    }

    /// The reason why the system gives no position.
    public enum Failure: String, CaseIterable, Sendable, Wire {
        case unknown, denied, network
    }

    public struct Input: Record {
        public let authorization: Authorization
        public let events: [Event]

        public init(authorization: Authorization = .always, events: [Event]) {
            self.authorization = authorization
            self.events = events
        }

        public static let form = Form(
            Input.init(authorization:events:),
            Member("authorization", { $0.authorization }, "The authorization before the first event."),
            Member(
                "events", { $0.events },
                "The events, in the order in which they happen; at first the state is `off`."))
    }

    public struct Output: Record {
        public let actions: [[PhoneAction]]
        public let states: [State]

        public init(actions: [[PhoneAction]], states: [State]) {
            self.actions = actions
            self.states = states
        }

        public static let form = Form(
            Output.init(actions:states:),
            Member("actions", { $0.actions }, "For each event, the actions of the phone, in order."),
            Member("states", { $0.states }, "The state after each event."))
    }

    public static let rejections = [TimeOrder.broken]
}
