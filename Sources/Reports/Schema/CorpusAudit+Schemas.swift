import Foundation
import Harness
import Specification

extension CorpusAudit {
    /// Returns the schemas of the corpus that are missing, or that differ from those of the Swift types.
    public func schemaProblems() -> [CorpusError] {
        JSONSchema.all(of: corpus.catalogue).compactMap { file, schema in
            let path = "schema/\(file)"
            guard let data = FileManager.default.contents(atPath: corpus.folder.appending(path: path).path)
            else {
                return CorpusError("\(path) is missing; `\(Program.name) corpus schema DIR` writes it")
            }
            let isCurrent = data.elementsEqual(JSONSchema.text(of: schema).utf8)
            return isCurrent
                ? nil
                : CorpusError(
                    "\(path) is not that of the Swift types; `\(Program.name) corpus schema DIR` writes it")
        }
    }
}
