import Foundation
import Specification
import TestSupport
import VoiceReference
import VoiceSpecs

@testable import CodeRunner

/// A client of the service that makes the calls which voice.runner demands.
struct Client: Sendable {
    let base: String
    /// The number of seconds that the client waits; only a test that expects no answer may reduce this number.
    var timeout = 600.0

    /// Sends a program to the service, and returns the whole exchange.
    func exchange(
        _ code: String, key: String = Runner.guest, polls: Int = 10_000
    ) async throws -> (input: Runner.Input, output: Runner.Output) {
        var replies: [Runner.Reply] = []
        while true {
            let input = Runner.Input(code: code, apiKey: key, polls: polls, replies: replies)
            let output = try Runner.answer(input, readings: .standard)
            guard output.requests.count > replies.count else { return (input, output) }
            let request = output.requests[replies.count]
            if request.path.hasSuffix("status") { try await Task.sleep(for: .milliseconds(50)) }
            replies.append(await reply(to: request))
        }
    }

    func result(
        of code: String, key: String = Runner.guest, polls: Int = 10_000
    ) async throws -> Runner.Result {
        try await exchange(code, key: key, polls: polls).output.result
    }

    private func reply(to request: Runner.Request) async -> Runner.Reply {
        let query = request.query.map { "\($0.name)=\($0.encoded)" }.joined(separator: "&")
        guard let answer = await send(request.method, "\(request.path)?\(query)") else { return .timeout }
        return .reply(status: answer.status, body: answer.body)
    }

    /// Sends a request, and returns the answer, or nil if no answer arrives in time.
    ///
    /// The client uses a plain socket, since URLSession on Linux can lock up if a task is cancelled while its answer
    /// arrives.
    func send(
        _ method: String, _ path: String, headers: [String: String] = [:]
    ) async -> (status: Int, body: String)? {
        guard let url = URLComponents(string: base), let port else { return nil }
        let fields = ["Host": "127.0.0.1:\(port)", "Connection": "close"].merging(headers) { $1 }
        let lines = ["\(method) \(url.path)\(path) HTTP/1.1"] + fields.map { "\($0): \($1)" } + ["", ""]
        let answer = try? await onItsOwnThread { [timeout] in
            Self.answer(to: lines.joined(separator: "\r\n"), port: port, timeout: timeout)
        }
        guard let text = answer ?? nil, let end = text.range(of: "\r\n\r\n"),
            let status = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { return nil }
        return (status, String(text[end.upperBound...]))
    }

    private var port: UInt16? { URLComponents(string: base)?.port.flatMap { UInt16(exactly: $0) } }

    /// Opens connections without sending anything, and returns their sockets.
    func silentConnections(_ count: Int) async throws -> [Int32] {
        guard let port else { return [] }
        return try await onItsOwnThread { (0..<count).compactMap { _ in Self.connection(to: port) } }
    }

    /// Opens a connection to the server, and returns its socket.
    private static func connection(to port: UInt16) -> Int32? {
        #if canImport(Glibc)
            let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let socket = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        if !isConnected { close(socket) }
        return isConnected ? socket : nil
    }

    /// Sends a request, and reads the answer until the server closes the connection.
    private static func answer(to request: String, port: UInt16, timeout: Double) -> String? {
        guard let socket = connection(to: port) else { return nil }
        defer { close(socket) }
        let whole = timeout.rounded(.down)
        var time = timeval(tv_sec: Int(whole), tv_usec: .init((timeout - whole) * 1_000_000))
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var rest = Array(request.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, sendFlags) }
            guard count > 0 else { return nil }
            rest = rest.dropFirst(count)
        }
        // The client signals to the server that nothing more follows.
        shutdown(socket, Int32(SHUT_WR))
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(socket, &piece, piece.count)
            guard count >= 0 else { return nil }
            if count == 0 { return String(decoding: bytes, as: UTF8.self) }
            bytes += piece.prefix(count)
        }
    }

    /// The flags for `send`, so that a broken pipe does not end the tests if the other side stops listening.
    private static var sendFlags: Int32 {
        #if canImport(Glibc)
            Int32(MSG_NOSIGNAL)
        #else
            0
        #endif
    }
}

/// The program `code-runner`, a compiler, and the folders for a test.
enum Here {
    static let program = ProgramRun.folder.appending(path: "code-runner").path
    /// A program that makes the calls which a confined program must not make.
    static let hostile = ProgramRun.folder.appending(path: "hostile").path
    /// The root package.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Runs the service while an action runs; the service makes its folders in a scratch folder.
    ///
    /// After the action, no folder of the service may be left in the scratch folder.
    ///
    /// The time limit of a program is `seconds`; the time limit of the compiler is long enough even on a busy machine.
    static func serving(
        seconds: Double = 300, delay: Double = 2,
        _ work: @escaping @Sendable (Client, Scratch) async throws -> Void
    ) async throws {
        let scratch = try Scratch()
        let workshop = try workshop(in: scratch, seconds: seconds)
        let service = CodeRunnerService(workshop, delay: delay)
        let (addresses, continuation) = AsyncStream<String>.makeStream()
        let server = Task {
            // If the service cannot start, the test must not wait for its address.
            defer { continuation.finish() }
            try await service.serve(port: 0) { continuation.yield($0) }
        }
        defer { server.cancel() }
        guard let address = await addresses.first(where: { _ in true }) else { return }
        try await work(Client(base: address), scratch)
        server.cancel()
        _ = await server.result
        let left = try scratch.names.filter { $0.hasPrefix("code-runner-") }
        guard left.isEmpty else { throw Problem(sentence: "\(left) are left") }
    }

    static func workshop(in scratch: Scratch, seconds: Double = 300) throws -> Workshop {
        guard let toolchain = Toolchain() else { throw Problem(sentence: "there is no compiler on the path") }
        var workshop = Workshop(toolchain, helper: program, place: scratch.folder.path)
        workshop.compilerLimits.seconds = 600
        workshop.programLimits.seconds = seconds
        return workshop
    }

    struct Problem: Error {
        let sentence: String
    }
}
