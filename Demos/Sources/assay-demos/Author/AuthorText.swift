import Catalogue
import Harness
import Reports
import Specification

/// The list as text in columns; the text also names the colours in words.
struct AuthorText {
    private let list: AuthorList
    private let style: Style

    init(_ list: AuthorList, style: Style = .standardOutput) {
        self.list = list
        self.style = style
    }

    /// The text, with a line end after its last line.
    var text: String {
        var parts = ["\(style.bold(list.table.h))\n\(ForeignText.line(list.about))", publications]
        if !list.table.rows.isEmpty { parts.append(list.legend) }
        if let filter = list.filter {
            parts.append(homepage(filter))
            if !list.leftOut.isEmpty { parts.append(leftOut(filter)) }
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var publications: String {
        var table = TextTable("colour", "quoted", "year", "title", "authors")
        for row in list.table.rows {
            let quoted = row.quoted.drop { !$0.isNumber }
            table.add([
                row.colour.word, String(quoted), row.year, Self.cut(row.title, 60), Self.cut(row.authors, 30),
            ])
        }
        return coloured(table, list.table.rows.map(\.colour))
    }

    private func homepage(_ filter: AuthorList.Filter) -> String {
        var table = TextTable("on Scholar", "title", "authors")
        for (place, title) in filter.list.titles.enumerated() {
            let authors =
                filter.list.authors.indices.contains(place) ? filter.list.authors[place] : ""
            let isPresent = filter.presence.present[place]
            table.add([isPresent ? "present" : "absent", Self.cut(title, 60), Self.cut(authors, 30)])
        }
        let rows = coloured(table, filter.presence.colours.map { $0 == .green ? .green : .red })
        return "\(ForeignText.line(filter.about))\n\(rows)"
    }

    private func leftOut(_ filter: AuthorList.Filter) -> String {
        var table = TextTable("quoted", "year", "title", "authors")
        for found in list.leftOut {
            table.add([
                "\(found.citations)", found.year.map { "\($0)" } ?? "", Self.cut(found.title, 60),
                Self.cut(found.authors, 30),
            ])
        }
        return "\(ForeignText.line("Left out, since \(filter.name) does not list them:"))\n\(table.text)"
    }

    /// Returns a table whose rows are coloured if the terminal shows colours.
    private func coloured(_ table: TextTable, _ colours: [Colouring.Colour]) -> String {
        let lines = table.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let rows = zip(lines.dropFirst(2), colours).map { line, colour in
            switch colour {
            case .green: style.green(line)
            case .grey: style.dim(line)
            case .red: style.red(line)
            }
        }
        return (lines.prefix(2) + rows).joined(separator: "\n")
    }

    /// Returns the beginning of a string, with an ellipsis at its end if the string was cut.
    private static func cut(_ text: String, _ count: Int) -> String {
        let text = ForeignText.line(text)
        return text.count <= count ? text : String(text.prefix(count - 1)) + "…"
    }
}
