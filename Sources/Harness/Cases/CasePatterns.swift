/// A list of case ids and patterns of ids, in which `*` stands for any characters.
struct CasePatterns: Sendable {
    /// For each id without a star, its places in the list; a list made from a report may have thousands of ids.
    private var whole: [String: [Int]] = [:]
    private var globs: [(place: Int, glob: Glob)] = []

    /// Prepares a list for searches; an entry that is nil matches no case.
    init(_ patterns: [String?]) {
        for (place, pattern) in patterns.enumerated() {
            guard let pattern else { continue }
            if pattern.contains("*") {
                globs.append((place, Glob(pattern)))
            } else {
                whole[pattern, default: []].append(place)
            }
        }
    }

    /// Returns the places of the entries that match a case id.
    func matching(_ id: String) -> [Int] {
        (whole[id] ?? []) + globs.filter { $0.glob.matches(id) }.map(\.place)
    }
}
