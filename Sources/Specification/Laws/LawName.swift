/// The names of a subsystem's laws; `Laws` maps each name to an id.
///
///     enum Law: LawName {
///         typealias Subsystem = Debounce
///         case places, finite
///         case mostRecent, tooSoon, byTime
///     }
///
/// The laws of a clause share its id and differ in the last letter: TAB-1 consists of TAB-1a, TAB-1b and so on.
public protocol LawName: CaseIterable, Hashable, Sendable {
    /// The subsystem that has these laws.
    associatedtype Subsystem: Specification where Subsystem.Law == Self
}

extension LawName {
    /// The id of the law.
    public var id: LawID { Subsystem.laws.id(of: self) }
}

/// The id of a law, such as `TAB-1d`.
public struct LawID: TextID {
    /// The id as it is written.
    public let rawValue: String

    /// Makes an id from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The id of the clause that the law belongs to; for example, TAB-1d belongs to TAB-1.
    public var clause: ClauseID {
        // This property is read thousands of times per second, so only the needed part of the id is copied.
        let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) || byte > 0x7F }
        guard let end = rawValue.utf8.lastIndex(where: { !isLetter($0) }) else { return ClauseID("") }
        return ClauseID(String(rawValue[...end]))
    }
}
