import JSON
import SharedSpecs
import Specification

/// The chronological order that events and records must have. Clause: ORD-1
public enum TimeOrder {
    public static let broken = DeclaredRejection("event.order", "A time is earlier than the time before it.")

    /// The rejection of a trace whose times do not strictly increase.
    public static let brokenIfEqual = DeclaredRejection(
        "event.order", "A time is not later than the time before it.")

    /// Whether no time is earlier than the previous time.
    public static func holds(of times: [Double]) -> Bool { zip(times, times.dropFirst()).allSatisfy(<=) }

    /// The member `t` of an event.
    static let field = Shape.Field.required(
        "t",
        .number(Shape.Bounds(atLeast: -.greatestFiniteMagnitude, atMost: .greatestFiniteMagnitude)),
        "Seconds since the epoch; a time earlier than that of the previous event is rejected as event.order."
    ).in(.secondsSinceEpoch)

    static func time(from members: inout Members) throws(Misfit) -> Double {
        let t: Double = try members.required("t")
        guard t.isFinite else { throw Misfit("a finite number is expected", at: Path([.member("t")])) }
        return t
    }

    /// The sentence of the law ORD-1a, which subsystems with events or records share.
    static let inOrder = Sentence(
        .decision(near: .mobiliteDynamique, "4.3"),
        """
        The events or records of an input must be in the order of their times `t`; equal times are allowed. If a time \
        is earlier than the time before it, the whole input is rejected as event.order. An event may contain a fix, \
        whose own `t` is not compared with other times.
        """)

    /// The sentence of the law ORD-1b, which subsystems with events or records share.
    static let afterPlaces = Sentence(
        .decision,
        """
        If fix.invalid and event.order both apply, the rejection is fix.invalid, even if the cause of event.order \
        comes first in the input.
        """)
}
