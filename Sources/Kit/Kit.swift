import ArgumentParser
import Foundation
import Harness
import Reports
import Skeletons
import Specification

/// A command line for a catalogue of specifications: `check`, `fuzz`, `bench`, `explain` and others.
///
///     @main enum Roman {
///         static func main() async {
///             await Kit(name: "roman", version: "1.0.0", catalogue: Catalogue([Numerals.self]),
///                 references: References([Numerals.self]), corpus: place).main()
///         }
///     }
public struct Kit: Sendable {
    /// A function that finds the folder of the corpus; `named` is the value of the option `--corpus`.
    public typealias CorpusFinder = @Sendable (_ named: String?) throws(CorpusError) -> URL

    /// The name of the program in messages.
    public let name: String
    /// The version of the program, as `--version` prints it.
    public let version: String
    /// The purpose of the program, in one sentence.
    public let abstract: String
    /// The specifications that the verbs work on.
    public let catalogue: Catalogue
    let references: References
    let corpus: CorpusFinder
    /// The adapters that the verb `init` writes as a starting point, one for each language.
    let skeletons: [Skeleton]
    let illustrations: [Illustration]
    /// The program's own verbs; each replaces the kit's verb of the same name, if there is one.
    let verbs: [any ParsableCommand.Type]
    /// Whether the program has only its own verbs, and none of the kit's.
    private(set) var hasOwnVerbsOnly = false

    /// Makes a kit from specifications, their references and a corpus.
    ///
    /// - Parameters:
    ///   - references: the references of the subsystems that have one.
    ///   - corpus: the function that finds the folder of the golden cases.
    ///   - skeletons: the skeletons that `init` writes; by default one adapter in Python, which skips every case.
    ///   - illustrations: the illustrations that draw the cases of some subsystems for the book.
    ///   - verbs: the program's own verbs; each replaces the kit's verb of the same name, if there is one.
    public init(
        name: String, version: String,
        abstract: String =
            "Tests an implementation against executable specifications, and names the laws that it breaks.",
        catalogue: Catalogue, references: References = References([]), corpus: @escaping CorpusFinder,
        skeletons: [Skeleton] = [], illustrations: [Illustration] = [],
        verbs: [any ParsableCommand.Type] = []
    ) {
        self.name = name
        self.version = version
        self.abstract = abstract
        self.catalogue = catalogue
        self.references = references
        self.corpus = corpus
        self.skeletons =
            skeletons.isEmpty
            ? catalogue.all.prefix(1).compactMap { Skeleton.stub(of: $0.id.rawValue, for: name) } : skeletons
        self.illustrations = illustrations
        self.verbs = verbs
    }

    /// Makes a program that has only its own verbs, with the messages and exit codes of a kit.
    public init(name: String, version: String, abstract: String, verbs: [any ParsableCommand.Type]) {
        self.init(
            name: name, version: version, abstract: abstract, catalogue: Catalogue([]),
            corpus: { _ throws(CorpusError) in throw CorpusError("\(name) has no corpus") }, verbs: verbs)
        hasOwnVerbsOnly = true
    }

    @TaskLocal private static var running: Kit?

    /// The kit whose verb is running.
    ///
    /// - Precondition: `main()` is running.
    package static var current: Kit {
        guard let running else { preconditionFailure("a verb runs only inside Kit.main()") }
        return running
    }

    /// Parses the command line, runs the verb, and exits with the documented code.
    public func main() async {
        let code = await Kit.$running.withValue(self) {
            await Program.$name.withValue(name) { await Root.exitCode() }
        }
        exit(code)
    }

    /// The verbs of the command line, in the order of the help text.
    var allVerbs: [any ParsableCommand.Type] {
        let all: [any ParsableCommand.Type] = [
            CheckVerb.self, Ask.self, Smoke.self, Fuzz.self, Compare.self, Bench.self, RunOne.self,
            Serve.self,
            Init.self, JudgeVerb.self, MergeVerb.self, Diff.self, ShowTrend.self, List.self, Explain.self,
            WriteBook.self, Explore.self, Draw.self, Trace.self, StrengthVerb.self, CorpusVerbs.self,
        ]
        if hasOwnVerbsOnly { return verbs }
        func name(_ verb: any ParsableCommand.Type) -> String? { verb.configuration.commandName }
        let kept = all.map { verb in verbs.first { name($0) == name(verb) } ?? verb }
        return kept + verbs.filter { verb in !all.contains { name($0) == name(verb) } }
    }

    /// Returns the specification of the subsystem with this id.
    ///
    /// - Throws: `Failure` that suggests similar ids, if there is no such subsystem.
    func specification(named id: String) throws(Failure) -> any Specification.Type {
        if let specification = catalogue.specification(SubsystemID(id)) { return specification }
        let hint = Suggestion(for: id, among: catalogue.all.map { $0.id.rawValue })
            .hint(else: "`\(Program.name) list`")
        throw Failure(.usage, "there is no subsystem \(id); \(hint)")
    }

    // MARK: Candidates

    /// The references of all subsystems that have one, as a single implementation.
    package var reference: InProcess {
        InProcess(name: "reference", version: version, implementations: references.implementations)
    }

    /// Returns all variants with the given name, each for a different subsystem, as a single implementation.
    ///
    /// - Throws: `Failure` if no subsystem has a variant with this name.
    package func variant(_ name: String) throws -> InProcess {
        let implementations = references.variants(name)
        guard !implementations.isEmpty else {
            throw Failure(
                .usage,
                "there is no variant \(name); known variants: "
                    + references.variantNames.joined(separator: ", "))
        }
        return InProcess(name: name, version: version, implementations: implementations)
    }

    /// Returns the variants with this name, or the references if the name is nil, as a single implementation.
    package func candidate(_ variant: String?) throws -> InProcess {
        try variant.map { try self.variant($0) } ?? reference
    }
}
