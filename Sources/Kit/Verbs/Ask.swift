import ArgumentParser
import Harness
import JSON
import Specification

struct Ask: AsyncParsableCommand, Coloured {
    static let configuration = CommandConfiguration(
        commandName: "ask",
        abstract: """
            Show a few inputs to ask a person about; the answers reveal which options of the readings the person follows.
            """,
        discussion: """
            Use this verb to ask a person who knows what a program must do but does not know the readings. The inputs \
            are taken from cases of the corpus. The first input divides the combinations of options into as many \
            groups as possible, and each further input divides these groups as far as possible. A few inputs are \
            therefore enough, but they may not be the smallest possible set. With --adapter, an adapter answers \
            instead of a person, and the output names the options that explain the adapter's answers. \
            `\(Program.name) check --fit` finds the options from the answers to all cases.
            """)

    @Argument(help: "The subsystem, such as mobility.geofence.", completion: Completions.subsystems)
    var subsystem: String

    @Option(help: ArgumentHelp("The command that starts an adapter.", valueName: "command"))
    var adapter: String?

    @OptionGroup var treatment: AdapterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption
    @OptionGroup var colour: ColourOption

    func validate() throws {
        try checkCommand("--adapter", adapter)
    }

    func run() async throws {
        let specification = try Kit.current.specification(named: subsystem)
        guard !specification.readings.isEmpty else {
            return standardLine("\(subsystem) has no readings: there is nothing to ask")
        }
        let cases = try corpus.load([specification.id]).cases(of: specification.id)
        let questionnaire = Questionnaire(cases, specification)
        if let adapter {
            let ids = Set(questionnaire.questions.map(\.id))
            return try await ask(cases.filter { ids.contains($0.id) }, adapter, specification)
        }
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

    /// Sends the questions to an adapter, and shows which options of the readings explain its answers.
    private func ask(
        _ questions: [GoldenCase], _ command: String, _ specification: any Specification.Type
    ) async throws {
        let fit = try await ReadingFit.measure(questions, of: treatment.adapter(command), specification)
        fit?.show(output.format, all: true)
        let missing = questions.count - (fit?.answered ?? 0)
        if missing > 0 {
            throw Failure(
                .doesNotConform,
                "\(missing) of \(counted(questions.count, "question")) got no answer, so the options are not certain; "
                    + "`\(Program.name) check --fit` asks all cases")
        }
        if fit?.differing.isEmpty != true { throw Failure(.doesNotConform) }
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
        return .record(("case", question.id.value), ("input", question.input), ("outcomes", .array(outcomes)))
    }
}
