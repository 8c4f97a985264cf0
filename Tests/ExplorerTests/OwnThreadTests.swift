import Dispatch
import Foundation
import Testing

@testable import Explorer

/// Tests that long computations do not take the threads on which the server answers.
struct OwnThreadTests {
    private func waits(for end: DispatchSemaphore) -> Bool { end.wait(timeout: .now() + 60) == .success }

    @Test func `however many computations run on threads of their own, other tasks run too`() async {
        let end = DispatchSemaphore(value: 0)
        let count = 2 * ProcessInfo.processInfo.activeProcessorCount
        let computations = (0..<count).map { _ in
            Task { await withTaskExecutorPreference(OwnThread()) { waits(for: end) } }
        }
        await Task.detached { for _ in 0..<count { end.signal() } }.value
        for computation in computations { #expect(await computation.value) }
    }
}
