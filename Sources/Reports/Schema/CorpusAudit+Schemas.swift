import Foundation
import Harness
import Specification

extension CorpusAudit {
    /// Returns a problem if schemas of the corpus are missing, or differ from those of the Swift types.
    public func schemaProblems() -> [CorpusError] {
        let stale = JSONSchema.all(of: corpus.catalogue).filter { file, schema in
            let place = corpus.folder.appending(path: "schema/\(file)")
            let data = FileManager.default.contents(atPath: place.path)
            return data?.elementsEqual(JSONSchema.text(of: schema).utf8) != true
        }
        guard let first = stale.first else { return [] }
        let others = stale.count > 1 ? " and \(counted(stale.count - 1, "other schema")) are" : " is"
        return [
            CorpusError(
                "schema/\(first.file)\(others) missing, or not made from the Swift types; "
                    + "`\(Program.name) corpus schema DIR` writes all schemas")
        ]
    }
}
