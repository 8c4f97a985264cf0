import Files
import Foundation
import JSON
import Specification

/// Reads the case files of a folder and reports all errors in them.
public struct CorpusReader: Sendable {
    let folder: URL
    let catalogue: Catalogue
    /// The subsystems whose folders are read; nil for all. If these folders contain no case file, all files are read.
    let subsystems: Set<SubsystemID>?

    /// Makes a reader of the case files in a folder.
    public init(folder: URL, catalogue: Catalogue, of subsystems: Set<SubsystemID>? = nil) {
        self.folder = folder
        self.catalogue = catalogue
        self.subsystems = subsystems
    }

    /// Returns the cases in all valid lines, and the errors in the other lines.
    ///
    /// - Throws: `CorpusError` if the folder cannot be read or contains no case file.
    public func read() throws(CorpusError) -> (cases: [GoldenCase], errors: [CorpusError]) {
        let files = try files()
        let found = Parallel.map(Parallel.map(files, pieces).flatMap { $0 }, read)
        var cases: [GoldenCase] = []
        var errors: [CorpusError] = []
        let count = found.reduce(0) { $0 + $1.cases.count }
        cases.reserveCapacity(count)
        var places: [String: CorpusPlace] = Dictionary(minimumCapacity: count)
        for piece in found {
            var wrong = piece.errors
            for golden in piece.cases {
                if let first = places[golden.id] {
                    wrong.append(CorpusReader.repeated(golden, first))
                } else {
                    places[golden.id] = golden.place
                    cases.append(golden)
                }
            }
            errors += wrong.sorted { $0.line < $1.line }
        }
        // If no line is a case and no folder belongs to a subsystem, a single error says that this is not a corpus.
        if !files.contains(where: isKnown), errors.allSatisfy({ $0.problem.hasPrefix(CaseLines.noCase) }) {
            throw noCorpus
        }
        if cases.isEmpty, errors.isEmpty { throw CorpusReader.empty(folder) }
        return (cases, errors)
    }

    // MARK: Errors of files

    static func empty(_ folder: URL) -> CorpusError {
        CorpusError("the corpus at \(folder.path) has case files, but no cases in them")
    }

    static func repeated(_ golden: GoldenCase, _ first: CorpusPlace) -> CorpusError {
        CorpusError("the id \(golden.id) is already used at \(first)", at: golden.place)
    }

    static func unreadable(_ file: String, line: Int) -> CorpusError {
        CorpusError("the file cannot be read", at: CorpusPlace(file: file, line: line))
    }

    // MARK: Files

    /// The number of bytes in all case files of the catalogue's subsystems.
    public var weight: Int {
        catalogue.all.filter { subsystems?.contains($0.id) ?? true }.reduce(0) { sum, specification in
            let place = folder.appending(path: "\(specification.id.family)/\(specification.id.name)").path
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
            return names.reduce(sum) { sum, name in
                var status = stat()
                return stat("\(place)/\(name)", &status) == 0 ? sum + Int(status.st_size) : sum
            }
        }
    }

    /// Returns the paths of the case files inside the corpus, in alphabetical order within each folder.
    ///
    /// - Throws: `CorpusError` if the folder cannot be read or contains no case file.
    func files() throws(CorpusError) -> [String] {
        try checkFolder()
        var files: [String] = []
        for specification in catalogue.all where subsystems?.contains(specification.id) ?? true {
            let path = "\(specification.id.family)/\(specification.id.name)"
            let place = folder.appending(path: path).path
            guard FileManager.default.fileExists(atPath: place) else { continue }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else {
                throw CorpusError("\(path) is not a readable folder")
            }
            files += names.filter { $0.hasSuffix(".jsonl") }.sorted().map { "\(path)/\($0)" }
        }
        if subsystems != nil {
            return files.isEmpty ? try CorpusReader(folder: folder, catalogue: catalogue).files() : files
        }
        files += otherFiles(besides: files)
        guard !files.isEmpty else { throw noCorpus }
        return files
    }

    /// Checks that the folder of the corpus exists and can be read.
    func checkFolder() throws(CorpusError) {
        // Only a folder has an entry `.`, so this fails for a file too.
        if access("\(folder.path)/.", R_OK | X_OK) == 0 { return }
        let number = errno
        switch number {
        case ENOENT, ENOTDIR: throw CorpusError("there is no corpus at \(folder.path): no such folder")
        default:
            throw CorpusError(FileError("the corpus at \(folder.path) cannot be read", number).description)
        }
    }

    private var noCorpus: CorpusError {
        CorpusError("there is no corpus at \(folder.path): no <family>/<subsystem>/<group>.jsonl below it")
    }

    /// Returns whether a case file is in the folder of a subsystem of the catalogue.
    private func isKnown(_ file: String) -> Bool {
        let parts = file.split(separator: "/")
        return parts.count == 3 && catalogue.specification(SubsystemID("\(parts[0]).\(parts[1])")) != nil
    }

