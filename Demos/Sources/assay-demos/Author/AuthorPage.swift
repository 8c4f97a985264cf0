import Catalogue
import Reports
import Specification

/// The list as a page of HTML that needs no other files.
struct AuthorPage {
    private let list: AuthorList

    init(_ list: AuthorList) { self.list = list }

    /// The page as an HTML document.
    var text: String {
        var content = PlainPage.section("publications", list.table.h, "\(legend)\n\(publications)")
        if let filter = list.filter {
            content += PlainPage.section("homepage", "The author's own page", homepage(filter))
            if !list.leftOut.isEmpty {
                content += PlainPage.section("left-out", "Left out", leftOut(filter))
            }
        }
        return PlainPage.text(
            title: "\(list.surname): h-index \(list.h)", kicker: "Assay · \(Presence.id)",
            lead: list.about, content: content)
    }

    private var legend: String {
        list.table.rows.isEmpty
            ? "<p>There are no publications.</p>" : "<p>\(HTMLText.escaped(list.legend))</p>"
    }

    private var publications: String {
        let rows = list.table.rows.map { row in
            """
            <tr><td>\(Self.look(row.colour, row.colour.word))</td>\
            <td class="number">\(HTMLText.escaped(row.quoted))</td><td class="number">\(row.year)</td>\
            <th scope="row">\(HTMLText.escaped(row.title))</th><td>\(HTMLText.escaped(row.authors))</td></tr>
            """
        }
        return PlainPage.table(
            "Publications", ["Colour", "Quoted", "Year", "Title", "Authors"], numbers: 1..<3, rows)
    }

    private func homepage(_ filter: AuthorList.Filter) -> String {
        let rows = filter.list.titles.enumerated().map { place, title in
            let authors =
                filter.list.authors.indices.contains(place) ? filter.list.authors[place] : ""
            let isPresent = filter.presence.present[place]
            return """
                <tr><td>\(Self.look(isPresent ? .green : .red, isPresent ? "present" : "absent"))</td>\
                <th scope="row">\(HTMLText.escaped(title))</th><td>\(HTMLText.escaped(authors))</td></tr>
                """
        }
        let table = PlainPage.table(
            "Titles on the author's page", ["On Scholar", "Title", "Authors"], rows)
        return "<p>\(HTMLText.escaped(filter.about))</p>\n\(table)"
    }

    private func leftOut(_ filter: AuthorList.Filter) -> String {
        let rows = list.leftOut.map { found in
            """
            <tr><td class="number">\(found.citations)</td>\
            <td class="number">\(found.year.map { "\($0)" } ?? "")</td>\
            <th scope="row">\(HTMLText.escaped(found.title))</th>\
            <td>\(HTMLText.escaped(found.authors))</td></tr>
            """
        }
        let table = PlainPage.table(
            "Publications that are left out", ["Quoted", "Year", "Title", "Authors"], numbers: 0..<2, rows)
        let why = HTMLText.escaped("\(filter.name) does not list these publications, so they do not count.")
        return "<p>\(why)</p>\n\(table)"
    }

    /// Returns a word in a box of the given colour. Each colour has a different edge, so that people who
    /// cannot see colours can distinguish them.
    private static func look(_ colour: Colouring.Colour, _ word: String) -> String {
        "<span class=\"look \(colour.rawValue)\">\(word)</span>"
    }
}
