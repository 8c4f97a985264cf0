import Foundation
import Specs

/// A run as `check --format json` saved it.
public struct SavedReport: Sendable {
    /// Name and version of the implementation.
    public let implementation: String
    /// The verdict of each case, in the order of the report.
    public let verdicts: [(id: String, kind: Verdict.Kind)]

    /// Reads a report; lines of a kind that is not known are passed over.
    ///
    /// - Throws: `CorpusError` where a line is wrong, or the report was cut short.
    public init(_ bytes: [UInt8], file: String) throws(CorpusError) {
        var implementation: String?
        var verdicts: [(id: String, kind: Verdict.Kind)] = []
        var isWhole = false
        var number = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        where !line.isEmpty {
            number += 1
            let place = CorpusPlace(file: file, line: number)
            let value: Value
            do {
                value = try JSONReader.value(of: line)
            } catch {
                throw CorpusError("the line is not JSON: \(error)", at: place)
            }
            switch value["kind"] {
            case .string("header"):
                guard value["report"] == .number(Number(LineReport.version)) else {
                    throw CorpusError("the report is not of format \(LineReport.version)", at: place)
                }
                implementation = SavedReport.name(value["implementation"])
            case .string("verdict"):
                guard case .string(let id)? = value["case"], case .string(let word)? = value["verdict"],
                    let kind = Verdict.Kind(rawValue: word)
                else { throw CorpusError("the line is no verdict", at: place) }
                verdicts.append((id, kind))
            case .string("footer"): isWhole = true
            default: break
            }
        }
        guard let implementation else {
            throw CorpusError(
                "\(file) is no report: it has no header; `assay check --format json` writes one")
        }
        guard isWhole else { throw CorpusError("\(file) was cut short: it has no footer") }
        self.implementation = implementation
        self.verdicts = verdicts
    }

    private static func name(_ value: Value?) -> String {
        [value?["name"], value?["version"]].compactMap { part in
            if case .string(let text)? = part { text } else { nil }
        }.joined(separator: " ")
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
    public let new: [(id: String, kind: Verdict.Kind)]
    /// Cases that changed in another way, as from fail to skip.
    public let otherwise: [(id: String, old: Verdict.Kind, new: Verdict.Kind)]

    public init(from old: SavedReport, to new: SavedReport) {
        let before = Dictionary(old.verdicts.map { ($0.id, $0.kind) }) { first, _ in first }
        let after = Dictionary(new.verdicts.map { ($0.id, $0.kind) }) { first, _ in first }
        let isBad = { (kind: Verdict.Kind) in kind == .fail || kind == .error }
        var failing: [String] = []
        var passing: [String] = []
        var otherwise: [(id: String, old: Verdict.Kind, new: Verdict.Kind)] = []
        for (id, now) in new.verdicts {
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
