import ArgumentParser
import Foundation
import Harness
import JSON
import Reports
import Specification

struct CorpusVerbs: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "corpus",
        abstract: "Verify, count and add golden cases, and write their schemas and their history.",
        subcommands: [
            Verify.self, Stats.self, Show.self, Add.self, Record.self, Release.self, Schema.self,
        ], defaultSubcommand: Verify.self)

    struct Verify: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "verify",
            abstract: "Check the corpus for errors.",
            discussion: """
                The command checks the form, ids, clauses, readings, origins and schemas, and the order of members. \
                It reports expected outputs that break a clause, and clauses that no case exercises. It also reports \
                cases that name a reading unnecessarily, or lack a reading that they need. Other errors are cases \
                that CHANGES.jsonl does not record, and cases that were edited after their release or removed without \
                a reason.
                """)

        @OptionGroup var corpus: CorpusOption
        @OptionGroup var output: FormatOption

        func run() throws {
            let folder = try corpus.placeOfProject()
            let reader = CorpusReader(folder: folder, catalogue: Kit.current.catalogue)
            let (cases, errors) = try reader.read()
            let audit = CorpusAudit(
                GoldenCorpus(folder: folder, catalogue: Kit.current.catalogue, cases: cases))
            let problems =
                errors + audit.problems() + audit.schemaProblems()
                + audit.readingProblems(by: Kit.current.reference)
            for problem in problems {
                switch output.format {
                case .human: standardLine(problem)
                case .json:
                    standardLine(
                        json: .record(
                            ("file", problem.place?.file.value), ("line", problem.place?.line.value),
                            ("problem", problem.problem.value)))
                }
            }
            guard problems.isEmpty else {
                throw Failure(
                    .usage,
                    "\(counted(problems.count, "problem")) in a corpus of \(counted(cases.count, "case"))")
            }
            let label = (try? audit.corpus.history)?.label.map { "; corpus \($0)" } ?? ""
            if output.format == .human {
                standardLine("\(counted(cases.count, "case")), nothing wrong\(label)")
            }
        }
    }

    struct Stats: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "stats", abstract: "Count the cases by subsystem and origin.")

        @OptionGroup var corpus: CorpusOption
        @OptionGroup var output: FormatOption

        func run() throws {
            let golden = try corpus.load(from: corpus.placeOfProject())
            let kinds = Origin.kinds
            var table = TextTable(columns: ["subsystem", "cases"] + kinds + ["rejections", "KiB"])
            for (specification, cases) in golden.bySubsystem {
                let origins = kinds.map { kind in cases.count { $0.origin.kind == kind } }
                let rejections = cases.count { if case .rejection = $0.expectation { true } else { false } }
                let bytes = cases.reduce(0) { $0 + JSONWriter.bytes(of: $1.value).count }
                table.add(
                    [specification.id.rawValue]
                        + ([cases.count] + origins + [rejections, bytes / 1024]).map(String.init))
                if output.format == .json {
                    let counts = zip(kinds, origins).map { Value.Member($0, $1.value) }
                    standardLine(
                        json: .record(
                            ("subsystem", specification.id.rawValue.value), ("cases", cases.count.value),
                            ("origins", .object(counts)), ("rejections", rejections.value),
                            ("bytes", bytes.value)))
                }
            }
            if output.format == .human { standardLine(table.text + "\n\(golden.cases.count) cases") }
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Add the cases on standard input to a group of the corpus.",
            discussion: """
                Each line of the input is a case, in the JSON form that `\(Program.name) explain <case>` shows. The \
                command first checks all lines, as `\(Program.name) corpus verify` does; if a line is wrong, the \
                command reports the error and adds nothing. The reference must give the outcome of each case under \
                the readings that the case names, and the outcome must depend on these readings and no others.
                """)

        @Argument(
            help: ArgumentHelp(
                "The file in the corpus, without its extension.", valueName: "family/subsystem/group"))
        var group: String

        @Flag(
            help: ArgumentHelp(
                "Add cases even if the laws or the reference give a different outcome.",
                discussion: """
                    Use this option for a case that shows an error in the laws or the reference, until the error is \
                    fixed.
                    """
            ))
        var againstReference = false

        @OptionGroup var corpus: CorpusOption

        func run() throws {
            let file = "\(group).jsonl"
            let text = try InputFile(nil).bytes()
            let folder = try corpus.placeOfProject()
            let writer = CorpusWriter(folder)
            let audit = CorpusAudit(
                GoldenCorpus(
                    folder: folder, catalogue: Kit.current.catalogue,
                    cases: try writer.cases(in: text, for: file)))
            let reference = Kit.current.reference
            let problems =
                audit.scriptProblems()
                + (againstReference
                    ? []
                    : audit.caseProblems() + audit.outcomeProblems(by: reference)
                        + audit.readingProblems(by: reference))
            if let problem = problems.first { throw problem }
            let count = try writer.add(text, to: file)
            standardOutput("\(count) added to \(folder.appending(path: file).path)\n")
        }
    }

    struct Schema: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Write the JSON Schemas of cases, inputs and outputs into a folder.")

        @Argument(help: ArgumentHelp("The folder, which is created if it is missing.", valueName: "dir"))
        var folder: String

        func run() throws {
            let place = URL(filePath: folder, directoryHint: .isDirectory)
            try makeFolder(place.path, or: "the schemas cannot be written to \(folder)")
            let schemas = JSONSchema.all(of: Kit.current.catalogue)
            for (file, schema) in schemas {
                try writeWhole(JSONSchema.text(of: schema), to: place.appending(path: file).path)
            }
            standardLine("\(schemas.count) schemas written to \(folder)")
        }
    }

    struct Show: ParsableCommand, Coloured, SuggestsCommands {
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
