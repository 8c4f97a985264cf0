import JSON
import Specification

extension Entry {
    /// Generates forms with numbers near their bounds, in every spelling, and with strings that are not numbers.
    public static func generate(from entropy: inout Entropy) -> Input {
        // The chance in tenths that a string is faulty; it is often 0, since forms without a fault must be common.
        let risk = entropy.one(of: [0, 1, 1, 3, 8])
        func isAtRisk(_ entropy: inout Entropy) -> Bool { entropy.integer(in: 0...9) < risk }
        var temperature = isAtRisk(&entropy) ? risky(.temperature, &entropy) : decimal(330...440, &entropy)
        var weight = isAtRisk(&entropy) ? risky(.weight, &entropy) : decimal(1...1_500, &entropy)
        var heartRate = isAtRisk(&entropy) ? risky(.heartRate, &entropy) : whole(31, &entropy)
        var glycemia = isAtRisk(&entropy) ? risky(.glycemia, &entropy) : whole(51, &entropy)
        // Most of these strings are numbers under only one option of `health.entry.number`.
        if entropy.once(in: 8) {
            temperature = entropy.one(of: [
                "+36.6", "37.", "37,", "3.7e1", "0x25", "0x1,28P5", "370E-1", "-37",
            ])
        }
        if entropy.once(in: 8) {
            weight = entropy.one(of: ["+70", "70.", ",5", "7e+1", "0x46", "1e-50", "1e-45", "0x.", "1e", "1"])
        }
        if entropy.once(in: 12) { heartRate = "30" }
        if entropy.once(in: 12) { glycemia = "50" }
        var given: [BodyValue: Number] = [:]
        for value in BodyValue.allCases where entropy.once(in: 3) {
            given[value] = Number(entropy.integer(in: Importance.range))
            if isAtRisk(&entropy) {
                given[value] = Number(
                    written: entropy.one(of: [
                        "0", "6", "-1", "2.5", "1e400", "5.0", "1e0", "32768", "-0", "3.00000000000000000001",
                    ]))
            }
        }
        return Input(
            temperature: temperature, weight: weight, heartRate: heartRate, glycemia: glycemia,
            importance: given.isEmpty && entropy.once(in: 2) ? nil : GivenImportance(given),
            note: entropy.one(of: [nil, "", entropy.note()]), date: .generated(from: &entropy))
    }

    /// Returns a random number, with or without decimals, as people type it; the range is given in tenths.
    private static func decimal(_ tenths: ClosedRange<Int>, _ entropy: inout Entropy) -> String {
        let number = entropy.integer(in: tenths)
        if number.isMultiple(of: 10), entropy.once(in: 2) { return "\(number / 10)" }
        let zeros = String(repeating: "0", count: entropy.one(of: [0, 0, 0, 1, 3]))
        let decimals = entropy.one(of: ["", "", "0", "00", "4999"])
        return "\(zeros)\(number / 10)\(entropy.one(of: [",", "."]))\(number % 10)\(decimals)"
    }

    private static func whole(_ least: Int, _ entropy: inout Entropy) -> String {
        let number =
            entropy.once(in: 3) ? least + entropy.integer(in: 0...2) : entropy.integer(in: least...200)
        return entropy.once(in: 8) ? "000\(number)" : "\(number)"
    }

    /// Returns a string that is hard to judge: a number near the bounds of a body value, or an unusual or invalid
    /// spelling.
    private static func risky(_ value: BodyValue, _ entropy: inout Entropy) -> String {
        if entropy.once(in: 2) {
            return entropy.one(of: [
                "", ",", ".", "1.234,5", "36.6.1", "36,6,1", "nan", "inf", "NaN", "infinity", "+70", "-70",
                "-0", " 70", "70 ", "70\n", ".5", "36.", "36,", "7e1", "0x24", "70kg", "７０", "٧٠", "1'000",
                "1 000", "70\u{301}", "\u{FEFF}70", "70\r\n", "a",
            ])
        }
        switch value {
        case .temperature:
            return entropy.one(of: [
                "33", "33.0", "32.9", "32.999999", "32,999998", "44", "44,0", "44.000001", "44.000003",
                "44.1", "0", "44.00000190734863281250001", "1", "366", "37", "100",
            ])
        case .weight:
            return entropy.one(of: [
                "0", "0.0", "0,00", "0." + String(repeating: "0", count: 50) + "1",
                "0." + String(repeating: "0", count: 44) + "14", "0.000001", "0.001",
                "1000000", String(repeating: "9", count: 40), "1", "70.1000000001",
            ])
        case .heartRate:
            return entropy.one(of: [
                "30", "030", "31", "29", "0", "32767", "32768", "72.0", "72,0", "99999999999",
            ])
        case .glycemia:
            return entropy.one(of: ["50", "0050", "51", "49", "0", "32767", "32768", "90.0", "90,5", "65536"])
        }
    }

    /// Returns whether the kit judges the input; only the weight decides this.
    ///
    /// The kit judges a valid weight if it is from 1e-6 to 1e6 or is the least valid weight, and if its
    /// single-precision number does not lie halfway between two shortest decimals.
    public static func isSettled(_ input: Input) -> Bool {
        let text = pointed(input.weight)
        guard isConvertible(text), let weight = Float(text), weight > 0, weight.isFinite else {
            return true
        }
        let isJudged = (1e-6...1e6).contains(weight) || weight == .leastNonzeroMagnitude
        return isJudged && !Single(weight).hasTwoShortest
    }

    /// Returns simpler forms: in each, an ordinary string replaces the string of one value, or all importances are
    /// absent.
    public static func simpler(than input: Input) -> [Input] {
        let plain = BodyValue.allCases.map { value in
            input.with { $0[value] = value.of("37", "1", "60", "60") }
        }
        return plain + [input.with { $0.importance = nil }]
    }
}
