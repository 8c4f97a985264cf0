import Foundation
import Testing

@testable import JSON

/// Tests that JSON is passed on unchanged only if every reader sees it as one line.
struct JSONTextTests {
    @Test(arguments: ["a", "é", "…", "“a”", "\u{2027}", "\u{84}", "\u{a0}", "€", "\u{202a}", "𝄞"])
    func `JSON is passed on unchanged if no character in it could end a line`(text: String) {
        let json = Data("{\"text\":\"\(text) and so on\",\"more\":\"\(text)\"}".utf8)
        #expect(JSONText(json)?.value["more"] == .string(text))
    }

    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\n", "…\u{2028}", "\u{a0}\u{85}", "…\n"])
    func `JSON is not passed on unchanged if a character in it could end a line`(text: String) {
        for end in ["", "…", " and so on, longer than eight bytes"] {
            #expect(JSONText(Data("\"\(text)\(end)\"".utf8)) == nil)
        }
    }
}
