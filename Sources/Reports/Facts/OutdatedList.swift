import Harness
import JSON
import Specification

/// The words that reports use if the list of known failures has wrong entries.
enum OutdatedList {
    /// The name of a test that fails if an entry is wrong.
    static let name = "the list of known failures"
    /// The title of a finding about the list.
    static let title = "\(name) is out of date"
    static let sentence = "The list of known failures is out of date."
}

extension Run {
    /// Whether the list of known failures has wrong entries: a listed case passes, or an entry matches no case.
    var hasOutdatedList: Bool { known.map { !$0.passing.isEmpty || !$0.idle.isEmpty } ?? false }
}

extension KnownFailures.Changes {
    /// The wrong entries, for the footer of a report; nil if there are none.
    var outdated: Value? {
        if passing.isEmpty, idle.isEmpty { return nil }
        return .record(("passing", passing.value), ("unmatched", idle.map(\.pattern).value))
    }
}
