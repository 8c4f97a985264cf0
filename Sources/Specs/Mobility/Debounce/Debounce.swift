import SharedSpecs
import Specification

/// mobility.debounce: which fixes of the delivered batches are acquired.
public enum Debounce: Specification {
    public static let id: SubsystemID = "mobility.debounce"
    public static let summary =
        "Acquires the most recent fix of each batch, unless it comes less than 5 s after the last acquired fix."

    /// For this many seconds after the last fix, another fix is dropped as a false positive.
    public static let slack = 5.0

    public struct Input: Record {
        public let batches: [[Fix]]

        public init(batches: [[Fix]]) { self.batches = batches }

        public static let form = Form(
            Input.init(batches:),
            Member("batches", { $0.batches }, "The batches of fixes that the phone delivered."))
    }

    /// The reason why a batch is dropped.
    public enum Reason: String, CaseIterable, Sendable, Wire {
        case empty, outOfOrder, tooSoon
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
        public let acquired: [Fix]
        public let dropped: [Drop]

        public init(acquired: [Fix], dropped: [Drop]) {
            self.acquired = acquired
            self.dropped = dropped
        }

        public static let form = Form(
            Output.init(acquired:dropped:),
            Member(
                "acquired", { $0.acquired },
                "The acquired fixes, unchanged, at most one for each batch."),
            Member("dropped", { $0.dropped }, "The batches that were dropped, in the order of the input."))
    }

    public static let readings = [DebounceLast.reading]
    public static let rejections = [Fix.invalid]
}

/// The fix that starts the 5 s wait before another fix is acquired.
public enum DebounceLast: String, ReadingOption {
    case acquired, seen

    public static let reading = Reading(
        "mobility.debounce.last", "After which fix must 5 s pass before another fix is acquired?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("acquired", "the last fix that was acquired"),
        .init(
            "seen",
            "the latest fix that was seen; the latest fix of each batch is seen, even if it is dropped"))
}
