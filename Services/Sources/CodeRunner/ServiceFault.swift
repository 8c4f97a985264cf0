/// A fault that the service imitates on request, so that clients can be tested.
///
/// A call whose path begins with `/faults/NAME`, such as `/faults/slow/runners/create`, gets the fault NAME.
public enum ServiceFault: String, CaseIterable, Sendable {
    /// The service delays its answers.
    case slow
    /// The service answers with status 500.
    case status500 = "500"
    /// The service truncates the body of its answers.
    case malformed
    /// The service reports every program as running, even after it has completed.
    case running
    /// The service answers with null in every member that may be null.
    case nulls
}
