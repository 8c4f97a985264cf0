import Harness
import Specification

extension Explainer {
    /// Returns the text of a file that rules refer to, or of all files in a folder; nil if nothing has that name.
    func files(named name: String) -> String? {
        let all = corpus.catalogue.all.flatMap { $0.files }
        if let file = all.first(where: { $0.name == name }) {
            return file.text.hasSuffix("\n") ? String(file.text.dropLast()) : file.text
        }
        let files = all.filter { $0.folder == name }.unique
        guard let first = files.first else { return nil }
        let users = corpus.catalogue.all.filter { $0.files.contains { $0.folder == name } }
        var page = Page(style.bold(name) + " · files of the rules", style: style)
        page.add("used by", users.map { $0.id.rawValue }.joined(separator: ", "))
        page.add("one alone", "\(Program.name) explain \(first.name): its lines, as they are")
        for file in files {
            page.add("file", file.name)
            for line in file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                page.addCode(String(line))
            }
        }
        return page.text
    }

    /// Adds the commands that print the files that belong to the rules of a subsystem.
    func addFiles(of facts: SubsystemFacts, to page: inout Page) {
        for folder in facts.files.map(\.folder).unique {
            let names = facts.files.filter { $0.folder == folder }.map(\.name)
            let list = names.joined(separator: ", ")
            page.add("files", "\(Program.name) explain \(folder): the lines of \(list)")
        }
    }
}
