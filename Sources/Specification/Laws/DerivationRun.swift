/// One run of a derivation, which records the questions that the derivation asks its laws, or breaks some of the laws.
///
/// Threads must not share a run. A derivation is a plain function, so a single thread is enough.
public final class DerivationRun {
    /// How much a run records.
    enum Keeping {
        /// The run records only whether the laws leave the outcome open.
        case nothing
        /// The run also records each place at which the derivation asked a law.
        case places
        /// The run also records each occasion on which a law could have been broken.
        case occasions
    }

    /// The questions that the derivation asks at one place.
    struct Use {
        let place: RulingPlace
        var count = 0
        /// The ways to break the law at this place, in the order in which they first came up.
        var breakages: [Breakage] = []
    }

    private struct Key: Hashable {
        let law: ObjectIdentifier
        let name: Int
        let line: UInt
        let column: UInt
    }

    private let broken: [Deviation]
    private let slips: [Slip]
    private let keeping: Keeping
    private var numbers: [Key: Int] = [:]
    private(set) var uses: [Use] = []
    /// The ways in which a law could have been broken on each occasion, in the order of the occasions.
    private(set) var occasions: [Slip] = []
    /// The refusals whose conditions the derivation tested and found false.
    private(set) var passed: [(law: LawID, code: String)] = []
    /// The refusal that ended the derivation; nil if none did.
    private(set) var refused: (law: LawID, code: String)?
    /// Whether the laws leave the outcome open.
    private(set) var isOpen = false
    private var postponed: Rejection?
    /// Whether a contrast (a wrong value that a law names) is being computed.
    private var isAside = false

    init(breaking deviations: [Deviation] = [], slips: [Slip] = [], keeping: Keeping = .nothing) {
        broken = deviations
        self.slips = slips
        self.keeping = keeping
    }

    /// The laws that the derivation asked.
    var laws: Set<LawID> { Set(uses.map(\.place.law)) }

    /// The ways in which one law could have been broken: at a single place or, if the same way is possible at several
    /// places, at all places of the law together.
    var deviations: [Deviation] {
        let all = uses.flatMap { use in
            use.breakages.map { Deviation(law: use.place.law, place: use.place, breakage: $0) }
        }
        var counts: [Deviation: Int] = [:]
        for deviation in all {
            counts[Deviation(law: deviation.law, place: nil, breakage: deviation.breakage), default: 0] += 1
        }
        let everywhere = counts.filter { $0.value > 1 }.keys
        return all + everywhere.sorted { ($0.law, "\($0)") < ($1.law, "\($1)") }
    }

    // MARK: Asking

    /// Records that a decision asks a law, and returns how the ruling must break the law on this occasion; nil if the
    /// ruling must keep the law.
    ///
    /// - Parameter breakages: The ways in which the ruling can break the law on this occasion.
    func breakage<Law: LawName>(
        of law: Law, _ line: UInt, _ column: UInt, _ breakages: @autoclosure () -> [Breakage]
    ) -> Breakage? {
        if keeping == .nothing && broken.isEmpty && slips.isEmpty { return nil }
        if isAside {
            let place = RulingPlace(law: law.id, line: line, column: column)
            return broken.first { $0.applies(to: place) }?.breakage
        }
        let number = number(of: law, line, column)
        uses[number].count += 1
        if keeping == .places { return nil }
        let use = uses[number]
        if keeping == .occasions {
            for breakage in breakages() {
                occasions.append(Slip(place: use.place, count: use.count, breakage: breakage))
                if !use.breakages.contains(breakage) { uses[number].breakages.append(breakage) }
            }
        }
        if let deviation = broken.first(where: { $0.applies(to: use.place) }) { return deviation.breakage }
        return slips.first { $0.place == use.place && $0.count == use.count }?.breakage
    }

    /// Records that the laws leave the outcome open, unless a contrast is being computed.
    func leaveOpen() {
        if !isAside { isOpen = true }
    }

    /// Computes a contrast. Meanwhile, the run breaks laws as usual, but does not count or record questions, since some
    /// kinds of runs compute no contrasts.
    func aside<T>(_ contrast: () -> T) -> T {
        let wasAside = isAside
        isAside = true
        defer { isAside = wasAside }
        return contrast()
    }

    private func number<Law: LawName>(of law: Law, _ line: UInt, _ column: UInt) -> Int {
        let key = Key(law: ObjectIdentifier(Law.self), name: law.hashValue, line: line, column: column)
        if let number = numbers[key] { return number }
        numbers[key] = uses.count
        uses.append(Use(place: RulingPlace(law: law.id, line: line, column: column)))
        return uses.count - 1
    }

    // MARK: Refusals

    /// Refuses the input immediately, or postpones the refusal until the derivation has ended.
    func refuse<Law: LawName>(_ law: Law, _ rejection: Rejection, isLate: Bool) throws(Rejection) {
        if isLate {
            postponed = postponed ?? rejection
        } else {
            refused = (law.id, rejection.code)
            throw rejection
        }
    }

    /// Records a refusal whose condition the derivation tested and found false.
    func pass<Law: LawName>(_ law: Law, _ code: String) {
        if keeping == .occasions { passed.append((law.id, code)) }
    }

    /// Throws the rejection that was postponed, if there is one; called when the derivation has ended without another
    /// rejection.
    func close() throws(Rejection) {
        if let postponed { throw postponed }
    }
}
