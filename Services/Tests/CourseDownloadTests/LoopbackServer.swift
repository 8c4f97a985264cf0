import Foundation
import Synchronization

/// A server on the loopback interface that answers each connection as the test demands, even if the answer is
/// wrong.
final class LoopbackServer: Sendable {
    struct Request: Sendable {
        /// The first line of the request, such as `GET /course.zip HTTP/1.1`.
        let line: String
        /// The header fields of the request; their names are in lower case.
        let fields: [String: String]

        var path: String { line.split(separator: " ").dropFirst().first.map { String($0) } ?? "" }
    }

    /// A connection whose request has been read.
    ///
    /// The server closes the connection when the test has answered.
    struct Connection: Sendable {
        fileprivate let socket: Int32

        /// Sends bytes, which are lost if the other side has stopped listening.
        func send(_ bytes: [UInt8]) {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }

        func send(_ text: String) { send(Array(text.utf8)) }

        /// Sends a status line, header fields, and the empty line that ends the head.
        func sendHead(_ status: String = "200 OK", _ fields: String...) {
            send(
                (["HTTP/1.1 \(status)", "Connection: close"] + fields + ["", ""]).joined(separator: "\r\n"))
        }

        func sendChunk(_ bytes: [UInt8]) {
            send("\(String(bytes.count, radix: 16))\r\n")
            send(bytes)
            send("\r\n")
        }

        /// Waits until the other side has closed the connection at the end of the exchange.
        func waitForTheEnd() {
            var byte: UInt8 = 0
            while read(socket, &byte, 1) > 0 {}
        }

        /// Reads the head of a request up to its empty line; returns nil if this line does not arrive.
        fileprivate func request() -> Request? {
            var bytes: [UInt8] = []
            var byte: UInt8 = 0
            while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
                guard bytes.count < 1 << 16, read(socket, &byte, 1) == 1 else { return nil }
                bytes.append(byte)
            }
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map { String($0) }
            var fields: [String: String] = [:]
            for line in lines.dropFirst() {
                let sides = line.split(separator: ":", maxSplits: 1)
                fields[sides[0].lowercased()] =
                    sides.count == 2 ? sides[1].drop { $0 == " " }.description : ""
            }
            return lines.first.map { Request(line: $0, fields: fields) }
        }
    }

    private struct NoSocket: Error {
        let number: Int32
    }

    let port: UInt16
    private let listener: Int32
    private let received = Mutex<[Request]>([])

    /// The requests that have arrived so far, in order.
    var requests: [Request] { received.withLock { $0 } }

    /// Listens on a free port, and answers each connection on a separate thread.
    init(isIP6: Bool = false, _ answer: @escaping @Sendable (Request, Connection) -> Void) throws {
        signal(SIGPIPE, SIG_IGN)
        (listener, port) = try isIP6 ? LoopbackServer.listen6() : LoopbackServer.listen()
        let listener = listener
        Thread { [weak self] in
            while true {
                let socket = accept(listener, nil, nil)
                guard socket >= 0 else { break }
                let connection = Connection(socket: socket)
                let server = self
                Thread {
                    if let request = connection.request() {
                        server?.received.withLock { $0.append(request) }
                        answer(request, connection)
                    }
                    shutdown(socket, Int32(SHUT_WR))
                    connection.waitForTheEnd()
                    close(socket)
                }.start()
            }
            close(listener)
        }.start()
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    func url(_ path: String = "/course.zip") throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw NoSocket(number: 0) }
        return url
    }

    /// Returns a port on which no program listens: the port was free a moment ago.
    static func silentPort() throws -> UInt16 {
        let (socket, port) = try listen()
        close(socket)
        return port
    }

    private static func listen() throws -> (Int32, UInt16) {
        #if canImport(Glibc)
            let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let socket = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
                bind(socket, plain, length) == 0 && Foundation.listen(socket, 64) == 0
                    && getsockname(socket, plain, &length) == 0
            }
        }
        guard socket >= 0, isBound else { throw NoSocket(number: errno) }
        return (socket, UInt16(bigEndian: address.sin_port))
    }

    private static func listen6() throws -> (Int32, UInt16) {
        #if canImport(Glibc)
            let socket = socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let socket = socket(AF_INET6, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_addr = in6addr_loopback
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
                bind(socket, plain, length) == 0 && Foundation.listen(socket, 64) == 0
                    && getsockname(socket, plain, &length) == 0
            }
        }
        guard socket >= 0, isBound else { throw NoSocket(number: errno) }
        return (socket, UInt16(bigEndian: address.sin6_port))
    }
}
