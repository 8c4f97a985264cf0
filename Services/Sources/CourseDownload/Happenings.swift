import Dispatch
import Foundation
import Synchronization

/// Something that happens during an attempt to download; happenings are reported in the order in which they occur.
enum Happening: Sendable {
    case head(ReplyHead)
    case data(Data)
    case finish
    /// The attempt failed, for the reason in this sentence.
    case fail(String)
}

/// The sequence of happenings of one attempt, which the connection sends and the download receives.
///
/// At most `most` pieces of data wait in the sequence; the connection must wait before it adds another piece. So even a
/// fast server must wait for the disk, and the memory in use does not grow.
final class Happenings: Sendable {
    let all: AsyncStream<Happening>
    private let continuation: AsyncStream<Happening>.Continuation
    private let room = DispatchSemaphore(counting: Happenings.most)
    private let isClosed = Mutex(false)

    /// The maximum number of pieces of data that wait, each of at most 16 KiB.
    static let most = 64

    init() {
        (all, continuation) = AsyncStream.makeStream()
    }

    /// Adds a happening to the end of the sequence; if it is data, blocks the thread while `most` pieces wait.
    func tell(_ happening: Happening) {
        if case .data = happening {
            room.wait()
            // The receiver takes no more happenings, so this thread lets the next waiting thread continue.
            if isClosed.withLock({ $0 }) {
                room.signal()
                return
            }
        }
        continuation.yield(happening)
    }

    /// Makes room for another piece of data if the happening that the receiver has just taken is data.
    func hasTaken(_ happening: Happening) {
        if case .data = happening { room.signal() }
    }

    /// Ends the sequence; the receiver still gets the happenings that are waiting.
    func end() {
        continuation.finish()
    }

    /// Lets all threads that wait for room continue, since the receiver takes no more happenings.
    func close() {
        isClosed.withLock { $0 = true }
        room.signal()
        continuation.finish()
    }
}

extension DispatchSemaphore {
    /// Creates a semaphore at 0 and raises it, since Dispatch traps if a semaphore is freed below its initial value.
    fileprivate convenience init(counting value: Int) {
        self.init(value: 0)
        for _ in 0..<value { signal() }
    }
}
