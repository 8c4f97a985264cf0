import Foundation
import Synchronization
import Transfer

/// One attempt to fetch a course over HTTP: it sends the request, follows redirections, and reports what happens.
///
/// A separate thread uses libcurl. The thread pauses while too much received data waits for the download to take it.
final class CourseConnection: Sendable {
    private struct State {
        var lastHeard = SuspendingClock.now
        /// Whether the thread is passing a happening to the download, and so may be blocked while too much data waits.
        var isHeldBack = false
        var isClosed = false
        var transfer: Transfer?
    }

    /// A request in progress.
    // Only the connection's own thread makes, runs and frees the request. Another thread may stop the request, which
    // libcurl allows until the request is freed. The lock around `State.transfer` ensures that no thread stops a freed
    // request.
    private struct Transfer: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private let url: URL
    private let origin: Origin
    /// The value of the header field `Authorization`; nil if there is no token.
    private let authorization: String?
    private let happenings: Happenings
    private let state = Mutex(State())

    init(_ url: URL, _ origin: Origin, _ authorization: String?, to happenings: Happenings) {
        self.url = url
        self.origin = origin
        self.authorization = authorization
        self.happenings = happenings
    }

    /// Starts the thread that sends the request.
    func open() {
        Thread { [self] in
            ask()
            happenings.end()
        }.start()
    }

    /// Stops the request, so that nothing more is received.
    func close() {
        state.withLock { state in
            state.isClosed = true
            if let transfer = state.transfer { transfer_stop(transfer.pointer) }
        }
    }

    /// Reports a failure once no data have arrived for `timeout`, or once the download has taken longer than `whole`.
    func watch(for timeout: Duration, whole: Duration) async {
        let end = SuspendingClock.now + whole
        while true {
            let heard = state.withLock { $0.isHeldBack ? .now : $0.lastHeard }
            let limit = min(heard + timeout, end)
            if limit <= SuspendingClock.now {
                happenings.tell(
                    .fail(
                        limit == end
                            ? "the course was not complete after \(whole)" : "no data arrived for \(timeout)")
                )
                return
            }
            do {
                try await Task.sleep(until: limit, clock: .suspending)
            } catch { return }
        }
    }

    // MARK: The thread

    /// Requests the URL, and follows the server's redirections.
    ///
    /// The token goes only to the first origin. If a redirection leads to another origin and a later one leads back,
    /// the first origin does not get the token again (as in Fetch, HTTP-redirect fetch; RFC 9110, 15.4).
    private func ask() {
        var place = url
        var isTrusted = true
        for _ in 0...Self.mostRedirections {
            let reply = Reply(from: place, to: self)
            let end = run(place, isTrusted ? authorization : nil, reply)
            guard let next = reply.next else { return tell(end) }
            isTrusted = isTrusted && Origin(next) == origin
            place = next
        }
        report(.fail("there are more than \(Self.mostRedirections) redirections"))
    }

    private static let mostRedirections = 20

    /// Requests the course from its first byte (DOW-2), and without compression, since the bytes are counted.
    private func run(_ place: URL, _ authorization: String?, _ reply: Reply) -> (transfer_end, String) {
        let fields =
            ["Accept-Encoding: identity", "User-Agent: course-download"]
            + (authorization.map { ["Authorization: \($0)"] } ?? [])
        let listener = transfer_listener(
            context: Unmanaged.passUnretained(reply).toOpaque(),
            line: { context in
                guard let context else { return }
                Unmanaged<Reply>.fromOpaque(context).takeUnretainedValue().connection.noteSign()
            },
            head: { context, status, lines, length in
                guard let context, let lines else { return false }
                let bytes = UnsafeRawBufferPointer(start: lines, count: length)
                return Unmanaged<Reply>.fromOpaque(context).takeUnretainedValue().hear(status, bytes)
            },
            body: { context, bytes, count in
                guard let context, let bytes else { return false }
                let reply = Unmanaged<Reply>.fromOpaque(context).takeUnretainedValue()
                return reply.connection.report(.data(Data(bytes: bytes, count: count)))
            })
        let words = fields.map { strdup($0) }
        defer { for word in words { free(word) } }
        let made = transfer_make(
            place.absoluteString, words.map { UnsafePointer($0) }, words.count, listener)
        guard let made else { return (TRANSFER_FAILED, "there is not enough memory for the request") }
        let isClosed = state.withLock { state in
            state.transfer = Transfer(pointer: made)
            return state.isClosed
        }
        var why = [CChar](repeating: 0, count: 300)
        let end = isClosed ? TRANSFER_STOPPED : transfer_run(made, &why, why.count)
        state.withLock { $0.transfer = nil }
        transfer_free(made)
        return (end, String(decoding: why.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    /// Notes that the server has just sent something.
    private func noteSign() {
        state.withLock { $0.lastHeard = .now }
    }

    /// Passes a happening to the download, and returns whether to continue; after `close()` the result is false.
    @discardableResult
    private func report(_ happening: Happening) -> Bool {
        state.withLock { $0.isHeldBack = true }
        happenings.tell(happening)
        return state.withLock { state in
            state.isHeldBack = false
            state.lastHeard = .now
            return !state.isClosed
        }
    }

    private func tell(_ end: (how: transfer_end, why: String)) {
        switch end.how {
        case TRANSFER_STOPPED: return
        case TRANSFER_WHOLE: report(.finish)
        case TRANSFER_NO_SERVER: report(.fail("there is no such server"))
        case TRANSFER_NO_CONNECTION: report(.fail("the server cannot be reached"))
        case TRANSFER_LOST: report(.fail("the connection was lost: \(end.why)"))
        case TRANSFER_NO_REPLY: report(.fail("the reply cannot be understood: \(end.why)"))
        default: report(.fail("the connection failed: \(end.why)"))
        }
    }

    /// The parts of one reply received so far; only the thread that sends the request uses this object.
    private final class Reply {
        let place: URL
        let connection: CourseConnection
        /// The URL that the reply redirects to; nil if the reply does not redirect to an HTTP URL.
        private(set) var next: URL?

        init(from place: URL, to connection: CourseConnection) {
            self.place = place
            self.connection = connection
        }

        /// Receives the head of the reply, and returns whether to receive the body too.
        func hear(_ status: Int, _ lines: UnsafeRawBufferPointer) -> Bool {
            let fields = HeaderFields(lines)
            var refusal: String?
            if [301, 302, 303, 307, 308].contains(status), let location = fields["location"] {
                let target = URL(string: location, relativeTo: place)?.absoluteURL
                if let target, Origin(target) != nil {
                    next = target
                    return false
                }
                refusal = "the server redirects to \"\(location.prefix(200))\", which is not an HTTP URL"
            }
            return connection.report(.head(ReplyHead(status: status, fields, refusal: refusal)))
        }
    }
}
