import Foundation
import Harness
import Specification

/// A run that `check --format json` saved.
public struct SavedReport: Sendable {
    /// The name of the file, for messages.
    public let file: String
    /// The first line of the report.
    public let header: ReportHeader
    /// The verdict on each case, in the order of the report; empty if they were passed to a closure instead.
    public private(set) var verdicts: [SavedVerdict] = []
    /// The number of verdicts of each kind that are in the report.
    let found: [Verdict.Kind: Int]
    /// The replies to malformed inputs; empty if none were sent.
    let malformed: [MalformedRun.Trial]
    /// The last line of the report.
    let footer: ReportFooter
    /// The places of the header and of the footer in the file.
    let ends: (first: CorpusPlace, last: CorpusPlace)

    /// Reads a report; lines of an unknown kind are ignored.
    ///
    /// - Throws: `CorpusError` if a line is wrong, or if the report was cut short.
    public init(_ bytes: [UInt8], file: String) throws(CorpusError) {
        try self.init(LineBlocks(Data(bytes)), file: file)
    }

    /// Reads a report from the lines of its file, and keeps all verdicts.
    package init(_ lines: LineBlocks, file: String) throws(CorpusError) {
        var verdicts: [SavedVerdict] = []
        try self.init(lines, file: file) { verdicts.append($0) }
        self.verdicts = verdicts
    }

    /// Reads a report that need not fit in memory; calls `use` with each verdict, and keeps none of them.
    package init(
        _ lines: LineBlocks, file: String, use: (SavedVerdict) throws(CorpusError) -> Void
    ) throws(CorpusError) {
        var header: (content: ReportHeader, place: CorpusPlace)?
        var footer: (content: ReportFooter, place: CorpusPlace)?
        var last: CorpusPlace?
        var found: [Verdict.Kind: Int] = [:]
        var malformed: [MalformedRun.Trial] = []
        let headless = CorpusError(
            "\(file) is not a report: it has no header; `\(Program.name) check --format json` writes one")
        try ReportLine.read(lines, file: file) { place, line throws(CorpusError) in
            last = place
            if let footer {
                // Earlier versions wrote the lines for malformed inputs after the footer.
                if case .malformed = line { return }
                throw CorpusError(
                    "the report has a further line after its footer, which is line \(footer.place.line)",
                    at: place)
            }
            switch line {
            case .header(let content) where header == nil: header = (content, place)
            case .header: throw CorpusError("the report has a second header", at: place)
            case _ where header == nil: throw headless
            case .verdict(let verdict):
                found[verdict.kind, default: 0] += 1
                try use(verdict)
            case .malformed(let trial): malformed.append(trial)
            case .footer(let content): footer = (content, place)
            }
        }
        guard let header, let last else { throw headless }
        guard let footer else {
            throw CorpusError("the report was cut short after this line: it has no footer", at: last)
        }
        self.file = file
        self.header = header.content
        self.found = found
        self.malformed = malformed
        self.footer = footer.content
        ends = (header.place, footer.place)
    }

    /// The name and version of the implementation.
    public var implementation: String { header.hello.nameAndVersion }
}

/// The changes from one report to a later one.
public struct ReportDifference: Sendable {
    /// The ids of cases that fail or end in an error in the later report, but not in the earlier one.
    ///
    /// A failure that breaks only laws with an advisory basis does not count; each report has its own advisory bases.
    public let newlyFailing: [String]
    /// The ids of cases that pass in the later report, and failed or ended in an error in the earlier one.
    public let newlyPassing: [String]
    /// The ids of the cases that are only in the earlier report.
    public let gone: [String]
    /// The verdicts on cases that are only in the later report.
    public let new: [SavedVerdict]
    /// The cases that changed in another way, such as from fail to skip.
    public let otherwise: [(id: String, old: Verdict.Kind, new: Verdict.Kind)]
    /// The malformed inputs that were refused according to the earlier report, but not according to the later one.
    public let noLongerRefused: [MalformedRun.Trial]
    /// Sentences about each report, with the facts that a reader of its verdicts must know.
    public let remarks: (earlier: [String], later: [String])
    /// The advisory bases of the later report, whose laws may be broken without making the run fail.
    private let advisory: Set<Basis>

    /// Finds the changes from an earlier report to a later one.
    public init(from old: SavedReport, to new: SavedReport) {
        let before = Dictionary(old.verdicts.map { ($0.id, $0) }) { first, _ in first }
        let after = Dictionary(new.verdicts.map { ($0.id, $0.kind) }) { first, _ in first }
        let (earlier, later) = (old.footer.advisory, new.footer.advisory)
        var failing: [String] = []
        var passing: [String] = []
        var otherwise: [(id: String, old: Verdict.Kind, new: Verdict.Kind)] = []
        for verdict in new.verdicts {
            let (id, now) = (verdict.id, verdict.kind)
            guard let last = before[id] else { continue }
            let wasBad = last.isBad(allowing: earlier)
            if verdict.isBad(allowing: later), !wasBad {
                failing.append(id)
            } else if now == .pass, wasBad {
                passing.append(id)
            } else if last.kind != now {
                otherwise.append((id, last.kind, now))
            }
        }
        newlyFailing = failing
        newlyPassing = passing
        self.otherwise = otherwise
        advisory = later
        gone = old.verdicts.map(\.id).filter { after[$0] == nil }
        self.new = new.verdicts.filter { before[$0.id] == nil }
        let refused = Set(old.malformed.filter { $0.problem == nil }.map(\.title))
        noLongerRefused = MalformedRun(new.malformed).unrefused.filter { refused.contains($0.title) }
        let (one, other) = (old.caveats, new.caveats)
        remarks = (one.sentences(beside: other), other.sentences(beside: one))
    }

    /// Whether an old case newly fails, a new case fails, or a malformed input is no longer refused; errors count as
    /// failures.
    public var isRegression: Bool {
        !newlyFailing.isEmpty || new.contains { $0.isBad(allowing: advisory) } || !noLongerRefused.isEmpty
    }
}
