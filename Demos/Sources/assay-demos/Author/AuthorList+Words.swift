import Catalogue
import Specification

extension AuthorList {
    /// Text that names the author and the pages that the listed publications come from.
    var about: String {
        let all = "\(surname): \(counted(found.count, "publication")) on \(source)"
        guard let filter else { return "\(all)." }
        return """
            \(all), \(filter.presence.kept.count) of them also on \(filter.name) (titles at least \
            \(filter.percent) % similar). If every publication on \(source) counted, the h-index would be \
            \(unfiltered).
            """
    }

    /// A sentence that explains the colours of the list.
    var legend: String {
        let grey = table.rows.count { $0.colour == .grey }
        let counting = h - table.rows.count { $0.colour == .green }
        let limbo =
            grey == 0
            ? "no publication is in the limbo (grey)"
            : "grey marks the limbo: \(grey) publications with the same number of citations, of which only \(counting) \(counting == 1 ? "counts" : "count")"
        return "Green counts towards the h-index; \(limbo); red does not count."
    }
}

extension AuthorList.Filter {
    /// A sentence about the titles that were found on the author's own page.
    var about: String {
        let present = presence.present.count { $0 }
        let authors = list.status == .titlesOnly ? " Their authors were not found." : ""
        return """
            \(name) lists \(counted(list.titles.count, "title")) at \(list.query ?? ""); \(present) of them \
            are on Scholar.\(authors)
            """
    }
}

extension Colouring.Colour {
    /// The name of the colour; for grey, also the word "limbo".
    var word: String {
        switch self {
        case .green: "green"
        case .grey: "grey (limbo)"
        case .red: "red"
        }
    }
}
