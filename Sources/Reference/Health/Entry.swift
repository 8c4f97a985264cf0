import HealthSpecs
import JSON
import Specification

extension Entry: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let isStated = readings[EntryBounds.self] == .stated
        let decimal = readings[EntryNumber.self] == .plain ? plain : shipped
        let temperature = decimal(input.temperature).flatMap { (33...44).contains($0) ? $0 : nil }
        let weight = decimal(input.weight).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        let heartRate = whole(input.heartRate).flatMap { $0 > 30 || $0 == 30 && !isStated ? $0 : nil }
        let glycemia = whole(input.glycemia).flatMap { $0 > 50 || $0 == 50 && !isStated ? $0 : nil }
        let importances = BodyValue.allCases.map { importance(input.importance?[$0]) }

        // ENT-3: in the list of fields, the string of each value comes directly before its importance.
        let texts = [temperature != nil, weight != nil, heartRate != nil, glycemia != nil]
        let valid = zip(texts, importances).flatMap { [$0, $1 != nil] }
        let invalid = zip(Field.allCases, valid).filter { !$1 }.map(\.0)
        guard let temperature, let weight, let heartRate, let glycemia, invalid.isEmpty else {
            throw Entry.invalid(["fields": invalid.value])
        }
        return Output(
            report: HealthReport(
                date: input.date, temperature: Single(temperature), weight: Single(weight),
                heartRate: heartRate, glycemia: glycemia,
                importance: Importance { importance(input.importance?[$0]) ?? 0 },
                note: input.note == "" ? nil : input.note))
    }

    /// Returns the number in a string of digits with at most one comma or point between them; nil for any other string.
    /// Clause: ENT-1
    private static func plain(_ text: String) -> Float? {
        let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard parts.count <= 2, parts.allSatisfy({ areDigits($0) }) else { return nil }
        return Float(parts.map { String($0) }.joined(separator: "."))
    }

    /// Returns the number that the source's code reads from a string. If the string is not a number, the result is 0,
    /// which is out of bounds; if the string contains a NUL, the result is nil. Clause: ENT-1
    private static func shipped(_ text: String) -> Float? {
        let pointed = text.unicodeScalars.map { $0 == "," ? "." : $0 }
        guard !pointed.contains("\0") else { return nil }
        return Float(String(String.UnicodeScalarView(pointed))) ?? 0
    }

    /// Returns the number in a string that consists only of digits; nil for other strings and for numbers above 32 767.
    ///
    /// Clauses: ENT-1, ENT-2
    private static func whole(_ text: String) -> Int? {
        guard areDigits(text.unicodeScalars) else { return nil }
        // If `Int` cannot hold the number, `Int(text)` is nil.
        return Int(text).flatMap { $0 <= 32_767 ? $0 : nil }
    }

    private static func areDigits(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
        !scalars.isEmpty && scalars.allSatisfy { ("0"..."9").contains($0) }
    }

    /// Returns the given importance, or 3 if none is given; nil if it is not an integer from 1 to 5. Clause: ENT-3
    private static func importance(_ given: Number?) -> Int? {
        guard let given else { return Importance.standard }
        return given.integer.flatMap { Importance.range.contains($0) ? $0 : nil }
    }
}
