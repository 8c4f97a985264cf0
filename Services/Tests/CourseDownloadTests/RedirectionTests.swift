import CourseDownload
import Foundation
import JSON
import LearningSpecs
import Specification
import Synchronization
import Testing

/// Tests that valid redirections are followed, and that only the original server receives the token.
struct RedirectionTests {
    private let token = BearerToken("secret")

    private func course(_ connection: LoopbackServer.Connection) {
        connection.sendHead("200 OK", "Content-Length: 7")
        connection.send(bytes(7))
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func `after a redirection to another path on the same origin, the token is sent again`(status: Int)
        async throws
    {
        let server = try LoopbackServer { request, connection in
            if request.path == "/course.zip" {
                connection.sendHead("\(status) Elsewhere", "Location: /b.zip", "Content-Length: 4")
                connection.send("else")
            } else {
                course(connection)
            }
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run(token: #require(token)).phase == .done)
        #expect(server.requests.map(\.path) == ["/course.zip", "/b.zip"])
        #expect(server.requests.map { $0.fields["authorization"] } == ["Bearer secret", "Bearer secret"])
        #expect(fetching.steps[1].event == .headers(status: 200, length: 7))
        try fetching.expectWhole(bytes(7))
    }

    @Test func `redirections are followed even if together they take longer than the timeout`() async throws {
        let server = try LoopbackServer { request, connection in
            let hops = request.path.count { $0 == "x" }
            if hops == 4 { return course(connection) }
            Thread.sleep(forTimeInterval: 1)  // Four such delays exceed the timeout of 3 s.
            connection.sendHead("302 Found", "Location: /\(String(repeating: "x", count: hops + 1))")
        }
        let fetching = try Fetching(server.url("/"), timeout: .seconds(3))
        #expect(try await fetching.run().phase == .done, "\(fetching.reason)")
    }

    @Test func `a relative location is resolved against the URL of the redirected request`() async throws {
        let server = try LoopbackServer { request, connection in
            if request.path == "/a/b/course.zip" {
                connection.sendHead("302 Found", "Location: ../c.zip?x=1%202", "Content-Length: 0")
            } else {
                course(connection)
            }
        }
        #expect(try await Fetching(server.url("/a/b/course.zip")).run().phase == .done)
        #expect(server.requests.last?.path == "/a/c.zip?x=1%202")
    }

    @Test
    func
        `after a redirection to another port, the token is not sent again, not even to the original port`()
        async throws
    {
        let home = Mutex("")
        let other = try LoopbackServer { _, connection in
            connection.sendHead("302 Found", "Location: \(home.withLock { $0 })", "Content-Length: 0")
        }
        let away = try other.url().absoluteString
        let asked = try LoopbackServer { request, connection in
            if request.path == "/back.zip" { return course(connection) }
            connection.sendHead("302 Found", "Location: \(away)", "Content-Length: 0")
        }
        home.withLock { $0 = "http://127.0.0.1:\(asked.port)/back.zip" }
        let fetching = try Fetching(asked.url())
        #expect(try await fetching.run(token: #require(token)).phase == .done)
        #expect(other.requests.map { $0.fields["authorization"] } == [nil])
        #expect(asked.requests.map { $0.fields["authorization"] } == ["Bearer secret", nil])
        try fetching.expectWhole(bytes(7))
    }

    @Test func `another host name of the same machine does not get the token`() async throws {
        let server = try LoopbackServer { request, connection in
            if request.path != "/course.zip" { return course(connection) }
            let port = request.fields["host"]?.split(separator: ":").last ?? ""
            connection.sendHead("302 Found", "Location: http://localhost:\(port)/b.zip", "Content-Length: 0")
        }
        #expect(try await Fetching(server.url()).run(token: #require(token)).phase == .done)
        #expect(server.requests.map { $0.fields["authorization"] } == ["Bearer secret", nil])
    }

    @Test func `a download whose redirections form a loop fails`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead("302 Found", "Location: /course.zip", "Content-Length: 0")
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run(token: #require(token)).phase == .failed)
        #expect(fetching.reason.contains("more than 20 redirections"), "\(fetching.reason)")
        #expect(server.requests.count == 21)
        try fetching.expectNothing()
    }

    @Test(arguments: [
        "file:///etc/passwd", "ftp://127.0.0.1/a", "data:text/plain,course", "http://", "mailto:a@b.c",
    ])
    func `a redirection without a valid HTTP URL is not followed`(location: String) async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead("302 Found", "Location: \(location)", "Content-Length: 4")
            connection.send("else")
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run().phase == .failed)
        #expect(fetching.kinds == [.start, .headers])
        #expect(fetching.reason.contains(location), "\(fetching.reason)")
        #expect(server.requests.count == 1)
        try fetching.expectNothing()
    }

    @Test(arguments: ["300 Multiple Choices", "302 Found", "304 Not Modified"])
    func `a download whose redirection has no valid target fails`(status: String) async throws {
        let server = try LoopbackServer { _, connection in connection.sendHead(status, "Content-Length: 0") }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run().phase == .failed)
        #expect(fetching.kinds == [.start, .headers])
        #expect(fetching.reason.contains("answered \(status.prefix(3))"), "\(fetching.reason)")
        try fetching.expectNothing()
    }
}
