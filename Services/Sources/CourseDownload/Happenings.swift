import Dispatch
import Foundation
import Synchronization

/// An event of an attempt; events are reported in their order.
enum Happening: Sendable {
    case head(ReplyHead)
    case data(Data)
    case finish
    /// A failure, with a sentence for a person.
    case fail(String)
}

/// The happenings of one attempt, from the connection to the download.
///
/// At most `most` pieces of data wait; a further one waits until one is taken. So a server that is faster than the disk
/// waits too, and memory does not grow.
final class Happenings: Sendable {
    let all: AsyncStream<Happening>
    private let continuation: AsyncStream<Happening>.Continuation
    private let room = DispatchSemaphore(counting: Happenings.most)
    private let isClosed = Mutex(false)

    /// The greatest number of waiting pieces, of up to 16 KiB each.
    static let most = 64

    init() {
        (all, continuation) = AsyncStream.makeStream()
    }

    /// Adds a happening to the end of the queue; blocks the thread while there is no room for data.
    func tell(_ happening: Happening) {
        if case .data = happening {
            room.wait()
            // Nobody takes happenings any more, so the next waiter gets the room.
            if isClosed.withLock({ $0 }) {
                room.signal()
                return
            }
        }
        continuation.yield(happening)
    }

    /// Makes room for the next happening after one has been taken.
    func hasTaken(_ happening: Happening) {
        if case .data = happening { room.signal() }
    }

    /// Ends the sequence after the happenings that still wait.
    func end() {
        continuation.finish()
    }

    /// Releases all waiters for room, since no more happenings are taken.
    func close() {
        isClosed.withLock { $0 = true }
        room.signal()
        continuation.finish()
    }
}

extension DispatchSemaphore {
    /// Counts up from 0, since Dispatch ends a program that releases a semaphore below its initial value.
    fileprivate convenience init(counting value: Int) {
        self.init(value: 0)
        for _ in 0..<value { signal() }
    }
}
