import Specification

extension VoiceDictionary {
    /// Returns short files with repeated keywords and expressions, blank lines and byte order marks, and with faults
    /// that people make when they edit files.
    public static func generate(from entropy: inout Entropy) -> Input {
        let kind: Kind = entropy.once(in: 4) ? .information : .dictionary
        let language = entropy.one(weighed: [(6, "it"), (4, "en"), (1, "it_CH"), (1, "")])
        let name = entropy.one(weighed: [(6, "n"), (1, ""), (1, "é")])
        let candidates = ["\(language)_\(name).txt", "en_\(name).txt"]
        let others = ["\(language)_\(name)", "IT_n.txt", "en_e\u{301}.txt", "n.txt"]
        var names = entropy.one(weighed: [
            (6, candidates), (3, [candidates[0]]), (3, [candidates[1]]), (1, [String]()),
        ])
        if entropy.once(in: 4) { names.append(entropy.one(of: others)) }
        var files = TextMap()
        for name in names { files[name] = file(from: &entropy) }
        return Input(language: language, name: name, kind: kind, files: files)
    }

    private static func file(from entropy: inout Entropy) -> String {
        let isFaulty = entropy.once(in: 5)
        let end = entropy.one(weighed: [(5, "\n"), (1, "\r\n"), (1, "\n\n"), (1, " \n")])
        let count = entropy.once(in: 12) ? 0 : 1 + entropy.count(upTo: 5)
        let sounds = Array(entropy.shuffled(words).prefix(6))
        let lines = (0..<count).map { index in
            if isFaulty, entropy.once(in: 3) { return entropy.one(of: faulty) }
            if entropy.once(in: 12) { return entropy.one(of: ["", " ", "\t", "\u{3000}", "\u{C}"]) }
            let keyword =
                entropy.once(in: 4)
                ? entropy.one(of: keywords) : entropy.one(of: ["a", "b", "c", "d", "e", "f"])
            let expressions = (0...entropy.one(of: [0, 0, 1, 2])).map { _ in
                // Most expressions occur on only one line, so that few of them are ambiguous.
                let sound =
                    entropy.once(in: 6)
                    ? entropy.one(of: sounds)
                    : "\(sounds[index % sounds.count]) \(keyword.unicodeScalars.count)"
                return entropy.once(in: 4) ? sound.uppercased() : sound
            }
            let comma = entropy.one(weighed: [(4, ", "), (1, ","), (1, " , "), (1, ",\u{A0}")])
            let around = entropy.one(weighed: [(8, ""), (1, " "), (1, "\t")])
            return around + keyword + around + parting + expressions.joined(separator: comma) + around
        }
        let text = lines.joined(separator: end) + (entropy.once(in: 2) ? end : "")
        return entropy.once(in: 6) ? "\u{FEFF}" + text : text
    }

    private static let keywords = [
        "-", "- -", "\\n", "a\\n", ",", "a b", "A", "é", "e\u{301}", "\u{FEFF}a", "- b",
    ]
    private static let words = [
        "plus", "Plus", "minus  sign", "equal to", "ΟΔΟΣ", "οδος", "straße", "STRASSE", "più", "a - b", "K",
        "\u{212A}", "x\u{2028}y", "new\tline", "x\ry",
    ]
    private static let faulty = [
        "plus", "-", " - ", "\t - x", "a - ", "a - x,", "a - ,x", "a - x, ,y", "a-x", "a -x", "a \u{2013} x",
        "a -\u{A0}x", "- x",
    ]
}
