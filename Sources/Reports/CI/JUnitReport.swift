import Harness
import Specification

/// A run as JUnit XML, which CI systems read.
///
/// Each subsystem has a suite, with a test case for each case; malformed inputs, if any were sent, have their own
/// suite. A failure that does not make the run fail is reported as a skipped test case with a description of the
/// failure. If the list of known failures is out of date, the last suite has a failing test case.
public struct JUnitReport: Sendable {
    let run: Run
    let cases: [String: GoldenCase]
    let command: String?
    let seconds: [String: Double]
    let remarks: [String]
    private let allowed: AllowedFailures

    /// Makes the report of a run.
    ///
    /// - Parameters:
    ///   - cases: The cases of the run; the report shows the input, file and line of each failing case.
    ///   - command: The command to run a case again, without the option `--case`; nil if the command is not known.
    ///   - seconds: The time of each case in seconds, by the case's id; the time of a case without an entry is reported
    ///     as 0.
    ///   - remarks: A sentence for each wrong entry in the list of known failures.
    public init(
        _ run: Run, cases: [GoldenCase], command: String? = nil, seconds: [String: Double] = [:],
        remarks: [String] = []
    ) {
        self.run = run
        self.command = command
        self.seconds = seconds
        self.remarks = remarks
        self.cases = cases.byID
        allowed = AllowedFailures(of: run)
    }

    /// The report as an XML document.
    public var text: String {
        let suites = run.verdicts.map(\.subsystem).unique.flatMap { subsystem in
            suite(subsystem, run.verdicts.filter { $0.subsystem == subsystem })
        }
        let trials = run.malformed?.trials ?? []
        let all = attributes(
            [("name", run.hello.title)] + counts(run.verdicts, trials, hasList: run.hasOutdatedList)
                + [("time", time(run.verdicts))])
        let lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites\(all)>"] + suites
        return (lines + suite(trials) + outdatedList + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private func suite(_ subsystem: SubsystemID, _ verdicts: [Verdict]) -> [String] {
        let skipped = verdicts.count { $0.kind == .skip || allowed.reason(for: $0) != nil }
        return suite(
            subsystem.rawValue, counts(verdicts, []), skipped: skipped, time: time(verdicts),
            verdicts.map { test($0.id, of: subsystem.rawValue, time: time([$0]), inside($0)) })
    }

    /// Returns the suite of the malformed inputs; empty if none were sent.
    private func suite(_ trials: [MalformedRun.Trial]) -> [String] {
        if trials.isEmpty { return [] }
        let tests = trials.map { trial in
            let failure = trial.problem.map {
                element("failure", [("message", $0), ("type", "malformed")], "")
            }
            return test(trial.about, of: trial.subsystem.rawValue, failure)
        }
        return suite("malformed inputs", counts([], trials), tests)
    }

    /// The suite of the list of known failures; empty if no entry of the list is wrong.
    private var outdatedList: [String] {
        if !run.hasOutdatedList { return [] }
        let name = "known failures"
        let failure = element(
            "failure", [("message", OutdatedList.title), ("type", "list")],
            remarks.joined(separator: "\n"))
        return suite(name, counts([], [], hasList: true), [test(OutdatedList.name, of: name, failure)])
    }

    private func suite(
        _ name: String, _ counts: [(String, String)], skipped: Int = 0, time: String = "0", _ tests: [String]
    ) -> [String] {
        let own = [("name", name)] + counts + [("skipped", "\(skipped)"), ("time", time)]
        return ["  <testsuite\(attributes(own))>"] + tests + ["  </testsuite>"]
    }

    /// Returns a test case; `inside` is its content; nil if it passed.
    private func test(
        _ name: String, of suite: String, time: String = "0", _ inside: String?
    ) -> String {
        let own = attributes([("name", name), ("classname", suite), ("time", time)])
        guard let inside else { return "    <testcase\(own)/>" }
        return "    <testcase\(own)>\n      \(inside)\n    </testcase>"
    }

    /// Returns the numbers of tests, failures and errors in a suite, or in all suites together, as attributes.
    private func counts(
        _ verdicts: [Verdict], _ trials: [MalformedRun.Trial], hasList: Bool = false
    ) -> [(String, String)] {
        let list = hasList ? 1 : 0
        let failures = allowed.count(.fail, in: verdicts) + trials.count { $0.problem != nil } + list
        return [
            ("tests", "\(verdicts.count + trials.count + list)"), ("failures", "\(failures)"),
            ("errors", "\(allowed.count(.error, in: verdicts))"),
        ]
    }

    /// Returns the total time of these cases in seconds, rounded to a microsecond.
    private func time(_ verdicts: [Verdict]) -> String {
        let micros = Int((verdicts.reduce(0) { $0 + (seconds[$1.id] ?? 0) } * 1_000_000).rounded())
        if micros == 0 { return "0" }
        return "\(micros / 1_000_000).\(String(micros % 1_000_000 + 1_000_000).dropFirst())"
    }

    private func inside(_ verdict: Verdict) -> String? {
        if let reason = allowed.reason(for: verdict) {
            let skipped = attributes([("message", "\(reason.rawValue): \(verdict.sentences[0])")])
            let log = verdict.fault.flatMap { $0.log.isEmpty ? nil : $0.log }
            let text = ([description(of: verdict)] + [log].compactMap(\.self)).joined(separator: "\n")
            return "<skipped\(skipped)/>\(element("system-out", [], text))"
        }
        return switch verdict.kind {
        case .pass: nil
        case .skip: "<skipped\(attributes([("message", verdict.reason)]))/>"
        case .fail: failure(verdict)
        case .error:
            element(
                "error", [("message", verdict.reason), ("type", verdict.fault?.kind.rawValue ?? "error")],
                verdict.fault?.log ?? "")
        }
    }

    private func failure(_ verdict: Verdict) -> String {
        let type = verdict.likelyBreaches.map(\.title).joined(separator: "; ")
        return element(
            "failure", [("message", verdict.rules[0]), ("type", type.isEmpty ? "unexplained" : type)],
            description(of: verdict))
    }

    /// Returns lines about a failing case: the broken laws, the differences, the input, and the case's file and line
    /// in the corpus.
    private func description(of verdict: Verdict) -> String {
        let golden = cases[verdict.id]
        let background = verdict.background(golden, command: command).map { "\($0.name): \($0.text)" }
        let place = golden.map { ["at \($0.place)"] } ?? []
        return (verdict.rules + verdict.firstDifferences() + background + place).joined(separator: "\n")
    }

    // MARK: XML

    private func element(_ name: String, _ own: [(String, String)], _ text: String) -> String {
        text.isEmpty
            ? "<\(name)\(attributes(own))/>"
            : "<\(name)\(attributes(own))>\(XMLText.escaped(text))</\(name)>"
    }

    private func attributes(_ own: [(name: String, value: String)]) -> String {
        own.map { " \($0.name)=\"\(XMLText.escaped($0.value, isAttribute: true))\"" }.joined()
    }
}
