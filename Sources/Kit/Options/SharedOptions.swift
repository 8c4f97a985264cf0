import ArgumentParser
import Foundation
import Harness
import Reports
import Specification

struct CorpusOption: ParsableArguments {
    @Option(
        name: .customLong("corpus"),
        help: ArgumentHelp(
            "The folder of the golden cases.",
            discussion: "By default $ASSAY_CORPUS, or the corpus that comes with the binary.",
            valueName: "dir"),
        completion: .directory
    )
    var folder: String?

    /// Reads the corpus, or only the cases of some subsystems, into memory; by default from the folder that the options
    /// determine.
    func load(
        _ subsystems: Set<SubsystemID>? = nil, from place: URL? = nil
    ) throws(CorpusError) -> GoldenCorpus {
        let place = if let place { place } else { try self.place() }
        return try GoldenCorpus(folder: place, catalogue: Kit.current.catalogue, of: subsystems)
    }

    /// The maximum total size, in bytes, of case files that are held in memory; larger corpora are read in batches.
    private static let most = 64 << 20

    /// Surveys the corpus in batches; returns nil if the corpus is small enough to be held in memory as a whole.
    ///
    /// - Parameters:
    ///   - isWanted: Whether the corpus is surveyed even if it is small.
    ///   - filter: A function that returns the filter; it is called only if the corpus is surveyed.
    func survey(
        _ subsystems: Set<SubsystemID>? = nil, evenIfSmall isWanted: Bool, digests: Bool,
        _ filter: () throws -> CaseFilter
    ) throws -> CorpusSurvey? {
        let reader = CorpusReader(folder: try place(), catalogue: Kit.current.catalogue, of: subsystems)
        if !isWanted, reader.weight <= Self.most { return nil }
        return try CorpusSurvey(reader, try filter(), digests: digests)
    }

    func place() throws(CorpusError) -> URL { try Kit.current.corpus(folder) }

    /// The option, as words of a shell command; empty if it is not given.
    var words: [String] { folder.map { ["--corpus", shellQuoted($0)] } ?? [] }
}

/// A verb whose output suggests further commands, which must use the same corpus as the verb.
protocol SuggestsCommands {
    var corpus: CorpusOption { get }
}

struct SubsystemOption: ParsableArguments {
    @Option(
        name: .customLong("subsystem"), help: "Work only on this subsystem or family; may be repeated.",
        completion: Completions.subsystems)
    var names: [String] = []

    /// Returns the specifications of the named subsystems and families; all specifications if none is named.
    func specifications() throws(CorpusError) -> [any Specification.Type] {
        let chosen = try CaseFilter.subsystems(of: names, in: Kit.current.catalogue)
        return Kit.current.catalogue.all.filter { chosen.isEmpty || chosen.contains($0.id) }
    }

    /// Returns the selected specifications; if laws are given, only those that have at least one of these laws.
    ///
    /// - Throws: `Failure` for a law that none of the specifications has.
    func specifications(with laws: [String]) throws -> [any Specification.Type] {
        let all = try specifications()
        try checkLaws(laws, of: all)
        return laws.isEmpty ? all : all.filter { lawIDs(of: $0).contains(where: laws.contains) }
    }
}

/// Checks that each of these laws belongs to one of the specifications.
///
/// - Throws: `Failure` for a law that none of the specifications has.
func checkLaws(_ laws: [String], of specifications: [any Specification.Type]) throws(Failure) {
    if laws.isEmpty { return }
    let known = specifications.flatMap(lawIDs)
    for law in laws where !known.contains(law) {
        let hint = Suggestion(for: law, among: known).hint(else: "`\(Program.name) explain SUBSYSTEM`")
        throw Failure(.usage, "there is no law \(law) in these subsystems; \(hint)")
    }
}

private func lawIDs(of specification: any Specification.Type) -> [String] {
    specification.clauses.flatMap { $0.laws.map(\.id.rawValue) }
}

struct FilterOptions: ParsableArguments {
    @Option(
        name: .customLong("subsystem"),
        help: "Select only cases of this subsystem or family; may be repeated.",
        completion: Completions.subsystems)
    var subsystems: [String] = []

    @Option(
        name: .customLong("clause"), help: "Select only cases that exercise this clause; may be repeated.",
        completion: Completions.clauses)
    var clauses: [String] = []

    @Option(
        name: .customLong("tag"), help: "Select only cases with this tag; may be repeated.",
        completion: Completions.tags)
    var tags: [String] = []

    @Option(
        name: .customLong("case"),
        help: "Select only the case with this id (* stands for any characters); may be repeated.",
        completion: Completions.cases)
    var cases: [String] = []

    var filter: CaseFilter {
        var filter = CaseFilter()
        filter.subsystems = subsystems
        filter.clauses = clauses
        filter.tags = tags
        filter.cases = cases
        return filter
    }

    func select(from corpus: GoldenCorpus) throws(CorpusError) -> [GoldenCase] {
        try filter.select(from: corpus)
    }
}

struct BasisOption: ParsableArguments {
    @Option(
        name: .customLong("basis"),
        help: ArgumentHelp(
            "Judge the implementation only by laws with this basis: source, standard or decision; may be repeated.",
            discussion: "Breaches of other laws are reported, but are not failures.", valueName: "basis"))
    var bases: [Basis] = []

    /// The bases of the laws that an implementation may break without failing.
    var advisory: Set<Basis> { bases.isEmpty ? [] : Set(Basis.allCases).subtracting(bases) }

    var words: [String] { bases.flatMap { ["--basis", $0.rawValue] } }
}

extension Basis: ExpressibleByArgument {}

/// The format of a verb's output: text for people, or JSON for programs.
package enum Format: String, ExpressibleByArgument, CaseIterable {
    case human, json
}

struct FormatOption: ParsableArguments {
    @Option(help: "The format of the output: human or json.")
    var format = Format.human
}

struct ColourOption: ParsableArguments {
    @Option(
        name: .customLong("color"),
        help: ArgumentHelp(
            "When to colour the output: auto, always or never.",
            discussion:
                "By default, only output to a terminal is coloured; NO_COLOR, CLICOLOR_FORCE and CLICOLOR are obeyed."
        )
    )
    var choice = ColourChoice.auto
}

extension ColourChoice: ExpressibleByArgument {}

protocol Coloured {
    var colour: ColourOption { get }
}

/// Checks that the command given to an option is not empty, since the shell would run nothing; nil is accepted.
func checkCommand(_ option: String, _ command: String?) throws {
    guard let command, command.allSatisfy(\.isWhitespace) else { return }
    throw ValidationError("\(option) needs a command, not an empty string")
}

/// Checks that the number given to an option lies within bounds; nil is accepted.
///
/// - Throws: `ValidationError` that names the bounds, if the number lies outside them or is NaN.
public func checkBounds<Number: Comparable>(
    _ option: String, _ number: Number?, _ bounds: ClosedRange<Number>, _ unit: String = ""
) throws {
    guard let number, !bounds.contains(number) else { return }
    let unit = unit.isEmpty ? "" : " \(unit)"
    throw ValidationError(
        "\(option) must be a number from \(bounds.lowerBound) to \(bounds.upperBound)\(unit), not \(number)")
}
