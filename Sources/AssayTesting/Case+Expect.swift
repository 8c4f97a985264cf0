import Harness
import JSON
import Specification
import Testing

extension Case {
    /// Expects an implementation to pass this case; otherwise an issue states the broken laws and the differences.
    ///
    /// - Parameters:
    ///   - implementation: The implementation.
    ///   - readings: The options that the implementation supports, by the id of their reading; nil if it supports all
    ///     options. If the case is bound to another option, the case is skipped.
    ///   - sourceLocation: The place in the test code at which an issue is reported.
    public func expect(
        _ implementation: some Implementation<Subsystem>, readings: [String: [String]]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let verdict = verdict(on: implementation, readings: readings)
        guard verdict.kind == .fail || verdict.kind == .error else { return }
        var lines = ["\(verdict.id): \(verdict.reason)"]
        lines += verdict.breaches.dropFirst().map(\.sentence)
        lines += verdict.differences.map(\.sentence)
        Issue.record(Comment(rawValue: lines.joined(separator: "\n  ")), sourceLocation: sourceLocation)
    }
}
