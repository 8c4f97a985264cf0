import Specification

extension Guide {
    /// Returns events that open and close the guide, with taps, edits and streams between them.
    public static func generate(from entropy: inout Entropy) -> Input {
        let isOdd = entropy.once(in: 6)
        func text(_ plain: String, _ entropy: inout Entropy) -> String {
            isOdd ? entropy.one(of: ["", "a", "a ", entropy.text(upTo: 6)]) : plain
        }
        let names = entropy.shuffled(["run", "mic", "info", "", "e\u{301}", "é"]).prefix(
            entropy.integer(in: 0...4))
        let buttons = names.map { TextMap.Entry($0, text("Does \($0).", &entropy)) }
        let count = entropy.once(in: 16) ? 0 : 1 + entropy.count(upTo: 13)
        let events = (0..<count).map { _ -> Event in
            switch entropy.below(9) {
            case 0, 1: .edit(text(entropy.one(of: ["x", "y"]), &entropy))
            case 2, 3: .stream(text(entropy.one(of: ["1", "2"]), &entropy))
            case 4:
                .result(Runner.Result(entropy.one(of: Runner.Kind.allCases), text("3", &entropy)))
            case 5, 6:
                .tap(entropy.once(in: 5) || names.isEmpty ? "RUN" : entropy.one(of: Array(names)))
            default: .info
            }
        }
        return Input(
            manual: manual(text("Manual", &entropy), &entropy), hint: text("Tap", &entropy),
            buttons: TextMap(buttons),
            code: text("let", &entropy), stream: text("0", &entropy), events: events)
    }

    private static func manual(_ introduction: String, _ entropy: inout Entropy) -> Manual {
        if entropy.once(in: 2) { return .text(introduction) }
        let entries = entropy.list(upTo: 3) { entropy in
            DictionaryEntry(
                keyword: entropy.one(of: ["+", "var", "-", Vocabulary.lineBreak]),
                expressions: entropy.list(upTo: 2) { $0.one(of: ["plus", "new line", "variable"]) })
        }
        return .parts(ManualParts(introduction: introduction, entries: entries))
    }
}
