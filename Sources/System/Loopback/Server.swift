import FlyingSocks
import Foundation

/// A server on the loopback interface, which answers one request per connection, within limits of size and time.
///
/// The server uses the sockets of the module FlyingSocks. FlyingFox, the server in the same package, imports
/// FoundationNetworking. With FlyingFox, the program would start more slowly, and could not be linked into one file.
public struct Server: Sendable {
    /// The limits on time, in seconds, and on size.
    public struct Limits: Sendable {
        /// The maximum time that a request, with its body, may take to arrive.
        public var request = 20.0
        /// The maximum time that the handler may take to answer a request.
        public var answer = 150.0
        /// The maximum time for the client to read the answer, and after that the maximum time to close the connection.
        public var reading = 20.0
        /// The maximum size of the head of a request, in bytes.
        public var head = 16 << 10
        /// The maximum size of the body of a request, in bytes.
        public var body = 1 << 20
        /// The maximum number of open connections; there are fewer if the process may open only few files.
        public var connections = 256

        /// The limit `connections`, lowered if necessary to half the number of files that the process may open.
        var possibleConnections: Int {
            let files = sysconf(Int32(_SC_OPEN_MAX))
            return files > 0 ? max(1, min(connections, files / 2)) : connections
        }
    }

    public var limits = Limits()

    public init() {}

    /// The error that is thrown if a port cannot be opened; its description comes from the system.
    public struct PortError: Error, CustomStringConvertible {
        public let description: String
    }

