import JSON
import Specification

extension Question {
    /// Returns a question with accents or characters that break a URL, and answers with equal, unusual or invalid
    /// scores.
    public static func generate(from entropy: inout Entropy) -> Input {
        let reply: Value? =
            switch entropy.below(12) {
            case 0, 1, 2: nil
            case 3: odd(from: &entropy)
            case 4, 5, 6: near(from: &entropy).value
            default: .array(entropy.list(upTo: 10) { element(from: &$0) })
            }
        let stored =
            switch entropy.below(4) {
            case 0: near(from: &entropy)
            case 1: entropy.list(upTo: 6) { Stored(answer: $0.one(of: texts), score: number(from: &$0)) }
            default: [Stored]?.none
            }
        return Input(question: question(from: &entropy), reply: reply, stored: stored)
    }

    private static let texts = ["a", "b", "c", "", "è", "e\u{300}", "Il covid è un virus", "a\nb"]
    private static let pieces = [
        "cosa", " ", "è", "il", "covid", "?", "perché", "à", "Ç", "ế", "ά", "й", "İ", "ø", "ł", "ß", "æ", "ı",
        "œ", "e\u{301}", "a\u{308}\u{304}", "\u{301}", "1\u{301}", "ø\u{301}", "か\u{301}", "\u{301}\u{302}",
        "か\u{3099}", "が", "한", "آ", "क़", "/", "?", "#", "%", "%20", "&", "+", "=", "~", "-._", "\t", "\n",
        "\u{A0}", "\"", "'", "😀", "Å", "\u{212B}", "\u{1FBE}", "\u{37E}", "\u{1FC1}", "\u{374}", "\u{344}",
        "  ", "..", "A", "z9",
    ]

    private static func question(from entropy: inout Entropy) -> String {
        switch entropy.below(6) {
        case 0: entropy.text(upTo: 12)
        case 1:
            entropy.one(of: ["cosa è il covid", "a/b?", "", " ", "50% di più?", "città", ".", "..", "..."])
        default: entropy.list(upTo: 10) { $0.one(of: pieces) }.joined()
        }
    }

    /// Returns the body of a reply that is not a list.
    private static func odd(from entropy: inout Entropy) -> Value {
        entropy.one(of: [
            .null, .bool(true), 0.value, .string(""), .string("[]"), .object([]),
            .record(("answers", .array([]))), .record(("answer", "a".value), ("score", 1.value)),
        ])
    }

    private static func element(from entropy: inout Entropy) -> Value {
        let answer = entropy.one(of: texts).value
        switch entropy.below(8) {
        case 0:
            return entropy.one(of: [
                .null, .string("a"), .array([]), .object([]), .record(("answer", answer)),
                .record(("score", 1.value)), .record(("answer", .null), ("score", 1.value)),
                .record(("answer", 1.value), ("score", 1.value)),
                .array([.record(("answer", answer), ("score", 1.value))]),
            ])
        case 1:
            return .record(("answer", answer), ("score", oddScore(from: &entropy)))
        case 2:
            return .record(("id", 7.value), ("answer", answer), ("score", score(from: &entropy)))
        default: return .record(("answer", answer), ("score", score(from: &entropy)))
        }
    }

    private static func oddScore(from entropy: inout Entropy) -> Value {
        let spellings = [
            "", " 1", "1 ", "+1", "1,5", ".5", "1.", "01", "-", "1e", "1e+", "NaN", "nan", "Infinity", "inf",
            "0x1", "1e400", "-1e400", "1 2", "١", "１", "--1", "1e1.5", "1_000", "-01",
        ]
        return entropy.one(
            of: [
                .null, .bool(true), .array([]), .object([]), .number(Number(written: "1e400")),
            ] + spellings.map { .string($0) })
    }

    /// Returns answers whose scores often differ, but have the same nearest double.
    private static func near(from entropy: inout Entropy) -> [Stored] {
        let spellings = ["0.3", "0.29999999999999999", "0.30000000000000001", "0", "1e-400", "-1e-400"]
        return (0..<2 + entropy.count(upTo: 6)).map { _ in
            Stored(
                answer: entropy.one(of: ["a", "b", "c", "d", "e", "f"]),
                score: Number(written: entropy.one(of: spellings)))
        }
    }

    /// Returns a score that is hard to compare, such as -0, the number 1 in another spelling, or a sum that is rounded.
    private static func number(from entropy: inout Entropy) -> Number {
        switch entropy.below(6) {
        case 0, 1, 2: Number(entropy.integer(in: 0...2))
        case 3: Number(entropy.one(of: [0.5, 0.25, 0.1 + 0.2, 0.3, 0.96911941385318334, -1, 1e-9]))
        case 4: Number(entropy.double(in: 0...1))
        default:
            Number(
                written: entropy.one(of: [
                    "1.0", "10e-1", "-0", "0.0", "5e-1", "0.30", "1e300", "-2.5E0",
                    // Numbers that are not 0.3, 1 or 0, but have the same nearest double as one of these numbers.
                    "0.29999999999999999", "1.00000000000000000001", "-1e-400", "1e-400",
                ]))
        }
    }

    private static func score(from entropy: inout Entropy) -> Value {
        if entropy.once(in: 40) { return "0.9759892141651425".value }
        let number = number(from: &entropy)
        return entropy.once(in: 3) ? .string(number.text) : .number(number)
    }

    /// Returns the input with an empty question and, if the reply is not a list, also an input with the reply `null`.
    public static func simpler(than input: Input) -> [Input] {
        [Input(question: "", reply: input.reply, stored: input.stored)]
            + (list(of: input.reply) == nil ? [Input(question: "", reply: .null)] : [])
    }

    /// Returns whether all versions of Unicode from 14.0 on agree on which characters of the question are letters.
    public static func isSettled(_ input: Input) -> Bool {
        input.question.unicodeScalars.allSatisfy { scalar in
            !(0x370...0x1FFF).contains(scalar.value)
                || scalar.properties.age.map { $0.major <= 14 } ?? false
        }
    }
}
