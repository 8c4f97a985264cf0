import Harness

extension CandidateStartError {
    /// Why an adapter that ended before its hello could not be started.
    static func reason(_ report: AdapterProcess.Report, _ limits: AdapterLimits) -> String {
        switch report.conversation.ending {
        case .hung:
            "it said no hello within \(limits.start.formatted()); does it write its reply as one line, and flush it?"
        case .broke(_, let sentence): sentence
        default: "it ended without a hello: \(report.end)"
        }
    }
}
