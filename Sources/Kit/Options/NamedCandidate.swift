import ArgumentParser
import Book
import Reports

struct NamedCandidate: ExpressibleByArgument {
    let name: String
    let command: String

    init?(argument: String) {
        guard let sides = argument.sides() else { return nil }
        (name, command) = sides
    }
}

extension StringProtocol {
    /// Returns the strings before and after the first `=`; nil if there is no `=`.
    ///
    /// If `mayBeEmpty` is false, any leading `=` characters are ignored, and the result is nil if a string is empty.
    func sides(mayBeEmpty: Bool = false) -> (String, String)? {
        let sides = split(separator: "=", maxSplits: 1, omittingEmptySubsequences: !mayBeEmpty)
        return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
    }
}

/// The options for reports about several runs, and for the book that the HTML report links to.
struct TableReports: ParsableArguments {
    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "Also write a report: html=FILE, markdown=FILE or json=FILE.", valueName: "kind=file"))
    var requests: [ReportRequest<RunReportKind>] = []

    @Option(help: ArgumentHelp("The URL of a book's folder; the HTML report links to it.", valueName: "url"))
    var book: BookAddress?

    func validate() throws { try checkDistinct(requests) }

    /// Checks that every requested report is of a kind that can contain a table.
    ///
    /// - Parameter subject: The table's subject as the message names it, such as `a comparison`.
    func checkKinds(_ subject: String) throws {
        let kinds: [RunReportKind] = [.html, .markdown, .json]
        if requests.contains(where: { $0.files.contains { !kinds.contains($0.kind) } }) {
            throw ValidationError("\(subject) must be reported as html=FILE, markdown=FILE or json=FILE")
        }
    }

    /// Writes each requested report; `html` is called for each HTML report, with a function that links to the book.
    func write(json: String, markdown: String, html: (_ link: RunComparison.Link) -> String) throws {
        for request in requests {
            try request.write { kind in
                switch kind {
                case .json: json
                case .html: html(book?.link ?? { _, _ in nil })
                default: markdown
                }
            }
        }
    }
}

/// The address of a book's folder: the URL of a web server, or a path.
struct BookAddress: ExpressibleByArgument {
    private let folder: String

    init?(argument: String) {
        // Schemes such as `javascript` and `data` are refused, since a reader's browser would run their content.
        let scheme = argument.prefix { $0 != ":" && $0 != "/" }
        let isScheme = argument.dropFirst(scheme.count).first == ":"
        guard !argument.isEmpty, !isScheme || ["http", "https", "file"].contains(scheme.lowercased()) else {
            return nil
        }
        folder = argument.hasSuffix("/") ? argument : argument + "/"
    }

    var link: RunComparison.Link {
        { [folder] subsystem, element in folder + Site.address(of: subsystem, element) }
    }
}
