import JSON
import Specification

/// The results of compiling and running a program, as the service reports them.
struct Details: Sendable, Equatable {
    /// The result of one step, the compilation or the execution.
    struct Step: Sendable, Equatable {
        enum Result: String, Sendable {
            case success, failure, timeout, error
        }

        var output = ""
        var errors = ""
        var code: Int
        var result: Result
        var seconds = 0.0

        /// Adds a sentence as a new line to the errors of the step.
        mutating func tell(_ sentence: String) {
            errors += (errors.isEmpty || errors.hasSuffix("\n") ? "" : "\n") + sentence + "\n"
        }
    }

    var build: Step
    /// The result of the execution; nil if the compilation failed, so that there was nothing to execute.
    var execution: Step?

    /// Returns the details as JSON, with the members in the order of the source; missing values are null.
    func value(id: String) -> Value {
        .record(
            ("id", id.value), ("language", "swift".value), ("status", "completed".value), ("error", .null),
            ("build_stdout", build.output.value), ("build_stderr", build.errors.value),
            ("build_exit_code", build.code.value), ("build_time", Self.text(build.seconds).value),
            ("build_memory", .null), ("build_result", build.result.rawValue.value),
            ("stdout", execution.map(\.output.value) ?? .null),
            ("stderr", execution.map(\.errors.value) ?? .null),
            ("exit_code", execution.map(\.code.value) ?? .null),
            ("time", execution.map { Self.text($0.seconds).value } ?? .null), ("memory", .null),
            ("result", execution.map(\.result.rawValue.value) ?? .null))
    }

    /// Returns a number of seconds as text with two decimals.
    private static func text(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}
