import CourseDownload
import Foundation
import JSON
import LearningSpecs
import Specification
import Synchronization
import Testing

/// Tests that nothing is left of a course that does not arrive completely, and that an older course is kept.
struct BrokenDownloadTests {
    /// A broken reply of a server, and the expected report.
    struct Mischief: CustomTestStringConvertible, Sendable {
        let name: String
        /// A part of the expected reason; nil if its wording comes from a system library.
        let reason: String?
        let answer: @Sendable (LoopbackServer.Connection) -> Void

        var testDescription: String { name }

        init(
            _ name: String, telling reason: String? = nil,
            _ answer: @escaping @Sendable (LoopbackServer.Connection) -> Void
        ) {
            self.name = name
            self.reason = reason
            self.answer = answer
        }

        /// Returns a broken reply with the given header fields and a body of ten bytes.
        static func ten(_ name: String, telling reason: String? = nil, _ status: String, _ fields: String...)
            -> Mischief
        {
            Mischief(name, telling: reason) { connection in
                connection.send((["HTTP/1.1 \(status)"] + fields + ["", ""]).joined(separator: "\r\n"))
                connection.send(bytes(10))
            }
        }
    }

    static let mischief: [Mischief] = [
        .ten("401", telling: "answered 401", "401 Unauthorized", "Content-Length: 10"),
        .ten(
            "401 with a challenge", telling: "answered 401", "401 Unauthorized",
            "WWW-Authenticate: Basic realm=\"x\"", "Content-Length: 10"),
        .ten("400", telling: "answered 400", "400 Bad Request", "Content-Length: 10"),
        .ten("403", telling: "answered 403", "403 Forbidden", "Content-Length: 10"),
        .ten("404", telling: "answered 404", "404 Not Found", "Content-Length: 10"),
        .ten("407", telling: "answered 407", "407 Proxy Authentication Required", "Content-Length: 10"),
        .ten("500", telling: "answered 500", "500 Internal Server Error", "Content-Length: 10"),
        .ten("shorter than announced", "200 OK", "Content-Length: 20"),
        .ten("an invalid length", "200 OK", "Content-Length: ten"),
        .ten("a length below 0", "200 OK", "Content-Length: -1"),
        .ten("a length that is too great", "200 OK", "Content-Length: 99999999999999999999"),
        .ten("two lengths", "200 OK", "Content-Length: 10", "Content-Length: 5"),
        .ten(
            "an unrequested part", telling: "part (206)", "206 Partial Content", "Content-Length: 10",
            "Content-Range: bytes 0-9/20"),
        .ten(
            "the last part of a course", telling: "part (206)", "206 Partial Content", "Content-Length: 10",
            "Content-Range: bytes 10-19/20"),
        .ten(
            "a part of a course of unknown length", telling: "part (206)", "206 Partial Content",
            "Content-Length: 10",
            "Content-Range: bytes 0-9/*"),
        .ten("a part without a range", telling: "part (206)", "206 Partial Content", "Content-Length: 10"),
        .ten(
            "a part that is shorter than announced", "206 Partial Content",
            "Content-Length: 10",
            "Content-Range: bytes 0-19/20"),
        Mischief("gzip", telling: "encoded course (gzip)") { connection in
            // "course" in gzip.
            let body: [UInt8] = [
                31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 75, 206, 47, 45, 42, 78, 5, 0, 185, 111, 158, 22, 6, 0, 0, 0,
            ]
            connection.sendHead("200 OK", "Content-Encoding: gzip", "Content-Length: \(body.count)")
            connection.send(body)
        },
        // The transfer is announced as gzip; a few bytes in gzip could expand to any size.
        .ten(
            "an encoded transfer", telling: "encoded course (gzip)", "200 OK", "Transfer-Encoding: gzip",
            "Connection: close"),
        Mischief("chunked, truncated in a chunk") { connection in
            connection.sendHead("200 OK", "Transfer-Encoding: chunked")
            connection.send("64\r\n")
            connection.send(bytes(10))
        },
        Mischief("chunked, truncated between chunks") { connection in
            connection.sendHead("200 OK", "Transfer-Encoding: chunked")
            connection.sendChunk(bytes(10))
        },
        Mischief("chunked, without the size of a chunk") { connection in
            connection.sendHead("200 OK", "Transfer-Encoding: chunked")
            connection.sendChunk(bytes(10))
            connection.send("course\r\n")
        },
        Mischief("chunked, longer than announced", telling: "more bytes") { connection in
            connection.sendHead("200 OK", "Content-Length: 5", "Transfer-Encoding: chunked")
            connection.sendChunk(bytes(10))
            connection.sendChunk([])
        },
        Mischief("chunked, shorter than announced", telling: "after 10 of 11 bytes") { connection in
            connection.sendHead("200 OK", "Content-Length: 11", "Transfer-Encoding: chunked")
            connection.sendChunk(bytes(10))
            connection.sendChunk([])
        },
        Mischief("a reply that is not HTTP") { $0.send("SSH-2.0-OpenSSH_9.2\r\nand more of it\r\n") },
        Mischief("random bytes") { $0.send([0, 255, 13, 10, 13, 10] + bytes(100)) },
        Mischief("nothing") { _ in },
        Mischief("only an informational reply") { $0.send("HTTP/1.1 103 Early Hints\r\n\r\n") },
        Mischief("a truncated head") { $0.send("HTTP/1.1 200 OK\r\nContent-Le") },
        Mischief("a truncated status line") { $0.send("HTTP/1.1 20") },
    ]

