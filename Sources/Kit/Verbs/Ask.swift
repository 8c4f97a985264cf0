import ArgumentParser
import Harness
import JSON
import Reports
import Specification

/// `assay ask`: shows a few inputs whose answers settle the readings of a subsystem.
struct Ask: AsyncParsableCommand, Coloured {
    static let configuration = CommandConfiguration(
        commandName: "ask",
        abstract: """
            Show a few inputs to ask a person about: the answers show which options of the readings that person follows.
            """,
        discussion: """
            This verb is for a person who knows what a program must do but has not read the readings. The inputs are \
            taken from cases of the corpus. The first input divides the combinations of options into as many groups as \
            possible, and each further input divides these groups as far as possible. `\(Program.name) check --fit` \
            finds the options that an adapter follows, from its answers to all cases.
            """)

    @Argument(help: "The subsystem, such as mobility.geofence.", completion: Completions.subsystems)
    var subsystem: String

    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption
    @OptionGroup var colour: ColourOption

    func run() async throws {
        let known = Kit.current.catalogue
        guard let specification = known.specification(SubsystemID(subsystem)) else {
            throw Failure(.usage, "there is no subsystem \(subsystem); `\(Program.name) list` shows all")
        }
        guard !specification.readings.isEmpty else {
            return standardLine("\(subsystem) has no readings: there is nothing to ask")
        }
        let cases = try corpus.load([specification.id]).cases(of: specification.id)
        let questionnaire = Questionnaire(cases, specification)
        for (place, question) in questionnaire.questions.enumerated() {
            if output.format == .json {
                standardLine(json: value(of: question))
            } else {
                show(question, number: place + 1)
            }
        }
        guard output.format == .human else { return }
        standardLine(
            "\(counted(questionnaire.questions.count, "question")) for "
                + "\(counted(questionnaire.combinations, "distinct combination")) of options")
    }

    private func show(_ question: Questionnaire.Question, number: Int) {
        standardLine("\(number). \(ForeignText.json(question.input))")
        for (outcome, options) in question.outcomes {
            standardLine("   \(ForeignText.json(outcome))")
            for (reading, names) in options {
                standardLine("     \(reading): \(names.joined(separator: " or "))")
            }
        }
        standardLine("")
    }

    private func value(of question: Questionnaire.Question) -> Value {
        let outcomes = question.outcomes.map { outcome, options in
            Value.record(
                ("outcome", outcome),
                ("options", .object(options.map { Value.Member($0.reading, $0.names.value) })))
        }
        return .record(
            ("case", question.id.value), ("input", question.input), ("outcomes", .array(outcomes)))
    }
}
