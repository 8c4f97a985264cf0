import Foundation

/// A list of cases that are known to fail, so that a run reports only new failures.
///
/// A line is a case id and an optional reason, such as `scholar.distance/x  # why`; `*` stands for any characters.
/// Lines that are empty or begin with `#` are comments.
public struct KnownFailures: Sendable {
    /// The lines of the list, each with its case id or pattern of ids; the pattern is nil for a comment.
    private let lines: [(text: String, pattern: String?)]
    private let patterns: CasePatterns

    /// Reads the list from the text of its file.
    public init(_ text: String) {
        // Swift treats CR LF as a single character, so splitting the text only at line feeds would miss these line
        // ends.
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines.map { line in
            let entry = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            return (line, entry.isEmpty ? nil : entry)
        }
        patterns = CasePatterns(self.lines.map(\.pattern))
    }

    /// A function that returns whether a case id is in the list.
    public var isListed: @Sendable (String) -> Bool {
        { [patterns] id in !patterns.matching(id).isEmpty }
    }

    /// The differences between the failures of a run and the list.
    public struct Changes: Sendable {
        /// The cases that are not in the list, and that fail or end in an error although they must pass.
        public let new: [String]
        /// The cases that are in the list although they pass.
        public let passing: [String]
        /// The entries that match no case of the corpus, each with its line number.
        public let idle: [(line: Int, pattern: String)]
        /// The ids of the cases that fail or end in an error, and are in the list.
        public let listed: Set<String>
        /// The number of cases in `listed`.
        public var expected: Int { listed.count }

        /// Whether every failure is in the list, no case in the list passes, and every entry matches a case.
        public var holds: Bool { new.isEmpty && passing.isEmpty && idle.isEmpty }
    }

    /// Compares the failures of a run with the list.
    ///
    /// A case in the list is ignored if the run skipped it or did not select it. A case that is not in the list is
    /// ignored if it breaks only laws with an advisory basis.
    ///
    /// - Parameters:
    ///   - run: The run, which may contain only some of the cases of the corpus.
    ///   - all: The ids of all cases of the corpus.
    public func compare(_ run: Run, among all: [String]) -> Changes {
        var matched = lines.map { $0.pattern == nil }
        /// Returns whether any entry matches a case, and marks all entries that match it.
        func isListed(_ id: String) -> Bool {
            let entries = patterns.matching(id)
            for entry in entries { matched[entry] = true }
            return !entries.isEmpty
        }
        var new: [String] = []
        var passing: [String] = []
        var listed: Set<String> = []
        for verdict in run.verdicts {
            let isListed = isListed(verdict.id)
            switch verdict.kind {
            case .fail, .error:
                if isListed {
                    listed.insert(verdict.id)
                } else if !verdict.departs(under: run.advisory) {
                    new.append(verdict.id)
                }
            case .pass: if isListed { passing.append(verdict.id) }
            case .skip: break
            }
        }
        if matched.contains(false) { for id in all { _ = isListed(id) } }
        let idle = zip(lines, 1...).compactMap { line, number -> (line: Int, pattern: String)? in
            line.pattern.flatMap { matched[number - 1] ? nil : (number, $0) }
        }
        return Changes(new: new, passing: passing, idle: idle, listed: listed)
    }

    /// Returns the list with its comments and with the entries that still fail, followed by the new failures.
    ///
    /// If a pattern matches a case that passes now, the pattern is replaced by the ids of its cases that still fail.
    /// But if the pattern also matches cases that this run did not select, it stays, since these cases may still fail.
    public func updated(by run: Run, among all: [String]) -> String {
        let changes = compare(run, among: all)
        let failing = run.verdicts.filter { $0.kind == .fail || $0.kind == .error }.map(\.id)
        let idle = Set(changes.idle.map { $0.line - 1 })
        /// For each entry that matches a passing case, the matching cases that still fail.
        var left: [Int: [String]] = [:]
        for id in changes.passing { for entry in patterns.matching(id) { left[entry] = [] } }
        let selected = Set(run.verdicts.map(\.id))
        for id in all where !left.isEmpty && !selected.contains(id) {
            for entry in patterns.matching(id) { left[entry] = nil }
        }
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
