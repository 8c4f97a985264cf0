import Foundation

/// A list of cases that are known to fail, so that a run reports only new failures.
///
/// A line is a case id, in which `*` stands for any characters, and an optional reason: `scholar.distance/x  # why`.
/// Lines that are empty or begin with `#` are comments.
public struct KnownFailures: Sendable {
    /// A line of the list.
    struct Line: Sendable {
        let text: String
        /// The pattern of case ids; nil for a comment.
        let pattern: String?
    }

    let lines: [Line]
    private let patterns: Patterns

    /// Reads the list from a text.
    public init(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines.map { line in
            let entry = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            return Line(text: line, pattern: entry.isEmpty ? nil : entry)
        }
        patterns = Patterns(self.lines.map(\.pattern))
    }

    /// Returns a function that checks whether a case id is in the list.
    public var isListed: @Sendable (String) -> Bool {
        { [patterns] id in !patterns.matching(id).isEmpty }
    }

    /// The changes of a run against the list.
    public struct Changes: Sendable {
        /// Cases that fail, or end in an error, and are not listed.
        public let new: [String]
        /// Listed cases that pass.
        public let passing: [String]
        /// Entries that match no case at all, each with its line number.
        public let idle: [(line: Int, pattern: String)]
        /// The number of listed cases that failed, as was known.
        public let expected: Int

        /// Whether the failures of the run are exactly those of the list.
        public var holds: Bool { new.isEmpty && passing.isEmpty && idle.isEmpty }
    }

    /// Compares a run with the list.
    ///
    /// A listed case that was skipped or not selected is ignored.
    ///
    /// - Parameters:
    ///   - run: The run, which may have only a part of the cases of the corpus.
    ///   - all: The ids of the whole corpus.
    public func compare(_ run: Run, among all: [String]) -> Changes {
        var matched = lines.map { $0.pattern == nil }
        /// Notes the entries that match a case; returns whether one does.
        func isListed(_ id: String) -> Bool {
            let entries = patterns.matching(id)
            for entry in entries { matched[entry] = true }
            return !entries.isEmpty
        }
        var new: [String] = []
        var passing: [String] = []
        var expected = 0
        for verdict in run.verdicts {
            let isListed = isListed(verdict.id)
            switch verdict.kind {
            case .fail, .error: if isListed { expected += 1 } else { new.append(verdict.id) }
            case .pass: if isListed { passing.append(verdict.id) }
            case .skip: break
            }
        }
        if matched.contains(false) { for id in all { _ = isListed(id) } }
        let idle = zip(lines, 1...).compactMap { line, number -> (line: Int, pattern: String)? in
            line.pattern.flatMap { matched[number - 1] ? nil : (number, $0) }
        }
        return Changes(new: new, passing: passing, idle: idle, expected: expected)
    }

    /// The list brought up to date: comments and entries that still fail stay, and new failures are added at the end.
    ///
    /// If a case of a pattern passes now, the other cases of the pattern replace it.
    public func updated(by run: Run, among all: [String]) -> String {
        let changes = compare(run, among: all)
        let failing = run.verdicts.filter { $0.kind == .fail || $0.kind == .error }.map(\.id)
        let idle = Set(changes.idle.map { $0.line - 1 })
        /// Returns for each entry with a case that passes now the other cases of the entry.
        var left: [Int: [String]] = [:]
        for id in changes.passing { for entry in patterns.matching(id) { left[entry] = [] } }
        for id in failing where !left.isEmpty {
            for entry in patterns.matching(id) { left[entry]?.append(id) }
        }
        var result: [String] = []
        for (index, line) in lines.enumerated() where !idle.contains(index) {
            guard let own = left[index] else {
                result.append(line.text)
                continue
            }
            let reason = line.text.firstIndex(of: "#").map { "  " + line.text[$0...] } ?? ""
            result += own.map { $0 + reason }
        }
        return (result + changes.new).map { $0 + "\n" }.joined()
    }
}

/// The patterns of a list by their places, those without a star by their text.
private struct Patterns: Sendable {
    private var whole: [String: [Int]] = [:]
    private var globs: [(place: Int, glob: Glob)] = []

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

    /// Returns the places of the patterns that match a case id.
    func matching(_ id: String) -> [Int] {
        (whole[id] ?? []) + globs.filter { $0.glob.matches(id) }.map(\.place)
    }
}
