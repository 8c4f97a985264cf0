import Foundation

/// The header fields of a reply.
struct HeaderFields {
    /// The values of the fields, keyed by name in lower case; the values of a repeated field are joined by commas.
    private var values: [String: String] = [:]
    /// The name of a field that this type and libcurl may read differently, so that the end of the body is unclear.
    ///
    /// A field is unclear if it has a blank beside its name, or if libcurl passes it on in more than one line.
    private(set) var unclear: String?

    /// Reads the lines of a head; the first line is the status line.
    ///
    /// Bytes that are not UTF-8 are replaced, since no field that is used here may contain them.
    init(_ head: UnsafeRawBufferPointer) {
        var last: String?
        for line in head.split(separator: 0x0A).dropFirst() {
            if let last, HeaderFields.isBlank(line.first) {
                values[last, default: ""] += " \(HeaderFields.text(line))"
                noteUnclear(last)
            } else if let colon = line.firstIndex(of: 0x3A) {
                let name = HeaderFields.text(line[..<colon]).lowercased()
                let value = HeaderFields.text(line[(colon + 1)...])
                values[name] = values[name].map { "\($0), \(value)" } ?? value
                if name.utf8.count != colon - line.startIndex { noteUnclear(name) }
                last = name
            }
        }
    }

    private mutating func noteUnclear(_ name: String) {
        if name == "content-length" || name == "transfer-encoding" { unclear = name }
    }

    /// Returns the value of the field whose name in lower case is `name`; nil if there is no such field.
    subscript(name: String) -> String? { values[name] }

    private static func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
