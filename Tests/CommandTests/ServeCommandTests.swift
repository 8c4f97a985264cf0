import Foundation
import JSON
import Testing

/// Tests the verb `serve` by running the program `assay`.
struct ServeCommandTests {
    @Test(
        arguments: [
            ("%%% no JSON %%%", Value.null, "a line is not JSON"), ("[]", .null, "a line has no string"),
            (#"{"op":"dance","id":7}"#, 7.value, "there is no op"),
            (#"{"op":"run","subsystem":"scholar.hindex","input":{}}"#, .null, "a run has no id"),
            (#"{"op":"run","id":7}"#, 7.value, "a run must have a subsystem and an input"),
            (#"{"op":"run","id":"x"}"#, .null, "the id of a run must be a whole number"),
            (
                #"{"op":"run","id":7,"subsystem":"scholar.hindex","input":{},"readings":[]}"#, 7.value,
                "the readings of a run are an array"
            ),
        ])
    func `a line that is not a request gets an error reply, and the next line is still answered`(
        line: String, id: Value, sentence: String
    ) throws {
        let request =
            #"{"op":"run","id":1,"subsystem":"scholar.hindex","input":{"publications":[]}}"#
        let result = try Program.run(["serve"], input: "\(line)\n\(request)\n")
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
        let replies = try result.values
        try #require(replies.count == 2)
        #expect(replies[0]["id"] == id)
        #expect(replies[0]["error"]?["code"] == "request.malformed".value)
        guard case .string(let message)? = replies[0]["error"]?["message"] else {
            Issue.record("no message")
            return
        }
        #expect(message.hasPrefix(sentence))
        #expect(replies[1]["output"]?["h"] == 0.value)
    }

    @Test func `a line that never ends is refused`() throws {
        let line = "head -c 100000000 /dev/zero 2>/dev/null | '\(Program.assay)' serve"
        let result = try Program.run("/bin/sh", ["-c", line])
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors == "assay: standard input: a line is longer than 67108864 bytes\n")
    }
}
