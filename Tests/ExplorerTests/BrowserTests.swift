import Corpus
import Foundation
import Testing

/// The explorer as a person uses it, in a browser: typing gets an answer, and dragging moves.
struct BrowserTests {
    private static let readers = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Readers")

    private static let hasBrowser = (try? run(["--can"]))?.status == 0

    private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", readers.appending(path: "browse_explorer.py").path] + arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    @Test(.enabled(if: hasBrowser, "there is no Chromium, or no python3"))
    func `the explorer can be used in a browser`() throws {
        let assay = (Bundle.main.executableURL ?? URL(filePath: "/")).deletingLastPathComponent()
            .appending(path: "assay")
        let told = try Self.run([assay.path, Corpus.folder().path])
        #expect(told.output == "the explorer can be used\n")
    }
}
