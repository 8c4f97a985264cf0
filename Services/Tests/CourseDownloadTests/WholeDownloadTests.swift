import CourseDownload
import Foundation
import JSON
import LearningSpecs
import Specification
import Synchronization
import Testing

/// Tests the download of courses that arrive completely.
struct WholeDownloadTests {
    @Test(arguments: [1, 10, 300_000])
    func `a course with an announced length is kept byte for byte`(count: Int) async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: \(count)")
            connection.send(bytes(count))
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run() == .init(.done, progress: 1, kept: count))
        try fetching.expectWhole(bytes(count))
        #expect(fetching.kinds.prefix(2) == [.start, .headers])
        #expect(fetching.steps[1].event == .headers(status: 200, length: count))
        #expect(fetching.kinds.last == .finish)
    }

    @Test func `if no length is announced, the progress stays 0 until the download is done`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Transfer-Encoding: chunked")
            for start in stride(from: 0, to: 9_000, by: 3_000) {
                connection.sendChunk(Array(bytes(9_000)[start..<start + 3_000]))
            }
            connection.sendChunk([])
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run() == .init(.done, progress: 1, kept: 9_000))
        #expect(fetching.steps[1].event == .headers(status: 200, length: nil))
        #expect(fetching.steps.dropLast().allSatisfy { $0.standing.progress == 0 })
        try fetching.expectWhole(bytes(9_000))
    }

    @Test func `if the length is unknown, a course is complete when the connection ends`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead()
            connection.send(bytes(5_000))
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run().phase == .done)
        try fetching.expectWhole(bytes(5_000))
    }

    @Test func `progress rises step by step while a slow course arrives`() async throws {
        let gate = Gate()
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: 1000")
            for start in stride(from: 0, to: 1_000, by: 100) {
                connection.send(Array(bytes(1_000)[start..<start + 100]))
                // The server sends each piece only after the client has reported the previous piece.
                guard gate.pass() else { return }
            }
        }
        let fetching = try Fetching(server.url())
        try await fetching.run { if $0.event.trigger == .data { gate.open() } }
        let progress = fetching.steps.map(\.standing.progress)
        #expect(progress == progress.sorted())
        #expect(progress.dropFirst(2) == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1])
        try fetching.expectWhole(bytes(1_000))
    }

    @Test(arguments: ["100 Continue", "103 Early Hints"])
    func `interim responses do not count as the reply`(interim: String) async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 \(interim)\r\nLink: </style.css>\r\n\r\n")
            connection.sendHead("200 OK", "Content-Length: 10")
            connection.send(bytes(10))
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run() == .init(.done, progress: 1, kept: 10))
        #expect(fetching.kinds.count { $0 == .headers } == 1)
        try fetching.expectWhole(bytes(10))
    }

    @Test(arguments: ["200 OK", "204 No Content"])
    func `a course without bytes is an empty file`(status: String) async throws {
        let server = try LoopbackServer { _, connection in
            let isEmptyByStatus = status.hasPrefix("204")
            if isEmptyByStatus {
                connection.sendHead(status)
            } else {
                connection.sendHead(status, "Content-Length: 0")
            }
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run() == .init(.done, progress: 1))
        try fetching.expectWhole([])
    }

    @Test func `an older course is replaced when the new course is complete`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: 20")
            connection.send(bytes(20))
        }
        let fetching = try Fetching(server.url())
        try Data("older".utf8).write(to: fetching.destination)
        #expect(try await fetching.run().phase == .done)
        try fetching.expectWhole(bytes(20))
    }

    @Test func `bytes after the announced length do not belong to the course`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: 10")
            connection.send(bytes(30))
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run() == .init(.done, progress: 1, kept: 10))
        try fetching.expectWhole(bytes(10))
    }

    @Test func `the token is sent as a bearer token, and no range or encoding is requested`() async throws {
        let server = try LoopbackServer { _, connection in connection.sendHead("200 OK", "Content-Length: 0")
        }
        let fetching = try Fetching(server.url("/courses/1?lang=it"))
        try await fetching.run(token: #require(BearerToken("abc.def")))
        let request = try #require(server.requests.first)
        #expect(request.line == "GET /courses/1?lang=it HTTP/1.1")
        #expect(request.fields["authorization"] == "Bearer abc.def")
        #expect(request.fields["range"] == nil)
        #expect(request.fields["accept-encoding"] == "identity")
        #expect(request.fields["cookie"] == nil)
    }

    @Test func `without a token, no authorization header is sent`() async throws {
        let server = try LoopbackServer { _, connection in connection.sendHead("200 OK", "Content-Length: 0")
        }
        try await Fetching(server.url()).run()
        #expect(server.requests.map { $0.fields["authorization"] } == [nil])
        #expect(BearerToken("") == nil)
        #expect(BearerToken("a b") == nil)
        #expect(BearerToken("a\r\nX: y") == nil)
        #expect(BearerToken("é") == nil)
    }

    @Test(arguments: [
        "ftp://127.0.0.1/a", "file:///etc/passwd", "http:///a", "a", "http://me:secret@127.0.0.1/a",
    ])
    func `a URL without an HTTP scheme, without a host, or with a password is refused`(url: String) throws {
        let place = try #require(URL(string: url))
        #expect(CourseDownload(of: place, to: URL(filePath: "/nowhere/course.zip")) == nil)
    }
}
