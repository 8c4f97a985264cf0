import ArgumentParser
import Harness
import JSON
import Reports
import Specification

struct Explain: ParsableCommand, Coloured, SuggestsCommands {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a subsystem, clause, law, reading, case or rejection, or the adapter protocol.",
        discussion:
            """
            Examples of ids: GEO-1, GEO-1a, scholar.similarity.threshold, voice.conversion. A subsystem can also be \
            explained as Markdown or JSON. If the laws of a subsystem refer to files, the explanation of the \
            subsystem shows how to print the files. `\(Program.name) book DIR` writes the explanations of all \
            subsystems.
            """)

    @Argument(
        help: "An id, a file that the laws of a subsystem refer to, or the word 'protocol'.",
        completion: Completions.names)
    var id: String

    enum Form: String, ExpressibleByArgument, CaseIterable {
        case human, markdown, json
    }

    @Option(help: "The form of the explanation; markdown and json are only for subsystems.")
    var format = Form.human

    @Flag(help: "For a case, show which laws decide each part of the outcome.")
    var why = false

    @Flag(help: "Show what an adapter for a subsystem reads and writes, but not the laws.")
    var adapterGuide = false

    @OptionGroup var corpus: CorpusOption
    @OptionGroup var colour: ColourOption

    func validate() throws {
        if why, format != .human { throw ValidationError("--why needs --format human") }
        if adapterGuide, format != .human || why {
            throw ValidationError("--adapter-guide cannot be combined with --why or --format")
        }
    }

    func run() throws {
        let golden = try corpus.load()
        let explainer = Explainer(corpus: golden, style: .standardOutput)
        if why {
            guard let text = explainer.reasons(for: id) else { throw noReasons(in: golden) }
            return standardOutput(text + "\n")
        }
        if adapterGuide {
            guard let text = explainer.guide(for: id) else {
                throw Failure(.usage, "\(id) is not a subsystem; `\(Program.name) list` shows all")
            }
            return standardOutput(text + "\n")
        }
        if format != .human {
            guard let facts = explainer.facts(named: id) else {
                throw Failure(
                    .usage, "\(id) is not a subsystem; only subsystems are explained as \(format.rawValue)")
            }
            return standardOutput(format == .json ? JSONWriter.text(of: facts.value) + "\n" : facts.markdown)
        }
        guard let text = explainer.text(for: id) else {
            let hint = explainer.suggestion(for: id).hint(
                else: "`\(Program.name) list` or `\(Program.name) trace`")
            throw Failure(.usage, "there is nothing called \(id); \(hint)")
        }
        standardOutput(text + "\n")
    }

    /// Returns the failure to report if `--why` is given for an id that is not the id of a case.
    private func noReasons(in golden: GoldenCorpus) -> Failure {
        let list = "`\(Program.name) list --cases`"
        guard let kind else {
            let hint = Suggestion(for: id, among: golden.cases.map(\.id)).hint(else: list)
            return Failure(.usage, "--why explains cases, and there is no case \(id); \(hint)")
        }
        return Failure(.usage, "--why needs the id of a case, and \(id) is a \(kind); \(list) shows the ids")
    }

    /// The kind of thing that the id names: a law, clause, subsystem or reading; nil for any other id.
    private var kind: String? {
        let catalogue = Kit.current.catalogue
        if catalogue.law(LawID(id)) != nil { return "law" }
        if catalogue.clause(ClauseID(id)) != nil { return "clause" }
        if catalogue.specification(SubsystemID(id)) != nil { return "subsystem" }
        return catalogue.all.contains { $0.readings.contains { $0.id == id } } ? "reading" : nil
    }
}
