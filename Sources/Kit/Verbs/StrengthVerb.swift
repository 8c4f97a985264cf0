import ArgumentParser
import Foundation
import Harness
import JSON
import Reports
import Specification

struct StrengthVerb: AsyncParsableCommand, Coloured {
    static let configuration = CommandConfiguration(
        commandName: "strength",
        abstract: "Show which mutants of the specification the corpus kills.",
        discussion: """
            A mutant is the derivation with one law broken in one way. A case kills a mutant if the mutant's outcome \
            for that case differs from the expected one. For each surviving mutant, a search tries inputs that could \
            kill it: samples, modified inputs of cases, inputs similar to those that test the broken law, and simpler \
            inputs. Each input that kills a mutant is shown as a complete case, which --add adds to the corpus. The \
            exit code is 1 if some input kills a surviving mutant or a confirmed equivalent mutant. With --recorded, \
            the exit code is 1 if a line of the record is wrong or missing.

            With --adapter and --mutants, the programs in a folder are the mutants: each runs until it fails a case. \
            A program that fails no case survives, and is shown as alive. A program whose first failure is a late \
            answer counts as late, not as alive or killed. The exit code is 1 if a program survives, and 3 if none \
            survives but a program could not be started.
            """)

    @OptionGroup var subsystems: SubsystemOption

    @Option(name: .customLong("law"), help: "Try only the mutants of this law; may be repeated.")
    var laws: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of inputs to try on surviving mutants.", valueName: "count"))
    var samples = 2_000

    @Option(parsing: .unconditional, help: "The seed that determines the inputs to try.")
    var seed: UInt64 = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number of pairs of mutants to try per subsystem; a pair breaks two laws of a clause at the same time.",
            valueName: "count"))
    var pairs = 0

    @Flag(help: "Add to the corpus the cases that kill surviving mutants.")
    var add = false

    @Flag(help: "Write the first killer of each mutant to STRENGTH.jsonl in the corpus.")
    var record = false

    @Flag(
        help:
            "Check only that recorded killers kill their mutants, that no case kills an equivalent mutant, and that all mutants are recorded."
    )
    var recorded = false

    @Option(
        help: ArgumentHelp(
            "Use the programs in --mutants as the mutants: the command that runs one, with {} for its path.",
            valueName: "command"))
    var adapter: String?

    @Option(
        help: ArgumentHelp("The folder of deliberately wrong programs; needs --adapter.", valueName: "dir"),
        completion: .directory)
    var mutants: String?

    @OptionGroup var treatment: AdapterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption
    @OptionGroup var colour: ColourOption

    func validate() throws {
        try checkBounds("--samples", samples, 0...10_000_000)
        try checkBounds("--pairs", pairs, 0...1_000_000)
        try checkCommand("--adapter", adapter)
        guard (adapter == nil) == (mutants == nil) else {
            throw ValidationError("--adapter and --mutants need each other")
        }
        if adapter != nil, add || record || recorded || !laws.isEmpty {
            throw ValidationError("--adapter cannot be combined with --add, --record, --recorded or --law")
        }
        let isSome = !laws.isEmpty || !subsystems.names.isEmpty
        if recorded, add || record || isSome || pairs > 0 || output.format == .json {
            throw ValidationError(
                "--recorded cannot be combined with --add, --record, --law, --subsystem, --pairs or --format json"
            )
        }
        if record, isSome { throw ValidationError("--record needs all subsystems and laws") }
    }

    func run() async throws {
        let place = try corpus.placeOfProject()
        let golden = try corpus.load(from: place)
        if let adapter, let mutants { return try await measurePrograms(adapter, in: mutants, golden) }
        let known = try StrengthRecord(folder: place)
        if recorded { return try checkRecorded(known, golden) }
        var report = StrengthReport(format: output.format, style: .standardOutput)
        var kills: [StrengthRecord.Kill] = []
        for specification in try subsystems.specifications(with: laws) {
            let referenced = Kit.current.references.subsystem(specification.id)
            let (strength, search, together) =
                referenced.map { measured(withReference: $0, golden) } ?? measured(specification, golden)
            report.add(strength, search, equivalents: known.equivalents(of: specification.id), golden)
            if let together { report.add(together, in: specification.id) }
            kills += strength.fates.compactMap { StrengthRecord.Kill($0, in: specification.id) }
            if add { try await addCases(search, specification, golden) }
        }
        report.end()
        if record {
            let text = kills.map { $0.line + "\n" }.joined()
            try writeWhole(text, to: place.appending(path: CorpusNotes.files.kills).path)
        }
        if report.isWeak { throw Failure(.doesNotConform) }
    }

    private func checkRecorded(_ known: StrengthRecord, _ golden: GoldenCorpus) throws {
        let lapses = known.lapses(in: golden)
        for lapse in lapses { standardLine(lapse) }
        standardLine(
            """
            \(counted(known.kills.count, "killed mutant")) and \
            \(counted(known.equivalents.count, "equivalent mutant")) recorded, \
            \(counted(lapses.count, "line")) wrong or missing
            """)
        if !lapses.isEmpty { throw Failure(.doesNotConform) }
    }

    private func measured<S: Referenced>(
        withReference _: S.Type, _ golden: GoldenCorpus
    ) -> (Strength, FoundKillers, PairStrength?) {
        measured(S.self, golden, reference: S.reference)
    }

    private func measured<S: Specification>(
        _: S.Type, _ golden: GoldenCorpus, reference: (any Implementation<S>)? = nil
    ) -> (Strength, FoundKillers, PairStrength?) {
        let (cases, laws) = (golden.cases(of: S.id), Set(laws.map { LawID($0) }))
        let bound = BoundCases<S>(cases)
        let strength = Strength(of: bound, laws: laws)
        let search = KillerSearch(bound, seed: seed, reference: reference)
            .search(besides: strength, budget: samples, laws: laws)
        let together = pairs > 0 ? PairStrength(of: strength, bound, limit: pairs, seed: seed) : nil
        return (strength, search, together)
    }

    /// Adds the found inputs to the corpus as cases, if the laws and the reference agree on the outcome.
    private func addCases(
        _ search: FoundKillers, _ specification: any Specification.Type, _ golden: GoldenCorpus
    ) async throws {
        let writer = CorpusWriter(golden.folder)
        let file = "\(specification.id.family)/\(specification.id.name)/killers.jsonl"
        for (mutant, killer) in search.alive {
            guard let sample = killer?.sample else { continue }
            let inForce = sample.readings.merging(specification.standardOptions) { own, _ in own }
            do {
                let value = try sample.goldenCase(
                    under: inForce, settledBy: Kit.current.reference, in: Kit.current.catalogue,
                    named: "tells-\(mutant.law.rawValue.lowercased())", killing: mutant,
                    version: Kit.current.version)
                let count = try writer.add(JSONWriter.bytes(of: value), to: file, skipsKnown: true)
                tell("\(mutant): \(count == 0 ? "known" : "added to \(file)")")
            } catch {
                tell("\(mutant): not added: \(error)")
            }
        }
    }
}
