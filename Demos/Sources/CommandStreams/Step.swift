/// A step of a recogniser from one interim hypothesis to the next.
public enum Step: CaseIterable, Sendable {
    case grows, revises, repeats, shrinks

    /// The number of steps of this kind among the 156 steps of two real sessions.
    public var seen: Int {
        switch self {
        case .grows: 64
        case .revises: 48
        case .repeats: 43
        case .shrinks: 1
        }
    }
}

/// How the final hypothesis of an utterance differs from the last interim hypothesis.
public enum Ending: CaseIterable, Sendable {
    case stays, shortens, rewrites

    /// The number of endings of this kind among the 65 final hypotheses of two real sessions.
    public var seen: Int {
        switch self {
        case .stays: 41
        case .shortens: 13
        case .rewrites: 11
        }
    }
}
