extension String {
    /// The string itself, or if it is long, its beginning and its end, so that messages stay short.
    package var shortened: String {
        let most = (first: 1000, last: 200)
        if utf8.count <= most.first + most.last { return self }
        let scalars = unicodeScalars
        let left = scalars.count - most.first - most.last
        if left <= 0 { return self }
        return
            "\(Substring(scalars.prefix(most.first)))… (\(left) more characters) …\(Substring(scalars.suffix(most.last)))"
    }
}

extension String {
    /// Returns at most `limit` characters of the string, beginning shortly before a position, and says how many
    /// characters come before and after them.
    package func cut(around place: Int = 0, to limit: Int) -> String {
        let scalars = unicodeScalars
        guard scalars.count > limit else { return self }
        let start = place < limit / 2 ? 0 : min(place - limit / 4, scalars.count - limit)
        let rest = scalars.count - start - limit
        let kept = String(String.UnicodeScalarView(scalars.dropFirst(start).prefix(limit)))
        return (start > 0 ? "(\(start) before) …" : "") + kept + (rest > 0 ? "… (\(rest) more)" : "")
    }

    /// Cuts two long strings that differ, so that the position where they begin to differ stays visible in both.
    package static func cut(
        _ left: String?, _ right: String?, to limit: Int
    ) -> (left: String?, right: String?) {
        guard let left, let right else { return (left?.cut(to: limit), right?.cut(to: limit)) }
        let common = zip(left.unicodeScalars, right.unicodeScalars).prefix { $0 == $1 }.count
        return (left.cut(around: common, to: limit), right.cut(around: common, to: limit))
    }
}
