import Harness
import JSON
import Specification

/// An input that a page sends, with the other parts of the request.
struct Question: Sendable {
    enum Problem: Error {
        /// The request does not have the form that the explorer's pages use.
        case request(String)
        /// The typed text is not an input of the subsystem.
        case input(String)
    }

    let sample: Sample
    /// The beginning of the case's id, if a case is made from the input.
    let name: String
    /// The person who vouches for the outcome, if a case is made from the input.
    let person: String

    /// Reads a request, such as `{"subsystem":…,"readings":{…},"text":"…"}`, in which `text` is the typed input.
    init(_ bytes: [UInt8], in catalogue: Catalogue) throws(Problem) {
        let value: Value
        do throws(JSONError) {
            value = try JSONReader.value(of: bytes)
        } catch {
            throw .request("The request is not JSON: \(ForeignText.line(error.description)).")
        }
        guard case .string(let id)? = value["subsystem"], case .string(let text)? = value["text"] else {
            throw .request("The request must contain a subsystem and the text of an input.")
        }
        guard let specification = catalogue.specification(SubsystemID(id)) else {
            throw .request("There is no subsystem \(ForeignText.line(id)).")
        }
        let input: Value
        do throws(JSONError) {
            input = try JSONReader.value(of: text)
        } catch {
            throw .input("Not JSON: \(Self.place(of: error, in: text))")
        }
        sample = Sample(
            subsystem: specification.id, input: input,
            readings: try Self.readings(value["readings"], known: specification.readings))
        try Self.check(input, specification)
        name = Self.text(value["name"]).flatMap(Self.slug) ?? "explored"
        person = (Self.text(value["by"]) ?? "").trimmingSpaces
    }

    private static func readings(_ value: Value?, known: [Reading]) throws(Problem) -> [String: String] {
        guard let value, case .object = value else { return [:] }
        guard let chosen = try? [String: String](value) else {
            throw .request("The option of a reading must be a string.")
        }
        do throws(UnknownReading) {
            return try Readings(chosen, known: known).declarations
        } catch {
            throw .request("\(ForeignText.line(error.description)).")
        }
    }

    private static func check<S: Specification>(_ input: Value, _: S.Type) throws(Problem) {
        do throws(Misfit) {
            _ = try S.Input(input)
        } catch {
            throw .input("Not an input of \(S.id): \(ForeignText.line(error.description))")
        }
    }

    /// Returns an error with its line and column: `a value is expected, line 2, column 7`.
    private static func place(of error: JSONError, in text: String) -> String {
        let before = String(decoding: text.utf8.prefix(error.offset), as: UTF8.self)
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        return
            "\(ForeignText.line(error.problem)), line \(lines.count), column \((lines.last?.count ?? 0) + 1)"
    }

    private static func text(_ value: Value?) -> String? {
        if case .string(let text)? = value { text } else { nil }
    }

    /// Returns a name as lower-case letters, digits and hyphens, for use in an id; nil if no character is left.
    private static func slug(_ text: String) -> String? {
        let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return words.isEmpty ? nil : String(words.joined(separator: "-").prefix(60))
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
