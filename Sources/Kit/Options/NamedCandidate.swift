import ArgumentParser
import Book
import Reports
import Specification

/// An adapter with the name to show for it: `NAME=COMMAND`.
struct NamedCandidate: ExpressibleByArgument {
    let name: String
    let command: String

    init?(argument: String) {
        let sides = argument.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return nil }
        name = String(sides[0])
        command = String(sides[1])
    }
}

/// The address of a book's folder: the URL of a web server, or a path.
struct BookAddress: ExpressibleByArgument {
    private let folder: String

    init?(argument: String) {
        // Addresses of scripts or data are refused, since a reader's browser would run them.
        let scheme = argument.prefix { $0 != ":" && $0 != "/" }
        let isScheme = scheme.count < argument.count && argument.dropFirst(scheme.count).first == ":"
        guard !argument.isEmpty, !isScheme || ["http", "https", "file"].contains(scheme.lowercased()) else {
            return nil
        }
        folder = argument.hasSuffix("/") ? argument : argument + "/"
    }

    /// The addresses of subsystems, clauses and cases in the book.
    var link: RunComparison.Link {
        { [folder] subsystem, element in folder + Site.address(of: subsystem, element) }
    }
}
