/// A place in a derivation where a law decides, given by the law and the line and column of its ruling.
///
/// Reports leave out the line and column, which identify the place only within one build.
public struct RulingPlace: Hashable, Sendable {
    /// The law that decides at this place.
    public let law: LawID
    let line: UInt
    let column: UInt
}

/// A way in which a ruling can break its law.
public enum Breakage: Hashable, Sendable {
    /// A condition never holds, or an action that the law requires is not done.
    case never
    /// A condition always holds, or an action that the law forbids is done.
    case always
    /// If a value equals the bound, the comparison puts the value on the wrong side of the bound.
    case bound
    /// A comparison of whole numbers uses a bound that is off by one.
    case oneOff
    /// Another value replaces the right one: a wrong value that the law names, or another value of an enumeration, such
    /// as another option of a reading.
    case instead(Int)
    /// Another value replaces the right one: one of its `neighbours`, such as the next number.
    case neighbour(Int)
    /// A variable is not changed, so its old value stays.
    case unchanged
    /// A variable is not changed if it already has a value, so the first value stays.
    case firstStays
    /// A part of a list is left out.
    case dropped
    /// A part of a list is added twice.
    case repeated
    /// A part is not added to a list that already contains an equal part.
    case onlyOnce
    /// A list is in the opposite order.
    case reversed
    /// Two neighbouring elements of a list are swapped.
    case swapped(Int)
    /// A list that must be sorted keeps its original order.
    case unsorted
    /// A refusal comes after all other refusals.
    case late

    /// The behaviour in words that can follow "as if", such as `the bound itself is on the other side`.
    var phrase: String {
        switch self {
        case .never: "it never holds"
        case .always: "it always holds"
        case .bound: "the bound itself is on the other side"
        case .oneOff: "the bound is one off"
        case .instead(let choice): "another value is in its place\(Breakage.number(choice))"
        case .neighbour(let choice): "the value is a different one\(Breakage.number(choice))"
        case .unchanged: "nothing changes"
        case .firstStays: "the earlier value stays"
        case .dropped: "a part is left out"
        case .repeated: "a part occurs twice"
        case .onlyOnce: "equal parts occur only once"
        case .reversed: "the order is reversed"
        case .swapped(let place): "parts \(place + 1) and \(place + 2) change places"
        case .unsorted: "the order stays as given"
        case .late: "the refusal comes after the others"
        }
    }

    /// Returns the suffix that distinguishes several choices, such as ` (2)`; empty for the first choice.
    private static func number(_ choice: Int) -> String { choice == 0 ? "" : " (\(choice + 1))" }
}

/// One way to break one law throughout a derivation.
public struct Deviation: Hashable, Sendable, CustomStringConvertible {
    /// The law that is broken.
    public let law: LawID
    /// The place where the law is broken; nil for all places where it can be broken in this way.
    let place: RulingPlace?
    /// The way in which the law is broken.
    public let breakage: Breakage

    /// The law and how it is broken, such as `TRP-1c: the bound itself is on the other side`.
    public var description: String { "\(law): \(breakage.phrase)" }

    func applies(to place: RulingPlace) -> Bool {
        self.place.map { $0 == place } ?? (law == place.law)
    }
}

/// One way to break a law on one occasion: the `count`th time that a derivation reaches `place`.
struct Slip: Hashable, Sendable {
    let place: RulingPlace
    let count: Int
    let breakage: Breakage

    func isOnOccasion(of other: Slip) -> Bool { place == other.place && count == other.count }
}
