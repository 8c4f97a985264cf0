import Specification

extension Limit where Content == Double {
    /// The limit that requires a finite double; the number 1e400, for example, becomes an infinite double.
    static let finite = Limit.number(atLeast: -.greatestFiniteMagnitude, atMost: .greatestFiniteMagnitude)
}

extension Limit where Content: RawRepresentable & Equatable & Sendable, Content.RawValue == String {
    /// Returns a limit that allows only some of the cases of an enumeration.
    static func only(_ choices: [Content], otherwise problem: String) -> Limit {
        Limit(.choice(choices.map(\.rawValue))) { choices.contains($0) ? nil : problem }
    }
}
