import ArgumentParser
import Foundation
import Harness
import Specs

/// `assay diff`: what changed from one saved report to a later one.
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tell what changed between two saved reports; exit code 1 where something got worse.",
        discussion: "Reports are saved by `assay check --format json > FILE`.")

    @Argument(help: "The earlier report.")
    var old: String

    @Argument(help: "The later report.")
    var new: String

    @OptionGroup var output: FormatOption

    func run() throws {
        let earlier = try read(old)
        let later = try read(new)
        let difference = ReportDifference(from: earlier, to: later)
        switch output.format {
        case .human: standardOutput(text(difference, earlier, later))
        case .json: standardOutput(JSONWriter.text(of: value(difference)) + "\n")
        }
        if difference.isRegression { throw Failure(.doesNotConform) }
    }

    private func read(_ file: String) throws -> SavedReport {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(.usage, "the report \(file) cannot be read")
        }
        do throws(CorpusError) {
            return try SavedReport([UInt8](data), file: file)
        } catch {
            throw Failure(.usage, "\(error)")
        }
    }

    private func text(_ difference: ReportDifference, _ old: SavedReport, _ new: SavedReport) -> String {
        var lines = [
            "\(old.implementation), \(old.verdicts.count) cases → \(new.implementation), \(new.verdicts.count) cases"
        ]
        lines += difference.newlyFailing.map { "newly failing: \($0)" }
        lines += difference.newlyPassing.map { "newly passing: \($0)" }
        lines += difference.otherwise.map { "\($0.old.rawValue) → \($0.new.rawValue): \($0.id)" }
        lines += difference.gone.map { "gone: \($0)" }
        lines += difference.new.map { "new, \($0.kind.rawValue): \($0.id)" }
        if lines.count == 1 { lines.append("nothing changed") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func value(_ difference: ReportDifference) -> Value {
        .record(
            ("newlyFailing", difference.newlyFailing.value), ("newlyPassing", difference.newlyPassing.value),
            ("gone", difference.gone.value), ("new", difference.new.map(\.id).value),
            ("otherwise", difference.otherwise.map(\.id).value))
    }
}
