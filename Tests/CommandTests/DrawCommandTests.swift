import Foundation
import TestSupport
import Testing

/// Tests the verb `draw`, which draws the state machine of a subsystem as a picture.
struct DrawCommandTests {
    @Test func `a picture is written to standard output, or to a file`() throws {
        let scratch = try Scratch()
        let result = try Program.run(["draw", "platform.lifecycle"])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("<svg") && result.output.hasSuffix("</svg>\n"))
        let written = try Program.run(["draw", "platform.lifecycle", "--output", scratch["life.svg"]])
        #expect(written.status == 0 && written.output.isEmpty)
        #expect(try scratch.read("life.svg") == result.output)
    }

    @Test(arguments: [
        ("scholar.hindex", "declares no state machine"), ("life", "there is no subsystem life"),
    ])
    func `a subsystem without a state machine is reported, with the names of the subsystems that have one`(
        subsystem: String, problem: String
    ) throws {
        let result = try Program.run(["draw", subsystem])
        #expect(result.status == 2)
        #expect(result.errors.contains(problem) && result.errors.contains("platform.lifecycle"))
    }

    @Test func `an output file that cannot be written is reported`() throws {
        let result = try Program.run(["draw", "platform.lifecycle", "--output", "/nowhere/at/all.svg"])
        #expect(result.status == 2)
        #expect(result.errors.contains("/nowhere/at/all.svg cannot be written"))
    }
}
