import Dispatch
import Foundation
import Synchronization

/// An event on the wire, in order.
enum Happening: Sendable {
    case head(ReplyHead)
    case data(Data)
    case finish
    /// With a sentence for a person.
    case fail(String)
}

/// The happenings of one attempt, from the connection that tells them to the download that takes them.
///
/// At most `most` pieces of data wait; a further one waits until one is taken. A server that is faster than the
/// disk so waits too, and memory stays flat.
final class Happenings: Sendable {
    let all: AsyncStream<Happening>
    private let continuation: AsyncStream<Happening>.Continuation
    private let room = DispatchSemaphore(counting: Happenings.most)
    private let isClosed = Mutex(false)

    /// How many pieces, of up to 16 KiB each, may wait.
    static let most = 64

    init() {
        (all, continuation) = AsyncStream.makeStream()
    }

    /// Adds a happening behind those that wait; blocks the thread as long as there is no room for data.
    func tell(_ happening: Happening) {
        if case .data = happening {
            room.wait()
            // Nobody takes any more: the room goes to the next waiter.
            if isClosed.withLock({ $0 }) {
                room.signal()
                return
            }
        }
        continuation.yield(happening)
    }

    /// Makes room for what comes, since this has been taken.
    func hasTaken(_ happening: Happening) {
        if case .data = happening { room.signal() }
    }

    /// Ends the sequence behind what still waits.
    func end() {
        continuation.finish()
    }

    /// Lets all waiters for room go, since nothing more is taken.
    func close() {
        isClosed.withLock { $0 = true }
        room.signal()
        continuation.finish()
    }
}

extension DispatchSemaphore {
    /// Counts up from 0, since Dispatch ends a program that lets go of a semaphore below the value it was made with.
    fileprivate convenience init(counting value: Int) {
        self.init(value: 0)
        for _ in 0..<value { signal() }
    }
}
