import CourseDownload
import Files
import Foundation
import LearningSpecs
import Specification
import Synchronization
import TestSupport
import Testing

/// Tests replies that are unusual but valid, servers that do not close the connection, and destinations that are not
/// plain files.
struct OddServerTests {
    /// The body of a redirection is not needed, however long it is.
    @Test func `a redirection whose body does not end is followed at once`() async throws {
        let gate = Gate()
        let server = try LoopbackServer { request, connection in
            if request.path == "/course.zip" {
                connection.sendHead("302 Found", "Location: /b.zip")
                while !gate.isOpen { connection.send(bytes(4_096)) }
            } else {
                connection.sendHead("200 OK", "Content-Length: 10")
                connection.send(bytes(10))
            }
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run().phase == .done)
        gate.open()
        try fetching.expectWhole(bytes(10))
    }

    @Test func `a download fails at once if the server refuses it, even with an endless error page`()
        async throws
    {
        let gate = Gate()
        let server = try LoopbackServer { _, connection in
            connection.sendHead("401 Unauthorized")
            while !gate.isOpen { connection.send(bytes(4_096)) }
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run().phase == .failed)
        gate.open()
        #expect(fetching.reason.contains("answered 401"))
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nContent-Length:10\r\n\r\n", "HTTP/1.1 200\r\nContent-Length: 10\r\n\r\n",
        "HTTP/1.1 200 OK\nContent-Length: 10\n\n", "HTTP/1.0 200 OK\r\nContent-Length: 10\r\n\r\n",
        "HTTP/1.1 200 OK\r\nX-Long: \(String(repeating: "x", count: 90_000))\r\nContent-Length: 10\r\n\r\n",
        "HTTP/1.1 103 Early Hints\r\nContent-Length: 3\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n",
    ])
    func `an unusual but valid head is understood`(head: String) async throws {
        let server = try LoopbackServer { _, connection in
            connection.send(head)
            connection.send(bytes(10))
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run().phase == .done, "\(fetching.reason)")
        try fetching.expectWhole(bytes(10))
    }

    @Test func `if a line of a head is too long, the reason says so`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "X-Long: \(String(repeating: "x", count: 130_000))")
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run().phase == .failed)
        #expect(
            fetching.reason == "the reply cannot be understood: a line of its head is longer than 100 KB")
    }

    @Test(arguments: [("HTTP", "127.0.0.1"), ("http", "[::1]")])
    func `a URL may have capital letters or an IPv6 address`(scheme: String, host: String) async throws {
        let server = try LoopbackServer(isIP6: host == "[::1]") { _, connection in
            connection.sendHead("200 OK", "Content-Length: 10")
            connection.send(bytes(10))
        }
        let fetching = try Fetching(#require(URL(string: "\(scheme)://\(host):\(server.port)/course.zip")))
        #expect(try await fetching.run().phase == .done, "\(fetching.reason)")
        try fetching.expectWhole(bytes(10))
    }

    @Test func `a head may contain Latin-1 bytes`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nServer: ")
            connection.send([0xE8])
            connection.send("\r\nContent-Length: 10\r\n\r\n")
            connection.send(bytes(10))
        }
        #expect(try await Fetching(server.url()).run().phase == .done)
    }

    @Test func `header fields after a chunked body are allowed`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Transfer-Encoding: chunked", "Trailer: X-Sum")
            connection.sendChunk(bytes(10))
            connection.send("0\r\nX-Sum: 1\r\nContent-Length: 5\r\n\r\n")
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run().phase == .done)
        try fetching.expectWhole(bytes(10))
    }

    @Test(arguments: ["9223372036854775807", "9223372036854775808"])
    func `a download fails if the server announces too great a length`(length: String) async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: \(length)")
            connection.send(bytes(10))
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run().phase == .failed)
        try fetching.expectNothing()
    }

    @Test func `a reply without a length is refused if a length is required`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.sendHead()
            connection.send(bytes(10))
        }
        let fetching = try Fetching(server.url())
        let download = try #require(
            CourseDownload(of: server.url(), to: fetching.destination, needsLength: true))
        let reason = Mutex<String?>(nil)
        let standing = await download.fetch { step in reason.withLock { $0 = step.reason } }
        #expect(standing.phase == .failed)
        #expect(reason.withLock { $0 } == "the server does not announce the length of the course")
        #expect(try await fetching.run().phase == .done)
    }

    // MARK: Places

    private func fetch(to place: URL) async throws -> (standing: Download.Standing, asked: Int) {
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: 10")
            connection.send(bytes(10))
        }
        let download = try #require(CourseDownload(of: server.url(), to: place))
        return (await download.fetch(), server.requests.count)
    }

    @Test func `a pipe, a device and a name that is too long are refused before the server is asked`()
        async throws
    {
        let fetching = try Fetching(#require(URL(string: "http://127.0.0.1:9/")))
        let pipe = fetching.folder.appending(path: "pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let long = fetching.folder.appending(path: String(repeating: "n", count: 300))
        for place in [pipe, long, URL(filePath: "/dev/null")] {
            let (standing, asked) = try await fetch(to: place)
            #expect(standing.phase == .failed && asked == 0, "\(place)")
        }
        #expect(try fetching.names() == ["pipe"])
    }

    #if os(Linux)
        @Test func `a file that cannot be replaced is refused before the server is asked`() async throws {
            // Only root can make a file that cannot be replaced.
            guard geteuid() == 0 else { return }
            let fetching = try Fetching(#require(URL(string: "http://127.0.0.1:9/")))
            try Data("older".utf8).write(to: fetching.destination)
            func change(_ flags: String) throws -> Bool {
                let run = try ProgramRun(
                    of: "/usr/bin/chattr", [flags, fetching.destination.path], environment: [:])
                return run.status == 0
            }
            // Not every file system supports immutable files.
            guard try change("+i") else { return }
            let (standing, asked) = try await fetch(to: fetching.destination)
            #expect(try change("-i"))
            #expect(standing.phase == .failed && asked == 0)
            #expect(try await fetch(to: fetching.destination).standing.phase == .done)
        }

        /// If a folder such as /tmp belongs to root and is sticky, no other user may replace root's files in
        /// it.
        @Test func `a file of another user in a sticky folder is refused before the server is asked`()
            async throws
        {
            guard geteuid() == 0 else { return }
            let server = try LoopbackServer { _, connection in
                connection.sendHead("200 OK", "Content-Length: 10")
                connection.send(bytes(10))
            }
            let fetching = try Fetching(server.url())
            chmod(fetching.folder.path, 0o1777)
            try Data("older".utf8).write(to: fetching.destination)
            for (name, status) in [("course.zip", 1), ("new", 0)] {
                let run = try await onItsOwnThread {
                    try ProgramRun(
                        of: "/usr/bin/setpriv",
                        [
                            "--reuid", "65534", "--regid", "65534", "--clear-groups",
                            ProgramRun.folder.appending(path: "course-download").path,
                            try server.url().absoluteString, fetching.folder.appending(path: name).path,
                        ], environment: [:])
                }
                #expect(run.status == status, "\(name): \(run.errors)")
                #expect(server.requests.count == (name == "new" ? 1 : 0))
            }
            #expect(try Data(contentsOf: fetching.destination) == Data("older".utf8))
        }
    #endif

    @Test func `if the destination is a symbolic link, it stays a link, and its target keeps its mode`()
        async throws
    {
        let fetching = try Fetching(#require(URL(string: "http://127.0.0.1:9/")))
        let (older, link) = (
            fetching.folder.appending(path: "older"), fetching.folder.appending(path: "link")
        )
        try Data("older".utf8).write(to: older)
        chmod(older.path, 0o600)
        #expect(symlink("older", link.path) == 0)
        #expect(try await fetch(to: link).standing.phase == .done)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "older")
        #expect(try Data(contentsOf: older) == Data(bytes(10)))
        var status = stat()
        #expect(stat(older.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test func `a symbolic link without a target is refused and left unchanged`() async throws {
        let fetching = try Fetching(#require(URL(string: "http://127.0.0.1:9/")))
        let link = fetching.folder.appending(path: "link")
        #expect(symlink("absent", link.path) == 0)
        let (standing, asked) = try await fetch(to: link)
        #expect(standing.phase == .failed && asked == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "absent")
    }

    @Test func `the files that a killed program left behind are removed`() async throws {
        let fetching = try Fetching(#require(URL(string: "http://127.0.0.1:9/")))
        // No process has the number 5000000, which is greater than any number that Linux assigns.
        let name = FolderHandle.hiddenName(".course-", by: 5_000_000)
        let left = fetching.folder.appending(path: name)
        try Data("half".utf8).write(to: left)
        #expect(try await fetch(to: fetching.destination).standing.phase == .done)
        #expect(try fetching.names() == ["course.zip"])
    }
}
