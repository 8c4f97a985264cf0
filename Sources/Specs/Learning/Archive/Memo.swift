import Foundation

/// What is found out when it is first asked for, and then kept.
final class Memo<Found: Sendable>: @unchecked Sendable {  // `found` is read and written under the lock only.
    private let lock = NSLock()
    private var found: Found?

    /// What was found before, or is by this.
    func value(_ find: () -> Found) -> Found {
        lock.withLock {
            if let found { return found }
            let new = find()
            found = new
            return new
        }
    }
}
