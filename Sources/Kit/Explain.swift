import ArgumentParser
import Foundation
import Harness
import JSON
import Reports
import Specification

/// `assay explain`: explains a clause, a reading, a case or a subsystem.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a clause, a reading, a case, a rejection or a subsystem.",
        discussion:
            "For example: \(Program.name) explain GEO-1, scholar.similarity.threshold, voice.conversion.")

    @Argument(help: "What to explain: an id.", completion: Completions.names)
    var id: String

    @OptionGroup var corpus: CorpusOption

    func run() throws {
        let explainer = Explainer(corpus: try corpus.load(), style: .standardOutput)
        guard let text = explainer.text(for: id) else {
            let hint = explainer.suggestion(for: id).hint(
                else: "`\(Program.name) list` or `\(Program.name) trace`")
            throw Failure(.usage, "there is nothing called \(id); \(hint)")
        }
        standardOutput(text + "\n")
    }
}
