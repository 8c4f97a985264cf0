import Foundation
import JSON
import Specification

/// A quick reader for cases whose lines are written compactly, as `CorpusWriter` writes them.
///
/// If the scanner accepts a line, it returns the same case as `CaseLines` would by reading the line step by step, and
/// the case obeys every rule. If the scanner does not accept a line, the line may still be a valid case.
struct CaseScanner {
    private let catalogue: Catalogue
    private let forms: CaseForms
    private var clauses = KnownJSON<CaseForms.Clauses>()
    private var origin = KnownJSON<Origin>()
    private var readings = KnownJSON<[String: String]>()
    private var rejection = KnownJSON<Value>()
    private var tags = KnownJSON<[String]>()
    private var inputPatterns = JSONPatterns()
    private var outputPatterns = JSONPatterns()

    init(_ specification: any Specification.Type, in catalogue: Catalogue) {
        self.catalogue = catalogue
        forms = CaseForms.of(specification)
    }

    var specification: any Specification.Type { forms.specification }

    /// Returns the case in a line, which keeps the bytes of the line; nil if the line must be read step by step.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the line, which the scanner reads.
    ///   - line: The data that owns these bytes, which the case keeps.
    mutating func golden(
        in bytes: UnsafeBufferPointer<UInt8>, of line: Data, at place: CorpusPlace
    ) -> GoldenCase? {
        var scan = ShapeMatcher(bytes)
        guard scan.take(#"{"id":"#), let id = takeID(&scan),
            scan.take(#","clauses":"#), let clauses = clauses.take(&scan, forms.clauses),
            scan.take(#","origin":"#), let origin = origin.take(&scan, { try? Origin($0) })
        else { return nil }
        // In earlier versions of the corpus, cases had a member `basis`, which is skipped.
        _ =
            scan.take(#","basis":"source""#) || scan.take(#","basis":"standard""#)
            || scan.take(#","basis":"decision""#)
        guard scan.take(#","readings":"#), let readings = readings.take(&scan, forms.readings),
            scan.take(#","input":"#),
            let input = Self.take(forms.input, &inputPatterns, isTyped: clauses.areProbing, of: line, &scan)
        else { return nil }
        let expected: GoldenCase.Expected
        var typedOutput: (any Sendable)?
        if scan.take(#","output":"#) {
            let isTyped = clauses.areProbing
            guard let output = Self.take(forms.output, &outputPatterns, isTyped: isTyped, of: line, &scan)
            else { return nil }
            expected = .output(.text(output.text))
            typedOutput = output.typed
        } else {
            guard scan.take(#","error":"#), let error = rejection.take(&scan, forms.rejection) else {
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
        let typed = input.typed.map { GoldenCase.Typed(input: $0, output: typedOutput) }
        return GoldenCase(
            id: id, forms.specification, in: catalogue, clauses: clauses.ids, origin: origin,
            readings: readings, input: input.text, expected, typed: typed, tags: tags, note: note, at: place)
    }

    private func takeID(_ scan: inout ShapeMatcher) -> String? {
        let start = scan.position
        guard forms.idStart.withUnsafeBufferPointer({ scan.take($0) }) else { return nil }
        let name = scan.position
        var isASCII = true
        let end = scan.bytes.endOfPlain(from: name, &isASCII)
        scan.position = end
        guard scan.take("\""), CaseRules.isName(UnsafeBufferPointer(rebasing: scan.bytes[name..<end])) else {
            return nil
        }
        return String(decoding: UnsafeBufferPointer(rebasing: scan.bytes[start + 1..<end]), as: UTF8.self)
    }

    /// Scans the JSON of an input or output, and returns its text and, if needed, its Swift value; nil if the scan
    /// fails.
    ///
    /// - Parameter isTyped: Whether the value is needed in the Swift type of the subsystem.
    private static func take(
        _ form: CaseForms.Form, _ patterns: inout JSONPatterns, isTyped: Bool, of line: Data,
        _ scan: inout ShapeMatcher
    ) -> (text: JSONText, typed: (any Sendable)?)? {
        let start = scan.position
        let first = line.startIndex
        if !isTyped, scan.take(form.shape) {
            let bytes = line[first + start..<first + scan.position]
            // JSON that matches a shape has no control characters, so it is on one line.
            return (scan.hasOthers ? JSONText(bytes) : JSONText(oneLine: bytes)).map { ($0, nil) }
        }
        scan.position = start
        guard let value = scan.takeValue(like: &patterns), let read = form.read(value),
            let text = JSONText(line[first + start..<first + scan.position])
        else { return nil }
        return (text, isTyped ? read : nil)
    }
}

/// Remembers the Swift values of a few JSON arrays or objects, so that the same bytes are rarely parsed twice.
private struct KnownJSON<Meaning> {
    /// The JSON of each meaning; this array is separate so that a comparison of spellings does not copy the meanings.
    private var spellings: [[UInt8]] = []
    private var meanings: [Meaning] = []
    /// The index of the entry that the next new spelling replaces.
    private var oldest = 0
    private static var most: Int { 4 }

    /// Returns the meaning of the next JSON value, which is either remembered or found by `read`.
    mutating func take(_ scan: inout ShapeMatcher, _ read: (Value) -> Meaning?) -> Meaning? {
        for place in spellings.indices where spellings[place].withUnsafeBufferPointer({ scan.take($0) }) {
            // An array or object is complete at its last byte, so other JSON cannot begin with the same bytes.
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

extension ShapeMatcher {
    /// Scans the next JSON value, which may be followed by other members of an object.
    fileprivate mutating func takeValue() -> Value? {
        takeValue(JSONParser(bytes, depth: JSONReader.standardDepth - 1)) { parser throws(JSONError) in
            try parser.value()
        }
    }

    /// Scans the next JSON value, and adds its pattern to `patterns`, so that similar JSON is scanned faster later.
    fileprivate mutating func takeValue(like patterns: inout JSONPatterns) -> Value? {
        let known = exchange(&patterns, with: JSONPatterns())
        let parser = JSONParser(bytes, depth: JSONReader.standardDepth - 1, patterns: known)
        return takeValue(parser) { parser throws(JSONError) in
            defer { patterns = parser.patterns }
            return try parser.wholeLikeOthers()
        }
    }

    private mutating func takeValue(
        _ parser: consuming JSONParser, _ read: (inout JSONParser) throws(JSONError) -> Value
    ) -> Value? {
        guard position < bytes.count, bytes[position] > 0x20 else { return nil }
        parser.position = position
        guard let value = try? read(&parser) else { return nil }
        position = parser.position
        return value
    }
}
