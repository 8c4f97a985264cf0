import Harness
import JSON
import Specification
import Testing

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
    ///   - readings: The options that the implementation supports, by the id of their reading; nil if it supports all
    ///     options.
    ///   - sourceLocation: The place in the test code at which an issue is reported.
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
        var groups: [CaseGroup<S>] = []
        for golden in cases(of: subsystem) {
            let name = golden.golden.place.file.replacing(".jsonl", with: "")
            if let last = groups.last, last.name == name {
                groups[groups.count - 1] = CaseGroup(name: name, cases: last.cases + [golden])
            } else {
                groups.append(CaseGroup(name: name, cases: [golden]))
            }
        }
        return groups
    }
}
