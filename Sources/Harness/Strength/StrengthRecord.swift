import Foundation
import JSON
import Specification

/// What a corpus is known to tell: a line for each mutant with its first killer, and one for each equivalent mutant.
public struct StrengthRecord: Sendable {
    /// A mutant and a case that tells it from the specification.
    public struct Kill: Sendable {
        /// The subsystem.
        public let subsystem: SubsystemID
        /// The mutant, as it describes itself.
        public let mutant: String
        /// The id of the first case that tells it.
        public let killer: String
        /// How many cases tell it.
        public let kills: Int

        /// Makes the record of a kill.
        public init(subsystem: SubsystemID, mutant: String, killer: String, kills: Int) {
            (self.subsystem, self.mutant, self.killer, self.kills) = (subsystem, mutant, killer, kills)
        }
    }

    /// A mutant that no input tells from the specification, as a person confirms.
    public struct Equivalent: Sendable {
        /// The subsystem.
        public let subsystem: SubsystemID
        /// The mutant, as it describes itself.
        public let mutant: String
        /// Why no input tells it.
        public let why: String
    }

    /// The names of the files in the folder of a corpus.
    public static let files = (kills: "strength.jsonl", equivalents: "equivalent.jsonl")

    /// The kills, in the order of the file.
    public let kills: [Kill]
    /// The equivalent mutants, in the order of the file.
    public let equivalents: [Equivalent]

    /// Reads the record of a corpus; a file that is not there is empty.
    ///
    /// - Throws: `CorpusError` for the first line that is wrong.
    public init(folder: URL) throws(CorpusError) {
        kills = try CorpusNotes.lines(of: Self.files.kills, in: folder) { members, _ throws(Misfit) in
            Kill(
                subsystem: SubsystemID(try members.required("subsystem")),
                mutant: try members.required("mutant"), killer: try members.required("killer"),
                kills: try members.required("kills"))
        }
        equivalents = try CorpusNotes.lines(of: Self.files.equivalents, in: folder) {
            members, _ throws(Misfit) in
            Equivalent(
                subsystem: SubsystemID(try members.required("subsystem")),
                mutant: try members.required("mutant"), why: try members.required("why"))
        }
    }

    /// Returns the mutants of a subsystem that are confirmed as equivalent.
    public func equivalents(of subsystem: SubsystemID) -> Set<String> {
        Set(equivalents.filter { $0.subsystem == subsystem }.map(\.mutant))
    }

    /// Returns the mutants that only one case tells, by the id of that case.
    public var only: [String: [String]] {
        Dictionary(grouping: kills.filter { $0.kills == 1 }, by: \.killer).mapValues { $0.map(\.mutant) }
    }

    /// Returns what no longer holds: mutants that their first killer does not tell any more, a sentence each.
    public func lapses(in corpus: GoldenCorpus) -> [String] {
        let cases = corpus.cases.byID
        let bySubsystem = Dictionary(grouping: kills, by: \.subsystem)
        return corpus.catalogue.all.flatMap { specification -> [String] in
            func lapses<S: Specification>(_: S.Type) -> [String] {
                let own = bySubsystem[S.id] ?? []
                let killers = Set(own.map(\.killer))
                let strength = Strength(killers.sorted().compactMap { cases[$0] }, S.self)
                let alive = Dictionary(
                    strength.fates.map { ($0.mutant.description, $0.kills > 0) },
                    uniquingKeysWith: { $0 || $1 })
                return own.compactMap { kill in
                    if cases[kill.killer] == nil {
                        return "\(kill.mutant): its first killer, \(kill.killer), is gone"
                    }
                    guard let isKilled = alive[kill.mutant] else { return nil }
                    return isKilled ? nil : "\(kill.mutant): \(kill.killer) told it, and no case does now"
                }
            }
            return lapses(specification)
        }
    }
}

extension StrengthRecord.Kill {
    /// The kill as a line of the file.
    public var line: String {
        JSONWriter.text(
            of: .record(
                ("subsystem", subsystem.rawValue.value), ("mutant", mutant.value), ("killer", killer.value),
                ("kills", kills.value)))
    }
}
