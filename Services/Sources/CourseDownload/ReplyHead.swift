import Foundation
import LearningSpecs
import Specification

/// The facts that the head of a reply states about the course.
struct ReplyHead: Equatable, Sendable {
    let status: Int
    /// The number of bytes of the complete course; nil if the head does not state it.
    let length: Int?
    /// Why the reply cannot be used although its status may be good, in a sentence; nil if it can be used.
    let fault: String?

    /// - Parameter field: returns the value of a header field, given its name.
    /// - Parameter refusal: why a redirection was not followed; nil if there was none, or it was followed.
    init(status: Int, refusal: String? = nil, field: (String) -> String?) {
        self.status = status
        let announced = field("Content-Length").map { ReplyHead.number($0) }
        if status == 206 {
            let whole = field("Content-Range").flatMap { ReplyHead.whole($0) }
            length = whole ?? announced.flatMap(\.self)
            fault = whole == nil ? "the server sent an unrequested part (206)" : nil
        } else {
            length = announced.flatMap(\.self)
            fault =
                refusal
                ?? ReplyHead.fault(
                    announced, content: field("Content-Encoding"), transfer: field("Transfer-Encoding"))
        }
    }

    /// Returns the fields of a head by their names in lower case; if a field is repeated, commas join its values.
    ///
    /// Bytes that are not UTF-8 are replaced, since no field that is used here may contain them.
    static func fields(of head: UnsafeRawBufferPointer) -> [String: String] {
        var fields: [String: String] = [:]
        for line in head.split(separator: 0x0A).dropFirst() {
            guard let colon = line.firstIndex(of: 0x3A) else { continue }
            let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
            let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            fields[name] = fields[name].map { "\($0), \(value)" } ?? value
        }
        return fields
    }

    /// Returns the length of the course if the range of a part covers all of it, as in `bytes 0-9/10`; otherwise nil.
    private static func whole(_ range: String) -> Int? {
        guard let match = range.wholeMatch(of: /bytes 0-([0-9]+)\/([0-9]+)/.ignoresCase()),
            let last = number(String(match.1)), let length = number(String(match.2)), last == length - 1
        else { return nil }
        return length
    }

    /// Returns why a body cannot be used, or nil. Compressed bodies are refused, since they may expand very much.
    private static func fault(_ announced: Int??, content: String?, transfer: String?) -> String? {
        if case .some(.none) = announced { return "the server sent a length that is not a number of bytes" }
        let codings =
            words(content).filter { $0 != "identity" }
            + words(transfer).filter { $0 != "identity" && $0 != "chunked" }
        if codings.isEmpty { return nil }
        return "the server sent an encoded course (\(codings.joined(separator: ", "))), though asked not to"
    }

    private static func words(_ field: String?) -> [String] {
        (field ?? "").lowercased().split { $0 == "," || $0 == " " || $0 == "\t" }.map(String.init)
    }

    private static func number(_ text: String) -> Int? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
            number <= Download.greatestLength
        else { return nil }
        return number
    }
}
