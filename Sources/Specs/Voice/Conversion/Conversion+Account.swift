import Specification

extension Conversion {
    /// What became of each word that was spoken, and by which clause.
    package struct Account: Sendable {
        /// A spoken word, or several that are one token.
        package struct Fate: Sendable {
            package let spoken: String
            /// What it shows in the code; nil if it is gone.
            package let text: String?
            /// The clause that made the piece, or took it away.
            package let clause: String
        }

        package let output: Output
        /// First those that show in the code, in its order; then those that are gone, in the order in which they went.
        package let fates: [Fate]
    }

    /// Returns what became of each word of a transcript.
    package static func account(of input: Input, readings: Readings) -> Account {
        let derivation = Derivation(input, readings)
        func fate(_ token: SpokenToken, text: String?, by rule: Rule) -> Account.Fate {
            Account.Fate(spoken: token.spoken.joined(separator: " "), text: text, clause: rule.rawValue)
        }
        return Account(
            output: derivation.output,
            fates: derivation.tokens.map { fate($0, text: $0.text, by: $0.maker) }
                + derivation.removed.map { fate($0.token, text: nil, by: $0.by) })
    }
}
