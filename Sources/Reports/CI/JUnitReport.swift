import Harness
import Specification

/// A run as JUnit XML, which CI systems read; it has a suite for each subsystem, and a test case for each case.
public struct JUnitReport: Sendable {
    let run: Run
    let cases: [String: GoldenCase]
    let command: String?
    let seconds: [String: Double]

    /// Makes the report of a run.
    ///
    /// - Parameters:
    ///   - cases: The cases of the run, from which the report takes the input, file and line of a failing case.
    ///   - command: The beginning of a command that repeats a case; nil if none is known.
    ///   - seconds: The times that the cases took, in seconds, by their ids; 0 is reported for a case without a time.
    public init(_ run: Run, cases: [GoldenCase], command: String? = nil, seconds: [String: Double] = [:]) {
        self.run = run
        self.command = command
        self.seconds = seconds
        self.cases = cases.byID
    }

    /// The report as an XML document.
    public var text: String {
        let suites = run.verdicts.map(\.subsystem).unique.flatMap { subsystem in
            suite(subsystem, run.verdicts.filter { $0.subsystem == subsystem })
        }
        let all = attributes([("name", run.hello.title)] + counts(run.verdicts) + time(run.verdicts))
        let lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites\(all)>"] + suites
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private func suite(_ subsystem: SubsystemID, _ verdicts: [Verdict]) -> [String] {
        let own =
            [("name", subsystem.rawValue)] + counts(verdicts)
            + [("skipped", count(.skip, verdicts))] + time(verdicts)
        return ["  <testsuite\(attributes(own))>"] + verdicts.map(testCase) + ["  </testsuite>"]
    }

    /// Returns the numbers of tests, failures and errors in a suite, or in all suites together, as attributes.
    private func counts(_ verdicts: [Verdict]) -> [(String, String)] {
        [
            ("tests", "\(verdicts.count)"), ("failures", count(.fail, verdicts)),
            ("errors", count(.error, verdicts)),
        ]
    }

    /// Returns the total time of these cases as an attribute, in seconds, rounded to a microsecond.
    private func time(_ verdicts: [Verdict]) -> [(String, String)] {
        let micros = Int((verdicts.reduce(0) { $0 + (seconds[$1.id] ?? 0) } * 1_000_000).rounded())
        if micros == 0 { return [("time", "0")] }
        return [("time", "\(micros / 1_000_000).\(String(micros % 1_000_000 + 1_000_000).dropFirst())")]
    }

    private func count(_ kind: Verdict.Kind, _ verdicts: [Verdict]) -> String {
        "\(verdicts.count { $0.kind == kind })"
    }

    private func testCase(_ verdict: Verdict) -> String {
        let own = attributes(
            [("name", verdict.id), ("classname", verdict.subsystem.rawValue)] + time([verdict]))
        guard let inside = inside(verdict) else { return "    <testcase\(own)/>" }
        return "    <testcase\(own)>\n      \(inside)\n    </testcase>"
    }

    private func inside(_ verdict: Verdict) -> String? {
        switch verdict.kind {
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
        let type = verdict.breaches.map(\.title).joined(separator: ", ")
        let golden = cases[verdict.id]
        let background = verdict.background(golden, command: command).map { "\($0.name): \($0.text)" }
        let place = golden.map { ["at \($0.place)"] } ?? []
        return element(
            "failure", [("message", verdict.rules[0]), ("type", type.isEmpty ? "unexplained" : type)],
            (verdict.rules + verdict.firstDifferences + background + place).joined(separator: "\n"))
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
