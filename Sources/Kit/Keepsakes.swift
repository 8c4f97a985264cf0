import Synchronization

/// What stays as it is until the process ends.
///
/// To take apart the cases, plans and replies of a long run piece by piece takes longer than to write its report, and
/// the system does it anyway when the process leaves.
enum Keepsakes {
    private static let all = Mutex<[any Sendable]>([])

    static func keep(_ keepsake: some Sendable) {
        all.withLock { $0.append(keepsake) }
    }
}
