import Files
import Foundation
import JSON
import Specification

/// Adds cases to the files of a corpus, and records changes in its history.
///
/// If several programs write to the same corpus at the same time, each waits for its turn, and then reads the corpus
/// again.
public struct CorpusWriter {
    private let folder: URL
    private let catalogue: Catalogue
    private let whenWaiting: () -> Void

    /// Makes a writer for the corpus in a folder.
    ///
    /// If another program keeps the corpus locked for more than a moment, `whenWaiting` is called.
    public init(folder: URL, catalogue: Catalogue, whenWaiting: @escaping () -> Void = {}) {
        self.folder = folder
        self.catalogue = catalogue
        self.whenWaiting = whenWaiting
    }

    /// Adds lines with cases to a file, either all or none, and records the cases in the history if the corpus has one.
    ///
    /// - Parameters:
    ///   - bytes: The lines to add.
    ///   - file: The path of the file inside the corpus, such as `mobility/geofence/exit.jsonl`.
    ///   - skipsKnown: Whether to leave out each case that the corpus already contains with the same input, readings
    ///     and outcome; otherwise such a case is an error.
    /// - Returns: The number of cases that were added.
    /// - Throws: `CorpusError` for the first line that is not a valid case, or has an id that is or was in the corpus.
    public func add(_ bytes: [UInt8], to file: String, skipsKnown: Bool = false) throws(CorpusError) -> Int {
        let given = try cases(in: bytes, for: file)
        return try locked { corpus throws(CorpusError) in
            let history = try corpus.history
            let known = corpus.cases.byID
            let cases = given.filter { !skipsKnown || known[$0.id]?.pin != $0.pin }
            guard !cases.isEmpty else { return 0 }
            for golden in cases {
                if let departure = history?.departures[golden.id] {
                    throw CorpusError(
                        "\(golden.id) was removed at \(departure.place), and its id cannot be used again")
                }
                if let old = known[golden.id] {
                    throw CorpusError("the id \(golden.id) is already used at \(old.place)")
                }
            }
            try write(cases, at: file, history?.recording(corpus.adding(cases, to: file)))
            return cases.count
        }
    }

    /// Appends cases to a file, and replaces the history with the lines in `history`; nil leaves the history unchanged.
    private func write(_ cases: [GoldenCase], at file: String, _ history: [Value]?) throws(CorpusError) {
        let place = folder.appending(path: file)
        let parent = place.deletingLastPathComponent()
        let isNew = !FileManager.default.fileExists(atPath: parent.path)
        do {
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        } catch {
            throw CorpusError("\(file) cannot be written: \(error.localizedDescription)")
        }
        let old = try CorpusWriter.bytes(of: place) ?? []
        do throws(CorpusError) {
            try write(
                [(place, old + cases.flatMap { JSONWriter.line(of: $0.value) })]
                    + (history.map { [historyFile($0)] } ?? []))
        } catch {
            if isNew { rmdir(parent.path) }
            throw error
        }
    }

    /// Returns the cases in lines to be added to a file, without comparing them with the cases in the corpus.
    ///
    /// - Throws: `CorpusError` for the first line that is not a valid case of the file's subsystem.
    public func cases(in bytes: [UInt8], for file: String) throws(CorpusError) -> [GoldenCase] {
        let steps = file.split(separator: "/", omittingEmptySubsequences: false)
        guard file.hasSuffix(".jsonl"), steps.count == 3, !steps.contains("..") else {
            throw CorpusError("a case file is <family>/<subsystem>/<group>.jsonl, not \(file)")
        }
        var lines = bytes
        if lines.last != UInt8(ascii: "\n"), !lines.isEmpty { lines.append(UInt8(ascii: "\n")) }
        let cases = try CorpusReader.cases(in: lines, file: file, catalogue: catalogue)
        guard !cases.isEmpty else { throw CorpusError("there is no case to add") }
        return cases
    }
}

/// These methods lock a corpus while they change it, and replace either all of the changed files or none.
extension CorpusWriter {
    /// Reads the corpus and calls `body`, while no other program can change the corpus.
    func locked<Result>(
        _ body: (GoldenCorpus) throws(CorpusError) -> Result
    ) throws(CorpusError) -> Result {
        try CorpusReader(folder: folder, catalogue: catalogue).checkFolder()
        let lock: FolderLock
        do throws(FileError) {
            lock = try FolderLock(folder.path, whenWaiting: whenWaiting)
        } catch {
            throw CorpusError("\(error)")
        }
        defer { withExtendedLifetime(lock) {} }
        return try body(GoldenCorpus(folder: folder, catalogue: catalogue))
    }

    /// Returns the place and the bytes of a history file that consists of these lines.
    func historyFile(_ lines: [Value]) -> (place: URL, bytes: [UInt8]) {
        (folder.appending(path: CorpusHistory.file), lines.flatMap { JSONWriter.line(of: $0) })
    }

    /// Returns the bytes of a file; nil only if the file does not exist.
    static func bytes(of place: URL) throws(CorpusError) -> [UInt8]? {
        do throws(FileError) {
            return try FileReplacement.oldBytes(of: place.path)
        } catch {
            throw CorpusError("\(error)")
        }
    }

    /// Replaces all of these files, or none of them if an error occurs.
    func write(_ files: [(place: URL, bytes: [UInt8])]) throws(CorpusError) {
        var committed: [FileReplacement] = []
        do throws(FileError) {
            var ready: [FileReplacement] = []
            for (place, bytes) in files { ready.append(try FileReplacement(of: place.path, bytes)) }
            for file in ready {
                file.clear()
                committed.append(file)
                try file.commit(isRevocable: ready.count > 1)
            }
        } catch {
            for file in committed.reversed() { file.revoke() }
            throw CorpusError("\(error)")
        }
    }
}

extension GoldenCorpus {
    /// Returns the corpus that results from adding these cases at the end of a file.
    fileprivate func adding(_ more: [GoldenCase], to file: String) -> GoldenCorpus {
        let folders = catalogue.all.map { "\($0.id.family)/\($0.id.name)/" }
        func order(_ golden: GoldenCase) -> (Int, String) {
            let file = golden.place.file
            return (folders.firstIndex { file.hasPrefix($0) } ?? folders.count, file)
        }
        guard let own = more.first.map(order) else { return self }
        let place = cases.firstIndex { own < order($0) } ?? cases.count
        return GoldenCorpus(
            folder: folder, catalogue: catalogue, cases: cases[..<place] + more + cases[place...])
    }
}
