import Synchronization

/// Keeps values in memory until the process ends.
///
/// Freeing the cases, plans and replies of a long run one by one takes longer than writing its report. The system frees
/// all saved values at once when the process ends.
enum Saved {
    private static let all = Mutex<[any Sendable]>([])

    static func keep(_ value: some Sendable) {
        all.withLock { $0.append(value) }
    }
}
