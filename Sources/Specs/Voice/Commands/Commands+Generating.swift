import Specification

extension Commands {
    /// Returns a short document and transcripts that grow, change, repeat and shrink, sometimes in several sessions.
    public static func generate(from entropy: inout Entropy) -> Input {
        let language = entropy.one(weighed: [(6, "en"), (3, "it"), (1, "fr")])
        let isItalian = language == "it"
        let names = ["my_script", "my", "copy_it", "é"].filter { _ in entropy.once(in: 2) }
        let document = document(from: &entropy)
        if entropy.once(in: 6) {
            let sessions = entropy.list(upTo: 3) { entropy in
                SessionInput(
                    hypotheses(isItalian, phrases: 3, from: &entropy),
                    document: entropy.once(in: 3) ? self.document(from: &entropy) : nil)
            }
            return Input(language: language, document: document, names: names, sessions: sessions)
        }
        return Input(
            language: language, document: document, names: names,
            hypotheses: hypotheses(isItalian, phrases: 6, from: &entropy))
    }

    private static func document(from entropy: inout Entropy) -> Document {
        let count = entropy.integer(in: 0...4)
        let lines = (0..<count).map {
            entropy.once(in: 6)
                ? String(entropy.text(upTo: 4).unicodeScalars.filter { $0 != "\n" }) : "l\($0 + 1)"
        }
        return Document(
            lines: lines, cursor: entropy.integer(in: 1...max(1, count)),
            clipboard: entropy.one(of: [nil, nil, "c", ""]))
    }

    private static func hypotheses(_ isItalian: Bool, phrases: Int, from entropy: inout Entropy) -> [String] {
        let isWriter = entropy.once(in: 3)
        let words = (0...entropy.count(upTo: phrases)).flatMap { _ in
            phrase(isItalian, isWriter: isWriter, from: &entropy).spokenWords
        }
        return stream(of: words, from: &entropy)
    }

    /// Returns hypotheses of growing length, some with misheard words; in most cases, the last one is the complete
    /// transcript.
    private static func stream(of words: [String], from entropy: inout Entropy) -> [String] {
        if entropy.once(in: 4) { return [words.joined(separator: entropy.one(of: [" ", "  ", "\u{A0}"]))] }
        var hypotheses: [String] = []
        var said: [String] = []
        while said.count < words.count, hypotheses.count < 12 {
            said = Array(words.prefix(said.count + entropy.integer(in: 1...3)))
            var heard = said
            switch entropy.below(8) {
            case 0:
                heard[heard.count - 1] = entropy.one(of: ["foo", "copy", "taglia", "two", "write", "stop"])
            case 1: heard.removeLast(min(heard.count, entropy.integer(in: 1...2)))
            case 2: hypotheses.append(heard.joined(separator: " "))
            case 3: heard[entropy.integer(in: 0...heard.count - 1)] = "foo"
            case 4:
                // The recogniser hears a `write` as another command, often after the writing has begun.
                if let place = heard.firstIndex(where: { ["write", "scrivi"].contains($0.lowercased()) }) {
                    heard[place] = heard[place].lowercased() == "write" ? "copy" : "copia"
                }
            default: break
            }
            hypotheses.append(heard.joined(separator: " "))
        }
        if !entropy.once(in: 4) { hypotheses.append(words.joined(separator: " ")) }
        return hypotheses
    }

    private static func phrase(_ isItalian: Bool, isWriter: Bool, from entropy: inout Entropy) -> String {
        func control(_ control: VoiceControl) -> String {
            let expressions = controls(of: isItalian ? "it" : "en").expressions(of: control.rawValue)
            let chosen = expressions.isEmpty ? control.rawValue : entropy.one(of: expressions)
            return entropy.once(in: 8) ? chosen.uppercased() : chosen
        }
        if isWriter, entropy.once(in: 3) {
            let code = entropy.list(upTo: 4) { $0.one(of: isItalian ? italianCode : englishCode) }
            return ([control(.write)] + code + (entropy.once(in: 2) ? ["stop"] : [])).joined(separator: " ")
        }
        switch entropy.below(12) {
        case 0, 1, 2: return control(.line) + " " + number(isItalian, from: &entropy)
        case 3: return control(entropy.one(of: [.cut, .delete]))
        case 4: return control(.copy)
        case 5, 6: return control(.paste)
        case 7: return control(entropy.one(of: [.read, .run]))
        case 8:
            let words = entropy.one(of: [
                "my script", "My Script", "my", "x", "copy it", "E\u{301}", "É", "my_script", "",
            ])
            return control(.open) + " " + words
        case 9:
            let words = entropy.one(of: ["My Script", "", "copy", "a  b"])
            return control(.rename) + " " + words + (entropy.once(in: 4) ? "" : " " + control(.okay))
        case 10: return entropy.one(of: ["foo", "okay", "line", "two", "copyright", "va bene"])
        default: return control(entropy.once(in: 3) ? .stop : entropy.one(of: [.new, .save]))
        }
    }

    private static func number(_ isItalian: Bool, from entropy: inout Entropy) -> String {
        let numbers =
            switch entropy.below(10) {
            case 0, 1, 2: isItalian ? ["uno", "due", "tre"] : ["one", "two", "three"]
            case 3, 4: ["1", "2", "3", "0", "003", "10000", "99999999999999999999", "٣", "-1"]
            case 5 where isItalian:
                ["ventitré", "ventitre", "centuno", "centouno", "tré", "un", "duemilatré", "zero"]
            case 5:
                ["twenty one", "twenty-one", "hundred", "zero", "twelve hundred", "a hundred", "twenty-"]
            case 6 where isItalian:
                ["centotto", "centottanta", "mille duecento", "millecento", "novemilanovecentonovantanove"]
            case 6:
                [
                    "one hundred and two", "one hundred two", "nine thousand nine hundred ninety nine",
                    "two one", "one hundred thousand", "One Thousand one",
                ]
            // If the list is empty, the user does not say a number.
            case 7: [String]()
            default:
                isItalian ? ["quattro", "ventitre", "centotré", "diciotto"] : ["four", "five", "eighteen"]
            }
        return numbers.isEmpty ? "" : entropy.one(of: numbers)
    }

    private static let englishCode = [
        "x", "variable", "plus", "new line", "new line", "undo", "redo", "clear", "literally stop",
        "stop undo", "type a b in camel case", "type stop in string case", "copy", "type in camel case",
        "type a in sponge case b",
    ]
    private static let italianCode = [
        "x", "più", "a capo", "annulla", "letteralmente stop", "stop annulla", "copia", "scrivi a b",
        "cancella",
    ]

    /// Returns whether each expression has only one meaning, and no hypothesis has a control character other than white
    /// space.
    public static func isSettled(_ input: Input) -> Bool {
        let isUnambiguous =
            input.dictionary.map { $0.voice.isUnambiguous && $0.controls.isUnambiguous } ?? true
        return isUnambiguous && input.hypotheses.allSatisfy(\.isSpeakable)
    }
}
