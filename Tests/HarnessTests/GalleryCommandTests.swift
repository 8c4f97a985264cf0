import Foundation
import TestSupport
import Testing

/// Tests the options of the program `gallery`.
///
/// Generating the table takes minutes, so these tests do not generate it.
struct GalleryCommandTests {
    private func gallery(_ words: String...) throws -> ProgramRun {
        try ProgramRun(
            of: ProgramRun.folder.appending(path: "gallery").path, words, environment: ProgramRun.environment)
    }

    @Test(arguments: ["--help", "-h"])
    func `a request for help prints the usage of the program, and no table`(option: String) throws {
        let run = try gallery(option)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.hasPrefix("usage: gallery "))
        for known in ["--bases", "--blame", "--runs", "--list"] { #expect(run.output.contains(known)) }
        #expect(!run.output.contains("wrong implementations"))
    }

    @Test func `an unknown option is reported by name, with exit code 2`() throws {
        let run = try gallery("--blames", "mobility.trip")
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("gallery: there is no option --blames\nusage: gallery "))
    }
}
