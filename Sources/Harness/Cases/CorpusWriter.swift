import Foundation
import JSON
import Specification

/// Adds cases to the files of a corpus.
public struct CorpusWriter {
    let folder: URL
    let catalogue: Catalogue

    /// Makes a writer for the corpus in a folder.
    public init(folder: URL, catalogue: Catalogue) {
        self.folder = folder
        self.catalogue = catalogue
    }

    /// Adds case lines to a file, all of them or none.
    ///
    /// - Parameter file: The path inside the corpus: `mobility/geofence/exit.jsonl`.
    /// - Returns: The number of cases that were added.
    /// - Throws: `CorpusError` for the first line that is not a case, or whose id exists or existed already.
    public func add(_ bytes: [UInt8], to file: String) throws(CorpusError) -> Int {
        let steps = file.split(separator: "/", omittingEmptySubsequences: false)
        guard file.hasSuffix(".jsonl"), steps.count == 3, !steps.contains("..") else {
            throw CorpusError("a case file is <family>/<subsystem>/<group>.jsonl, not \(file)")
        }
        let corpus = try GoldenCorpus(folder: folder, catalogue: catalogue)
        var lines = bytes
        if lines.last != UInt8(ascii: "\n"), !lines.isEmpty { lines.append(UInt8(ascii: "\n")) }
        let cases = try CorpusReader.cases(in: lines, file: file, catalogue: catalogue)
        guard !cases.isEmpty else { throw CorpusError("there is no case to add") }
        let history = try corpus.history
        let present = corpus.cases.byID
        for golden in cases {
            if let departure = history?.departures[golden.id] {
                throw CorpusError("\(golden.id) went at \(departure.place), and never comes back")
            }
            if let old = present[golden.id] {
                throw CorpusError("the id \(golden.id) stands already at \(old.place)")
            }
        }
        let place = folder.appending(path: file)
        do {
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            let old = FileManager.default.contents(atPath: place.path) ?? Data()
            let added = cases.flatMap { JSONWriter.line(of: $0.value) }
            try (old + Data(added)).write(to: place, options: .atomic)
        } catch {
            throw CorpusError("\(file) cannot be written: \(error.localizedDescription)")
        }
        return cases.count
    }
}
