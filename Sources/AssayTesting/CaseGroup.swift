import Harness
import Specification
import Testing

extension Case {
    /// Tests an implementation against this case; if the case fails, records an issue with the broken laws and the
    /// differences.
    ///
    /// - Parameters:
    ///   - implementation: The implementation.
    ///   - readings: The options that the implementation supports, keyed by the id of the reading; nil if it supports
    ///     all options. A case that needs an unsupported option is skipped.
    ///   - sourceLocation: The place in the test code where an issue is reported.
    public func expect(
        _ implementation: some Implementation<Subsystem>, readings: [String: [String]]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let verdict = verdict(on: implementation, readings: readings)
        guard verdict.kind == .fail || verdict.kind == .error else { return }
        var lines = ["\(verdict.id): \(verdict.reason)"]
        lines += verdict.breaches.dropFirst().map(\.sentence)
        lines += verdict.differences.map(\.sentence)
        Issue.record(Comment(rawValue: lines.joined(separator: "\n  ")), sourceLocation: sourceLocation)
    }
}

/// The cases of one file of the corpus, as an argument of a parameterized test.
///
/// Swift Testing spends some time on each argument, and prints a line for it. One argument per file takes less time
/// than one per case, and the result is just as precise, since each failing case is a separate issue.
public struct CaseGroup<Subsystem: Specification>: Sendable {
    /// The path of the file inside the corpus, without its extension, such as `scholar/hindex/basics`.
    public let name: String
    /// The cases of the file, in the order of their lines.
    public let cases: [Case<Subsystem>]

    /// Expects an implementation to pass every case of the group; each failing case is a separate issue.
    ///
    /// - Parameters:
    ///   - implementation: The implementation.
    ///   - readings: The options that the implementation supports, keyed by the id of the reading; nil if it supports
    ///     all options.
    ///   - sourceLocation: The place in the test code where an issue is reported.
    public func expect(
        _ implementation: some Implementation<Subsystem>, readings: [String: [String]]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for golden in cases {
            golden.expect(implementation, readings: readings, sourceLocation: sourceLocation)
        }
    }
}

extension CaseGroup: CustomTestStringConvertible, CustomTestArgumentEncodable {
    public var testDescription: String { name }

    public func encodeTestArgument(to encoder: some Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

extension GoldenCorpus {
    /// Returns the cases of one subsystem, grouped by file.
    public func groups<S: Specification>(of subsystem: S.Type) -> [CaseGroup<S>] {
        let cases = cases(of: subsystem)
        let files = Dictionary(grouping: cases, by: \.golden.place.file)
        return cases.map(\.golden.place.file).unique.map { file in
            CaseGroup(name: file.replacing(".jsonl", with: ""), cases: files[file] ?? [])
        }
    }
}
