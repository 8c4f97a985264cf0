import ArgumentParser
import Kit

/// The options for an author's pages, and for the minimum similarity of matching titles and authors.
struct AuthorOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The author's surname, as shown in bold on the page of results.", valueName: "name"
        ))
    var surname: String?

    @Option(
        help: ArgumentHelp("The author's own page.", valueName: "file"),
        completion: .file(extensions: ["html", "htm"]))
    var homepage: String?

    @Option(
        help: ArgumentHelp(
            "The minimum similarity of matching titles on the two pages (default: 80).",
            valueName: "percent"))
    var titlePercent: Int?

    @Option(
        help: ArgumentHelp(
            "The minimum similarity of matching authors on the two pages (default: 80).",
            valueName: "percent"))
    var authorPercent: Int?

    @Option(
        help: ArgumentHelp("Also write the tables to this file, as an HTML page.", valueName: "file"),
        completion: .file(extensions: ["html"]))
    var page: String?

    func validate() throws {
        guard homepage != nil || titlePercent == nil && authorPercent == nil else {
            throw ValidationError("--title-percent and --author-percent need --homepage")
        }
        try checkBounds("--title-percent", titlePercent, 0...100)
        try checkBounds("--author-percent", authorPercent, 0...100)
    }
}
