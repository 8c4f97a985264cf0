import Foundation
import JSON
import Specification

/// The known kills of a corpus: a line for each mutant with its first killer, and one for each equivalent mutant.
public struct StrengthRecord: Sendable {
    /// A mutant and a case that kills it.
    public struct Kill: Sendable {
        /// The subsystem.
        public let subsystem: SubsystemID
        /// The mutant, as it describes itself.
        public let mutant: String
        /// The id of the first case that kills it.
        public let killer: String
        /// The number of cases that kill it.
        public let kills: Int
        /// Whether a property alone kills it.
        public let isCaughtByProperty: Bool

        /// Makes the record of a mutant that cases kill; nil for a living mutant.
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
    }

    /// A mutant that no input distinguishes from the specification, as a person confirms.
    public struct Equivalent: Sendable {
        /// The subsystem.
        public let subsystem: SubsystemID
        /// The mutant, as it describes itself.
        public let mutant: String
        /// Why no input distinguishes it.
        public let why: String
    }

    /// The kills, in the order of the file.
    public let kills: [Kill]
    /// The equivalent mutants, in the order of the file.
    public let equivalents: [Equivalent]

    /// The mutants that only one case kills, by the id of that case.
    private let only: [String: [String]]

    /// Reads the record of a corpus; a missing file counts as empty.
    ///
    /// - Throws: `CorpusError` for the first line that is wrong.
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

    /// Returns the mutants of a subsystem that are confirmed as equivalent.
    public func equivalents(of subsystem: SubsystemID) -> Set<String> {
        Set(equivalents.filter { $0.subsystem == subsystem }.map(\.mutant))
    }

    /// Returns the mutants that only this case kills.
    public func killedOnly(by caseID: String) -> [String] {
        only[caseID] ?? []
    }

    /// Returns the lapses, one sentence each: mutants that their first killer no longer kills, mutants without a line,
    /// and equivalent mutants that a case kills or that no longer exist.
    public func lapses(in corpus: GoldenCorpus) -> [String] {
        let bySubsystem = Dictionary(grouping: kills, by: \.subsystem)
        return corpus.catalogue.all.flatMap { specification -> [String] in
            func lapses<S: Specification>(_: S.Type) -> [String] {
                let own = bySubsystem[S.id] ?? []
                let excused = equivalents(of: S.id).sorted()
                if own.isEmpty && excused.isEmpty { return [] }
                let cases = corpus.cases(of: S.id)
                let bound = BoundCases<S>(cases)
                let places = Dictionary(uniqueKeysWithValues: zip(cases.map(\.id), cases.indices))
                let mutants = bound.mutants
                let unknown =
                    own.isEmpty
                    ? [] : Set(mutants.keys).subtracting(own.map(\.mutant)).subtracting(excused).sorted()
                return own.compactMap { kill in
                    guard let place = places[kill.killer] else {
                        return "\(kill.mutant): its first killer, \(kill.killer), is gone"
                    }
                    guard let deviation = mutants[kill.mutant] else {
                        return "\(kill.mutant): no case asks that law there any more"
                    }
                    return bound.isKilled([deviation], byCaseAt: place)
                        ? nil : "\(kill.mutant): \(kill.killer) no longer kills it"
                }
                    + unknown.map { "\($0): \(CorpusNotes.files.kills) has no line for it" }
                    + excused.compactMap { mutant in
                        let line = "\(mutant): remove its line of \(CorpusNotes.files.equivalents)"
                        guard let deviation = mutants[mutant] else {
                            return "\(line): no case reaches such a mutant"
                        }
                        let killer = cases.indices.first { bound.isKilled([deviation], byCaseAt: $0) }
                        return killer.map { "\(line): \(cases[$0].id) kills it" }
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
                ("kills", kills.value), ("byProperty", isCaughtByProperty.value)))
    }
}
