import Foundation
import JSON
import Specification

/// The record of the mutants that a corpus kills, and of those that no input distinguishes from the specification.
public struct StrengthRecord: Sendable {
    /// A mutant, and the first case that kills it.
    public struct Kill: Sendable {
        /// The subsystem whose specification the mutant changes.
        public let subsystem: SubsystemID
        /// The description of the mutant.
        public let mutant: String
        /// The id of the first case that kills the mutant.
        public let killer: String
        /// The number of cases that kill the mutant.
        public let kills: Int
        /// Whether a property is enough to show that the mutant is wrong.
        public let isCaughtByProperty: Bool

        /// Makes the record of a mutant that some case kills; nil if no case kills it.
        public init?(_ fate: Strength.Fate, in subsystem: SubsystemID) {
            guard let killer = fate.killers.first else { return nil }
            (self.subsystem, mutant, self.killer) = (subsystem, fate.mutant.description, killer)
            (kills, isCaughtByProperty) = (fate.kills, fate.isCaughtByProperty)
        }

        fileprivate init(_ members: inout Members) throws(Misfit) {
            subsystem = SubsystemID(try members.required("subsystem"))
            mutant = try members.required("mutant")
            killer = try members.required("killer")
            kills = try members.required("kills")
            isCaughtByProperty = try members.required("byProperty")
        }

        /// The kill as a line of the record's file.
        public var line: String {
            JSONWriter.text(
                of: .record(
                    ("subsystem", subsystem.rawValue.value), ("mutant", mutant.value),
                    ("killer", killer.value), ("kills", kills.value),
                    ("byProperty", isCaughtByProperty.value)))
        }
    }

    /// A mutant that a person has confirmed to have the same outcome as the specification for every input.
    public struct Equivalent: Sendable {
        /// The subsystem whose specification the mutant changes.
        public let subsystem: SubsystemID
        /// The description of the mutant.
        public let mutant: String
        /// The reason why no input distinguishes the mutant from the specification.
        public let why: String
    }

    /// The kills, in the order of their file.
    public let kills: [Kill]
    /// The equivalent mutants, in the order of their file.
    public let equivalents: [Equivalent]

    /// The descriptions of the mutants that only one case kills, by the id of the case.
    private let only: [String: [String]]

    /// Reads the record of the corpus in a folder; a missing file counts as an empty one.
    ///
    /// - Throws: `CorpusError` for the first line that is not valid.
    public init(folder: URL) throws(CorpusError) {
        kills = try CorpusNotes.lines(of: CorpusNotes.files.kills, in: folder) { members, _ throws(Misfit) in
            try Kill(&members)
        }
        only = Dictionary(grouping: kills.filter { $0.kills == 1 }, by: \.killer).mapValues {
            $0.map(\.mutant)
        }
        equivalents = try CorpusNotes.lines(of: CorpusNotes.files.equivalents, in: folder) {
            members, _ throws(Misfit) in
            Equivalent(
                subsystem: SubsystemID(try members.required("subsystem")),
                mutant: try members.required("mutant"), why: try members.required("why"))
        }
    }

    /// Returns the descriptions of a subsystem's mutants that are confirmed as equivalent.
    public func equivalents(of subsystem: SubsystemID) -> Set<String> {
        Set(equivalents.filter { $0.subsystem == subsystem }.map(\.mutant))
    }

    /// Returns the descriptions of the mutants that only the case with this id kills.
    public func killedOnly(by caseID: String) -> [String] {
        only[caseID] ?? []
    }

    /// Returns a sentence for each entry of the record that no longer matches a corpus, and for each missing entry.
    ///
    /// The entry of a killed mutant is outdated if no case reaches the mutant, or if the mutant's first killer is gone
    /// or no longer kills the mutant. The entry of an equivalent mutant is outdated if a case kills the mutant, or if
    /// no case reaches it.
    public func lapses(in corpus: GoldenCorpus) -> [String] {
        let bySubsystem = Dictionary(grouping: kills, by: \.subsystem)
        return corpus.catalogue.all.flatMap { specification -> [String] in
            func lapses<S: Specification>(_: S.Type) -> [String] {
                let own = bySubsystem[S.id] ?? []
                let excused = equivalents(of: S.id).sorted()
                if own.isEmpty && excused.isEmpty { return [] }
                let bound = BoundCases<S>(corpus.cases(of: S.id))
                let mutants = bound.mutants
                let unknown =
                    own.isEmpty
                    ? [] : Set(mutants.keys).subtracting(own.map(\.mutant)).subtracting(excused).sorted()
                return own.compactMap { kill in
                    guard let place = bound.places[kill.killer] else {
                        return "\(kill.mutant): its first killer, \(kill.killer), is gone"
                    }
                    guard let deviation = mutants[kill.mutant] else {
                        return "\(kill.mutant): no case reaches this mutant any more"
                    }
                    return bound.isKilled([deviation], byCaseAt: place)
                        ? nil : "\(kill.mutant): \(kill.killer) no longer kills it"
                }
                    + unknown.map { "\($0): \(CorpusNotes.files.kills) has no line for it" }
                    + excused.compactMap { mutant in
                        let line = "\(mutant): remove its line from \(CorpusNotes.files.equivalents)"
                        guard let deviation = mutants[mutant] else {
                            return "\(line): no case reaches this mutant"
                        }
                        let killer = bound.cases.indices.first {
                            bound.isKilled([deviation], byCaseAt: $0)
                        }
                        return killer.map { "\(line): \(bound.cases[$0].id) kills it" }
                    }
            }
            return lapses(specification)
        }
    }
}
