import ArgumentParser
import Foundation
import Harness
import Reports

struct WatchOptions: ParsableArguments {
    @Option(
        name: .customLong("watch"), parsing: .upToNextOption,
        help: ArgumentHelp(
            "Run again whenever the corpus or one of these files or folders changes, until Ctrl-C.",
            discussion: "Cases that failed in the last run go first, and the first failure is shown in full.",
            valueName: "file"))
    var files: [String] = []
}

/// A check that runs again whenever the corpus or a watched file changes.
struct Watching {
    let check: CheckVerb
    /// The ids of the cases that failed or ended in an error in the previous round.
    private var failing: Set<String> = []

    init(_ check: CheckVerb) {
        self.check = check
    }

    /// Runs the check immediately, and again after every change of a watched file, until the program is ended.
    mutating func run() async throws {
        let files = check.watching.files
        if let missing = files.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw Failure(.usage, "there is no \(missing) to watch")
        }
        let watched = files + [try check.corpus.place().path]
        var stamps = FileStamps(of: watched)
        var news = "watching \(files.joined(separator: ", ")) and the corpus; Ctrl-C ends"
        Interruption.endsProgram()
        while true {
            standardOutput("\(rule(news))\n")
            try await round()
            Interruption.endsProgram()
            let changes = await wait(for: watched, since: &stamps)
            news = "\(changes.prefix(3).joined(separator: ", "))\(changes.count > 3 ? ", …" : "") changed"
        }
    }

    // MARK: One round

    /// Runs the cases that failed in the previous round, then the others; shows an error instead of throwing it.
    private mutating func round() async throws {
        do {
            let cases = try check.selected(from: try check.corpus.load())
            let candidate = try check.implementation.candidate()
            let first = cases.filter { failing.contains($0.id) }
            var verdicts: [String: Verdict] = [:]
            if !first.isEmpty {
                let run = try await Run.interruptible(first, with: candidate, times: check.times)
                try run.endsWhereInterrupted()
                let left = run.count(.fail) + run.count(.error)
                standardOutput(
                    left == 0
                        ? "all cases that failed before pass now\n"
                        : "\(left) of \(first.count) cases that failed before still fail\n")
                for verdict in run.verdicts { verdicts[verdict.id] = verdict }
            }
            let rest = try await Run.interruptible(
                cases.filter { !failing.contains($0.id) }, with: candidate, times: check.times)
            try rest.endsWhereInterrupted()
            for verdict in rest.verdicts { verdicts[verdict.id] = verdict }
            var run = Run(cases.compactMap { verdicts[$0.id] }, of: rest.hello)
            run.advisory = check.basis.advisory
            // From here on, a signal ends the program only after the report is written.
            Interruption.isAwaited()
            failing = Set(run.verdicts.filter { $0.kind == .fail || $0.kind == .error }.map(\.id))
            let report = HumanReport(run, of: cases, command: check.command, style: .standardOutput)
            standardOutput(report.brief)
        } catch {
            guard let failure = Failure(error), failure.code == .adapter || failure.code == .usage else {
                throw error
            }
            // From here on, a signal ends the program only after the error is shown.
            Interruption.isAwaited()
            standardOutput("\(failure.sentence)\n")
        }
    }

    private func rule(_ news: String) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "HH:mm:ss"
        let head = "── \(format.string(from: .now)) · \(news) "
        return Style.standardOutput.dim(head + String(repeating: "─", count: max(80 - head.count, 2)))
    }

    // MARK: Between rounds

    private static let interval = Duration.milliseconds(200)

    /// Waits until a watched file changes, and then until the watched files have stopped changing.
    ///
    /// - Returns: The files that changed.
    private func wait(for watched: [String], since stamps: inout FileStamps) async -> [String] {
        let old = stamps
        var isQuiet = false
        while !isQuiet || stamps == old {
            try? await Task.sleep(for: Self.interval)
            let now = FileStamps(of: watched)
            isQuiet = now == stamps
            stamps = now
        }
        return stamps.changes(since: old)
    }
}
