/// A fault of the service on request, so that clients can be tested: `/faults/NAME/runners/create`, and so on.
public enum ServiceFault: String, CaseIterable, Sendable {
    /// Answers late.
    case slow
    /// Answers with status 500.
    case status500 = "500"
    /// Answers with a truncated body.
    case malformed
    /// Never says that a program is completed.
    case running
    /// Answers with null in all members that may be null.
    case nulls
}
