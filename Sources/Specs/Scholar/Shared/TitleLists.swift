import JSON
import Specification

extension Entropy {
    /// Returns two lists of titles and a percentage that makes some pairs barely similar and others barely dissimilar.
    mutating func titleLists() -> (left: [String], right: [String], percent: Number) {
        let percent = one(of: [80, 90, 50, 75, 20, 60, 67, 10, 100, 0, 1])
        var left = list(upTo: 7) { $0.title() }
        if once(in: 10), let first = left.first { left.append(first) }
        var right = list(upTo: 9) { entropy in
            guard !left.isEmpty, !entropy.once(in: 4) else { return entropy.title() }
            return entropy.partner(of: entropy.one(of: left), at: percent)
        }
        if once(in: 10), let first = right.first { right.append(first) }
        let written = one(of: ["-1", "101", "80.5", "1e400", "-0.5", "90.0", "9e1", "100.1"])
        return (left, shuffled(right), once(in: 14) ? Number(written: written) : Number(percent))
    }

    /// Returns a short string, or a string whose length (such as 20) turns many whole percentages into whole numbers of
    /// edits.
    private mutating func title() -> String {
        if below(3) > 0 {
            let text = text(upTo: 12)
            return once(in: 8) ? text : text.withoutInvisibleEnds
        }
        let (length, start) = (one(of: [5, 10, 2, 3, 4, 6, 20]), integer(in: 0...25))
        let alphabet = "abcdefghijklmnopqrstuvwxyz"
        return String((alphabet.dropFirst(start) + alphabet.prefix(start)).prefix(length))
    }

    /// Returns a string that looks like the title, or the title with as many edits as the percentage allows, or with
    /// one edit fewer or more.
    private mutating func partner(of title: String, at percent: Int) -> String {
        if once(in: 6) { return once(in: 2) ? title : equivalent(title) }
        var scalars = Array(title.unicodeScalars)
        let most = scalars.count * (100 - percent) / 100
        let edits = min(max(0, most + one(of: [0, 1, 0, -1])), scalars.count)
        guard edits > 0 else { return once(in: 2) ? title : title + "0" }
        if once(in: 4) { return String(String.UnicodeScalarView(scalars.dropLast(edits))) }
        for place in shuffled(Array(scalars.indices)).prefix(edits) {
            scalars[place] = one(of: ["0", "1", "é", "🚲"])
        }
        return String(String.UnicodeScalarView(scalars))
    }
}

extension String {
    /// The string without white space and format characters at its ends.
    fileprivate var withoutInvisibleEnds: String {
        let front = unicodeScalars.drop(while: \.isInvisible)
        return String(String.UnicodeScalarView(front.reversed().drop(while: \.isInvisible).reversed()))
    }
}
