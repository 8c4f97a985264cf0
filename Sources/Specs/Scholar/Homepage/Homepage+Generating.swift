import HTML
import JSON
import Specification

extension Homepage {
    /// Returns an input with a page in one of many designs. The markup is plain, loose or broken, and the similarity of
    /// some titles to known titles is close to the percentage.
    public static func generate(from entropy: inout Entropy) -> Input {
        let percent = entropy.one(of: [80, 90, 75, 60, 100, 67, 50])
        var publications = (0...entropy.count(upTo: 6) + 1).map { _ in entropy.entry() }
        if entropy.once(in: 5), let first = publications.first { publications.append(first) }
        if entropy.once(in: 8), let first = publications.first {
            publications.append((first.title.capitalized, first.authors))
        }
        var known = publications.map(\.title)
        var authors = publications.map(\.authors)
        // Some titles on the page differ slightly from those in Scholar.
        if entropy.once(in: 3) {
            publications = publications.map { (entropy.near($0.title, at: percent), $0.authors) }
        }
        if entropy.once(in: 4) {
            publications = publications.map { ($0.title, entropy.near($0.authors, at: percent)) }
        }
        var html =
            entropy.once(in: 4)
            ? entropy.scatteredPage(publications)
            : entropy.one(of: HomepageDesign.allCases).page(publications)
        if entropy.once(in: 8) {
            html = html.replacing(
                "<body>", with: "<body title='a &quot;b&quot; c&#39;d' lang='it' class=\"it's\">")
        }
        switch entropy.below(24) {
        case 0, 1, 2: html = (try? Page(html).loosely) ?? html
        case 3: html = entropy.broken(html)
        default: break
        }
        known = Array(entropy.shuffled(known).prefix(entropy.one(of: [2, 3, 1, 8, 0, 4])))
        authors = Array(entropy.shuffled(authors).prefix(entropy.one(of: [2, 8, 1, 3, 0])))
        let written = entropy.one(of: ["-1", "101", "80.5", "1e400", "90.0", "9e1"])
        func percentage(_ percent: Int) -> Number {
            entropy.once(in: 20) ? Number(written: written) : Number(percent)
        }
        let zero = entropy.once(in: 12) ? 0 : percent
        return Input(
            html, titles: known, authors: authors, titlePercent: percentage(zero),
            authorPercent: percentage(entropy.one(of: [percent, percent, 68, 0, 100])))
    }

    /// Returns inputs in which one part of the page is left out, such as an element or a text node.
    public static func simpler(than input: Input) -> [Input] {
        simplerPages(than: input.html).map { page in input.with { $0.html = page } }
    }
}

extension Entropy {
    private static let words = [
        "theory", "of", "graphs", "cut", "flow", "pages", "counting", "art", "è", "A&B", "tree", "Müller",
        "😀", "lists",
    ]

    fileprivate mutating func entry() -> (title: String, authors: String) {
        let title =
            once(in: 5)
            ? (0...integer(in: 1...3)).map { _ in one(of: ["😀", "🚲", "e\u{301}", "é", "a"]) }.joined()
            : (0...integer(in: 1...4)).map { _ in one(of: Self.words) }.joined(separator: " ")
        let authors = (0...below(3)).map { _ in
            "\(one(of: ["A", "R", "J-P"])) \(one(of: ["Karp", "Rossi", "Gödel"]))"
        }
        return (title, authors.joined(separator: ", "))
    }

    /// Returns the string with as many edits as the percentage allows, or with one edit fewer or more.
    fileprivate mutating func near(_ text: String, at percent: Int) -> String {
        var scalars = Array(text.unicodeScalars)
        let most = scalars.count * (100 - percent) / 100 + one(of: [0, 1, 0, -1])
        for place in shuffled(Array(scalars.indices)).prefix(max(0, most)) {
            scalars[place] = one(of: ["0", "é", "1", "😁"])
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Returns a page with titles in elements of a few different names, classes and depths.
    fileprivate mutating func scatteredPage(_ publications: [(title: String, authors: String)]) -> String {
        var body = ""
        let names = shuffled(["p", "h3", "div"])
        for (title, authors) in publications {
            let name = one(of: [names[0], names[0], names[1]])
            let quality = one(of: [
                "", " class=\"t\"", " class='t' title=\"say 'a' &amp; &quot;b&quot;\"", " lang=it class=t",
                " class=u",
            ])
            var inner = title.escapedForPage
            if once(in: 4) { inner = "<i>\(inner)</i>" }
            if once(in: 6) { inner += " <b>\(words().escapedForPage)</b>" }
            var element = "<\(name)\(quality)>\(inner)</\(name)>"
            if once(in: 3) {
                element += "<div\(once(in: 2) ? " class='a'" : "")>\(authors.escapedForPage)</div>"
            }
            if once(in: 3) {
                element =
                    "<div\(quality)>\(element)\(once(in: 2) ? "<hr>And some words that are no title" : "")</div>"
            }
            if once(in: 8) { element = "<section>\(element)</section>" }
            if once(in: 10) { element += "<\(name)></\(name)>" }
            body += element
        }
        return
            "<html><head><title>\(publications[0].title.escapedForPage)</title></head><body>\(body)</body></html>"
    }
}
