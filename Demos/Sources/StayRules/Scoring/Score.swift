import Catalogue

/// How well a rule found the stays in generated days: the numbers of right, partial and wrong stays, and the errors of
/// the centres.
public struct Score: Equatable, Sendable {
    /// The number of known stays in the days.
    public private(set) var known = 0
    /// The number of found stays that match a known stay.
    public private(set) var right = 0
    /// The number of found stays that cover only a piece of a known stay, or that join several known stays.
    public private(set) var pieces = 0
    /// The number of found stays at places and times where nobody stayed: false geofences.
    public private(set) var wrong = 0
    /// The distance between the centre of each right stay and the true place, in metres.
    public private(set) var errors: [Double] = []

    public init() {}

    /// The maximum distance in metres between the centre of a right stay and the true place. At this distance between
    /// their centres, two geofences still touch.
    static let reach = 200.0

    /// Scores the stays that were found in one day.
    ///
    /// A found stay is right if a known stay is at most 200 m away, and the two overlap for at least half of each stay.
    /// Known stays do not overlap, so a found stay matches at most one of them. A rule therefore gains nothing if it
    /// reports the whole day as one stay, or reports only pieces of stays. A found stay is wrong if the known stays at
    /// most 200 m away cover less than half of its duration. All other found stays are pieces.
    public init(found: [Stay], known: [KnownStay]) {
        self.known = known.count
        var free = known
        for stay in found {
            let near = known.filter { stay.centre.metres(to: $0.place) <= Score.reach }
            if let match = free.firstIndex(where: { near.contains($0) && Score.isSame(stay, $0) }) {
                errors.append(stay.centre.metres(to: free.remove(at: match).place))
                right += 1
            } else if near.reduce(0, { $0 + Score.overlap(stay, $1) }) * 2 < stay.duration {
                wrong += 1
            } else {
                pieces += 1
            }
        }
    }

    private static func isSame(_ found: Stay, _ known: KnownStay) -> Bool {
        let overlap = overlap(found, known)
        return overlap > 0 && overlap * 2 >= found.duration && overlap * 2 >= known.duration
    }

    /// Returns how long two stays overlap, in seconds.
    private static func overlap(_ found: Stay, _ known: KnownStay) -> Double {
        max(min(found.departure, known.departure) - max(found.arrival, known.arrival), 0)
    }

    public static func += (total: inout Score, day: Score) {
        total.known += day.known
        total.right += day.right
        total.pieces += day.pieces
        total.wrong += day.wrong
        total.errors += day.errors
    }

    public var found: Int { right + pieces + wrong }

    /// The share of the found stays that are right; nil if no stay was found.
    public var precision: Double? { found == 0 ? nil : Double(right) / Double(found) }

    /// The share of the known stays that were found; nil if there are no known stays.
    public var recall: Double? { known == 0 ? nil : Double(right) / Double(known) }

    /// The mean error of the centres, in metres; nil if no found stay is right.
    public var meanError: Double? {
        errors.isEmpty ? nil : errors.reduce(0, +) / Double(errors.count)
    }

    /// The 95th percentile of the errors of the centres (nearest rank), in metres.
    public var error95: Double? {
        guard !errors.isEmpty else { return nil }
        return errors.sorted()[(errors.count * 95 + 99) / 100 - 1]
    }
}
