/// A layout of the list of publications on an author's page.
enum HomepageDesign: String, CaseIterable {
    case list
    case listWithAuthors = "list with authors"
    case paragraphs
    case divisions = "nested divs"
    case table
    case tableWithNumbers = "table with numbers"
    case definitions = "definition list"
    case links = "titles in links"
    case quotes = "titles in quotes"
    case mixedAttributes = "mixed attributes"
    case twoLists = "two lists"
    case lists = "a list per year"
    case headings
    case spans
    case breaks = "lines that end in br"
    case unclosed = "items not closed"
    case noBody = "table without tbody"

    /// Returns a page that lists the given publications, with the special characters in their strings escaped.
    func page(_ publications: [(title: String, authors: String)]) -> String {
        let written = publications.map { ($0.title.escapedForPage, $0.authors.escapedForPage) }
        return "<!DOCTYPE html><html><head><title>Home</title></head><body>\(body(written))</body></html>"
    }

    private func body(_ all: [(title: String, authors: String)]) -> String {
        func each(_ write: ((number: Int, title: String, authors: String)) -> String) -> String {
            all.enumerated().map { write(($0, $1.title, $1.authors)) }.joined(separator: "\n")
        }
        func list(_ part: ArraySlice<(title: String, authors: String)>) -> String {
            part.map {
                "<li><em>\($0.title)</em> <strong>\($0.authors)</strong>, a journal of many things</li>"
            }.joined()
        }
        let half = all.count / 2
        return switch self {
        case .list: "<h1>Papers</h1><ul>\(each { "<li>\($0.title)</li>" })</ul>"
        case .listWithAuthors:
            "<ol>\(each { "<li><i>\($0.title)</i>, by <b>\($0.authors)</b>, in a journal of many things, no. \($0.number)</li>" })</ol>"
        case .paragraphs:
            each {
                "<p><b>\($0.authors)</b><br><i>\($0.title)</i><br>Proceedings of a conference, \(1990 + $0.number)</p>"
            }
        case .divisions:
            each {
                """
                <div class="paper" id="p\($0.number)"><div class="title">\($0.title)</div><div class="authors">\($0.authors)</div>\
                <div class="where">A journal of many things</div></div>
                """
            }
        case .table:
            "<table><tbody>"
                + each {
                    "<tr><td class='t'>\($0.title)</td><td class='a'>\($0.authors)</td><td>no. \($0.number) of a journal</td></tr>"
                } + "</tbody></table>"
        case .tableWithNumbers:
            "<table><tbody>\(each { "<tr><td>\($0.number)</td><td>\($0.title)</td></tr>" })</tbody></table>"
        case .definitions:
            "<dl>\(each { "<dt>\($0.authors)</dt><dd>\($0.title)</dd>" })</dl>"
        case .links:
            "<ul>\(each { "<li><a href='p\($0.number).pdf'>\($0.title)</a> (with <span>\($0.authors)</span>), a journal of things</li>" })</ul>"
        case .quotes:
            "<ul>\(each { "<li>\($0.authors): \"\($0.title)\", a journal of many things, no. \($0.number)</li>" })</ul>"
        case .mixedAttributes:
            each {
                "<p class='\($0.number % 2 == 0 ? "even" : "odd")' lang='en' id='n\($0.number)'>\($0.title)</p><div class='by' id='b\($0.number)'>\($0.authors)</div>"
            }
        case .twoLists:
            "<ul><li>Home</li><li>Teaching</li></ul><h2>Papers</h2><ul>\(each { "<li>\($0.title)</li>" })</ul>"
        case .lists:
            "<h2>New</h2><ul>\(list(all[..<half]))<li>more</li></ul><h2>Old</h2><ul>\(list(all[half...]))<li>more</li></ul>"
        case .headings:
            each {
                "<section><h3>\($0.title)</h3><p>\($0.authors)</p><p>What it is about, and more.</p></section>"
            }
        case .spans:
            each {
                "<p>\(1990 + $0.number): <span class='a'>\($0.authors)</span>. <span class='t'>\($0.title)</span>. In a journal.</p>"
            }
        case .breaks:
            "<div>\(each { "\($0.authors). \($0.title). A journal, \(1990 + $0.number).<br>" })</div>"
        case .unclosed:
            "<ul>"
                + each {
                    "<li><i>\($0.title)</i>, <b>\($0.authors)</b>, in a journal of many things, \(1990 + $0.number)"
                } + "</ul>"
        case .noBody:
            "<table>\(each { "<tr><td class='t'>\($0.title)</td><td class='a'>\($0.authors)</td></tr>" })</table>"
        }
    }
}
