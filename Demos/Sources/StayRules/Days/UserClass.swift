/// How much a person moves in a day: the four classes of the source (§5.2.1).
public enum UserClass: String, CaseIterable, Sendable {
    /// At home all day.
    case still
    /// A student: a few walks between places where they spend much time.
    case slightly
    /// Somebody who goes to work by bicycle, car or bus.
    case medium
    /// A tourist in a hired car: far places, an hour or so at each.
    case dynamic
}
