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
            "Positions are delivered in batches; only the most recent fix of a batch is taken.", positions),
        .tooSoon: .source(
            "A fix less than 5 s after the last fix is a false positive and is dropped as tooSoon.", positions
        ),
        .byTime: .decision(
            """
            The most recent fix of a batch is the fix with the latest time, not the last fix of the batch.
            """, near: positions),
        .ties: .decision(
            "If several fixes of a batch share the latest time, the last of them in the batch is taken."),
        .asItCame: .decision("An acquired fix keeps all its members unchanged."),
        .drops: .decision(
            """
            If the most recent fix of a batch is dropped, `dropped` lists the batch once, with one reason, and the \
            other fixes of the batch are not tried.
            """),
        .empty: .decision("A batch without a fix is dropped as empty."),
        .outOfOrder: .decision(
            """
            A fix older than the last fix is dropped as outOfOrder, not as tooSoon, however much older it is.
            """),
        .difference: .decision(
            """
            The time since the last fix is the signed difference of the two times in doubles, not the absolute value \
            of the difference.
            """),
        .noLast: .decision(
            """
            Without a last fix, a fix of any time is kept. The missing last fix does not count as a fix at time 0.
            """),
        .last: .decision(
            """
            Whether the last fix is the last fix acquired or the latest fix seen depends on the reading \
            `mobility.debounce.last`. The most recent fix of each earlier batch counts as seen, even if it is dropped.
            """),
        .latestSeen: .decision(
            "A fix that is seen later but has an older time does not replace the latest fix seen."),
        .emptyIsNotSeen: .decision("An empty batch does not change the last fix."),
    ]
}
