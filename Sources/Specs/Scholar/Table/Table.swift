import Specification

/// scholar.table: the list of publications on the screen, and the changes that taps make to it.
public enum Table: Specification {
    public static let id: SubsystemID = "scholar.table"
    public static let summary =
        "Shows the h-index and the publications, most cited first; a tap checks or unchecks a publication."

    /// A publication as found by the search.
    public struct Found: Record {
        public let title: String
        public let authors: String
        public let year: Int?
        public let citations: Int

        public init(_ title: String, authors: String, year: Int? = nil, citations: Int) {
            self.title = title
            self.authors = authors
            self.year = year
            self.citations = citations
        }

        public static let form = Form(
            Found.init(_:authors:year:citations:), Member("title", { $0.title }, "Any string."),
            Member("authors", { $0.authors }, "Any string."),
            Member("year", { $0.year }, "The year; absent or 0 if unknown."),
            Member("citations", { $0.citations }, Publications.aboutCitations))
    }

    public struct Input: Record {
        public let name: String?
        public let publications: [Found]
        public internal(set) var taps: [Int]

        public init(name: String? = nil, publications: [Found], taps: [Int] = []) {
            self.name = name
            self.publications = publications
            self.taps = taps
        }

        public static let form = Form(
            Input.init(name:publications:taps:),
            Member("name", { $0.name }, "The scientist's name, any string; absent if unknown."),
            Member("publications", { $0.publications }, "The publications, in any order."),
            Member(
                "taps", { $0.taps },
                """
                The zero-based indices of the tapped rows in the list on the screen; a row that does not exist is \
                rejected as row.outOfRange.
                """))
    }

    /// A row on the screen.
    public struct Row: Record, Equatable {
        public let title: String
        public let authors: String
        public let year: String
        public let quoted: String
        public let checked: Bool
        public let colour: Colouring.Colour

        public init(
            title: String, authors: String, year: String, quoted: String, checked: Bool,
            colour: Colouring.Colour
        ) {
            self.title = title
            self.authors = authors
            self.year = year
            self.quoted = quoted
            self.checked = checked
            self.colour = colour
        }

        public static let form = Form(
            Row.init(title:authors:year:quoted:checked:colour:),
            Member("title", { $0.title }, "The title as it was found."),
            Member("authors", { $0.authors }, "The authors as they were found."),
            Member("year", { $0.year }, "The year; empty if unknown."),
            Member("quoted", { $0.quoted }, "The citations of the publication, written as in `Quoted: 5`."),
            Member("checked", { $0.checked }, "Whether the publication counts towards the h-index."),
            Member(
                "colour", { $0.colour },
                "The colour, which shows the contribution of the publication to the h-index."))
    }

    /// The content of the screen.
    public struct State: Record {
        public let h: String
        public let found: Int
        public let rows: [Row]

        public init(h: String, found: Int, rows: [Row]) {
            self.h = h
            self.found = found
            self.rows = rows
        }

        public static let form = Form(
            State.init(h:found:rows:),
            Member("h", { $0.h }, "The h-index of the publications, written as in `H-INDEX: 3`."),
            Member(
                "found", { $0.found }, "The number of publications, including unchecked ones.", .atLeast(0)),
            Member("rows", { $0.rows }, "The rows, from the most to the least cited."))
    }

    /// A mark that a tap writes to the store.
    public struct Mark: Record, Equatable {
        public let row: Int
        public let checked: Bool

        public init(row: Int, checked: Bool) {
            self.row = row
            self.checked = checked
        }

        public static let form = Form(
            Mark.init(row:checked:),
            Member(
                "row", { $0.row }, "The zero-based index of the row in the list on the screen.", .atLeast(0)),
            Member(
                "checked", { $0.checked },
                "Whether the publication counts towards the h-index after the tap."))
    }

    public struct Output: Record {
        public let name: String?
        public let states: [State]
        public let stored: [Mark]

        public init(name: String? = nil, states: [State], stored: [Mark] = []) {
            self.name = name
            self.states = states
            self.stored = stored
        }

        public static let form = Form(
            Output.init(name:states:stored:),
            Member("name", { $0.name }, "The scientist's name above the list; absent if none was given."),
            Member("states", { $0.states }, "The state before any tap, then the state after each tap."),
            Member("stored", { $0.stored }, "The marks that the taps write to the store."))
    }

    public static let outOfRange = DeclaredRejection(
        "row.outOfRange", "A tap names a row that does not exist.")
    public static let rejections = [Publications.invalid, outOfRange]
}