    /// The names of the corpus files whose lines are not cases.
    private static let otherLines = [
        CorpusHistory.file, CorpusNotes.files.mistakes, CorpusNotes.files.sections,
        CorpusNotes.files.kills, CorpusNotes.files.equivalents,
    ]

    /// Returns the case files that belong to no known subsystem.
    ///
    /// These files are read too, so that their lines are reported as errors.
    private func otherFiles(besides known: [String]) -> [String] {
        // `subpaths` is quicker than the enumerator, but it lists nothing if even one folder cannot be read.
        let all =
            FileManager.default.subpaths(atPath: folder.path)
            ?? FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let known = Set(known)
        return all.filter {
            $0.hasSuffix(".jsonl") && !known.contains($0) && !CorpusReader.otherLines.contains($0)
                && !$0.hasPrefix("origins/")  // The recordings that scripts use are not cases.
        }.sorted()
    }

    /// The cases and errors that were found in some adjacent lines of a file, in the order of the lines.
    struct PieceCases: Sendable {
        var cases: [GoldenCase] = []
        var errors: [CorpusError] = []
    }

    /// A piece of a file that consists of whole lines; several processors can read the pieces of one file in parallel.
    struct Piece: Sendable {
        let file: String
        /// The line number of the piece's first line in the file.
        let first: Int
        /// The number of line ends in the piece.
        let lines: Int
        /// The bytes of the lines; nil if the file cannot be read.
        let bytes: Data?
    }

    /// A piece ends at the first line end after this number of bytes.
    private static let enough = 64 << 10

    private func pieces(_ file: String) -> [Piece] {
        guard let data = FileManager.default.contents(atPath: folder.appending(path: file).path) else {
            return [Piece(file: file, first: 1, lines: 0, bytes: nil)]
        }
        return CorpusReader.pieces(of: data, file, first: 1)
    }

    /// Divides data from a file into pieces; `first` is the line number of the data's first line in the file.
    static func pieces(of data: Data, _ file: String, first: Int) -> [Piece] {
        data.withUnsafeBytes { bytes in
            var pieces: [Piece] = []
            var (first, start) = (first, 0)
            while start < bytes.count {
                let least = min(start + enough, bytes.count)
                let end = LineSplitter.lineEnd(in: bytes, from: least).map { $0 + 1 } ?? bytes.count
                let lines = UnsafeRawBufferPointer(rebasing: bytes[start..<end]).count { $0 == 0x0A }
                let own = data[data.startIndex + start..<data.startIndex + end]
                pieces.append(Piece(file: file, first: first, lines: lines, bytes: own))
                first += lines
                start = end
            }
            return pieces
        }
    }

    func read(_ piece: Piece) -> PieceCases {
        guard let bytes = piece.bytes else {
            return PieceCases(errors: [CorpusReader.unreadable(piece.file, line: piece.first)])
        }
        return CorpusReader.findings(in: bytes, file: piece.file, first: piece.first, catalogue)
    }

    /// Returns the cases in the bytes of one file; the ids of the cases must all be different.
    ///
    /// - Throws: `CorpusError` for the first line that is not a valid case.
    public static func cases(
        in bytes: [UInt8], file: String, catalogue: Catalogue
    ) throws(CorpusError) -> [GoldenCase] {
        let found = findings(in: Data(bytes), file: file, first: 1, catalogue)
        var wrong = found.errors
        var ids: Set<String> = []
        for golden in found.cases where !ids.insert(golden.id).inserted {
            wrong.append(CorpusError("the id \(golden.id) occurs twice", at: golden.place))
        }
        if let first = wrong.min(by: { $0.line < $1.line }) { throw first }
        return found.cases
    }

    private static func findings(
        in data: Data, file: String, first: Int, _ catalogue: Catalogue
    ) -> PieceCases {
        data.withUnsafeBytes { bytes in
            var found = PieceCases()
            var number = first
            var lines = CaseLines(of: file, in: catalogue)
            var start = 0
            while start < bytes.count {
                let end = LineSplitter.lineEnd(in: bytes, from: start)
                let line = start..<(end ?? bytes.count)
                let place = CorpusPlace(file: file, line: number)
                do throws(CorpusError) {
                    let own = UnsafeRawBufferPointer(rebasing: bytes[line]).bindMemory(to: UInt8.self)
                    let shared = data[data.startIndex + line.lowerBound..<data.startIndex + line.upperBound]
                    found.cases.append(try lines.result(for: shared, own, at: place).get())
                    if end == nil {
                        throw CorpusError("the last line has no line end: it may be truncated", at: place)
                    }
                } catch {
                    found.errors.append(error)
                }
                number += 1
                start = line.upperBound + 1
            }
            return found
        }
    }
}
