import JSON
import Specification

/// What is true of a form: which of its texts are numbers, and which fields are invalid.
struct EntryForm {
    /// What is to be said of a text.
    enum Text: Equatable {
        /// It is outside the grammar.
        case malformed
        /// It is a number, out of bounds.
        case outOfBounds
        case valid
    }

    let input: Entry.Input
    let bounds: EntryBounds
    var reading = EntryNumber.plain

    func text(of value: BodyValue) -> Text {
        let text = input[value]
        switch value {
        case .temperature:
            guard let number = EntryForm.decimal(text, reading) else { return .malformed }
            return HealthReport.temperatures.contains(Double(number)) ? .valid : .outOfBounds
        case .weight:
            guard let number = EntryForm.decimal(text, reading) else { return .malformed }
            return number > 0 && number.isFinite ? .valid : .outOfBounds
        case .heartRate: return whole(text, within: HealthReport.heartRates)
        case .glycemia: return whole(text, within: HealthReport.glycemias)
        }
    }

    private func whole(_ text: String, within range: ClosedRange<Int>) -> Text {
        guard EntryForm.isWhole(text) else { return .malformed }
        guard let number = Int(text), range.contains(number) else { return .outOfBounds }
        return number > range.lowerBound || bounds == .shipped ? .valid : .outOfBounds
    }

    /// The importance of a value as it was written.
    func given(_ value: BodyValue) -> String { input.importance?[value]?.text ?? "absent" }

    /// 1 to 5, or nil where what is given is none of these.
    func importance(of value: BodyValue) -> Int? {
        guard let given = input.importance?[value] else { return Importance.standard }
        return given.integer.flatMap { Importance.range.contains($0) ? $0 : nil }
    }

    func isInvalid(_ field: Entry.Field) -> Bool {
        field.isImportance ? importance(of: field.bodyValue) == nil : text(of: field.bodyValue) != .valid
    }

    /// The invalid fields in the order of the form.
    var invalidFields: [Entry.Field] { Entry.Field.allCases.filter(isInvalid) }

    // MARK: Texts

    /// Whether the text is one or more ASCII digits.
    static func isWhole(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The number that a valid text is, in its shortest spelling.
    func number(of value: BodyValue, in text: String) -> Number? {
        switch value {
        case .temperature, .weight: EntryForm.decimal(text, reading).map { Single($0).number }
        case .heartRate, .glycemia: Int(text).map { Number($0) }
        }
    }

    /// The nearest number of single precision to a text, or nil of one that is no number by the reading.
    ///
    /// Too great a number is infinite, too small a one 0.
    static func decimal(_ text: String, _ reading: EntryNumber) -> Float? {
        let parts = text.utf8.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
            .map { String(decoding: $0, as: UTF8.self) }
        let pointed = parts.joined(separator: ".")
        let isNumber =
            reading == .plain
            ? parts.count <= 2 && parts.allSatisfy(isWhole) : isConvertible(pointed.utf8[...])
        return isNumber ? Float(pointed) : nil
    }

    /// Whether the source's language converts a text to a number that is finite or too great.
    ///
    /// That is a sign, digits with a point anywhere, and an exponent; hexadecimal ones behind 0x, of which the exponent
    /// begins with p.
    private static func isConvertible(_ text: Substring.UTF8View) -> Bool {
        var rest = text
        func drop(anyOf bytes: String) -> Bool {
            guard let first = rest.first, bytes.utf8.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        func dropDigits(_ bytes: String) -> Int {
            let count = rest.prefix { bytes.utf8.contains($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        _ = drop(anyOf: "+-")
        let isHexadecimal = ["0x", "0X"].contains { rest.starts(with: $0.utf8) }
        if isHexadecimal { rest = rest.dropFirst(2) }
        let digits = "0123456789" + (isHexadecimal ? "abcdefABCDEF" : "")
        var count = dropDigits(digits)
        if drop(anyOf: ".") { count += dropDigits(digits) }
        if drop(anyOf: isHexadecimal ? "pP" : "eE") {
            _ = drop(anyOf: "+-")
            if dropDigits("0123456789") == 0 { return false }
        }
        return count > 0 && rest.isEmpty
    }

    static func hasSeparator(_ text: String) -> Bool { text.utf8.contains(where: isSeparator) }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    }
}

extension EntryForm {
    init(_ trial: Trial<Entry>) {
        self.init(
            input: trial.input, bounds: trial.readings[EntryBounds.self],
            reading: trial.readings[EntryNumber.self])
    }
}
