import Harness
import JSON
import Specification
import Testing

/// The cases of one file of the corpus: an argument of a parametrised test.
///
/// Swift Testing takes a moment for every argument and prints a line for it; a test a group is as precise, since each
/// failing case is an issue of its own.
public struct CaseGroup<Subsystem: Specification>: Sendable {
    /// The file without its ending: `scholar/hindex/basics`.
    public let name: String
    public let cases: [Case<Subsystem>]

    /// Expects the implementation to conform to every case; each that it fails is an issue of its own.
    ///
    /// - Parameter readings: the options it implements, by reading id; every option where nil.
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
    /// The cases of one subsystem by the files in which they stand.
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
