import Harness
import JSON
import Specification

/// The lines of a report, read one by one; lines of an unknown kind are ignored.
enum ReportLine {
    case header(ReportHeader)
    case verdict(SavedVerdict)
    /// The reply to a malformed input.
    case malformed(MalformedRun.Trial)
    case footer(ReportFooter)

    /// Reads the lines of a report; calls `body` with each line of a known kind and its place in the file.
    ///
    /// - Throws: `CorpusError` for the first wrong line, and any error that `body` throws.
    static func read(
        _ lines: LineBlocks, file: String, _ body: (CorpusPlace, ReportLine) throws(CorpusError) -> Void
    ) throws(CorpusError) {
        try JSONLines.read(lines, file: file) { value, place throws(CorpusError) in
            let line: ReportLine?
            do throws(Misfit) {
                line = try ReportLine(value, at: place)
            } catch {
                throw CorpusError(error.path == .root ? error.problem : "\(error)", at: place)
            }
            if let line { try body(place, line) }
        }
    }

    private init?(_ value: Value, at place: CorpusPlace) throws(Misfit) {
        switch value["kind"] {
        case .string("header"): self = .header(try ReportHeader(value))
        case .string("verdict"):
            guard case .string(let id)? = value["case"], case .string(let word)? = value["verdict"],
                let kind = Verdict.Kind(rawValue: word)
            else { throw Misfit("the line is not a valid verdict") }
            self = .verdict(SavedVerdict(id: ForeignText.line(id), kind: kind, value: value, place: place))
        case .string("malformed"): self = .malformed(try MalformedRun.Trial(value))
        case .string("footer"): self = .footer(try ReportFooter(value))
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
    let value: Value
    let place: CorpusPlace

    /// Returns whether the case ended in an error, or in a failure that the footer of the report does not allow.
    func isBad(allowing advisory: Set<Basis>) -> Bool {
        switch kind {
        case .pass, .skip: return false
        case .error: return true
        case .fail:
            guard case .string(let word)? = value["basis"] else { return true }
            return !advisory.map(\.rawValue).contains(word)
        }
    }

    /// Whether the line says only that the case passes.
    var isPlainPass: Bool {
        guard kind == .pass, case .object(let members) = value else { return false }
        return members.count == 3
    }

    /// Returns the whole verdict on a case from the line.
    func verdict(of golden: GoldenCase) throws(CorpusError) -> Verdict {
        do throws(Misfit) {
            return try Verdict(value, of: golden)
        } catch {
            throw CorpusError("the line is not a complete verdict: \(error)", at: place)
        }
    }
}
