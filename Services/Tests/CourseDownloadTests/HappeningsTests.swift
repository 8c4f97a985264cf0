import Foundation
import Synchronization
import Testing

@testable import CourseDownload

@Suite struct HappeningsTests {
    @Test func `what comes waits for room, and room is made by what is taken`() async {
        let happenings = Happenings(holdsBack: true)
        let told = Mutex(0)
        let count = 3 * HeldBackQueue.room
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
            // The one that is taken here has not made room yet.
            #expect(told.withLock { $0 } <= taken - 1 + HeldBackQueue.room)
            happenings.hasTaken(happening)
        }
        #expect(taken == count)
    }

    @Test func `whoever waits for room is let go if nothing more is taken`() async {
        let happenings = Happenings(holdsBack: true)
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                for _ in 0..<3 * HeldBackQueue.room { happenings.tell(.data(Data([1]))) }
                done.resume()
            }
            happenings.close()
        }
        happenings.tell(.data(Data([1])))
    }

    @Test func `a queue that is full holds back whoever adds`() {
        let queue = HeldBackQueue()
        let gate = DispatchSemaphore(value: 0)
        let isOpen = Mutex(false)
        queue.addOperation { gate.wait() }
        for _ in 1..<HeldBackQueue.room { queue.addOperation {} }
        Thread.detachNewThread {
            isOpen.withLock { $0 = true }
            gate.signal()
        }
        queue.addOperation {}
        #expect(isOpen.withLock { $0 })
        queue.waitUntilAllOperationsAreFinished()
    }
}
