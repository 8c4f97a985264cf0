import Harness
import JSON
import Specification
import Testing

extension Case {
    /// Expects the implementation to conform to this case; an issue names the clause, and where the answers differ.
    ///
    /// - Parameter readings: the options it implements, by reading id; every option where nil. A case that binds only
    ///   readers of another option asks nothing of it.
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
