import Foundation
import JSON
import Specification

/// A fast reader for lines of cases in the compact form that `CorpusWriter` writes.
///
/// If the scanner accepts a line, it returns the same case as `CaseLines` would by reading the line step by step, and
/// the case obeys every rule. If the scanner does not accept a line, the line may still be a valid case.
struct CaseScanner {
    private struct Clauses {
        let ids: [ClauseID]
        /// Whether a property that follows from one of these clauses needs the outcomes of related inputs (probes).
        let areProbing: Bool
    }

    let specification: any Specification.Type
    private let catalogue: Catalogue
    /// The JSON at the start of every case id of the subsystem, such as `"mobility.geofence/`.
    private let idStart: [UInt8]
    /// Converts a value to the type of the inputs; nil if the value does not have the form of an input.
    private let readInput: (Value) -> (any Sendable)?
    /// Converts a value to the type of the outputs; nil if the value does not have the form of an output.
    private let readOutput: (Value) -> (any Sendable)?
    /// Returns the clauses in a value; nil if the value is not a valid list of clauses of the subsystem.
    private let readClauses: (Value) -> Clauses?
    private var clauses = KnownJSON<Clauses>()
    private var origin = KnownJSON<Origin>()
    private var readings = KnownJSON<[String: String]>()
    private var rejection = KnownJSON<Value>()
    private var tags = KnownJSON<[String]>()

    init<S: Specification>(_ specification: S.Type, in catalogue: Catalogue) {
        self.specification = specification
        self.catalogue = catalogue
        idStart = Array("\"\(S.id)/".utf8)
        readInput = { try? S.Input($0) }
        readOutput = { try? S.Output($0) }
        readClauses = { value in
            guard let ids = try? [String](value).map({ ClauseID($0) }),
                CaseRules.problem(ofClauses: ids, S.self) == nil
            else { return nil }
            return Clauses(ids: ids, areProbing: GoldenCase.isProbed(ids, S.self))
        }
    }

    /// Returns the case in a line; nil if the line must be read step by step. The case keeps the bytes of the line.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the line, which the scanner reads.
    ///   - line: The data that owns these bytes; the case keeps the data.
    mutating func golden(
        in bytes: UnsafeBufferPointer<UInt8>, of line: Data, at place: CorpusPlace
    ) -> GoldenCase? {
        var scan = JSONParser(bytes, depth: JSONReader.standardDepth - 1)
        guard scan.take(#"{"id":"#), let id = takeID(&scan),
            scan.take(#","clauses":"#), let clauses = clauses.take(&scan, readClauses),
            scan.take(#","origin":"#), let origin = origin.take(&scan, { try? Origin($0) })
        else { return nil }
        // In earlier versions of the corpus, cases had a member `basis`, which is skipped.
        _ =
            scan.take(#","basis":"source""#) || scan.take(#","basis":"standard""#)
            || scan.take(#","basis":"decision""#)
        guard scan.take(#","readings":"#), let readings = readings.take(&scan, readReadings),
            scan.take(#","input":"#), let input = Self.take(readInput, of: line, &scan)
        else { return nil }
        let expected: GoldenCase.Expected
        var typedOutput: (any Sendable)?
        if scan.take(#","output":"#) {
            guard let output = Self.take(readOutput, of: line, &scan) else { return nil }
            expected = .output(.text(output.text))
            typedOutput = output.typed
        } else {
            guard scan.take(#","error":"#), let error = rejection.take(&scan, readRejection) else {
                return nil
            }
            expected = .rejection(error)
        }
        var tags: [String] = []
        if scan.take(#","tags":"#) {
            guard let taken = self.tags.take(&scan, { try? [String]($0) }) else { return nil }
            tags = taken
        }
        var note: String?
        if scan.take(#","note":"#) {
            guard case .string(let text)? = scan.takeValue() else { return nil }
            note = text
        }
        guard scan.take("}"), scan.position == bytes.count else { return nil }
        let typed = clauses.areProbing ? GoldenCase.Typed(input: input.typed, output: typedOutput) : nil
        return GoldenCase(
            id: id, specification, in: catalogue, clauses: clauses.ids, origin: origin,
            readings: readings, input: input.text, expected, typed: typed, tags: tags, note: note, at: place)
    }

    /// Returns the option of each reading that a value names; nil if one of the readings or options does not exist.
    private func readReadings(_ value: Value) -> [String: String]? {
        guard let readings = try? GoldenCase.readings(value),
            (try? Readings(readings, known: specification.readings)) != nil
        else { return nil }
        return readings
    }

    /// Returns the value itself if it is a rejection that the subsystem declares; otherwise nil.
    private func readRejection(_ value: Value) -> Value? {
        RejectionForm.problem(of: value, among: specification.rejections) == nil ? value : nil
    }

    private func takeID(_ scan: inout JSONParser) -> String? {
        let start = scan.position
        guard idStart.withUnsafeBufferPointer({ scan.take($0) }) else { return nil }
        let name = scan.position
        var isASCII = true
        let end = scan.bytes.endOfPlain(from: name, &isASCII)
        scan.position = end
        guard scan.take("\""), CaseRules.isName(UnsafeBufferPointer(rebasing: scan.bytes[name..<end])) else {
            return nil
        }
        return String(decoding: UnsafeBufferPointer(rebasing: scan.bytes[start + 1..<end]), as: UTF8.self)
    }

    /// Scans the JSON of an input or output, and returns its text and its Swift value; nil if the scan fails.
    private static func take(
        _ read: (Value) -> (any Sendable)?, of line: Data, _ scan: inout JSONParser
    ) -> (text: JSONText, typed: any Sendable)? {
        let start = scan.position
        let first = line.startIndex
        guard let value = scan.takeValue(), let typed = read(value),
            let text = JSONText(line[first + start..<first + scan.position])
        else { return nil }
        return (text, typed)
    }
}

/// Remembers the Swift values of a few JSON arrays or objects, so that the same bytes are rarely parsed twice.
private struct KnownJSON<Meaning> {
    /// The JSON text of each remembered value; this array is separate so that comparing texts does not copy the values.
    private var spellings: [[UInt8]] = []
    private var meanings: [Meaning] = []
    /// The index of the oldest entry, which the next new entry replaces.
    private var oldest = 0
    private static var most: Int { 4 }

    /// Returns the Swift value of the next JSON value, either from memory or by calling `read`.
    mutating func take(_ scan: inout JSONParser, _ read: (Value) -> Meaning?) -> Meaning? {
        for place in spellings.indices where spellings[place].withUnsafeBufferPointer({ scan.take($0) }) {
            // An array or object is complete at its closing bracket, so a longer value cannot begin with the same
            // bytes.
            return meanings[place]
        }
        let start = scan.position
        guard let value = scan.takeValue(), let meaning = read(value) else { return nil }
        let spelled = Array(UnsafeBufferPointer(rebasing: scan.bytes[start..<scan.position]))
        if meanings.count < Self.most {
            spellings.append(spelled)
            meanings.append(meaning)
        } else {
            (spellings[oldest], meanings[oldest]) = (spelled, meaning)
            oldest = (oldest + 1) % Self.most
        }
        return meaning
    }
}

extension JSONParser {
    /// Scans the next JSON value, which other members of an object may follow; nil if no valid value begins here.
    fileprivate mutating func takeValue() -> Value? {
        guard let byte = peek(), byte > 0x20 else { return nil }
        return try? value()
    }
}
