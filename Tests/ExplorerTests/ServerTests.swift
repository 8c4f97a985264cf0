import FlyingSocks
import Foundation
import Synchronization
import Testing

@testable import Explorer
@testable import LoopbackHTTP

/// Tests the explorer's server with the bytes of requests and responses.
struct ServerTests {
    /// Starts the explorer's server, calls a closure with the server's port and path, and stops the server.
    private func serving(_ work: (_ port: UInt16, _ path: String) async throws -> Void) async throws {
        let explorer = try Fixture().explorer
        let (addresses, continuation) = AsyncStream<String>.makeStream()
        let server = Task {
            // If the server cannot start, the test must not wait for its address.
            defer { continuation.finish() }
            try await explorer.serve(port: 0) { continuation.yield($0) }
        }
        defer { server.cancel() }
        let address = try #require(await addresses.first { _ in true })
        let form = /http:\/\/127\.0\.0\.1:(\d+)(\/[0-9a-f]{32})\/index\.html/
        let parts = try #require(address.wholeMatch(of: form))
        try await work(try #require(UInt16(parts.1)), String(parts.2))
        server.cancel()
        _ = await server.result
    }

    /// Starts a server, calls the closure `work`, and stops the server.
    ///
    /// The handler calls `slow` for the path `/slow`, and reads the body of every request except requests for
    /// `/unread`.
    private func serving(
        by server: Server, slow: @escaping @Sendable () async -> Void = {},
        _ work: (_ port: UInt16, _ path: String) async throws -> Void
    ) async throws {
        let (ports, continuation) = AsyncStream<UInt16>.makeStream()
        let task = Task {
            defer { continuation.finish() }
            try await server.run(port: 0) { port in
                continuation.yield(port)
                return { request in
                    do throws(Refusal) {
                        if request.path == "/slow" { await slow() }
                        let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
                        if request.path != "/unread" { _ = try await request.readBody(length) }
                        return HTTPResponse(.ok, "text/plain", "")
                    } catch {
                        return HTTPResponse(error)
                    }
                }
            }
        }
        defer { task.cancel() }
        try await work(try #require(await ports.first { _ in true }), "")
    }

    /// Sends bytes to the server, and returns everything that the server sends until the connection ends.
    private func speak(_ port: UInt16, _ text: String, ip4: String = "127.0.0.1") async throws -> String {
        let address: sockaddr_in = try .inet(ip4: ip4, port: port)
        let socket = try await AsyncSocket.connected(to: address, timeout: 120)
        try await socket.write(Data(text.utf8))
        var bytes: [UInt8] = []
        while let more = try? await socket.read(atMost: 65_536), !more.isEmpty { bytes += more }
        try socket.close()
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Opens connections, sends the same string on each of them, and keeps them open.
    private func connections(
        _ count: Int, to port: UInt16, sending text: String = ""
    ) async throws -> [AsyncSocket] {
        let address: sockaddr_in = try .inet(ip4: "127.0.0.1", port: port)
        var sockets: [AsyncSocket] = []
        for _ in 0..<count {
            let socket = try await AsyncSocket.connected(to: address, timeout: 120)
            if !text.isEmpty { try await socket.write(Data(text.utf8)) }
            sockets.append(socket)
        }
        return sockets
    }

    private func get(_ path: String, host: String) -> String {
        "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
    }

    @Test func `a page is served only if the request has the token and a valid host name`() async throws {
        try await serving { port, path in
            let page = try await speak(port, get("\(path)/index.html", host: "127.0.0.1:\(port)"))
            #expect(page.hasPrefix("HTTP/1.1 200") && page.contains("</html>"))
            let start = try await speak(port, get("\(path)", host: "localhost:\(port)"))
            #expect(start.hasPrefix("HTTP/1.1 303") && start.contains("\(path)/index.html"))
            #expect(
                try await speak(port, get("/index.html", host: "127.0.0.1:\(port)")).hasPrefix("HTTP/1.1 403")
            )
            #expect(
                try await speak(port, get("\(path)/index.html", host: "evil.example:\(port)")).hasPrefix(
                    "HTTP/1.1 421"))
        }
    }

    @Test func `many silent connections do not block another client`() async throws {
        try await serving { port, path in
            let silent = try await connections(300, to: port)
            let page = try await speak(port, get("\(path)/index.html", host: "127.0.0.1:\(port)"))
            #expect(page.hasPrefix("HTTP/1.1 200"))
            for socket in silent { try socket.close() }
        }
    }

    /// The time limit for requests is so long that it ends none of the connections.
    @Test(.timeLimit(.minutes(10)))
    func
        `at the limit, a new connection replaces the oldest silent connection, which is closed without an answer`()
        async throws
    {
        var server = Server()
        server.limits.request = 3_600
        server.limits.connections = 1
        try await serving(by: server) { port, _ in
            var silent = try await connections(2, to: port)
            let oldest = silent[0]
            await #expect(throws: SocketError.disconnected) { _ = try await oldest.read() }
            silent += try await connections(60, to: port)
            #expect(try await speak(port, get("/", host: "x")).hasPrefix("HTTP/1.1 200"))
            for socket in silent { try socket.close() }
        }
    }

    /// The clients neither read the refusals nor close the connections.
    @Test(.timeLimit(.minutes(10))) func `connections that stay open after a refusal are replaced`()
        async throws
    {
        var server = Server()
        server.limits.reading = 3_600
        server.limits.connections = 4
        try await serving(by: server) { port, _ in
            let refused = try await connections(20, to: port, sending: "GET\r\n\r\n")
            #expect(try await speak(port, get("/", host: "x")).hasPrefix("HTTP/1.1 200"))
            for socket in refused { try socket.close() }
        }
    }

    @Test(.timeLimit(.minutes(10))) func `a new connection waits if no existing connection can be replaced`()
        async
    {
        let connections = Connections(1)
        await connections.admit()
        let first = await connections.wait { 1 }
        #expect(first == 1)
        #expect(await !connections.endOldest())
        let hasLeft = Mutex(false)
        let second = Task {
            await connections.admit()
            return hasLeft.withLock(\.self)
        }
        try? await Task.sleep(for: .milliseconds(50))
        hasLeft.withLock { $0 = true }
        await connections.leave()
        #expect(await second.value)
        let third = Task { await connections.admit() }
        let replaced = await connections.wait {
            try? await Task.sleep(for: .seconds(3_600))
            return 1
        }
        #expect(replaced == nil)
        await connections.leave()
        await third.value
    }

    @Test(.timeLimit(.minutes(10)))
    func `a response arrives even if the server does not read the body of the request`() async throws {
        try await serving(by: Server()) { port, _ in
            let body = String(repeating: "x", count: 1 << 20)
            let head = "POST /unread HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
            let answer = try await speak(port, head + body)
            #expect(answer.hasPrefix("HTTP/1.1 200"))
            let long = "POST /unread HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count + 1)\r\n\r\n"
            let refusal = try await speak(port, long + body)
            #expect(refusal.hasPrefix("HTTP/1.1 413"))
            let longest = try await speak(
                port, "POST /unread HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n")
            #expect(longest.hasPrefix("HTTP/1.1 413"))
        }
    }

    @Test func `a request is refused if the end of its body cannot be determined`() async throws {
        try await serving(by: Server()) { port, _ in
            for length in ["abc", "-1", "+1", "1e3", "0x10", "", "1, 1", "١"] {
                let answer = try await speak(
                    port, "POST /unread HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 400"), "\(length)")
            }
            for (field, status) in [("Content-Length: 0\r\n", 400), ("", 501)] {
                for coding in ["chunked", "identity", "gzip, chunked", ""] {
                    let answer = try await speak(
                        port, "POST /unread HTTP/1.1\r\n\(field)Transfer-Encoding: \(coding)\r\n\r\n")
                    #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(field)\(coding)")
                }
            }
        }
    }

