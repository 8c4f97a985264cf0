import JSON

/// Returns a count with its noun: `1 case`, `2 cases`.
public func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
