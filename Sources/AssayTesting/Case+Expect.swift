import Harness
import JSON
import Specification
import Testing

extension Case {
    /// Expects an implementation to conform to this case; otherwise an issue states the clause and the differences.
    ///
    /// - Parameters:
    ///   - implementation: The implementation.
    ///   - readings: For the id of each reading, the options that the implementation implements; nil if it implements
    ///     all. If the case is bound to another option, the case is skipped.
    ///   - sourceLocation: The place in the source at which an issue is reported.
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
