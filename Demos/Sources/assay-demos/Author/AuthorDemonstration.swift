import Catalogue
import JSON
import Kit
import Reference
import Specification

/// Does the work of the source's complete program, using Assay's reference for each part of that program.
///
/// The publications come from the page of results (scholar.results). The titles and authors of these publications are
/// used to find all publications on the author's own page (scholar.homepage). The publications that are not on that
/// page are left out (scholar.presence). The remaining publications are shown, with the h-index and the limbo
/// (scholar.table).
struct AuthorDemonstration {
    /// The readings of all parts of the program; each reading is listed once.
    static let readings: [Reading] = {
        var seen: Set<String> = []
        return (Results.readings + Homepage.readings + Presence.readings).filter {
            seen.insert($0.id).inserted
        }
    }()

    private let options: AuthorOptions
    private let surname: String
    private let readings: Readings
    private let hasJSON: Bool

    init(_ options: AuthorOptions, readings: Readings, hasJSON: Bool) throws {
        guard let surname = options.surname else {
            throw Failure(
                .usage,
                "a page of results needs --surname: the author's surname, as shown in bold on that page")
        }
        self.options = options
        self.surname = surname
        self.readings = readings
        self.hasJSON = hasJSON
    }

    /// Prints the list, and writes it as an HTML page if `--page` names a file.
    func run(on bytes: [UInt8], named name: String) throws {
        let results = try GivenPage(bytes, named: name)
        let homepage = try options.homepage.map { try GivenPage(file: $0) }
        let list = try AuthorList(
            of: surname, on: results, and: homepage, titlePercent: options.titlePercent ?? 80,
            authorPercent: options.authorPercent ?? 80, readings)
        if let page = options.page { try writeWhole(AuthorPage(list).text, to: page) }
        standardOutput(hasJSON ? JSONWriter.text(of: list.value) + "\n" : AuthorText(list).text)
    }
}
