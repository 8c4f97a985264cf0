import Foundation
import LearningSpecs
import Specification

/// The facts that the head of a reply states about the course.
struct ReplyHead: Equatable, Sendable {
    let status: Int
    /// The number of bytes of the complete course; nil if the head does not state it.
    let length: Int?
    /// The reason why the reply cannot be used even if its status is good, as a sentence; nil if the reply can be used.
    let fault: String?

    /// - Parameter fields: the header fields of the reply.
    /// - Parameter refusal: the reason why a redirection was not followed; nil if there was no redirection, or if
    ///   every redirection was followed.
    init(status: Int, _ fields: HeaderFields, refusal: String? = nil) {
        self.status = status
        let announced = fields["content-length"].map { ReplyHead.number($0) }
        let whole = fields["content-range"].flatMap { ReplyHead.whole($0) }
        length = status == 206 ? whole ?? announced.flatMap(\.self) : announced.flatMap(\.self)
        let isPart = status == 206 && whole == nil
        fault =
            refusal ?? (isPart ? "the server sent only a part (206) of the course" : nil)
            ?? fields.unclear.map { "the server sent the field \($0) in an invalid form" }
            ?? ReplyHead.fault(
                announced, content: fields["content-encoding"], transfer: fields["transfer-encoding"])
    }

    /// Returns the length of the course if a range covers the complete course, as in `bytes 0-9/10`; otherwise nil.
    private static func whole(_ range: String) -> Int? {
        guard let match = range.wholeMatch(of: /bytes 0-([0-9]+)\/([0-9]+)/.ignoresCase()),
            let last = number(String(match.1)), let length = number(String(match.2)), last == length - 1
        else { return nil }
        return length
    }

    /// Returns the reason why a body cannot be used; nil if it can be used. Compressed bodies are refused, since they
    /// may expand to any size.
    private static func fault(_ announced: Int??, content: String?, transfer: String?) -> String? {
        if case .some(.none) = announced { return "the server sent a length that is not a number of bytes" }
        let codings =
            words(content).filter { $0 != "identity" }
            + words(transfer).filter { $0 != "identity" && $0 != "chunked" }
        if codings.isEmpty { return nil }
        let names = codings.joined(separator: ", ").prefix(200)
        return "the server sent an encoded course (\(names)), although the request allowed no encoding"
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
