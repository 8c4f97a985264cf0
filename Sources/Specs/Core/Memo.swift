import Foundation

/// What is found out when it is first asked for, and then kept.
// Unchecked, since the compiler does not know what a lock is for: `found` is read and written under it only.
final class Memo<Found: Sendable>: @unchecked Sendable {
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
