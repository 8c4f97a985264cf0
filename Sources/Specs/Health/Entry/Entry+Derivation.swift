import JSON
import Specification

extension Entry {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let form = Form(law: law)
        let temperature = form.temperature(input.temperature)
        let weight = form.weight(input.weight)
        let heartRate = form.whole(input.heartRate, above: HealthReport.heartRates, .heartRate)
        let glycemia = form.whole(input.glycemia, above: HealthReport.glycemias, .glycemia)
        var importances: [BodyValue: Int] = [:]
        for value in BodyValue.allCases { importances[value] = form.importance(input.importance?[value]) }
        let invalid = Field.allCases.filter { field in
            let value = field.bodyValue
            return field.isImportance
                ? importances[value] == nil
                : value.of(temperature == nil, weight == nil, heartRate == nil, glycemia == nil)
        }
        guard let temperature, let weight, let heartRate, let glycemia, invalid.isEmpty else {
            let textsFirst = invalid.filter { !$0.isImportance } + invalid.filter(\.isImportance)
            let named = law(.formOrder, invalid, not: textsFirst)
            throw Entry.invalid(["fields": law(.allAtOnce, named, not: Array(named.prefix(1))).value])
        }
        return Output(
            report: HealthReport(
                date: input.date, temperature: law.written(temperature), weight: law.written(weight),
                heartRate: heartRate, glycemia: glycemia,
                importance: Importance { importances[$0] ?? Importance.standard },
                note: form.note(input.note)))
    }

    /// The values in the fields of a form; the value of an invalid field is nil.
    private struct Form {
        let law: Ruling<Law>

        func temperature(_ text: String) -> Float? {
            guard let (single, typed) = decimal(text) else { return nil }
            let degrees = law(.boundsOfSingle, Double(single), not: Double(typed) ?? 0)
            let isValid =
                degrees == 33 || degrees == 44
                ? law(.bothEnds, true, not: degrees == 33, or: degrees == 44)
                : law.holds(.temperature, degrees > 33 && degrees < 44)
            return isValid ? single : nil
        }

        func weight(_ text: String) -> Float? {
            guard let single = decimal(text)?.single, single.isFinite else { return nil }
            return law(.weight, single > 0, not: single >= .leastNormalMagnitude) ? single : nil
        }

        func whole(_ text: String, above range: ClosedRange<Int>, _ bound: Law) -> Int? {
            let digits = law(.digitsOnly, text, not: text.withoutDecimals)
            guard Entry.areDigits(digits.utf8), let number = Int(digits) else { return nil }
            let isShipped = law(.bounds, EntryBounds.self) == .shipped
            let isAbove = law.isAbove(bound, number, isShipped ? range.lowerBound - 1 : range.lowerBound)
            let fits = law(.sixteenBits, number <= range.upperBound, not: number < range.upperBound)
            return isAbove && fits && range.contains(number) ? number : nil
        }

        /// Converts a string to a single-precision number; also returns the string with its commas replaced by points;
        /// nil if the string is not a number.
        private func decimal(_ text: String) -> (single: Float, typed: String)? {
            let whole = law(.noThousands, text, not: text.withoutThousands)
            let trimmed = law(.noSpaces, whole, not: whole.trimmed)
            let pointed = law(.separators, Entry.pointed(trimmed), not: trimmed)
            let isNumber =
                switch law(.number, EntryNumber.self) {
                case .plain: law.holds(.plain, Entry.isPlain(pointed))
                case .shipped: law.holds(.shipped, Entry.isConvertible(pointed))
                }
            guard isNumber,
                let single = law(.nearest, Float(pointed), not: Double(pointed).map { Float($0) }),
                !single.isNaN
            else { return nil }
            return (single, pointed)
        }

        func importance(_ given: Number?) -> Int? {
            guard let given else { return law(.three, Importance.standard, not: Importance.range.lowerBound) }
            let cut = given.double.rounded(.towardZero)
            let isWhole = law(.asWritten, given.isWhole, not: cut == given.double)
            let whole = Int(exactly: cut)
            guard let whole = law(.whole, isWhole ? whole : nil, not: whole) else { return nil }
            return law(
                .oneToFive, (1...5).contains(whole), not: (1...4).contains(whole), or: (2...5).contains(whole)
            )
                ? whole : nil
        }

        func note(_ given: String?) -> String? {
            guard let given else { return nil }
            let isNone = law(.emptyNote, given.isEmpty, not: given.trimmed.isEmpty)
            let note = law(.unchanged, given, not: given.trimmed)
            return isNone || note.isEmpty ? nil : note
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = unicodeScalars.drop(while: \.isWhiteSpace)
        return String(String.UnicodeScalarView(start.reversed().drop(while: \.isWhiteSpace).reversed()))
    }

    /// The string without the points before its first comma.
    fileprivate var withoutThousands: String {
        guard let comma = firstIndex(of: ",") else { return self }
        return String(self[..<comma].filter { $0 != "." }) + self[comma...]
    }

    /// The digits before the separator if the string is a plain decimal; otherwise the string itself.
    fileprivate var withoutDecimals: String {
        let pointed = Entry.pointed(self)
        return Entry.isPlain(pointed) ? String(pointed.prefix { $0 != "." }) : self
    }
}
