/// A law that an outcome breaks or may break, with the kind of evidence.
public struct Charge: Sendable, Hashable {
    /// The kinds of evidence that an outcome breaks a law, the weakest first.
    ///
    /// If an output is wrong, `CaseBlame` looks for `contradicts` only if it finds no law with `explains`.
    public enum Ground: CaseIterable, Sendable, Comparable {
        /// Breaking the law changes a wrong part of the outcome.
        case touches
        /// Breaking the law on a few occasions, possibly together with other laws, gives exactly this outcome.
        case explainsOnce
        /// Breaking the law throughout the derivation gives exactly this outcome.
        case explains
        /// The outcome contradicts a property that follows from the law, or a rejection that the law demands.
        case contradicts
    }

    /// The law that the outcome breaks or may break.
    public let law: LawID
    /// The kind of evidence that the outcome breaks the law.
    public let ground: Ground
}
