import Foundation
import TestSupport
import Testing

/// Tests the verb `compare`, which compares references, adapters and saved reports side by side.
struct CompareCommandTests {
    private func compare(_ more: String...) throws -> Program.Result {
        try Program.run(["compare", "--subsystem", "scholar.hindex"] + more)
    }

    /// A saved report of a wrong implementation.
    private static let wrong = Result {
        try Program.run([
            "check", "--subsystem", "scholar.hindex", "--format", "json", "--adapter",
            Program.miniature("one-too-few"),
        ]).output
    }

    @Test
    func `a reference, an adapter and a saved report are compared; the exit code says whether all conform`()
        throws
    {
        let scratch = try Scratch()
        let right = try compare("--reference", "--adapter", Program.miniature("none"))
        #expect(right.status == 0)
        #expect(right.output.contains("the implementations agree on all cases"))
        try scratch.write(Self.wrong.get(), to: "zero.jsonl")
        let wrong = try compare(
            "--reference", scratch["zero.jsonl"], "--report", "markdown=\(scratch["c.md"])")
        #expect(wrong.status == 1)
        #expect(
            wrong.lines[0].split(separator: " ") == ["subsystem", "reference", "0.1.0", "miniature", "1"])
        #expect(wrong.output.contains("miniature 1 does not conform"))
        #expect(wrong.output.contains(" more; --all shows them"))
        #expect(try scratch.read("c.md").contains("### The implementations disagree on "))
    }

    @Test func `an adapter that fails to start does not affect the other results`() throws {
        let result = try compare(
            "--reference", "--adapter", Program.miniature("never-starts"), "--format", "json")
        #expect(result.status == 3)
        #expect(result.output.contains(#""name":"reference 0.1.0","language":"swift","conforms":true"#))
        #expect(result.output.contains("could not be started"))
        #expect(result.output.contains(#""implementation":"reference 0.1.0","pass":169,"fail":0"#))
        #expect(result.errors.contains("could not be started"))
    }

    @Test func `the option --label names the runs, and the JSON output includes each wrong answer`()
        throws
    {
        let scratch = try Scratch()
        let zero = Program.miniature("one-too-few")
        let two = try compare("--adapter", zero, "--adapter", zero, "--label", "before", "--label", "after")
        #expect(two.lines[0].split(separator: " ") == ["subsystem", "before", "after"])
        #expect(two.output.contains("after does not conform"))
        try scratch.write(Self.wrong.get(), to: "zero.jsonl")
        let saved = try compare(
            "--reference", scratch["zero.jsonl"], "--label", "theirs", "--label", "ours", "--format", "json")
        #expect(saved.output.contains(#"{"kind":"implementation","name":"ours","#))
        #expect(saved.output.contains(#""answer":{"output":{"h":0}}"#))
        let few = try compare("--adapter", zero, "--adapter", zero, "--label", "before")
        #expect(few.status == 2 && few.errors.contains("--label has to be given 2 times"))
    }

    @Test func `the web page has a matrix of the named implementations and links to a book`()
        throws
    {
        let scratch = try Scratch()
        try scratch.write(Self.wrong.get(), to: "zero.jsonl")
        let result = try compare(
            "--reference", "--candidate", "ours & <b>=\(Program.miniature("none"))", "--candidate",
            "dead=\(Program.miniature("never-starts"))", "before=\(scratch["zero.jsonl"])", "--report",
            "html=\(scratch["c.html"])", "--book", "../book")
        #expect(result.status == 3)
        #expect(
            result.lines[0].split(separator: " ").joined(separator: " ")
                == "subsystem reference 0.1.0 ours & <b> dead before")
        let page = try scratch.read("c.html")
        for part in [
            "<h1>4 implementations side by side</h1>", "2 of 4 implementations conform, judged on 169 cases.",
            "<bdi>ours &amp; &lt;b&gt;</bdi>", "href=\"../book/scholar.hindex.html\"",
            "href=\"../book/scholar.hindex.html#HIX-1\"", "could not be started",
            "The implementations disagree on 150 cases",
            "href=\"../book/scholar.hindex.html#scholar.hindex/", "<td class=\"fail\" title=\"150 fail",
            "<td class=\"untouched\" title=\"not run\">",
        ] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(!page.contains("<script") && !page.contains("<b>"))
        let labelled = try compare(
            "--reference", "--candidate", "ours=\(Program.miniature("none"))", scratch["zero.jsonl"],
            "--label",
            "first", "--label", "last")
        #expect(labelled.lines[0].split(separator: " ") == ["subsystem", "first", "ours", "last"])
    }

    @Test(arguments: [
        [], ["--variant", "no-such"], ["/no/such/report"], ["--reference", "--report", "junit=x"],
        ["--reference", "--report", "tap=x"], ["--reference", "--report", "json=x,badge=x"],
        ["--reference", "--report", "markdown=/no/such/folder/x"], ["--candidate", "nameless"],
        ["--reference", "--book", "javascript:alert(1)"],
    ])
    func `an impossible comparison is reported in one sentence, with exit code 2`(arguments: [String]) throws
    {
        let result = try Program.run(["compare", "--subsystem", "scholar.hindex"] + arguments)
        #expect(result.status == 2)
        #expect(!result.errors.isEmpty)
    }
}
