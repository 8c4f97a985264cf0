import TestSupport
import Testing

/// Tests that some mistakes in a program's own code end the program. The program `traps` makes these mistakes.
struct TrapTests {
    private func end(of trap: String) throws -> ProgramRun {
        try ProgramRun(
            of: ProgramRun.folder.appending(path: "traps").path, [trap], environment: ProgramRun.environment)
    }

    @Test func `without a mistake, the program ends without an error`() throws {
        #expect(try end(of: "none").status == 0)
    }

    @Test(arguments: ["infinity", "-infinity", "nan"])
    func `making a JSON number of infinity or NaN ends the program`(number: String) throws {
        #expect(try end(of: number).status != 0)
    }

    @Test func `a table of laws with a mistake ends the program`() throws {
        let end = try end(of: "laws")
        #expect(end.status != 0)
        #expect(end.errors.contains("must state the law checked exactly once"))
    }
}
