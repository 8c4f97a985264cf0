import Foundation
import JSON
import Specification

/// The golden cases of a folder, in the order of their files and lines.
public struct GoldenCorpus: Sendable {
    /// The folder it was read from.
    public let folder: URL
    /// The subsystems that its cases are of.
    public let catalogue: Catalogue
    public let cases: [GoldenCase]

    public init(folder: URL, catalogue: Catalogue, cases: [GoldenCase]) {
        self.folder = folder
        self.catalogue = catalogue
        self.cases = cases
    }

    /// Reads the cases below a folder: `<family>/<subsystem>/<group>.jsonl`.
    ///
    /// - Parameter subsystems: those whose cases are read; nil for every file that is there.
    /// - Throws: `CorpusError` for the first line that is wrong, or where there is no case at all.
    public init(
        folder: URL, catalogue: Catalogue, of subsystems: Set<SubsystemID>? = nil
    ) throws(CorpusError) {
        let reader = CorpusReader(folder: folder, catalogue: catalogue, of: subsystems)
        let (cases, errors) = try reader.read()
        if let error = errors.first { throw error }
        self.init(folder: folder, catalogue: catalogue, cases: cases)
    }

    /// The cases of one subsystem.
    public func cases(of subsystem: SubsystemID) -> [GoldenCase] {
        cases.filter { $0.subsystem == subsystem }
    }

    /// The case of that id, or nil where there is none.
    public subscript(id: String) -> GoldenCase? { cases.first { $0.id == id } }

    /// The cases by subsystem, in the order of the catalogue.
    public var bySubsystem: [(subsystem: any Specification.Type, cases: [GoldenCase])] {
        let groups = Dictionary(grouping: cases, by: \.subsystem)
        return catalogue.all.map { ($0, groups[$0.id] ?? []) }
    }
}
