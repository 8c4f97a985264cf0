import Foundation
import Harness
import Specification

/// The joined outputs of `assay judge`; their headers, verdicts and footers may come in any order.
public struct LooseVerdicts: Sendable {
    private(set) var verdicts: [SavedVerdict] = []
    private var first: (header: ReportHeader, place: CorpusPlace)?
    private var headers = 0
    private var footers = 0
    private var counts: [Verdict.Kind: Int] = [:]
    private var found: [Verdict.Kind: Int] = [:]

    /// Makes an empty collection.
    public init() {}

    /// Adds the lines of one file with outputs of `assay judge`.
    ///
    /// - Throws: `CorpusError` for the first line that is wrong, or that belongs to another implementation.
    public mutating func add(_ bytes: [UInt8], file: String) throws(CorpusError) {
        try add(LineBlocks(Data(bytes)), file: file)
    }

    package mutating func add(_ lines: LineBlocks, file: String) throws(CorpusError) {
        var added: [SavedVerdict] = []
        try add(lines, file: file) { added.append($0) }
        verdicts += added
    }

    /// Adds the lines of one file, which need not fit in memory, and calls `use` with each verdict.
    package mutating func add(
        _ lines: LineBlocks, file: String, use: (SavedVerdict) throws(CorpusError) -> Void
    ) throws(CorpusError) {
        try ReportLine.read(lines, file: file) { place, line throws(CorpusError) in
            switch line {
            case .verdict(let verdict):
                found[verdict.kind, default: 0] += 1
                try use(verdict)
            case .footer(let added):
                footers += 1
                counts.merge(added.counts) { $0 + $1 }
            case .malformed: break
            case .header(let header):
                headers += 1
                guard let first else {
                    first = (header, place)
                    return
                }
                if !header.hello.isReportedLike(first.header.hello) {
                    throw CorpusError(
                        "the verdicts are of \(header.hello.title), those of \(first.place) of "
                            + "\(first.header.hello.title), or of other readings; only verdicts of one "
                            + "implementation can be merged", at: place)
                }
            }
        }
    }

    /// Returns the implementation that was judged, after checking that no output was cut short.
    func whole() throws(CorpusError) -> Hello {
        guard let first else {
            throw CorpusError(
                "there is no header among the lines; `\(Program.name) judge` writes one, except with --bare")
        }
        guard headers == footers else {
            throw CorpusError(
                "an output of `\(Program.name) judge` was cut short: the lines contain "
                    + "\(counted(headers, "header")) and \(counted(footers, "footer"))")
        }
        for kind in Verdict.Kind.allCases {
            let count = found[kind] ?? 0
            if let expected = counts[kind], expected != count {
                throw CorpusError(
                    "the footers count \(expected) verdicts of the kind \(kind.rawValue), "
                        + "but there are \(count)")
            }
        }
        return first.header.hello
    }
}
