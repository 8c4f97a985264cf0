import Corpus
import Foundation
import TestSupport
import Testing

/// Tests the explorer as a person uses it in a browser: typing gets an answer, and dragging moves a fix.
struct BrowserTests {
    private static let readers = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Readers")

    private static let hasBrowser = (try? run(["--can"]))?.status == 0

    private static func run(_ arguments: [String]) throws -> ProgramRun {
        try ProgramRun(
            of: "/usr/bin/env", ["python3", readers.appending(path: "browse_explorer.py").path] + arguments,
            environment: ProgramRun.environment)
    }

    @Test(.enabled(if: hasBrowser, "Chromium or python3 is not installed"))
    func `the explorer can be used in a browser`() throws {
        let run = try Self.run([ProgramRun.folder.appending(path: "assay").path, Corpus.folder().path])
        #expect(run.output == "the explorer can be used\n", "\(run.errors)")
    }
}
