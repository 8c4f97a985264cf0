import ArgumentParser
import Harness
import JSON
import Reports
import Specification

struct Explain: ParsableCommand, Coloured {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a subsystem, clause, law, reading, case or rejection, or the adapter protocol.",
        discussion:
            """
            For example: \(Program.name) explain GEO-1, GEO-1a, scholar.similarity.threshold, voice.conversion, \
            protocol. A subsystem can be explained as Markdown or JSON too. If files belong to its rules, its page names \
            them, and `explain` prints them. `\(Program.name) book DIR` writes the explanations of all subsystems.
            """)

    @Argument(help: "An id, a file of the rules, or the word 'protocol'.", completion: Completions.names)
    var id: String

    enum Form: String, ExpressibleByArgument, CaseIterable {
        case human, markdown, json
    }

    @Option(help: "The form of the explanation: human, or for a subsystem also markdown or json.")
    var format = Form.human

    @Flag(help: "For a case, show which laws decide each part of the outcome.")
    var why = false

    @Flag(help: "Show what an adapter for a subsystem reads and writes, without the laws.")
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
        let explainer = Explainer(corpus: try corpus.load(), style: .standardOutput)
        if why {
            guard let text = explainer.reasons(for: id) else {
                let hint = explainer.suggestion(for: id).hint(else: "`\(Program.name) list --cases`")
                throw Failure(.usage, "--why explains cases, and there is no case \(id); \(hint)")
            }
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
}
