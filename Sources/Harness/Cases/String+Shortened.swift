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
