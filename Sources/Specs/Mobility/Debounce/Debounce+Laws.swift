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
            "Positions are delivered several at a time, of which the most recent one is taken.", positions),
        .tooSoon: .source(
            "A fix less than 5 s after the last is a false positive and dropped, as tooSoon.", positions),
        .byTime: .decision(
            "The most recent fix is the latest by its time, not the one at the end of its batch.",
            near: positions),
        .ties: .decision("Of equal times the last in the batch counts, not the first."),
        .asItCame: .decision("An acquired fix keeps all its members as they came."),
        .drops: .decision(
            "A batch whose most recent fix is dropped has one reason, and nothing else of it is tried."),
        .empty: .decision("A batch without a fix is dropped as empty."),
        .outOfOrder: .decision(
            "A fix that is older than the last is outOfOrder, not tooSoon, however much older it is."),
        .difference: .decision(
            "The 5 s are the difference of the two times as doubles, not how far they are apart."),
        .noLast: .decision(
            "If there is no last fix, a fix of any time is kept: no last is not a last at 0."),
        .last: .decision(
            """
            By the reading mobility.debounce.last the last is the last fix that was acquired, or the latest of all \
            that were seen, of each batch its most recent.
            """),
        .latestSeen: .decision(
            "An older fix does not become the last that was seen, though it is seen later."),
        .emptyIsNotSeen: .decision("An empty batch neither starts nor ends the 5 s."),
    ]
}
