import Catalogue
import Foundation
import JSON
import Specification

/// An implementation of health.entry, written from its laws alone. Each mistake in the gallery changes one variable of
/// this implementation.
public struct CarefulEntry: Careful {
    public typealias Subsystem = Entry

    /// The number of times a decimal is rounded: once, to single precision, or twice, first to a double.
    enum Rounding { case once, twice }

    var hasGrammar = true
    var knowsComma = true
    var rounds = Rounding.once
    var skipsSpaces = false
    var dropsThousands = false
    var cutsDecimals = false
    var boundsSingle = true
    var takesFortyFour = true
    var greatest = 32_767
    var namesAll = true
    var textsFirst = false
    var standard = 3
    var trimsNotes = false

    public init() {}

    public func run(_ input: Entry.Input, readings: Readings) throws(Rejection) -> Entry.Output {
        var faults: [Entry.Field] = []
        let isShipped = readings[EntryNumber.self] == .shipped
        let temperature = temperature(input.temperature, isShipped)
        if temperature == nil { faults.append(.temperature) }
        let weight = decimal(input.weight, isShipped).flatMap { $0 > 0 && $0 < .infinity ? $0 : nil }
        if weight == nil { faults.append(.weight) }
        let shift = readings[EntryBounds.self] == .shipped ? 0 : 1
        let heartRate = whole(input.heartRate, from: 30 + shift)
        if heartRate == nil { faults.append(.heartRate) }
        let glycemia = whole(input.glycemia, from: 50 + shift)
        if glycemia == nil { faults.append(.glycemia) }
        var importance: [BodyValue: Int] = [:]
        for value in BodyValue.allCases {
            let given = input.importance?[value].map { $0.integer ?? 0 } ?? standard
            if (1...5).contains(given) {
                importance[value] = given
            } else if let field = Entry.Field(rawValue: "importance.\(value.rawValue)") {
                faults.append(field)
            }
        }
        guard let temperature, let weight, let heartRate, let glycemia, faults.isEmpty else {
            let named = textsFirst ? faults : Entry.Field.allCases.filter(faults.contains)
            throw Entry.invalid(["fields": Array(named.prefix(namesAll ? 8 : 1)).value])
        }
        return Entry.Output(
            report: HealthReport(
                date: input.date, temperature: Single(temperature), weight: Single(weight),
                heartRate: heartRate, glycemia: glycemia, importance: Importance { importance[$0] ?? 0 },
                note: note(input.note)))
    }

    private func note(_ given: String?) -> String? {
        let note = trimsNotes ? given?.trimmingCharacters(in: .whitespacesAndNewlines) : given
        return note.flatMap { $0.unicodeScalars.isEmpty ? nil : $0 }
    }

    private func temperature(_ text: String, _ isShipped: Bool) -> Float? {
        guard let single = decimal(text, isShipped) else { return nil }
        let degrees = boundsSingle ? Double(single) : Double(pointed(text)) ?? Double(single)
        return degrees >= 33 && (takesFortyFour ? degrees <= 44 : degrees < 44) ? single : nil
    }

    private func pointed(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "," && knowsComma ? "." : $0 }))
    }

    private func decimal(_ text: String, _ isShipped: Bool = false) -> Float? {
        var plain = skipsSpaces && isShipped ? text.trimmingCharacters(in: .whitespacesAndNewlines) : text
        if dropsThousands, let comma = text.firstIndex(of: ","), text[..<comma].contains(".") {
            plain = String(text[..<comma].replacing(".", with: "") + text[comma...])
        }
        plain = pointed(plain)
        // `Float(_:)` and the source's code convert the same strings to finite numbers (ENT-1e).
        if !hasGrammar || isShipped && !plain.utf8.contains(0) { return finite(plain) }
        let parts = plain.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let areDigits = parts.allSatisfy { part in
            !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
        return areDigits && parts.count < 3 ? finite(plain) : nil
    }

    private func finite(_ text: String) -> Float? {
        let number = rounds == .once ? Float(text) : Double(text).map { Float($0) }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private func whole(_ text: String, from least: Int) -> Int? {
        if cutsDecimals, let decimal = decimal(text), decimal < 1e6 { return bounded(Int(decimal), least) }
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text).flatMap { bounded($0, least) }
    }

    private func bounded(_ number: Int, _ least: Int) -> Int? {
        number >= least && number <= greatest ? number : nil
    }
}
