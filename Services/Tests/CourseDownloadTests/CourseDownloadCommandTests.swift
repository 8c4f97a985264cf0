import Foundation
import JSON
import LearningReference
import LearningSpecs
import Specification
import TestSupport
import Testing

/// Tests the program `course-download` in a separate process, and the unpacking of the downloaded course.
struct CourseDownloadCommandTests {
    struct Result: Sendable {
        let status: Int32
        let lines: [String]
        let errors: String
    }

    private static let program = (Bundle.main.executableURL ?? URL(filePath: "/")).deletingLastPathComponent()
        .appending(path: "course-download")

    /// Returns a process that is ready to run the program, with `output` (a file or a pipe) as its standard output.
    static func process(_ arguments: [String], output: Any) -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        return process
    }

    /// Runs the program until it exits.
    ///
    /// - Parameter meanwhile: the test's actions while the program runs.
    private func run(
        _ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil,
        meanwhile: @escaping @Sendable (Int32) -> Void = { _ in }
    ) async throws -> Result {
        try await onItsOwnThread {
            let scratch = try Scratch()
            for name in ["out", "err"] { try Data().write(to: scratch.place(name)) }
            let process = Self.process(
                arguments, output: try FileHandle(forWritingTo: scratch.place("out")))
            process.currentDirectoryURL = folder
            process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "COURSE_TOKEN" }
                .merging(environment) { $1 }
            process.standardError = try FileHandle(forWritingTo: scratch.place("err"))
            try process.run()
            meanwhile(process.processIdentifier)
            process.waitUntilExit()
            let output = try String(contentsOf: scratch.place("out"), encoding: .utf8)
            return Result(
                status: process.terminationStatus, lines: output.split(separator: "\n").map { String($0) },
                errors: try String(contentsOf: scratch.place("err"), encoding: .utf8))
        }
    }

    @Test func `each state is printed as a line, and the course is downloaded`() async throws {
        let scratch = try Scratch()
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: 10")
            connection.send(bytes(10))
        }
        let run = try await run(
            [server.url().absoluteString, scratch["a.zip"]], environment: ["COURSE_TOKEN": "of-the-user"]
        )
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(
            run.lines == [
                #"{"phase":"running","progress":0,"kept":0}"#,
                #"{"phase":"running","progress":1,"kept":10}"#,
                #"{"phase":"done","progress":1,"kept":10}"#,
            ])
        #expect(try scratch.names == ["a.zip"])
        #expect(server.requests.first?.fields["authorization"] == "Bearer of-the-user")
    }

    @Test func `a failure is reported, with exit code 1`() async throws {
        let scratch = try Scratch()
        let server = try LoopbackServer { _, connection in
            connection.sendHead("401 Unauthorized", "Content-Length: 0")
        }
        let url = try server.url().absoluteString
        let run = try await run([url, scratch["a.zip"], "--token", "old"])
        #expect(run.status == 1)
        #expect(run.lines.last == #"{"phase":"failed","progress":0,"kept":0}"#)
        #expect(
            run.errors
                == "course-download: \(url): the server answered 401: it does not accept the token; nothing was kept\n"
        )
        #expect(try scratch.names == [])
        #expect(server.requests.first?.fields["authorization"] == "Bearer old")
    }

    @Test func `the program gives up on a silent server after the given time`() async throws {
        let scratch = try Scratch()
        let server = try LoopbackServer { _, connection in connection.waitForTheEnd() }
        let run = try await run([server.url().absoluteString, scratch["a.zip"], "--timeout", "0.3"])
        #expect(run.status == 1)
        #expect(run.errors.contains("no data arrived for 0.3 seconds"), "\(run.errors)")
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n",
    ])
    func `a reply with a truncated head is a failure`(head: String) async throws {
        let scratch = try Scratch()
        let server = try LoopbackServer { _, connection in connection.send(head) }
        let run = try await run([server.url().absoluteString, scratch["a.zip"]])
        #expect(run.status == 1)
        #expect(run.lines.last == #"{"phase":"failed","progress":0,"kept":0}"#)
        #expect(run.errors.contains("nothing was kept"), "\(run.errors)")
        #expect(try scratch.names == [])
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a signal ends the program with exit code 130, and leaves no file`(signal: Int32) async throws {
        let scratch = try Scratch()
        let asked = Gate()
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: 1000")
            connection.send(bytes(10))
            asked.open()
            connection.waitForTheEnd()
        }
        let run = try await run([server.url().absoluteString, scratch["a.zip"]]) { process in
            #expect(asked.pass())
            kill(process, signal)
        }
        #expect(run.status == 130)
        #expect(run.lines.last?.contains("cancelled") == true)
        #expect(try scratch.names == [])
    }

    @Test(arguments: [
        ([], "Missing expected argument"), (["ftp://127.0.0.1/a", "a"], "not an HTTP URL"),
        (["http://127.0.0.1/a", "a", "--token", "a b"], "visible ASCII"),
        (["http://127.0.0.1/a", "a", "--timeout", "0"], "--timeout"),
        (["http://127.0.0.1/a", "a", "--timeout", "-1"], "--timeout"),
        (["http://user:secret@127.0.0.1/a", "a"], "//…@127.0.0.1/a is not an HTTP URL"),
        (["http://127.0.0.1/a", "a", "--bytes=-1"], "--bytes"),
    ])
    func `invalid arguments are reported, with exit code 2`(arguments: [String], part: String) async throws {
        let run = try await run(arguments)
        #expect(run.status == 2)
        #expect(run.lines == [])
        #expect(run.errors.contains(part), "\(run.errors)")
    }

    /// Control characters could recolour, reverse or overwrite the text that a terminal shows.
    @Test(arguments: ["200 OK\r\nContent-Encoding: ", "302 Found\r\nLocation: ftp://a/"])
    func `control characters from the server do not reach the terminal`(head: String) async throws {
        let scratch = try Scratch()
        let server = try LoopbackServer { _, connection in
            connection.sendHead("\(head)g\u{1B}[31m\u{202E}\u{9B}2j\u{7}z", "Content-Length: 0")
        }
        let run = try await run([server.url().absoluteString, scratch["a.zip"]])
        #expect(run.status == 1)
        #expect(run.errors.contains("[31m") && run.errors.contains("2j"), "\(run.errors)")
        let shown = run.errors.trimmingCharacters(in: .newlines).unicodeScalars
        #expect(shown.allSatisfy { ![.control, .format].contains($0.properties.generalCategory) })
    }

    @Test func `a tilde at the beginning of a file name does not stand for a home folder`() async throws {
        let scratch = try Scratch()
        try scratch.write("", to: "~/older")
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: 10")
            connection.send(bytes(10))
        }
        for file in ["~/new", "~root"] {
            let run = try await run([server.url().absoluteString, file], in: scratch.folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(try Data(contentsOf: scratch.place(file)) == Data(bytes(10)))
        }
    }

    @Test func `the program prints its version`() async throws {
        let run = try await run(["--version"])
        #expect(run.status == 0 && run.lines == ["0.1.0"] && run.errors.isEmpty)
    }

    #if os(Linux)
        @Test func `without /proc the program says that it needs /proc`() async throws {
            let run = try await onItsOwnThread {
                try ProgramRun(
                    of: "/usr/bin/unshare",
                    [
                        "--map-root-user", "--mount", "sh", "-c",
                        "mount -t tmpfs none /proc || exit 77; exec \"$0\" http://127.0.0.1:9/ a",
                        Self.program.path,
                    ], environment: ProgramRun.environment)
            }
            // Not every container lets a test hide /proc.
            if run.status == 77 || run.errors.hasPrefix("unshare:") { return }
            #expect(run.status == 2)
            #expect(run.errors == "course-download: the arguments cannot be read: mount /proc\n")
        }
    #endif

    @Test func `a course is downloaded and unpacked`() async throws {
        let archive = stored([("course.html", "<p>Sicurezza</p>"), ("media/a.txt", "a")])
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: \(archive.count)")
            connection.send(archive)
        }
        let fetching = try Fetching(server.url())
        #expect(try await fetching.run(token: #require(.init("t"))).phase == .done)
        let folder = fetching.folder.appending(path: "course")
        let output = try Archive.unpack(
            Array(Data(contentsOf: fetching.destination)), into: folder,
            limits: .init(files: 2, bytes: 100))
        #expect(output.files.map(\.path) == ["course.html", "media/a.txt"])
        #expect(try fetching.names() == ["course", "course.zip"])
        let page = try String(contentsOf: folder.appending(path: "course.html"), encoding: .utf8)
        #expect(page == "<p>Sicurezza</p>")
        #expect(try Data(contentsOf: folder.appending(path: "media/a.txt")) == Data("a".utf8))
    }

    /// Returns a zip file whose entries are stored without compression.
    private func stored(_ files: [(String, String)]) -> [UInt8] {
        func little(_ count: Int, _ number: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        var (archive, directory): ([UInt8], [UInt8]) = ([], [])
        for (name, content) in files {
            let data = Array(content.utf8)
            // The CRC-32 of the data, computed bit by bit.
            let crc = data.reduce(UInt32.max) { crc, byte in
                (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
            }
            let common = [20, 0, 0, 0, 0x21].flatMap { little(2, $0) } + little(4, Int(~crc))
            let lengths = little(4, data.count) + little(4, data.count) + little(2, name.utf8.count) + [0, 0]
            directory += [0x50, 0x4B, 1, 2, 20, 0] + common + lengths + [UInt8](repeating: 0, count: 10)
            directory += little(4, archive.count) + Array(name.utf8)
            archive += [0x50, 0x4B, 3, 4] + common + lengths + Array(name.utf8) + data
        }
        let counts = [0, 0, files.count, files.count].flatMap { little(2, $0) }
        return archive + directory + [0x50, 0x4B, 5, 6] + counts + little(4, directory.count)
            + little(4, archive.count) + [0, 0]
    }
}
