/// A place in a derivation where a law decides: the law, and the place of its ruling in the code.
///
/// It identifies the place within one build only, so reports do not contain it.
public struct RulingPlace: Hashable, Sendable {
    /// The law that decides at this place.
    public let law: LawID
    let line: UInt
    let column: UInt
}

/// How a ruling can break its law.
public enum Breakage: Hashable, Sendable {
    /// A condition never holds, or a required action is not done.
    case never
    /// A condition always holds, or a forbidden action is done.
    case always
    /// A comparison puts the bound itself on the other side.
    case bound
    /// A comparison of whole numbers is one off.
    case oneOff
    /// The given contrast replaces the value, or another option of a reading is taken.
    case instead(Int)
    /// A neighbour of the value replaces it.
    case neighbour(Int)
    /// The old value stays; a change is not made.
    case unchanged
    /// The old value stays, unless there was none.
    case firstStays
    /// A part is left out.
    case dropped
    /// A part stands twice.
    case repeated
    /// A list is in the opposite order.
    case reversed
    /// Two neighbours of a list change places.
    case swapped(Int)
    /// A list stays as it was given.
    case unsorted
    /// A refusal comes after the others.
    case late

    /// How the implementation behaves, after "as if": `the bound itself is on the other side`.
    var phrase: String {
        switch self {
        case .never: "it never holds"
        case .always: "it always holds"
        case .bound: "the bound itself is on the other side"
        case .oneOff: "the bound is one off"
        case .instead(let choice): "another value is in its place\(Breakage.number(choice))"
        case .neighbour(let choice): "the value is another\(Breakage.number(choice))"
        case .unchanged: "nothing changes"
        case .firstStays: "the earlier value stays"
        case .dropped: "a part is left out"
        case .repeated: "a part stands twice"
        case .reversed: "the order is the opposite"
        case .swapped(let place): "parts \(place + 1) and \(place + 2) change places"
        case .unsorted: "the order stays as given"
        case .late: "the refusal comes after the others"
        }
    }

    /// A number that tells choices apart; empty for the first.
    private static func number(_ choice: Int) -> String { choice == 0 ? "" : " (\(choice + 1))" }
}

/// One way in which one law is not kept, throughout a derivation.
public struct Deviation: Hashable, Sendable, CustomStringConvertible {
    /// The law that is not kept.
    public let law: LawID
    /// The place where it is not kept; nil for all places that can break it in this way.
    let place: RulingPlace?
    /// How it is not kept.
    public let breakage: Breakage

    /// `TRP-1c: the bound itself is on the other side`.
    public var description: String { "\(law): \(breakage.phrase)" }

    func applies(to place: RulingPlace) -> Bool {
        self.place.map { $0 == place } ?? (law == place.law)
    }
}

/// One occasion on which one law is not kept: the `count`th time that a place is reached.
struct Slip: Hashable, Sendable {
    let place: RulingPlace
    let count: Int
    let breakage: Breakage

    /// Returns whether both are on the same occasion.
    func isOnOccasion(of other: Slip) -> Bool { place == other.place && count == other.count }
}
