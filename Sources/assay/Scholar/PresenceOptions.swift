import ArgumentParser
import Foundation
import Kit

/// Which pages `run scholar.presence` reads, of whom, and how similar what stands on them must be.
struct PresenceOptions: OwnOptions {
    @Option(
        help: ArgumentHelp(
            "scholar.presence: the author's, as it stands in bold on the page of results.", valueName: "name"
        ))
    var surname: String?

    @Option(
        help: ArgumentHelp("scholar.presence: the author's own page.", valueName: "file"),
        completion: .file(extensions: ["html", "htm"]))
    var homepage: String?

    @Option(
        help: ArgumentHelp(
            "scholar.presence: how similar titles of both pages must be (80).", valueName: "percent"))
    var titlePercent: Int?

    @Option(
        help: ArgumentHelp(
            "scholar.presence: how similar authors of both pages must be (80).", valueName: "percent"))
    var authorPercent: Int?

    @Option(
        help: ArgumentHelp("scholar.presence: an HTML page of what is printed.", valueName: "file"),
        completion: .file(extensions: ["html"]))
    var page: String?

    static let owners = [PresenceDemonstration.name]
    static let names = "--surname, --homepage, --title-percent, --author-percent and --page"

    var areUnused: Bool {
        surname == nil && homepage == nil && titlePercent == nil && authorPercent == nil && page == nil
    }

    func validate() throws {
        guard homepage != nil || titlePercent == nil && authorPercent == nil else {
            throw ValidationError("--title-percent and --author-percent are for a --homepage")
        }
        try checkBounds("--title-percent", titlePercent, 0...100)
        try checkBounds("--author-percent", authorPercent, 0...100)
    }

    /// Returns whether a file is a page of results, and not one input of the subsystem.
    func isForPage(_ file: String?) -> Bool {
        let ending = file.map { URL(filePath: $0).pathExtension.lowercased() }
        return !areUnused || ending == "html" || ending == "htm"
    }
}
