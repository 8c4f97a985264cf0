/// Returns a count with its noun in the singular or plural, such as `1 case` or `2 cases`.
public func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
