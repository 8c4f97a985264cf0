import ArgumentParser
import Harness
import JSON
import Reports
import Specification

extension CorpusVerbs {
    /// `assay corpus show`: shows cases in readable form.
    struct Show: ParsableCommand, Coloured {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show cases in readable form: input, outcome, clauses, readings and origin.",
            discussion: "With --format json, each case is printed as its line in the corpus.")

        @Argument(help: "The ids of cases; * stands for any characters.", completion: Completions.cases)
        var cases: [String]

        @OptionGroup var corpus: CorpusOption
        @OptionGroup var output: FormatOption
        @OptionGroup var colour: ColourOption

        func run() throws {
            let golden = try corpus.load()
            var filter = CaseFilter()
            filter.cases = cases
            let selected = try filter.select(from: golden)
            if output.format == .json {
                for one in selected { standardLine(json: one.value) }
                return
            }
            let explainer = Explainer(corpus: golden, style: .standardOutput)
            let provenance = CaseProvenance(of: golden)
            for (number, one) in selected.enumerated() {
                standardLine((number == 0 ? "" : "\n") + explainer.page(of: one, provenance))
            }
        }
    }
}
