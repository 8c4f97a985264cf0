import ArgumentParser
import Harness
import JSON
import Reports
import Specification

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show what changed between two saved reports; exit code 1 if something got worse.",
        discussion: """
            Save reports with `\(Program.name) check --format json > FILE` or `--report json=FILE`. Something got \
            worse if a case (old or new) fails or ends in an error only in the later report, or if a malformed input \
            is no longer refused.
            """)

    @Argument(help: "The earlier report.")
    var old: String

    @Argument(help: "The later report.")
    var new: String

    @OptionGroup var output: FormatOption

    func run() throws {
        let earlier = try SavedReport(path: old)
        let later = try SavedReport(path: new)
        let difference = ReportDifference(from: earlier, to: later)
        switch output.format {
        case .human: standardOutput(text(difference, earlier, later))
        case .json: standardOutput(JSONWriter.text(of: value(difference, earlier, later)) + "\n")
        }
        if difference.isRegression { throw Failure(.doesNotConform) }
    }

    private func text(_ difference: ReportDifference, _ old: SavedReport, _ new: SavedReport) -> String {
        let title =
            "\(old.implementation), \(counted(old.verdicts.count, "case")) → "
            + "\(new.implementation), \(counted(new.verdicts.count, "case"))"
        let remarks =
            difference.remarks.earlier.map { "earlier: \($0)" }
            + difference.remarks.later.map { "later: \($0)" }
        var changes: [(name: String, lines: [String])] = [
            ("newly failing", difference.newlyFailing.map { "newly failing: \($0)" }),
            ("newly passing", difference.newlyPassing.map { "newly passing: \($0)" }),
            (
                "otherwise changed",
                difference.otherwise.map { "\($0.old.rawValue) → \($0.new.rawValue): \($0.id)" }
            ),
            ("gone", difference.gone.map { "gone: \($0)" }),
            ("new", difference.new.map { "new, \($0.kind.rawValue): \($0.id)" }),
        ]
        let malformed = difference.noLongerRefused.map { "no longer refused: \($0.fullSentence)" }
        if !malformed.isEmpty { changes.append(("no longer refused", malformed)) }
        let changed = changes.flatMap(\.lines)
        var lines = [title] + remarks + changed
        if changed.isEmpty { lines.append(remarks.isEmpty ? "nothing changed" : "no verdict changed") }
        // For example: 2 newly failing, 1 newly passing, 0 otherwise changed, 0 gone, 3 new
        if changed.count > 1 {
            lines.append(changes.map { "\($0.lines.count) \($0.name)" }.joined(separator: ", "))
        }
        return lines.map(\.shortened).joined(separator: "\n") + "\n"
    }

    private func value(_ difference: ReportDifference, _ earlier: SavedReport, _ later: SavedReport) -> Value
    {
        let new = difference.new.map { one -> Value in
            .record(("case", one.id.value), ("verdict", one.kind.rawValue.value))
        }
        let otherwise = difference.otherwise.map { one -> Value in
            .record(("case", one.id.value), ("old", one.old.rawValue.value), ("new", one.new.rawValue.value))
        }
        let notRefused = difference.noLongerRefused.map { trial -> Value in
            .record(("subsystem", trial.subsystem.rawValue.value), ("about", trial.about.value))
        }
        return .record(
            ("regression", difference.isRegression.value),
            ("newlyFailing", difference.newlyFailing.value),
            ("newlyPassing", difference.newlyPassing.value), ("otherwise", .array(otherwise)),
            ("gone", difference.gone.value), ("new", .array(new)),
            ("noLongerRefused", .array(notRefused)), ("earlier", earlier.facts), ("later", later.facts))
    }
}
