/// One run of a derivation that keeps what its laws are asked, or in which some of them are not kept.
///
/// It belongs to one thread: a derivation is a plain function.
public final class Rehearsal {
    private struct Key: Hashable {
        let law: ObjectIdentifier
        let name: Int
        let line: UInt
        let column: UInt
    }

    private let broken: [Deviation]
    private let isRecording: Bool
    private var numbers: [Key: Int] = [:]
    private var places: [RulingPlace] = []
    /// How each place could have been broken, in the order in which that first came up.
    private var breakages: [[Breakage]] = []
    /// Whether the laws leave the outcome open.
    private(set) var isOpen = false
    private var postponed: Rejection?

    init(breaking deviations: [Deviation] = [], isRecording: Bool = false) {
        broken = deviations
        self.isRecording = isRecording
    }

    /// The laws that were asked.
    var laws: Set<LawID> { Set(places.map(\.law)) }

    /// Each way in which one law could have been broken: at one of its places, and at all of them if there are several.
    var deviations: [Deviation] {
        let all = zip(places, breakages).flatMap { place, breakages in
            breakages.map { Deviation(law: place.law, place: place, breakage: $0) }
        }
        var counts: [Deviation: Int] = [:]
        for deviation in all {
            counts[Deviation(law: deviation.law, place: nil, breakage: deviation.breakage), default: 0] += 1
        }
        return all + counts.filter { $0.value > 1 }.keys.sorted { "\($0)" < "\($1)" }
    }

    /// Returns how a ruling is to be broken now; nil if it is to be kept.
    ///
    /// - Parameter possible: How it could be broken on this occasion.
    func breakage<Law: LawName>(
        of law: Law, _ line: UInt, _ column: UInt, _ possible: @autoclosure () -> [Breakage]
    ) -> Breakage? {
        if !isRecording && broken.isEmpty { return nil }
        let number = number(of: law, line, column)
        if isRecording {
            for breakage in possible() where !breakages[number].contains(breakage) {
                breakages[number].append(breakage)
            }
        }
        return broken.first { $0.applies(to: places[number]) }?.breakage
    }

    private func number<Law: LawName>(of law: Law, _ line: UInt, _ column: UInt) -> Int {
        let key = Key(law: ObjectIdentifier(Law.self), name: law.hashValue, line: line, column: column)
        if let number = numbers[key] { return number }
        numbers[key] = places.count
        places.append(RulingPlace(law: law.id, line: line, column: column))
        breakages.append([])
        return places.count - 1
    }

    func leaveOpen() { isOpen = true }

    /// Keeps a refusal that comes after the others.
    func postpone(_ rejection: Rejection) { postponed = postponed ?? rejection }

    /// Makes the refusal that was postponed, if nothing else was refused.
    func close() throws(Rejection) {
        if let postponed { throw postponed }
    }
}
