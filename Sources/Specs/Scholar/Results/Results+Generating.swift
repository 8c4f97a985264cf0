import HTML
import Specification

extension Results {
    /// Returns an input whose page has well-formed and flawed results, in plain, loose or broken markup.
    public static func generate(from entropy: inout Entropy) -> Input {
        let surname = entropy.one(of: ["Karp", "Gödel", "O'Neil", "De Rosa", "A&B"])
        var results = entropy.list(upTo: 6) { entropy in
            var result = entropy.cleanResult(surname).markup
            if entropy.once(in: 3) { result.spoil(surname, from: &entropy) }
            return result.html
        }
        if entropy.once(in: 8) { results.append("<p>Results 1 to 10</p>") }
        if entropy.once(in: 10), let again = results.first { results.append(again) }
        var html = ResultMarkup.page(results)
        switch entropy.below(20) {
        case 0, 1: html = (try? Page(html).loosely) ?? html
        case 2: html = entropy.broken(html)
        default: break
        }
        return Input(html, surname: surname, reachable: !entropy.once(in: 15))
    }

    /// Returns inputs in which one part of the page is left out, such as an element or a text node.
    public static func simpler(than input: Input) -> [Input] {
        simplerPages(than: input.html).map { page in input.with { $0.html = page } }
    }
}

extension ResultMarkup {
    /// Changes one part of a result so that the queries barely find the result or barely miss the result.
    fileprivate mutating func spoil(_ surname: String, from entropy: inout Entropy) {
        let written = surname.escapedForPage
        let bold = "<b>\(written)</b>"
        switch entropy.below(24) {
        case 0: division = entropy.one(of: ["gs_r x", " gs_r", "GS_R", "gs_x"])
        case 1: heading = entropy.one(of: ["gs_rt x", "gs_x"])
        case 2: line = entropy.one(of: ["gs_a x", "gs_b"])
        case 3: links = entropy.one(of: ["gs_ggs gs_fl", "gs_x"])
        case 4: level = "h4"
        case 5: around = entropy.one(of: ["div", "section"])
        case 6, 16, 17:
            lineText = lineText.replacing(
                bold,
                with: entropy.one(of: [
                    written, "<b>\(written) </b>", "<strong>\(written)</strong>", "<b><i>\(written)</i></b>",
                    "<i>\(bold)</i>", "<b>R \(written)</b>", "<b>Rossi</b> \(bold)",
                    "<b>\(written.uppercased())</b>",
                ]))
        case 7:
            titleText = entropy.one(of: ["<a>One</a> <a>Two</a>", "<i><a>One</a></i>", "One", "", "<a></a>"])
        case 8:
            titleText =
                entropy.one(of: [
                    "<span>[CITATION] </span>", "<span>[Citation]</span>", "<b>[CITATION]</b>", "[CITATION]",
                    "<span>[PDF]</span> <span>[CITAZIONE]</span>", "<span><span>[CITATION]</span></span>",
                ]) + " One"
        case 9:
            titleText =
                "<a>"
                + entropy.one(of: [
                    "[PDF] [HTML] One", "[PDF]One", "One [PDF]", "[pdf] One", "[DOC] One", "[PDF]",
                    "[PDF]  One", "[ PDF ] One",
                ]) + "</a>"
        case 10: linksText = nil
        case 11: linksText = (linksText ?? "") + "</span><span class=\"gs_fl\"><a>Cited by 8</a>"
        case 12 where entropy.once(in: 2):
            titleText = "<span>[CITATION]</span> One"
            linksText = nil
            beside = "<font>More of it</font>"
        case 12: beside = "<font><span class=\"gs_fl\"><a>Cited by 9</a></span></font>"
        case 13, 18:
            linksText = entropy.one(of: [
                "<a>Cited by 1,234</a>", "<a>cited by 3</a>", "<a>Cited by 3 papers</a>", "Cited by 3",
                "<i><a>Cited by 3</a></i>", "<a>Cited by 007</a>", "<a>Cited by\n3</a> <a>Cited by 5</a>", "",
                "<a>Cited by 1234567890123456</a>", "<a>Zitiert: 4</a>",
            ])
        case 14:
            lineText = entropy.one(of: [
                "R \(bold), 1984", "R \(bold)-J, 1999", "R \(bold) -J", " - \(bold), 1999", "R \(bold) - ",
                "R \(bold) 1984 - J", "R \(bold) – J, 1999",
            ])
        default:
            lineText =
                "R \(bold) - "
                + entropy.one(of: [
                    "1999 - 3000", "1499", "2101", "19999", "ICML1999b", "1999-2001", "19<i>99</i>", "１９９９",
                    "3000, 1999", "12345-1999", "1999 - 2000.org",
                ])
        }
    }
}
