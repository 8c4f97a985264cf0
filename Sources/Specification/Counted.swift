import JSON

/// Returns a count with its noun: `1 case`, `2 cases`.
public func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
