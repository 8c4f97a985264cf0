import Foundation
import Synchronization
import Testing

@testable import Explorer

/// Tests that long computations do not occupy the threads that the server needs to answer requests.
struct OwnThreadTests {
    private final class Flag: Sendable {
        let isSet = Atomic(false)
    }

    /// Computes until the flag is set, or until a minute has passed; returns whether the flag was set.
    private func computes(until flag: Flag) -> Bool {
        let limit = ContinuousClock.now + .seconds(60)
        while !flag.isSet.load(ordering: .relaxed) {
            if ContinuousClock.now > limit { return false }
        }
        return true
    }

    @Test func `other tasks still run if there are more computations on separate threads than processors`()
        async
    {
        let flag = Flag()
        let computations = (0..<2 * ProcessInfo.processInfo.activeProcessorCount).map { _ in
            Task { await withTaskExecutorPreference(OwnThread()) { computes(until: flag) } }
        }
        await Task.detached { flag.isSet.store(true, ordering: .relaxed) }.value
        for computation in computations { #expect(await computation.value) }
    }
}
