import Foundation
import Kit

/// A page of HTML that was read from a file and decoded.
struct GivenPage {
    /// The name of the file in messages.
    let name: String
    let html: String

    /// Decodes a page: UTF-8 or UTF-16 with a byte order mark, otherwise UTF-8 if it is valid UTF-8, otherwise
    /// Windows-1252.
    ///
    /// The encoding that a page declares is ignored, since Scholar's pages of 2010 are saved in UTF-8 or Windows-1252,
    /// whatever they declare.
    ///
    /// - Throws: `Failure` with the name of the file if it is not a page of HTML.
    init(_ bytes: [UInt8], named name: String) throws {
        self.name = name
        html = try GivenPage.text(of: bytes, named: name)
        let bytes = Array(html.utf8)
        let hasTag = zip(bytes, bytes.dropFirst()).contains { byte, next in
            byte == UInt8(ascii: "<") && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20)
        }
        guard hasTag else { throw Failure(.usage, "\(name) is not an HTML page: it has no tags") }
    }

    /// Reads a page.
    ///
    /// - Throws: `Failure` with the name of the file if it cannot be read, or is not a page of HTML.
    init(file: String) throws {
        guard let handle = FileHandle(forReadingAtPath: file) else {
            throw Failure(.usage, "\(file) cannot be read")
        }
        defer { try? handle.close() }
        guard let data = try? handle.readToEnd() ?? Data() else {
            throw Failure(.usage, "\(file) cannot be read")
        }
        try self.init(Array(data), named: file)
    }

    private static func text(of bytes: [UInt8], named name: String) throws -> String {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes[3...], as: UTF8.self) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]),
            let text = String(bytes: bytes, encoding: .utf16)
        {
            return text
        }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        // Text in an encoding with one byte per character has no zero bytes.
        guard !bytes.contains(0),
            let text = String(bytes: bytes, encoding: .windowsCP1252)
                ?? String(bytes: bytes, encoding: .isoLatin1)
        else { throw Failure(.usage, "\(name) is not an HTML page: it is not text") }
        return text
    }
}
