/// How much a person moves in a day: the four classes of the source (§5.2.1).
public enum UserClass: String, CaseIterable, Sendable {
    /// A person who stays at home all day.
    case still
    /// A student, who walks a few times between places, and spends much time at each place.
    case slightly
    /// A person who goes to work by bicycle, car or bus.
    case medium
    /// A tourist in a hired car, who spends an hour or so at each of several places far from each other.
    case dynamic
}
