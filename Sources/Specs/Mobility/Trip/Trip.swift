import SharedSpecs
import Specification

/// mobility.trip: trips that the user enters.
public enum Trip: Specification {
    public static let id: SubsystemID = "mobility.trip"
    public static let summary =
        "Computes the app's states and actions, the records and the history for the trips that a user enters."

    public struct Input: Record {
        public let automatic: Bool
        public let current: TravelMode?
        public let events: [Event]

        public init(automatic: Bool = false, current: TravelMode? = nil, events: [Event]) {
            self.automatic = automatic
            self.current = current
            self.events = events
        }

        public static let form = Form(
            Input.init(automatic:current:events:),
            Member("automatic", { $0.automatic }, "Whether the user has switched automatic monitoring on."),
            Member(
                "current", { $0.current },
                "The vehicle of the trip that is running before the first event; absent if there is no trip."),
            Member("events", { $0.events }, "The events, in the order in which they happen."))

        /// The fixes of all events that have one.
        public var fixes: [Fix] { events.compactMap(\.fix) }
    }

    /// The choice or arrival that waits for the next fix.
    public enum Waiting: String, CaseIterable, Sendable, Wire {
        case walk, bike, car, bus, arrived

        /// Makes the choice of a vehicle.
        public init?(_ mode: TravelMode) { self.init(rawValue: mode.rawValue) }

        /// The chosen vehicle; nil for an arrival.
        public var mode: TravelMode? { TravelMode(rawValue: rawValue) }
    }

    /// The text on the button for entering a trip.
    public enum Label: String, CaseIterable, Sendable, Wire {
        case start = "Start a new trip"
        case change = "Change transport"
    }

    /// The state after an event: the trip, the pending choice or arrival, automatic monitoring and the button's text.
    public struct Standing: Record, Equatable {
        public let mode: TravelMode?
        public let waiting: Waiting?
        public let automatic: Bool
        public let label: Label

        public init(mode: TravelMode?, waiting: Waiting?, automatic: Bool, label: Label) {
            self.mode = mode
            self.waiting = waiting
            self.automatic = automatic
            self.label = label
        }

        public static let form = Form(
            { (mode: OrNull<TravelMode>, waiting: OrNull<Waiting>, automatic: Bool, label: Label) in
                Standing(mode: mode.wrapped, waiting: waiting.wrapped, automatic: automatic, label: label)
            },
            Member("mode", { OrNull($0.mode) }, "The vehicle of the trip; null if there is no trip."),
            Member(
                "waiting", { OrNull($0.waiting) },
                "The choice or arrival that waits for the next fix; null if there is none."),
            Member("automatic", { $0.automatic }, "Whether automatic monitoring is on."),
            Member("label", { $0.label }, "The text on the button for entering a trip."))
    }

    public enum Action: String, CaseIterable, Sendable, Wire {
        case locate, record, send, notify, stopLocating
    }

    /// The reason why a fix is rejected.
    public enum Cause: String, CaseIterable, Sendable, Wire {
        case poor = "accuracy.poor"
        case invalid = "accuracy.invalid"
    }

    /// A message to the user about the rejected fix of an event.
    public struct Message: Record, Equatable {
        public let event: Int
        public let code: Cause

        public init(event: Int, code: Cause) {
            self.event = event
            self.code = code
        }

        public static let form = Form(
            Message.init(event:code:),
            Member("event", { $0.event }, "The index of the event, counted from 0."),
            Member("code", { $0.code }, "The reason why the event's fix is rejected."))
    }

    /// A trip that has ended, with its vehicle, its start if known, and its end.
    public struct Journey: Record, Equatable {
        public let mode: TravelMode
        public let from: Double?
        public let to: Double

        public init(mode: TravelMode, from: Double?, to: Double) {
            self.mode = mode
            self.from = from
            self.to = to
        }

        public static let form = Form(
            { (mode: TravelMode, from: OrNull<Double>, to: Double) in
                Journey(mode: mode, from: from.wrapped, to: to)
            },
            Member("mode", { $0.mode }, "The vehicle."),
            Member(
                "from", { OrNull($0.from) },
                "The time of the first record of the trip; null if the trip began before the first event."
            ).in(.secondsSinceEpoch),
            Member("to", { $0.to }, "The time of the record that ended the trip.").in(.secondsSinceEpoch))
    }

    public struct Output: Record {
        public let states: [Standing]
        public let actions: [[Action]]
        public let records: [MovementRecord]
        public let messages: [Message]
        public let history: [Journey]

        public init(
            states: [Standing], actions: [[Action]], records: [MovementRecord], messages: [Message],
            history: [Journey]
        ) {
            self.states = states
            self.actions = actions
            self.records = records
            self.messages = messages
            self.history = history
        }

        public static let form = Form(
            Output.init(states:actions:records:messages:history:),
            Member("states", { $0.states }, "The state after each event, in order."),
            Member("actions", { $0.actions }, "The actions at each event, in order."),
            Member("records", { $0.records }, "The stored records, in order."),
            Member("messages", { $0.messages }, "The messages to the user, in order."),
            Member("history", { $0.history }, "The trips that have ended, in order."))
    }

    public static let readings = [TripAutomatic.reading, ManualBoundary.reading]
    public static let rejections = [Fix.invalid, TimeOrder.broken, noTrip]

    public static let noTrip = DeclaredRejection("trip.none", "The user arrives, but there is no trip.")
}

/// Whether automatic monitoring continues while a trip is running.
public enum TripAutomatic: String, ReadingOption {
    case off, concurrent

    public static let reading = Reading(
        "mobility.trip.automatic", "Does automatic monitoring go on while a trip is running?",
        source: Source(.mobiliteDynamique, "2.2.4", "4.3"),
        options: .init("off", "no: \"il servizio di monitoraggio generale viene disattivato\" (§2.2.4)"),
        .init("concurrent", "yes: according to §4.3, automatic and manual fixes arrive at one place"))
}
