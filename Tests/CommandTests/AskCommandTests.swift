import Testing

/// Tests the verb `ask` with an adapter, which answers the questions in place of a person.
struct AskCommandTests {
    @Test func `an adapter answers the questions, and the options that it follows are shown`() throws {
        let result = try Program.run(["ask", "scholar.distance", "--adapter", Program.miniature("none")])
        #expect(result.status == 0)
        let first = try #require(result.lines.first?.firstMatch(of: #/: (\d+) of (\d+) answers? fits? /#))
        #expect(first.1 == first.2 && Int(first.2) == 1)
        #expect(result.output.contains(#"in the hello: "readings":{"scholar.distance.symbol":"utf16"}"#))
    }

    @Test func `unanswered questions are counted, and cause exit code 1`() throws {
        let result = try Program.run(["ask", "scholar.similarity", "--adapter", Program.miniature("none")])
        #expect(result.status == 1 && result.errors.contains("3 of 3 questions got no answer"))
    }
}
