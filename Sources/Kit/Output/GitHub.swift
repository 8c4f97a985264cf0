import Foundation
import Harness
import JSON
import Reports
import Specification

extension GitHubStep {
    /// The step that runs this program; nil if no workflow runs it.
    static let own = GitHubStep(environment: ProcessInfo.processInfo.environment)

    /// Writes the annotations to standard output, and adds the report to the summary of the step.
    func report(_ report: GitHubReport, cases: [GoldenCase], command: String) {
        // Each annotation is escaped as workflow commands require.
        StandardOutput.write(report.text.utf8)
        if let complaint = addSummary(of: report.run, cases: cases, command: command) {
            standardError("\(Program.name): \(complaint)\n")
        }
    }
}