    @Test(arguments: mischief)
    func `a download with a broken reply fails, and leaves nothing behind`(mischief: Mischief) async throws {
        let server = try LoopbackServer { _, connection in mischief.answer(connection) }
        let fetching = try Fetching(server.url())
        let standing = try await fetching.run(token: #require(BearerToken("t")))
        #expect(standing.phase == .failed)
        #expect(standing.kept == 0)
        #expect(standing.progress < 1)
        if let part = mischief.reason { #expect(fetching.reason.contains(part), "\(fetching.reason)") }
        #expect(!fetching.reason.isEmpty)
        #expect(server.requests.count == 1)
        try fetching.expectNothing()
        // The broken reply also leaves an older course unchanged.
        let again = try Fetching(server.url())
        try Data("older".utf8).write(to: again.destination)
        #expect(try await again.run().phase == .failed)
        try again.expectWhole(Array("older".utf8))
    }

    @Test func `a partial reply that covers the complete course is accepted as the course`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead("206 Partial Content", "Content-Length: 10", "Content-Range: bytes 0-9/10")
            connection.send(bytes(10))
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run().phase == .done)
        try fetching.expectWhole(bytes(10))
    }

    @Test
    func `a truncated download fails and reports its progress, and the next start begins at byte 0`()
        async throws
    {
        let isCut = Mutex(true)
        // This server would send a part of the course if the client asked for it.
        let server = try LoopbackServer { request, connection in
            let start = request.fields["range"].flatMap { Int($0.filter(\.isNumber)) } ?? 0
            connection.sendHead("200 OK", "Accept-Ranges: bytes", "Content-Length: \(1_000 - start)")
            let end = isCut.withLock { isCut in
                defer { isCut = false }
                return isCut ? 500 : 1_000
            }
            connection.send(Array(bytes(1_000)[start..<end]))
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run(token: #require(BearerToken("a"))) == .init(.failed, progress: 0.5))
        #expect(fetching.steps.contains { $0.standing == .init(.running, progress: 0.5, kept: 500) })
        try fetching.expectNothing()
        #expect(
            try await fetching.run(token: #require(BearerToken("b")))
                == .init(.done, progress: 1, kept: 1_000))
        try fetching.expectWhole(bytes(1_000))
        #expect(server.requests.map { $0.fields["range"] } == [nil, nil])
        #expect(server.requests.map { $0.fields["authorization"] } == ["Bearer a", "Bearer b"])
        #expect(fetching.kinds.count { $0 == .start } == 2)
    }

    @Test func `a server that cannot be reached is reported`() async throws {
        let port = try LoopbackServer.silentPort()
        let fetching = try Fetching(#require(URL(string: "http://127.0.0.1:\(port)/course.zip")))
        #expect(try await fetching.run() == .init(.failed))
        #expect(fetching.kinds == [.start, .fail])
        #expect(fetching.reason == "the server cannot be reached")
        try fetching.expectNothing()
    }

    @Test(arguments: [false, true]) func `a download times out if the server stops sending`(hasHead: Bool)
        async throws
    {
        let server = try LoopbackServer { _, connection in
            if hasHead {
                connection.sendHead("200 OK", "Content-Length: 1000")
                connection.send(bytes(10))
            }
            connection.waitForTheEnd()
        }
        // If bytes are sent, they must arrive before the timeout, even on a busy machine.
        let timeout = hasHead ? Duration.seconds(5) : .milliseconds(300)
        let fetching = try Fetching(server.url(), timeout: timeout)
        #expect(try await fetching.run() == .init(.failed, progress: hasHead ? 0.01 : 0))
        #expect(fetching.reason == "no data arrived for \(timeout)")
        try fetching.expectNothing()
    }

    @Test func `a download that takes too long fails, even if bytes keep arriving`() async throws {
        let gate = Gate()
        let server = try LoopbackServer { _, connection in
            connection.sendHead()
            while !gate.isOpen {
                connection.send(bytes(1))
                Thread.sleep(forTimeInterval: 0.01)  // Bytes keep arriving, but slowly.
            }
        }
        let fetching = try Fetching(server.url(), timeout: .seconds(3000), whole: .milliseconds(700))
        #expect(try await fetching.run().phase == .failed)
        gate.open()
        #expect(fetching.reason == "the course was not complete after \(Duration.milliseconds(700))")
        try fetching.expectNothing()
    }

    @Test func `a download has a default limit on bytes and on time`() {
        #expect(CourseDownload.usual.bytes == 4 << 30)
        #expect(CourseDownload.usual.whole == .seconds(21_600))
    }

    @Test func `downloading a course above the limit fails, even if no length is announced`() async throws {
        let server = try LoopbackServer { request, connection in
            if request.path == "/announced" {
                connection.sendHead("200 OK", "Content-Length: 11")
                connection.waitForTheEnd()
            } else {
                connection.sendHead()
                connection.send(bytes(Int(request.path.dropFirst()) ?? 0))
            }
        }
        for path in ["/announced", "/11"] {
            let fetching = try Fetching(server.url(path), limit: 10)
            #expect(try await fetching.run().phase == .failed)
            #expect(fetching.reason == "11 bytes are more than the 10 allowed")
            try fetching.expectNothing()
        }
        #expect(try await Fetching(server.url("/10"), limit: 10).run().phase == .done)
    }

    @Test func `a cancelled download leaves nothing behind`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: 1000")
            connection.send(bytes(10))
            connection.waitForTheEnd()
        }
        let fetching = try Fetching(server.url())
        let started = Gate()
        let task = Task {
            try await fetching.run { if $0.standing.kept == 10 { started.open() } }
        }
        await withCheckedContinuation { continuation in
            Thread {
                _ = started.pass()
                continuation.resume()
            }.start()
        }
        task.cancel()
        #expect(try await task.value == .init(.cancelled, progress: 0.01))
        #expect(fetching.kinds.last == .cancel)
        try fetching.expectNothing()
    }

    @Test func `a second start while a download is running changes nothing`() async throws {
        let gate = Gate()
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: 10")
            connection.send(Array(bytes(10)[..<5]))
            if gate.pass() { connection.send(Array(bytes(10)[5...])) }
        }
        let fetching = try Fetching(server.url())
        let other = Kept<Download.Standing>()
        try await fetching.run { step in
            guard step.standing.kept == 5 else { return }
            Task {
                let standing = await fetching.download.fetch()
                other.keep(standing)
                gate.open()
            }
        }
        #expect(other.value == .init(.running, progress: 0.5, kept: 5))
        #expect(server.requests.count == 1)
        try fetching.expectWhole(bytes(10))
    }

    @Test func `a destination that cannot be written is refused before the server is asked`() async throws {
        let server = try LoopbackServer { _, connection in connection.sendHead("200 OK", "Content-Length: 0")
        }
        for path in ["missing/course.zip", "folder"] {
            let fetching = try Fetching(server.url())
            let place = fetching.folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: fetching.folder.appending(path: "folder"), withIntermediateDirectories: true)
            let download = try #require(CourseDownload(of: server.url(), to: place))
            let reason = Mutex<String?>(nil)
            let standing = await download.fetch { step in reason.withLock { $0 = step.reason } }
            #expect(standing == .init(.failed))
            #expect(reason.withLock { $0 }?.contains(place.path) == true)
            #expect(try fetching.names() == ["folder"])
        }
        #expect(server.requests.isEmpty)
    }
}
