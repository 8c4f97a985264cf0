import Testing

@testable import Adapters

@Suite("The end of an adapter's log")
struct LogTailTests {
    @Test(
        "the kept end of a log begins with a whole character, however the log arrives",
        arguments: [[10], [7, 3], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [4, 6]])
    func wholeCharacters(pieces: [Int]) {
        let tail = LogTail(limit: 3)
        var bytes = Array("ééééé".utf8)[...]
        for piece in pieces {
            bytes.prefix(piece).withUnsafeBytes { tail.append($0) }
            bytes = bytes.dropFirst(piece)
        }
        #expect(tail.text == "é")
    }

    @Test("a log within the limit is kept as it is, even if it begins inside a character")
    func short() {
        let tail = LogTail(limit: 3)
        Array("é".utf8).dropFirst().withUnsafeBytes { tail.append($0) }
        #expect(tail.text == "\u{FFFD}")
    }
}
