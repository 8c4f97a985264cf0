import Harness
import Specification

/// A run as JUnit XML, which CI systems read: a suite for each subsystem, a test case for each case.
public struct JUnitReport: Sendable {
    let run: Run
    let cases: [String: GoldenCase]

    /// Makes the report of a run.
    ///
    /// - Parameter cases: Cases whose file and line are shown if they fail.
    public init(_ run: Run, cases: [GoldenCase]) {
        self.run = run
        self.cases = cases.byID
    }

    /// The report as an XML document.
    public var text: String {
        let suites = subsystems.flatMap { subsystem in
            suite(subsystem, run.verdicts.filter { $0.subsystem == subsystem })
        }
        return
            ([#"<?xml version="1.0" encoding="UTF-8"?>"#]
            + ["<testsuites\(attributes([("name", run.hello.title)] + counts(run.verdicts)))>"] + suites
            + ["</testsuites>", ""]).joined(separator: "\n")
    }

    /// The subsystems, in the order in which the run first names them.
    private var subsystems: [SubsystemID] {
        var seen: Set<SubsystemID> = []
        return run.verdicts.map(\.subsystem).filter { seen.insert($0).inserted }
    }

    private func suite(_ subsystem: SubsystemID, _ verdicts: [Verdict]) -> [String] {
        let own =
            [("name", subsystem.rawValue)] + counts(verdicts)
            + [("skipped", count(.skip, verdicts)), ("time", "0")]
        return ["  <testsuite\(attributes(own))>"] + verdicts.map(testCase) + ["  </testsuite>"]
    }

    /// Returns the counts of a suite, or of all suites together.
    private func counts(_ verdicts: [Verdict]) -> [(String, String)] {
        [
            ("tests", "\(verdicts.count)"), ("failures", count(.fail, verdicts)),
            ("errors", count(.error, verdicts)),
        ]
    }

    private func count(_ kind: Verdict.Kind, _ verdicts: [Verdict]) -> String {
        "\(verdicts.count { $0.kind == kind })"
    }

    private func testCase(_ verdict: Verdict) -> String {
        let own = attributes([
            ("name", verdict.id), ("classname", verdict.subsystem.rawValue), ("time", "0"),
        ])
        guard let inside = inside(verdict) else { return "    <testcase\(own)/>" }
        return "    <testcase\(own)>\n      \(inside)\n    </testcase>"
    }

    /// Returns the content of a test case; nil for a pass.
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
        let sentences = verdict.sentences
        let type = verdict.breaches.map(\.clause.rawValue).joined(separator: ", ")
        let place = cases[verdict.id].map { ["at \($0.place)"] } ?? []
        return element(
            "failure", [("message", sentences[0]), ("type", type.isEmpty ? "unexplained" : type)],
            (sentences + verdict.differences.map(\.sentence) + place).joined(separator: "\n"))
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
