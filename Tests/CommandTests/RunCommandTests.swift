import Foundation
import TestSupport
import Testing

/// Tests the verb `run`, which runs the reference on one input.
struct RunCommandTests {
    @Test func `the output of a subsystem is printed as a line of JSON`() throws {
        let run = try Program.run(["run", "health.fever"], input: #"{"temperature":37.6}"#)
        #expect(run.output == "{\"highlighted\":true}\n")
        #expect(run.status == 0)
        #expect(run.errors == "")
    }

    @Test func `an input may begin with a byte order mark`() throws {
        let run = try Program.run(["run", "health.fever"], input: "\u{FEFF}{\"temperature\":37.6}")
        #expect(run.output == "{\"highlighted\":true}\n" && run.status == 0, "\(run.errors)")
    }

    @Test func `an input can be read from a file`() throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"publications":[{"citations":3,"checked":true},{"citations":1,"checked":true}]}"#,
            to: "in.json")
        let run = try Program.run(["run", "scholar.hindex", scratch["in.json"]])
        #expect(run.output == "{\"h\":1}\n")
        #expect(try Program.run(["run", "scholar.hindex", scratch["no.json"]]).status == 2)
    }

    @Test(arguments: [
        (["run", "scholar.hindex"], ""),
        (["check", "--subsystem", "scholar.hindex", "--known"], "the list of known failures "),
    ])
    func `a file that never ends is refused`(words: [String], what: String) throws {
        let result = try Program.run(words + ["/dev/zero"])
        #expect(result.status == 2)
        #expect(result.errors == "assay: \(what)/dev/zero cannot be read: it is larger than 256 MiB\n")
    }

    @Test func `if a file is not JSON, the error names the command that shows the form of the input`() throws
    {
        let run = try Program.run(["run", "scholar.results"], input: "<!doctype html>")
        #expect(run.status == 2)
        #expect(run.errors.contains("`assay explain scholar.results`"), "\(run.errors)")
    }

    @Test func `a rejection is printed as a line of JSON, with exit code 1`() throws {
        let run = try Program.run(
            ["run", "scholar.hindex"], input: #"{"publications":[{"citations":-1,"checked":true}]}"#)
        #expect(run.output == "{\"error\":{\"code\":\"citations.invalid\"}}\n")
        #expect(run.status == 1)
    }

    @Test func `the user can choose an option of a reading, or a variant`() throws {
        let shipped = try Program.run(
            ["run", "health.fever", "--reading", "health.fever.bound=shipped"],
            input: #"{"temperature":37.5}"#)
        #expect(shipped.output == "{\"highlighted\":true}\n")
        let variant = try Program.run(
            ["run", "scholar.hindex", "--variant", "counting"],
            input: #"{"publications":[{"citations":3,"checked":true}]}"#)
        #expect(variant.output == "{\"h\":1}\n")
    }

    @Test func `the verb run takes all batches of a pipeline as one input, with or without a variant`()
        throws
    {
        let input = #"{"platform":"ios","mode":"automatic","device":"","batches":[[]]}"#
        for options in [[], ["--variant", "one-pass"]] {
            let run = try Program.run(["run", "mobility.pipeline"] + options, input: input)
            #expect(
                run.output
                    == #"{"records":[],"events":[],"dropped":[{"batch":0,"reason":"empty"}],"alerts":[],"actions":[[]]}"#
                    + "\n")
        }
    }

    @Test(arguments: [
        (["health.fever"], #"{"temperature":"37"}"#, "$.temperature"),
        (["health.fever"], "{", "standard input"),
        (["health.cough"], "{}", "there is no subsystem health.cough"),
        (
            ["health.fever", "--reading", "health.fever.bound=below"], #"{"temperature":37}"#,
            "above, shipped"
        ),
        (
            ["health.fever", "--variant", "myers"], #"{"temperature":37}"#,
            "the variant myers does not implement health.fever; it implements scholar.distance"
        ),
        (
            ["health.fever", "--reading", "scholar.similarity.threshold=strict"], #"{"temperature":37}"#,
            "the reading scholar.similarity.threshold belongs to scholar.similarity"
        ),
        (["health.fevr"], "{}", "there is no subsystem health.fevr; perhaps health.fever"),
        (["health.fever", "--today", "2020-09-13"], #"{"temperature":37}"#, "--today"),
    ])
    func `invalid arguments are reported, with exit code 2`(
        arguments: [String], input: String, part: String
    )
        throws
    {
        let run = try Program.run(["run"] + arguments, input: input)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(part), "\(run.errors)")
    }
}
