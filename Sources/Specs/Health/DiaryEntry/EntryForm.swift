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

    let input: DiaryEntry.Input
    let bounds: EntryBounds

    func text(of value: BodyValue) -> Text {
        let text = input[value]
        switch value {
        case .temperature:
            guard let number = EntryForm.decimal(text) else { return .malformed }
            return HealthReport.temperatures.contains(Double(number)) ? .valid : .outOfBounds
        case .weight:
            guard let number = EntryForm.decimal(text) else { return .malformed }
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

    func isInvalid(_ field: DiaryEntry.Field) -> Bool {
        field.isImportance ? importance(of: field.bodyValue) == nil : text(of: field.bodyValue) != .valid
    }

    /// The invalid fields in the order of the form.
    var invalidFields: [DiaryEntry.Field] { DiaryEntry.Field.allCases.filter(isInvalid) }

    // MARK: Texts

    /// Whether the text is one or more ASCII digits.
    static func isWhole(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The number that a valid text is, in its shortest spelling.
    static func number(of value: BodyValue, in text: String) -> Number? {
        switch value {
        case .temperature, .weight: decimal(text).map { Single($0).number }
        case .heartRate, .glycemia: Int(text).map { Number($0) }
        }
    }

    /// The nearest number of single precision to digits with perhaps one separator between them, or nil of others.
    ///
    /// Too great a number is infinite, too small a one 0.
    static func decimal(_ text: String) -> Float? {
        let parts = text.utf8.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
            .map { String(decoding: $0, as: UTF8.self) }
        return parts.count <= 2 && parts.allSatisfy(isWhole) ? Float(parts.joined(separator: ".")) : nil
    }

    static func hasSeparator(_ text: String) -> Bool { text.utf8.contains(where: isSeparator) }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    }
}

extension EntryForm {
    init(_ trial: Trial<DiaryEntry>) {
        self.init(input: trial.input, bounds: trial.readings[EntryBounds.self])
    }
}
