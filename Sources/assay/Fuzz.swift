import ArgumentParser
import Foundation
import Harness
import Specs

/// `assay fuzz`: generated inputs against the clauses and the reference.
struct Fuzz: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Generate inputs until a rule breaks, and show the smallest input that breaks it.",
        discussion: """
            Every clause judges every sample, its related inputs included; settled samples must also be answered as \
            another implementation answers them (--against; the reference, unless that is what is fuzzed). What is \
            found follows from the seed alone: the same seed and number give the same finding on any machine.
            """)

    @OptionGroup var implementation: ImplementationOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption

    @Option(
        name: .customLong("subsystem"), help: "Only this subsystem or family; may be given again.")
    var subsystems: [String] = []

    @Option(
        help: ArgumentHelp("What all samples follow from; by chance where not given.", valueName: "number"))
    var seed: UInt64?

    @Option(help: ArgumentHelp("How many samples of each subsystem at least.", valueName: "count"))
    var samples = 3_000

    @Option(help: ArgumentHelp("How long to go on, instead of a number of samples.", valueName: "minutes"))
    var minutes: Double?

    @Option(help: ArgumentHelp("Only the sample of this number: repeats a finding.", valueName: "number"))
    var number: Int?

    @Option(
        help: ArgumentHelp(
            "What must answer alike: reference, none, or the command of another adapter.",
            valueName: "command"))
    var against: String?

    @Option(
        help: ArgumentHelp(
            "Where the state is kept after each round; a later call goes on from it.", valueName: "file"))
    var state: String?

    @Flag(help: "Add what is found to the corpus that --corpus names, as cases of origin found.")
    var add = false

    func validate() throws {
        if samples < 1 { throw ValidationError("there is at least 1 sample") }
        if let minutes, minutes <= 0 { throw ValidationError("the time is more than 0 minutes") }
        if let number, number < 0 { throw ValidationError("samples are numbered from 0") }
        if number != nil, seed == nil { throw ValidationError("--number needs the --seed it belongs to") }
        if number != nil, state != nil {
            throw ValidationError("--number repeats one sample; it has no --state")
        }
        if add, corpus.folder == nil {
            throw ValidationError(
                "--add needs --corpus DIR: the corpus that travels with the binary stays as it is")
        }
    }

    func run() async throws {
        let golden = try corpus.load()
        let saved = try state.flatMap(FuzzState.read)
        if let saved, let seed, saved.seed != seed {
            throw Failure(
                .usage,
                "\(state ?? "") goes on with seed \(saved.seed); leave --seed out or name another --state")
        }
        let seed = saved?.seed ?? seed ?? UInt64.random(in: 0..<1_000_000)
        let chosen = try specifications()
        var fuzzing = Fuzzing(
            try candidate(), seed: seed, subsystems: chosen, donors: golden.inputs, rival: try rival(),
            jobs: implementation.jobs, tally: saved?.tally ?? Tally())
        let report = FuzzReport(
            seed: seed, command: command, format: output.format,
            reference: isReference ? nil : References.reference)
        report.begin(fuzzing)
        var found: [Discovery] = []
        do throws(AdapterStartError) {
            if let number {
                found = try await fuzzing.discovery(ofSample: number)
                for discovery in found { report.tell(discovery) }
            } else {
                let clock = ContinuousClock()
                let start = clock.now
                let goal = fuzzing.tally.samplesOfEach + samples
                while minutes.map({ clock.now - start < .seconds($0 * 60) })
                    ?? (fuzzing.tally.samplesOfEach < goal)
                {
                    let discoveries = try await fuzzing.runRound()
                    for discovery in discoveries { report.tell(discovery) }
                    found += discoveries
                    report.progress(fuzzing.tally, clock.now - start)
                    if let state { FuzzState(seed: seed, tally: fuzzing.tally).write(to: state) }
                }
                report.end(fuzzing, clock.now - start)
            }
        } catch {
            throw Failure(.adapter, "\(error)")
        }
        if add { try add(found, report) }
        if !found.isEmpty || !fuzzing.tally.failuresByTitle.isEmpty { throw Failure(.doesNotConform) }
    }

    private var isReference: Bool { implementation.adapter == nil && implementation.variant == nil }

    /// One process at a time of an adapter: rounds are parted among the jobs already.
    private func candidate() throws -> any Candidate {
        var single = implementation
        single.jobs = 1
        return try single.candidate()
    }

    private func rival() throws -> (any Candidate)? {
        switch against {
        case nil: isReference ? nil : References.reference
        case "none": nil
        case "reference": References.reference
        case let command?: implementation.adapter(command)
        }
    }

    private func specifications() throws -> [any Specification.Type] {
        let chosen = Catalogue.all.filter { specification in
            let id = specification.id
            return subsystems.isEmpty || subsystems.contains(id.rawValue) || subsystems.contains(id.family)
        }
        for name in subsystems
        where !Catalogue.all.contains(where: { $0.id.rawValue == name || $0.id.family == name }) {
            throw Failure(.usage, "there is no subsystem or family \(name); `assay list` names them")
        }
        return chosen
    }

    private func add(_ found: [Discovery], _ report: FuzzReport) throws {
        let writer = CorpusWriter(folder: try corpus.place())
        for discovery in found {
            guard let golden = report.goldenCase(discovery) else {
                standardError(
                    "assay: nobody settles what \(discovery.title) of \(discovery.subsystem) should give; not added\n"
                )
                continue
            }
            let file = "\(discovery.subsystem.family)/\(discovery.subsystem.name)/found.jsonl"
            do throws(CorpusError) {
                _ = try writer.add(JSONWriter.bytes(of: golden), to: file)
            } catch {
                throw Failure(.usage, "\(error)")
            }
            standardError("assay: added to \(file)\n")
        }
    }

    /// The command that fuzzes the same again, without seed and number.
    private var command: String {
        var words = ["assay", "fuzz"] + implementation.words
        if let against { words += ["--against", shellQuoted(against)] }
        if let folder = corpus.folder { words += ["--corpus", shellQuoted(folder)] }
        return words.joined(separator: " ")
    }
}

extension GoldenCorpus {
    /// The inputs of the cases, by subsystem.
    fileprivate var inputs: [SubsystemID: [Value]] {
        Dictionary(grouping: cases, by: \.subsystem).mapValues { $0.map(\.input) }
    }
}
