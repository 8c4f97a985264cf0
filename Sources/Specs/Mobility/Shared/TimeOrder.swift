import JSON
import SharedSpecs
import Specification

/// The order of time, in which events and records come. Clause: ORD-1
public enum TimeOrder {
    public static let broken = DeclaredRejection("event.order", "A time is earlier than the one before it.")

    /// The same of times of which no two are equal, as a trace has them.
    public static let brokenIfEqual = DeclaredRejection(
        "event.order", "A time is not later than the one before it.")

    /// Whether no time is earlier than the one before it.
    public static func holds(of times: [Double]) -> Bool { zip(times, times.dropFirst()).allSatisfy(<=) }

    /// ORD-1, which every subsystem has to which things come one after the other.
    static let statement = Statement(inOrder, afterPlaces)

    /// ORD-1a.
    static let inOrder = Statement.decision(
        """
        What comes one after the other, events or records, comes in the order of time: equal times are allowed, and one \
        time that is earlier than the one before it rejects the whole input as event.order.
        """, near: Source(.mobiliteDynamique, "4.3"))

    /// ORD-1b.
    static let afterPlaces = Statement.decision("What is fix.invalid is refused before that.")

    /// Returns what ORD-1 says of times and of whether, and how, they were rejected.
    ///
    /// - Parameter isOnEarth: Whether no other part of the input is fix.invalid, which comes first.
    static func finding(of times: [Double], isOnEarth: Bool = true, rejection: Rejection?) -> Finding {
        guard isOnEarth else { return .notTouched }
        let isRejected = rejection?.code == broken.code
        guard let index = times.indices.dropFirst().first(where: { times[$0] < times[$0 - 1] }) else {
            if isRejected {
                return .violated("no time falls, yet the input was rejected as \(broken.code)")
            }
            return times.count < 2 ? .notTouched : .holds
        }
        if isRejected { return .holds }
        let got = rejection.map { "the rejection \($0.code)" } ?? "an output"
        let (before, after) = (text(times[index - 1]), text(times[index]))
        return .violated(
            "time \(index), \(after), is earlier than \(before); \(broken.code) is expected, not \(got)")
    }

    private static func text(_ time: Double) -> String { JSONWriter.text(of: time.value) }
}