    /// Answers requests until the task is cancelled.
    ///
    /// - Parameters:
    ///   - port: The number of the port; 0 for any free port.
    ///   - onStart: A function that is called with the number of the port and returns the handler of requests.
    /// - Throws: `PortError` if the port cannot be opened.
    public func run(
        port: UInt16,
        onStart: @Sendable (_ port: UInt16) -> @Sendable (HTTPRequest) async -> HTTPResponse
    ) async throws {
        #if canImport(Darwin)
            let pool: some AsyncSocketPool = .kQueue()
        #else
            let pool: some AsyncSocketPool = .ePoll()
        #endif
        let (socket, own) = try Self.listen(port)
        defer { try? socket.close() }
        let answer = onStart(own)
        try await pool.prepare()
        let listener = try AsyncSocket(socket: socket, pool: pool)
        let connections = Connections(limits.possibleConnections)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            group.addTask {
                try await withThrowingDiscardingTaskGroup { group in
                    while true {
                        let socket = try await Self.accept(from: listener, connections)
                        Self.keep(socket.socket)
                        await connections.admit()
                        group.addTask {
                            await serve(socket, connections, answer)
                            try? socket.close()
                            await connections.leave()
                        }
                    }
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Returns a socket that listens for connections, and the number of its port.
    private static func listen(_ port: UInt16) throws(PortError) -> (Socket, UInt16) {
        do {
            let address: sockaddr_in = try .inet(ip4: "127.0.0.1", port: port)
            let socket = try Socket(domain: Int32(AF_INET))
            do {
                keep(socket)
                try socket.setValue(true, for: .localAddressReuse)
                try socket.bind(to: address)
                try socket.listen()
                guard case .ip4(_, let own) = try socket.sockname() else {
                    throw SocketError.unsupportedAddress
                }
                return (socket, own)
            } catch {
                try? socket.close()
                throw error
            }
        } catch SocketError.failed(_, _, let message) {
            throw PortError(description: message)
        } catch {
            throw PortError(description: error.localizedDescription)
        }
    }

    /// Returns the next connection; if necessary, waits until the system has a file descriptor and memory for the
    /// connection.
    private static func accept(
        from listener: AsyncSocket, _ connections: Connections
    ) async throws -> AsyncSocket {
        while true {
            try Task.checkCancellation()
            do {
                return try await listener.accept()
            } catch SocketError.failed(_, let code, _) where [ECONNABORTED, EINTR].contains(code) {
                continue
            } catch SocketError.failed(_, let code, _)
                where [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code)
            {
                // If all the descriptors are in use elsewhere, no event shows that one of them is free again.
                if await !connections.endOldest() { try await Task.sleep(for: .milliseconds(20)) }
            }
        }
    }

    /// Prevents the programs that this program starts from inheriting the socket.
    private static func keep(_ socket: Socket) {
        _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
    }

    private func serve(
        _ socket: AsyncSocket, _ connections: Connections,
        _ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
    ) async {
        let incoming = Incoming(socket, within: limits)
        let request = await connections.wait { () async -> Result<HTTPRequest, Refusal> in
            do throws(Refusal) { return .success(try await incoming.request()) } catch {
                return .failure(error)
            }
        }
        guard let request else { return }
        let response =
            switch request {
            case .success(let request):
                await result(within: limits.answer) { await answer(request) }
                    ?? HTTPResponse(Refusal(.gatewayTimeout, "The answer was not ready in time."))
            case .failure(let refusal): HTTPResponse(refusal)
            }
        let data = Data(response.bytes)
        guard await within(limits.reading, { try? await socket.write(data) }) != nil else { return }
        // If the connection were closed while the client still sends, it would be reset and the answer lost. So the
        // server tells the client that the answer is complete, and waits until the client closes the connection.
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        _ = await connections.wait { [limits] in
            await within(limits.reading) { await incoming.discard() }
        }
    }
}

/// The bytes that arrive on a connection.
private actor Incoming {
    private let socket: AsyncSocket
    private let limits: Server.Limits
    private let end: ContinuousClock.Instant
    private var waiting: [UInt8] = []

    init(_ socket: AsyncSocket, within limits: Server.Limits) {
        self.socket = socket
        self.limits = limits
        end = .now + .seconds(limits.request)
    }

    /// Reads bytes until the head of the request has arrived, and returns the request.
    func request() async throws(Refusal) -> HTTPRequest {
        let separator = Array("\r\n\r\n".utf8)
        var searched = 0
        while true {
            if let found = waiting[searched...].firstRange(of: separator) {
                let head = waiting[..<found.lowerBound]
                waiting.removeSubrange(..<found.upperBound)
                return try HTTPRequest(head: head, greatestBody: limits.body) { count throws(Refusal) in
                    try await self.body(count)
                }
            }
            guard waiting.count <= limits.head else {
                throw Refusal(
                    .headTooLarge, "The head of a request must have at most \(limits.head >> 10) KiB.")
            }
            searched = max(0, waiting.count - 3)
            try await readMore()
        }
    }

    private func body(_ count: Int) async throws(Refusal) -> [UInt8] {
        waiting.reserveCapacity(count)
        while waiting.count < count { try await readMore() }
        return Array(waiting.prefix(count))
    }

    private func readMore() async throws(Refusal) {
        let seconds = (end - ContinuousClock.now) / .seconds(1)
        let read = await within(max(0, seconds)) { [socket] in
            try? await socket.read(atMost: 65_536)
        }
        guard let read else { throw Refusal(.requestTimeout, "The request did not arrive in time.") }
        guard let bytes = read, !bytes.isEmpty else { throw .malformed }
        waiting += bytes
    }

    /// Reads and discards bytes until the client sends no more.
    func discard() async {
        while let bytes = try? await socket.read(atMost: 65_536), !bytes.isEmpty { continue }
    }
}

/// Runs some work and returns its result; if the work takes longer than the given number of seconds, cancels the work
/// and returns nil.
private func within<Result: Sendable>(
    _ seconds: Double, _ work: @escaping @Sendable () async -> Result
) async -> Result? {
    await withTaskGroup(of: Result?.self) { group in
        group.addTask { await work() }
        group.addTask {
            try? await Task.sleep(for: .seconds(seconds))
            return nil
        }
        defer { group.cancelAll() }
        return await group.next() ?? nil
    }
}

/// Runs some work and returns its result; if the work takes longer than the given number of seconds, cancels the work
/// and returns nil.
///
/// Unlike `within`, this function does not wait for the cancelled work, since a computation may ignore the
/// cancellation. But if the server ends before the time is up, the function waits for the work, since the work may have
/// to remove files.
private func result<Result: Sendable>(
    within seconds: Double, of work: @escaping @Sendable () async -> Result
) async -> Result? {
    let (results, continuation) = AsyncStream<Result>.makeStream()
    let worker = Task {
        let result = await work()
        continuation.yield(result)
        return result
    }
    if let result = await within(seconds, { await results.first { _ in true } }) ?? nil { return result }
    worker.cancel()
    return Task.isCancelled ? await worker.value : nil
}

/// A fixed number of turns, which limits how many pieces of work run at the same time.
public actor Turns {
    private var free: Int

    public init(_ count: Int) { free = count }

    /// Takes a turn if one is free, and returns whether a turn was taken; each taken turn must be given back.
    public func take() -> Bool {
        guard free > 0 else { return false }
        free -= 1
        return true
    }

    public func giveBack() { free += 1 }
}
