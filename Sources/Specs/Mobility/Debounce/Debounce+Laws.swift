import SharedSpecs
import Specification

extension Debounce {
    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case mostRecent = "DEB-1a"
        case tooSoon = "DEB-1b"
        case byTime = "DEB-1c"
        case ties = "DEB-1d"
        case asItCame = "DEB-1e"
        case drops = "DEB-1f"
        case empty = "DEB-1g"
        case outOfOrder = "DEB-1h"
        case difference = "DEB-1i"
        case noLast = "DEB-1j"
        case last = "DEB-1k"
        case latestSeen = "DEB-1l"
        case emptyIsNotSeen = "DEB-1m"
    }

    private static let positions = Source(.mobiliteDynamique, "4.3")

    public static let laws: Laws<Debounce> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .mostRecent: .source(
            """
            The phone delivers fixes in batches. Only the most recent fix of each batch can be acquired; the other \
            fixes of the batch are ignored.
            """, positions),
        .tooSoon: .source(
            """
            If the most recent fix of a batch is less than 5 s later than the last fix, it counts as a false positive. \
            The batch is then dropped with the reason `tooSoon`.
            """, positions
        ),
        .byTime: .decision(
            """
            The most recent fix of a batch is the fix with the latest time `t`, which need not be the last fix in the \
            batch.
            """, near: positions),
        .ties: .decision(
            """
            If several fixes of a batch share the latest time, the one that comes last in the batch is its most recent \
            fix.
            """),
        .asItCame: .decision("`acquired` contains each acquired fix with all its members unchanged."),
        .drops: .decision(
            """
            If the most recent fix of a batch is dropped, the whole batch is dropped, and no other fix of this batch \
            is acquired instead. `dropped` contains the batch once, with one reason.
            """),
        .empty: .decision("A batch without a fix is dropped with the reason `empty`."),
        .outOfOrder: .decision(
            """
            If the most recent fix of a batch is earlier than the last fix, the batch is dropped with the reason \
            `outOfOrder`. The reason is not `tooSoon`, however much earlier the fix is.
            """),
        .difference: .decision(
            """
            The time since the last fix is the `t` of the new fix minus the `t` of the last fix, computed in doubles. \
            This difference keeps its sign, so it may be negative.
            """),
        .noLast: .decision(
            """
            If there is no last fix, the most recent fix of a batch is acquired whatever its time. A missing last fix \
            does not count as a fix at time 0.
            """),
        .last: .decision(
            """
            "The last fix" means either the last fix that was acquired or the latest fix that was seen, depending on \
            the reading `mobility.debounce.last`. The most recent fix of each earlier batch counts as seen, even if it \
            was dropped.
            """),
        .latestSeen: .decision(
            """
            Under the option `seen` of the reading `mobility.debounce.last`, the last fix is the fix with the latest \
            time among those seen. A fix that is seen later but has an earlier time does not become the last fix.
            """),
        .emptyIsNotSeen: .decision(
            "An empty batch does not change the last fix, with which the next fix is compared."),
    ]
}
