/// A fault that the service shows on request, so that clients can be tested.
///
/// The paths below `/faults/NAME`, such as `/faults/NAME/runners/create`, have the fault NAME.
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
