import Foundation
import Harness
import JSON
import Specification

/// A run as `check --format json` saved it.
public struct SavedReport: Sendable {
    public let file: String
    public let header: ReportHeader
    /// The verdict of each case, in the order of the report.
    public let verdicts: [SavedVerdict]
    /// What the footer counts, where it does.
    let counts: [Verdict.Kind: Int]
    /// The places of the header and of the footer.
    let ends: (first: CorpusPlace, last: CorpusPlace)

    /// Reads a report; lines of a kind that is not known are passed over.
    ///
    /// - Throws: `CorpusError` where a line is wrong, or the report was cut short.
    public init(_ bytes: [UInt8], file: String) throws(CorpusError) {
        let lines = try ReportLine.all(in: bytes, file: file)
        guard let first = lines.first, case .header(let header) = first.line else {
            throw CorpusError(
                "\(file) is no report: it has no header; `\(Program.name) check --format json` writes one")
        }
        var verdicts: [SavedVerdict] = []
        var footer: (counts: [Verdict.Kind: Int], place: CorpusPlace)?
        for (place, line) in lines.dropFirst() {
            if let footer {
                throw CorpusError(
                    "the report goes on after its footer in line \(footer.place.line)", at: place)
            }
            switch line {
            case .header: throw CorpusError("the report has a second header", at: place)
            case .verdict(let verdict): verdicts.append(verdict)
            case .footer(let counts): footer = (counts, place)
            }
        }
        guard let footer else {
            throw CorpusError(
                "the report was cut short after this line: it has no footer", at: lines[lines.count - 1].place
            )
        }
        self.file = file
        self.header = header
        self.verdicts = verdicts
        counts = footer.counts
        ends = (first.place, footer.place)
    }

    /// Name and version of the implementation.
    public var implementation: String {
        [header.hello.name, header.hello.version].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// What changed from one report to a later one.
public struct ReportDifference: Sendable {
    /// Cases that passed and now fail or end in an error.
    public let newlyFailing: [String]
    /// Cases that failed or ended in an error and now pass.
    public let newlyPassing: [String]
    /// Cases that are only in the earlier report.
    public let gone: [String]
    /// Cases that are only in the later report, with their verdicts.
    public let new: [SavedVerdict]
    /// Cases that changed in another way, as from fail to skip.
    public let otherwise: [(id: String, old: Verdict.Kind, new: Verdict.Kind)]

    public init(from old: SavedReport, to new: SavedReport) {
        let before = Dictionary(old.verdicts.map { ($0.id, $0.kind) }) { first, _ in first }
        let after = Dictionary(new.verdicts.map { ($0.id, $0.kind) }) { first, _ in first }
        let isBad = { (kind: Verdict.Kind) in kind == .fail || kind == .error }
        var failing: [String] = []
        var passing: [String] = []
        var otherwise: [(id: String, old: Verdict.Kind, new: Verdict.Kind)] = []
        for verdict in new.verdicts {
            let (id, now) = (verdict.id, verdict.kind)
            guard let then = before[id], then != now else { continue }
            if isBad(now), !isBad(then) {
                failing.append(id)
            } else if now == .pass, isBad(then) {
                passing.append(id)
            } else {
                otherwise.append((id, then, now))
            }
        }
        newlyFailing = failing
        newlyPassing = passing
        self.otherwise = otherwise
        gone = old.verdicts.map(\.id).filter { after[$0] == nil }
        self.new = new.verdicts.filter { before[$0.id] == nil }
    }

    /// Whether something got worse: a case fails that did not, or a new one fails.
    public var isRegression: Bool {
        !newlyFailing.isEmpty || new.contains { $0.kind == .fail || $0.kind == .error }
    }
}
