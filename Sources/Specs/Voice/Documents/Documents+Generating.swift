import Specification

extension Documents {
    /// Returns events in which a user edits, renames and opens a few documents; names repeat, and some are invalid.
    public static func generate(from entropy: inout Entropy) -> Input {
        let known = ["a", "b", "my_script", "c", "A", "é", "e\u{301}", "..", "σας"]
        let chosen = entropy.shuffled(known).prefix(entropy.integer(in: 0...4))
        let names = entropy.once(in: 6) ? ["e\u{301}"] : Array(chosen)
        let stored = TextMap(names.map { TextMap.Entry($0, text(from: &entropy)) })
        var desk = Desk(stored)
        var shown = Shown(names: stored.names)
        let events = entropy.list(upTo: 18) { entropy -> Event in
            let event =
                shown.prompt != nil && !entropy.once(in: 4)
                ? entropy.one(of: [.confirm, .cancel]) : self.event(shown, from: &entropy)
            shown = desk.shown(after: event)
            return event
        }
        return Input(stored: stored, events: events)
    }

    private static func text(from entropy: inout Entropy) -> String {
        entropy.one(of: ["x", "y", "", "x\n", "x\r\n", "\u{FEFF}x", "é", "e\u{301}", entropy.text(upTo: 5)])
    }

    private static func event(_ shown: Shown, from entropy: inout Entropy) -> Event {
        switch entropy.below(14) {
        case 0, 1, 13: .edit(text(from: &entropy))
        case 2, 3: .save
        case 4, 5: .rename(words(shown, from: &entropy))
        case 6, 12: .new
        case 7, 8: .open(name(shown, from: &entropy))
        case 9: .delete(entropy.once(in: 2) ? shown.name ?? "a" : name(shown, from: &entropy))
        case 10: entropy.one(of: [.confirm, .cancel])
        default: .list
        }
    }

    private static func name(_ shown: Shown, from entropy: inout Entropy) -> String {
        if let accented = shown.names.first(where: { $0 == "é" }), entropy.once(in: 3) {
            // The returned name looks like the stored name, but has different scalars.
            return accented.unicodeScalars.count == 1 ? "e\u{301}" : "\u{E9}"
        }
        let strangers = ["nowhere", "", "..", "a/b", "MY_SCRIPT"]
        return shown.names.isEmpty || entropy.once(in: 4)
            ? entropy.one(of: strangers) : entropy.one(of: shown.names)
    }

    private static func words(_ shown: Shown, from entropy: inout Entropy) -> [String] {
        switch entropy.below(10) {
        case 0, 1, 2: return entropy.one(of: [["My", "script"], ["my", "script"], ["MY_SCRIPT"]])
        case 3, 4, 5: return [entropy.one(of: ["a", "B", "c", "ΣΑΣ", "É", "३", "x-1"])]
        case 6: return [shown.name ?? "a"]
        case 7:
            let length = entropy.near(longestName)
            return entropy.once(in: 2)
                ? [String(repeating: "a", count: length)] : ["a", String(repeating: "b", count: length - 2)]
        case 8:
            return entropy.one(of: [
                [], [""], ["a", ""], [".."], ["a/b"], ["a b"], ["e\u{301}"], ["İzmir"], ["a.swift"], ["Ⅷ"],
                ["½"],
                [String(repeating: "İ", count: 22)],
            ])
        default: return entropy.list(upTo: 3) { $0.word() }
        }
    }
}
