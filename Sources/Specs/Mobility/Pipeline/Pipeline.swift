import JSON
import SharedSpecs
import Specification

/// mobility.pipeline: all stages from the delivered fixes to the stored records.
public enum Pipeline: Specification {
    public static let id: SubsystemID = "mobility.pipeline"
    public static let summary =
        "Runs a phone's batches of fixes through all stages, and returns records, events and actions."

    public struct Input: Record {
        public let platform: Geofence.Platform
        public internal(set) var mode: Accuracy.Mode
        public let device: String
        public internal(set) var batches: [[SensedFix]]
        public internal(set) var vehicle: TravelMode?
        public let parameters: Geofence.Parameters?

        public init(
            platform: Geofence.Platform, mode: Accuracy.Mode = .automatic, device: String,
            batches: [[SensedFix]], vehicle: TravelMode? = nil, parameters: Geofence.Parameters? = nil
        ) {
            self.platform = platform
            self.mode = mode
            self.device = device
            self.batches = batches
            self.vehicle = vehicle
            self.parameters = parameters
        }

        public static let form = Form(
            Input.init(platform:mode:device:batches:vehicle:parameters:),
            Member("platform", { $0.platform }, "The platform whose geofence rules apply."),
            Member(
                "mode", { $0.mode },
                """
                The mode: `automatic` if the app asked for the fixes in the background, `manual` if the user entered a \
                trip.
                """),
            Member("device", { $0.device }, "The name of the phone, which may be any string."),
            Member("batches", { $0.batches }, "The batches of fixes that the phone delivered."),
            Member(
                "vehicle", { $0.vehicle },
                "The user's vehicle; required in manual mode, forbidden in automatic mode.",
                Limit(TravelMode.shape, problem: { _ in nil }).ruled),
            Member(
                "parameters", { $0.parameters },
                "Figures that replace the usual figures; if a figure is absent, the usual figure applies."),
            problem: { input in
                if (input.mode == .manual) == (input.vehicle != nil) { return nil }
                return Misfit(
                    input.mode == .manual
                        ? "a vehicle is expected in manual mode"
                        : "a vehicle is expected only in manual mode",
                    at: Path([.member("vehicle")]))
            })

        /// The parameters of the input, or the usual figures if the input has none.
        public var figures: Geofence.Parameters { parameters ?? .standard }

        /// The fixes of all batches, without samples and coprocessors.
        public var fixes: [Fix] { batches.flatMap { $0.map(\.fix) } }
    }

    /// The reason why a batch is dropped.
    public enum Reason: String, CaseIterable, Sendable, Wire {
        case empty, outOfOrder, tooSoon, rejected
    }

    /// A batch that is dropped, and the reason.
    public struct Drop: Record, Equatable {
        public let batch: Int
        public let reason: Reason

        public init(batch: Int, reason: Reason) {
            self.batch = batch
            self.reason = reason
        }

        public static let form = Form(
            Drop.init(batch:reason:),
            Member("batch", { $0.batch }, "The index of the batch, counted from 0."),
            Member("reason", { $0.reason }, "The reason why the batch was dropped."))
    }

    public struct Output: Record {
        public let records: [MovementRecord]
        public let events: [Geofence.Event]
        public let dropped: [Drop]
        public let alerts: [Int]
        public let actions: [[PhoneAction]]

        public init(
            records: [MovementRecord], events: [Geofence.Event], dropped: [Drop], alerts: [Int],
            actions: [[PhoneAction]]
        ) {
            self.records = records
            self.events = events
            self.dropped = dropped
            self.alerts = alerts
            self.actions = actions
        }

        public static let form = Form(
            Output.init(records:events:dropped:alerts:actions:),
            Member("records", { $0.records }, "The stored records, in the order of the batches."),
            Member(
                "events", { $0.events },
                "The geofence events; `at` is the index of a fix among the accepted fixes, counted from 0."),
            Member("dropped", { $0.dropped }, "The batches that were dropped, in the order of the input."),
            Member(
                "alerts", { $0.alerts },
                "The indices of the batches that caused an alert, counted from 0, in ascending order."),
            Member("actions", { $0.actions }, "For each batch, the actions of the phone, in order."))
    }

    public static let readings =
        [PipelineLast.reading] + Debounce.readings + Accuracy.readings + Motion.readings + Geofence.readings
    public static let rejections = [Fix.invalid]
    public static let tolerances = Geofence.tolerances
}

/// The fixes that start the 5 s wait of mobility.debounce.
public enum PipelineLast: String, ReadingOption {
    case accepted, debounced

    public static let reading = Reading(
        "mobility.pipeline.last",
        "Does a fix that is not accurate enough start the 5 s of mobility.debounce?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("accepted", "no: only an accepted fix starts the 5 s"),
        .init("debounced", "yes: every fix that is not a false positive starts the 5 s"))
}
