import SharedSpecs
import Specification

extension Debounce {
    public enum Law: LawName {
        public typealias Subsystem = Debounce
        case places, finite
        case mostRecent, tooSoon, byTime, ties, asItCame, drops, empty, outOfOrder, difference, noLast, last,
            latestSeen, emptyIsNotSeen
    }

    private static let positions = Source(.mobiliteDynamique, "4.3")

    public static let laws: Laws<Debounce> = [
        ("FIX-1a", .places, .shared): Fix.isOnEarth,
        ("FIX-1b", .finite, .shared): Fix.isFinite,
        ("DEB-1a", .mostRecent, .source(positions)): """
        The phone delivers fixes in batches. Only the most recent fix of each batch can be acquired; the other fixes \
        of the batch are ignored.
        """,
        ("DEB-1b", .tooSoon, .source(positions)): """
        If the most recent fix of a batch is less than 5 s later than the last fix, the batch is dropped as a false \
        positive, with the reason `tooSoon`.
        """,
        ("DEB-1c", .byTime, .decision(near: positions)): """
        The most recent fix of a batch is the fix with the latest time `t`, which need not be the last fix in the batch.
        """,
        ("DEB-1d", .ties, .decision): """
        If several fixes of a batch share the latest time, the one that comes last in the batch is its most recent fix.
        """,
        ("DEB-1e", .asItCame, .decision):
            "`acquired` contains each acquired fix with all its members unchanged.",
        ("DEB-1f", .drops, .decision): """
        If the most recent fix of a batch is dropped, the whole batch is dropped, and no other fix of this batch is \
        acquired instead. `dropped` contains the batch once, with one reason.
        """,
        ("DEB-1g", .empty, .decision): "A batch without a fix is dropped with the reason `empty`.",
        ("DEB-1h", .outOfOrder, .decision): """
        If the most recent fix of a batch is earlier than the last fix by any amount, the batch is dropped with the \
        reason `outOfOrder`, not `tooSoon`.
        """,
        ("DEB-1i", .difference, .decision): """
        The time since the last fix, computed in doubles, is the `t` of the new fix minus the `t` of the last fix, and \
        may be negative.
        """,
        ("DEB-1j", .noLast, .decision): """
        If there is no last fix, the most recent fix of a batch is acquired, regardless of the time of this fix. A \
        missing last fix does not count as a fix at time 0.
        """,
        ("DEB-1k", .last, .decision): """
        "The last fix" means either the last fix that was acquired or the latest fix that was seen, depending on the \
        reading `mobility.debounce.last`. The most recent fix of each earlier batch counts as seen, even if it was \
        dropped.
        """,
        ("DEB-1l", .latestSeen, .decision): """
        Under the option `seen` of the reading `mobility.debounce.last`, the last fix is the fix with the latest time \
        among those seen. A fix that is seen later but has an earlier time does not become the last fix.
        """,
        ("DEB-1m", .emptyIsNotSeen, .decision): """
        An empty batch does not change the last fix. The next fix is compared with the same last fix as without the \
        empty batch.
        """,
    ]
}
