import JSON

/// A count with its noun: `1 case`, `2 cases`.
public func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
