import Foundation
import Synchronization
import Testing

@testable import CourseDownload

@Suite struct HappeningsTests {
    @Test func `adding a happening waits until there is room, and taking a happening makes room`() async {
        let happenings = Happenings()
        let told = Mutex(0)
        let count = 3 * Happenings.most
        Thread.detachNewThread {
            for _ in 0..<count {
                happenings.tell(.data(Data([1])))
                told.withLock { $0 += 1 }
            }
            happenings.tell(.finish)
            happenings.end()
        }
        var taken = 0
        for await happening in happenings.all {
            guard case .data = happening else { break }
            taken += 1
            // Only calling `hasTaken` makes room for another happening.
            #expect(told.withLock { $0 } <= taken - 1 + Happenings.most)
            happenings.hasTaken(happening)
        }
        #expect(taken == count)
    }

    @Test func `closing the sequence of happenings unblocks the threads that are waiting for room`() async {
        let happenings = Happenings()
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                for _ in 0..<3 * Happenings.most { happenings.tell(.data(Data([1]))) }
                done.resume()
            }
            happenings.close()
        }
        happenings.tell(.data(Data([1])))
    }
}
