import Foundation
import TestSupport
import Testing

/// Tests the verb `strength` by running the program `assay`.
struct StrengthCommandTests {
    @Test func `wrong programs count as killed mutants, and a program that fails no case counts as alive`()
        throws
    {
        let scratch = try Scratch()
        try scratch.write("exec '\(Program.miniature)' one-too-few", to: "mutants/a.sh")
        try scratch.write("exec '\(Program.miniature)'", to: "mutants/b.sh")
        try scratch.write("exit 3", to: "mutants/c.sh")
        try scratch.write("exec '\(Program.miniature)' never-reads", to: "mutants/d.sh")
        let result = try Program.run([
            "strength", "--adapter", "exec sh {}", "--mutants", scratch["mutants"], "--subsystem",
            "scholar.hindex", "--timeout", "2",
        ])
        #expect(result.status == 1, "\(result.errors)")
        #expect(result.output.contains(/a\.sh +killed +scholar\.hindex\/\S+ +HIX-1/), "\(result.output)")
        #expect(result.output.contains(/b\.sh +alive +none of \d+ cases/), "\(result.output)")
        #expect(result.output.contains(/c\.sh +not started/), "\(result.output)")
        #expect(result.output.contains(/d\.sh +late +scholar\.hindex\/\S+/), "\(result.output)")
        #expect(result.output.contains("4 programs, 1 killed, 1 alive, 1 late, 1 not started"))
    }

    @Test func `if no program survives, a program that cannot be started gives exit code 3`() throws {
        let scratch = try Scratch()
        try scratch.write("exec '\(Program.miniature)' one-too-few", to: "mutants/a.sh")
        try scratch.write("exit 3", to: "mutants/b.sh")
        let result = try Program.run([
            "strength", "--adapter", "exec sh {}", "--mutants", scratch["mutants"], "--subsystem",
            "scholar.hindex",
        ])
        #expect(result.output.contains("2 programs, 1 killed, 0 alive, 0 late, 1 not started"))
        #expect(result.status == 3)
        #expect(result.errors.contains("assay: 1 program could not be started\n"))
    }

    @Test func `an empty folder of programs is refused`() throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(atPath: scratch["none"], withIntermediateDirectories: true)
        let result = try Program.run(["strength", "--adapter", "sh", "--mutants", scratch["none"]])
        #expect(result.status == 2)
        #expect(result.errors.contains("contains no file"))
    }

    @Test func `a law that belongs to none of the chosen subsystems is refused`() throws {
        let result = try Program.run(["strength", "--subsystem", "scholar.hindex", "--law", "HIX-9z"])
        #expect(result.status == 2)
        #expect(result.errors.contains("there is no law HIX-9z in these subsystems; perhaps HIX-1"))
    }

    @Test func `the option --law limits the table to the subsystems that have mutants of the law`() throws {
        let result = try Program.run(["strength", "--law", "HIX-1a", "--samples", "0"])
        let rows = result.output.matches(of: /(?m)^([a-z]+\.[a-z]+) +\d+/).map { String($0.1) }
        #expect(rows == ["scholar.hindex"], "\(result.output)\(result.errors)")
    }

    @Test func `the laws of a subsystem have mutants, and the corpus kills all of them`() throws {
        let result = try Program.run([
            "strength", "--subsystem", "scholar.hindex", "--samples", "200", "--seed", "3",
        ])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains(/scholar\.hindex +\d+/))
    }

    @Test func `a law is not shown as untested if cases of another subsystem test it`() throws {
        let corpus = ["--corpus", Program.project.appending(path: "Corpus").path]
        let table = ["--subsystem", "scholar.table"]
        let strength = try Program.run(
            ["strength", "--law", "COL-2b", "--samples", "0"] + table + corpus)
        #expect(strength.status == 0 && !strength.output.contains("never asked"), "\(strength.output)")
        let trace = try Program.run(["trace", "--clause", "COL-2"] + corpus)
        let laws = trace.lines.filter { $0.hasPrefix("COL-2") }
        #expect(laws.contains { $0.contains(/^COL-2b +scholar\.colouring/) })
        #expect(!laws.contains { $0.contains(/^COL-2b +scholar\.table/) }, "\(laws)")
    }

    @Test func `fuzz says how many samples were compared with the reference`() throws {
        let words = ["fuzz", "--subsystem", "scholar.hindex", "--seed", "3", "--samples", "200"]
        let variant = try Program.run(words + ["--variant", "counting"])
        let counts = try #require(
            variant.output.firstMatch(of: /(\d+) samples in .*\n(\d+) compared with the reference\n$/))
        #expect(counts.1 == counts.2)
        #expect(try !Program.run(words).output.contains("compared with"))
    }

    @Test func `fuzz says how many samples are trivial`() throws {
        let result = try Program.run([
            "fuzz", "--subsystem", "scholar.hindex", "--seed", "3", "--samples", "200", "--statistics",
        ])
        #expect(result.status == 0)
        #expect(result.output.contains("trivial") && result.output.contains(/scholar\.hindex .* \d+ %/))
    }
}
