import Dispatch
import Foundation
import Synchronization

/// What comes over the wire, in its order.
enum Happening: Sendable {
    case head(ReplyHead)
    case data(Data)
    case finish
    /// With a sentence for a person.
    case fail(String)
}

/// The happenings of one attempt, from the connection that tells them to the download that takes them.
///
/// If it holds back, at most `HeldBackQueue.room` pieces of data wait; whoever tells one more waits until one is taken.
final class Happenings: Sendable {
    let all: AsyncStream<Happening>
    private let continuation: AsyncStream<Happening>.Continuation
    private let room: DispatchSemaphore?
    private let isClosed = Mutex(false)

    init(holdsBack: Bool) {
        (all, continuation) = AsyncStream.makeStream()
        room = holdsBack ? DispatchSemaphore(counting: HeldBackQueue.room) : nil
    }

    /// Makes the queue that tells them; nil if any will do.
    var queue: OperationQueue? { room == nil ? nil : HeldBackQueue() }

    /// Adds a happening behind those that wait; blocks the thread as long as there is no room for data.
    func tell(_ happening: Happening) {
        if case .data = happening, let room {
            room.wait()
            // Nobody takes any more: the room goes on to whoever waits for it next.
            if isClosed.withLock({ $0 }) {
                room.signal()
                return
            }
        }
        continuation.yield(happening)
    }

    /// Makes room for what comes, since this has been taken.
    func hasTaken(_ happening: Happening) {
        if case .data = happening { room?.signal() }
    }

    /// Ends the sequence behind what still waits.
    func end() {
        continuation.finish()
    }

    /// Lets go of whoever waits for room, since nothing more is taken.
    func close() {
        isClosed.withLock { $0 = true }
        room?.signal()
        continuation.finish()
    }
}

/// A queue for a session's delegate that holds the session back while its delegate has enough to do.
///
/// FoundationNetworking hands over each piece that the network brings as an operation, and goes on: a server that is
/// faster than the disk would fill the memory. If adding an operation waits, nothing is read from the network meanwhile,
/// and the server waits too.
// Only a semaphore is added to what OperationQueue, itself safe to share, has; and a semaphore is safe to share.
final class HeldBackQueue: OperationQueue, @unchecked Sendable {
    /// So many pieces, of up to 16 KiB each, may wait.
    static let room = 64
    private let slots = DispatchSemaphore(counting: HeldBackQueue.room)

    override init() {
        super.init()
        maxConcurrentOperationCount = 1
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        slots.wait()
        super.addOperation { [slots] in
            block()
            slots.signal()
        }
    }
}

extension DispatchSemaphore {
    /// Counts up from 0, since Dispatch ends a program that lets go of a semaphore below the value it was made with.
    fileprivate convenience init(counting value: Int) {
        self.init(value: 0)
        for _ in 0..<value { signal() }
    }
}
