import Harness
import JSON
import Specification

/// The lines of a report, read one by one; lines of an unknown kind are ignored.
enum ReportLine {
    case header(ReportHeader)
    case verdict(SavedVerdict)
    /// The counts by verdict, if the footer contains them.
    case footer([Verdict.Kind: Int])

    /// Reads the lines of a report, each with its place.
    ///
    /// - Throws: `CorpusError` for the first line that is wrong.
    static func all(in bytes: [UInt8], file: String) throws(CorpusError) -> [(
        place: CorpusPlace, line: ReportLine
    )] {
        var lines: [(place: CorpusPlace, line: ReportLine)] = []
        try JSONLines.read(bytes, file: file) { value, place throws(CorpusError) in
            do throws(Misfit) {
                if let line = try ReportLine(value, at: place) { lines.append((place, line)) }
            } catch {
                throw CorpusError(error.path == .root ? error.problem : "\(error)", at: place)
            }
        }
        return lines
    }

    private init?(_ value: Value, at place: CorpusPlace) throws(Misfit) {
        switch value["kind"] {
        case .string("header"): self = .header(try ReportHeader(value))
        case .string("verdict"):
            guard case .string(let id)? = value["case"], case .string(let word)? = value["verdict"],
                let kind = Verdict.Kind(rawValue: word)
            else { throw Misfit("the line is no verdict") }
            self = .verdict(SavedVerdict(id: ForeignText.line(id), kind: kind, value: value, place: place))
        case .string("footer"):
            var counts: [Verdict.Kind: Int] = [:]
            for kind in Verdict.Kind.allCases { counts[kind] = try value.optional(kind.rawValue) }
            self = .footer(counts)
        default: return nil
        }
    }
}

/// A verdict as it was saved in a line of a report.
public struct SavedVerdict: Sendable {
    /// The id of the case.
    public let id: String
    /// The kind of verdict.
    public let kind: Verdict.Kind
    /// The whole line.
    let value: Value
    let place: CorpusPlace

    /// Reads the verdict on a case.
    ///
    /// - Throws: `CorpusError` if the line does not contain the whole verdict.
    func verdict(of golden: GoldenCase) throws(CorpusError) -> Verdict {
        do throws(Misfit) {
            return try Verdict(value, of: golden)
        } catch {
            throw CorpusError("the line is no whole verdict: \(error)", at: place)
        }
    }
}