    @Test(arguments: [
        "/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/book.css/../../../../etc/passwd",
    ])
    func `no path gives access to files outside the book`(way: String) async throws {
        try await serving { port, path in
            let answer = try await speak(port, get(path + way, host: "127.0.0.1:\(port)"))
            #expect(answer.hasPrefix("HTTP/1.1 40") && !answer.contains("root:"), "\(answer.prefix(200))")
        }
    }

    @Test func `a body whose announced length is too large is refused before it is read`() async throws {
        try await serving { port, path in
            let head =
                "POST \(path)/evaluate HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
            let long = try await speak(port, head + "Content-Length: 5000000\r\nConnection: close\r\n\r\n")
            #expect(long.hasPrefix("HTTP/1.1 413"), "\(long.prefix(200))")
            let chunked = try await speak(
                port, head + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n")
            #expect(chunked.hasPrefix("HTTP/1.1 501"), "\(chunked.prefix(200))")
        }
    }

    @Test(arguments: [
        "GET /\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET http://127.0.0.1/ HTTP/1.1\r\n\r\n", "\r\n\r\n",
        "GET  / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost : x\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nA: b\nHost: x\r\n\r\n",
        "GET / HTTP/1.1\r\nA\r\n\r\n", "GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n", "\u{16}\u{3}\u{1}\r\n\r\n",
    ])
    func `an invalid or ambiguous request is refused`(text: String) async throws {
        try await serving { port, _ in
            let answer = try await speak(port, text)
            #expect(answer.hasPrefix("HTTP/1.1 400"), "\(answer.prefix(100))")
        }
    }

    @Test func `a head that is too long or a request that is never completed is refused`() async throws {
        try await serving { port, _ in
            let long = "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 4_000)
            let answer = try await speak(port, long)
            #expect(answer.hasPrefix("HTTP/1.1 431"))
        }
        var server = Server()
        server.limits.request = 0.2
        try await serving(by: server) { port, _ in
            for text in ["GET / HTTP/1.1\r\nHost", "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nabc"] {
                let answer = try await speak(port, text)
                #expect(answer.hasPrefix("HTTP/1.1 408"), "\(answer.prefix(100))")
            }
        }
    }

    @Test(.timeLimit(.minutes(10)), arguments: [true, false])
    func `an answer that takes too long is an error, whether or not its computation can be stopped`(
        isStoppable: Bool
    ) async throws {
        var server = Server()
        server.limits.answer = 0.2
        let (untilAnswered, answered) = AsyncStream<Void>.makeStream()
        let (untilStopped, stopped) = AsyncStream<Void>.makeStream()
        let slow: @Sendable () async -> Void = {
            if isStoppable {
                try? await Task.sleep(for: .seconds(3_600))
            } else {
                // Cancelling the surrounding task does not cancel this separate task.
                await Task { for await _ in untilAnswered {} }.value
            }
            stopped.finish()
        }
        try await serving(by: server, slow: slow) { port, _ in
            let answer = try await speak(port, get("/slow", host: "x"))
            answered.finish()
            #expect(answer.hasPrefix("HTTP/1.1 504"))
            for await _ in untilStopped {}
        }
    }

    @Test func `the server listens only on the loopback interface`() async throws {
        let own = ProcessInfo.processInfo.hostName
        let addresses = Host.current().addresses.filter { $0.contains(".") && !$0.hasPrefix("127.") }
        guard let outer = addresses.first else { return }
        try await serving { port, path in
            await #expect(throws: (any Error).self, "\(own)") {
                _ = try await speak(port, get("\(path)/index.html", host: "\(outer):\(port)"), ip4: outer)
            }
        }
    }

    @Test func `a port that another program uses is an error`() async throws {
        let explorer = try Fixture().explorer
        try await serving { port, _ in
            await #expect(throws: (any Error).self) { try await explorer.serve(port: port) { _ in } }
        }
    }
}
