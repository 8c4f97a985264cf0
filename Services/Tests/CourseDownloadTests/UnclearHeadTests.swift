import CourseDownload
import Foundation
import TestSupport
import Testing

/// Tests heads with fields in unusual forms, and heads and trailers that never end.
///
/// A client that misreads an unusual field might store a compressed or chunked body without decoding it.
struct UnclearHeadTests {
    @Test(arguments: [
        (
            "206 Partial Content\r\nContent-Range: bytes 0-9/10\r\nContent-Encoding: gzip",
            "encoded course (gzip)"
        ),
        ("200 OK\r\nContent-Encoding:\r\n gzip", "encoded course (gzip)"),
        ("200 OK\r\nContent-Encoding : gzip", "encoded course (gzip)"),
        ("200 OK\r\nContent-Encoding: gzip\r\nHTTP/x: y", "encoded course (gzip)"),
        ("200 OK\r\nContent-Encoding: \(String(repeating: "x", count: 90_000))", "encoded course (xxx"),
        ("200 OK\r\nTransfer-Encoding : chunked", "the field transfer-encoding in an invalid form"),
        (
            "200 OK\r\nTransfer-Encoding\u{0B}: chunked",
            "the field transfer-encoding in an invalid form"
        ),
    ])
    func `a reply is refused if its fields do not make clear which bytes are the course`(
        head: String, reason: String
    )
        async throws
    {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 \(head)\r\nConnection: close\r\n\r\n")
            connection.send(bytes(10))
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run().phase == .failed)
        #expect(fetching.reason.contains(reason), "\(fetching.reason)")
        #expect(fetching.reason.utf8.count < 400)
    }

    /// Newer versions of libcurl join the two lines themselves.
    @Test(arguments: ["Transfer-Encoding:\r\n chunked", "Content-Length: 1\r\n 0"])
    func `a reply is refused if the field that determines the end of its body spans two lines`(field: String)
        async throws
    {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\n\(field)\r\nConnection: close\r\n\r\n")
            connection.send(bytes(7))
        }
        let fetching = try Fetching(server.url(), whole: .seconds(60))
        #expect(try await fetching.run().phase == .failed)
    }

    @Test func `an irrelevant field may continue on a second line`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nX-Folded: a\r\n b\r\nContent-Length: 10\r\n\r\n")
            connection.send(bytes(10))
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run().phase == .done, "\(fetching.reason)")
        try fetching.expectWhole(bytes(10))
    }

    @Test(arguments: [true, false])
    func `the download fails if the trailers or the heads of a reply never end`(isTrailer: Bool) async throws
    {
        let gate = Gate()
        let server = try LoopbackServer { _, connection in
            if isTrailer {
                connection.sendHead("200 OK", "Transfer-Encoding: chunked")
                connection.sendChunk(bytes(10))
                connection.send("0\r\n")
            }
            let line = isTrailer ? "X: y\r\n" : "HTTP/1.1 103 Early Hints\r\n\r\n"
            while !gate.isOpen { connection.send(String(repeating: line, count: 1_000)) }
        }
        defer { gate.open() }
        let fetching = try Fetching(server.url(), whole: .seconds(60))
        #expect(try await fetching.run().phase == .failed)
        #expect(
            fetching.reason
                == "the reply cannot be understood: its head and its trailers together are longer than 256 KiB"
        )
    }
}
