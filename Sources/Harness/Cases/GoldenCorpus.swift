import Foundation
import Specification

/// The golden cases of a folder, in the order of their files and lines.
public struct GoldenCorpus: Sendable {
    /// The folder that the cases were read from.
    public let folder: URL
    /// The catalogue that the subsystems of the cases belong to.
    public let catalogue: Catalogue
    /// The cases, in the order of their files and lines.
    public let cases: [GoldenCase]

    /// Makes a corpus from cases that were already read.
    public init(folder: URL, catalogue: Catalogue, cases: [GoldenCase]) {
        self.folder = folder
        self.catalogue = catalogue
        self.cases = cases
    }

    /// Reads the cases of a folder from files named `<family>/<subsystem>/<group>.jsonl`.
    ///
    /// If subsystems are given, only the files of these subsystems are read.
    ///
    /// - Throws: `CorpusError` for the first line that is not a valid case, or if there is no case at all.
    public init(
        folder: URL, catalogue: Catalogue, of subsystems: Set<SubsystemID>? = nil
    ) throws(CorpusError) {
        let (cases, errors) = try CorpusReader(folder: folder, catalogue: catalogue, of: subsystems).read()
        if let error = errors.first { throw error }
        self.init(folder: folder, catalogue: catalogue, cases: cases)
    }

    /// Returns the cases of one subsystem.
    public func cases(of subsystem: SubsystemID) -> [GoldenCase] {
        cases.filter { $0.subsystem == subsystem }
    }

    /// Returns the case with this id; nil if there is none.
    public subscript(id: String) -> GoldenCase? { cases.first { $0.id == id } }

    /// The cases of each subsystem, in the order of the subsystems in the catalogue.
    public var bySubsystem: [(subsystem: any Specification.Type, cases: [GoldenCase])] {
        let groups = Dictionary(grouping: cases, by: \.subsystem)
        return catalogue.all.map { ($0, groups[$0.id] ?? []) }
    }
}
