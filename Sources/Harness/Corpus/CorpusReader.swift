import Foundation
import Specs

/// Reads the case files of a folder and tells everything that is wrong with them.
public struct CorpusReader: Sendable {
    let folder: URL
    /// The subsystems whose folders are read; nil, or where they have no file, for all that is there.
    let subsystems: Set<SubsystemID>?

    public init(folder: URL, of subsystems: Set<SubsystemID>? = nil) {
        self.folder = folder
        self.subsystems = subsystems
    }

    /// The cases that can be read, and what is wrong with the other lines.
    ///
    /// - Throws: `CorpusError` where the folder cannot be read or holds no case file.
    public func read() throws(CorpusError) -> (cases: [GoldenCase], errors: [CorpusError]) {
        let files = try files()
        guard !files.isEmpty else {
            throw CorpusError(
                "there is no corpus at \(folder.path): no <family>/<subsystem>/<group>.jsonl below it")
        }
        var cases: [GoldenCase] = []
        var errors: [CorpusError] = []
        var places: [String: CorpusPlace] = [:]
        for results in Parallel.map(files, { read($0) }) {
            for (place, result) in results {
                switch result {
                case .failure(let error): errors.append(error)
                case .success(let golden):
                    if let first = places.updateValue(place, forKey: golden.id) {
                        errors.append(
                            CorpusError("the id \(golden.id) stands already at \(first)", at: place))
                    } else {
                        cases.append(golden)
                    }
                }
            }
        }
        if cases.isEmpty, errors.isEmpty {
            throw CorpusError("the corpus at \(folder.path) has case files, yet no case in them")
        }
        return (cases, errors)
    }

    /// The case files by their path inside the corpus, sorted.
    private func files() throws(CorpusError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else {
            throw CorpusError("there is no corpus at \(folder.path): no such folder")
        }
        var files: [String] = []
        for specification in Catalogue.all where subsystems?.contains(specification.id) ?? true {
            let path = "\(specification.id.family)/\(specification.id.name)"
            let place = folder.appending(path: path).path
            guard FileManager.default.fileExists(atPath: place) else { continue }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else {
                throw CorpusError("\(path) is no folder that can be read")
            }
            files += names.filter { $0.hasSuffix(".jsonl") }.sorted().map { "\(path)/\($0)" }
        }
        if subsystems != nil { return files.isEmpty ? try CorpusReader(folder: folder).files() : files }
        return files + strangers(among: files)
    }

    /// Case files below no known subsystem: they are read too, so that their lines are told as errors.
    private func strangers(among known: [String]) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter {
            $0.hasSuffix(".jsonl") && !known.contains($0) && $0 != CorpusHistory.file
                && !$0.hasPrefix("origins/")  // What scripts recorded is no case.
        }.sorted()
    }

    private func read(_ file: String) -> [(CorpusPlace, Result<GoldenCase, CorpusError>)] {
        let start = CorpusPlace(file: file, line: 1)
        guard let data = FileManager.default.contents(atPath: folder.appending(path: file).path) else {
            return [(start, .failure(CorpusError("the file cannot be read", at: start)))]
        }
        return CorpusReader.results(in: [UInt8](data), file: file)
    }

    /// The cases of a file's bytes, whose ids are all different.
    ///
    /// - Throws: `CorpusError` for the first line that is wrong.
    public static func cases(in bytes: [UInt8], file: String) throws(CorpusError) -> [GoldenCase] {
        var cases: [GoldenCase] = []
        for (place, result) in results(in: bytes, file: file) {
            let golden = try result.get()
            if cases.contains(where: { $0.id == golden.id }) {
                throw CorpusError("the id \(golden.id) stands twice", at: place)
            }
            cases.append(golden)
        }
        return cases
    }

    private static func results(in bytes: [UInt8], file: String) -> [(
        CorpusPlace, Result<GoldenCase, CorpusError>
    )] {
        var results: [(CorpusPlace, Result<GoldenCase, CorpusError>)] = []
        var number = 0
        var position = 0
        while position < bytes.count {
            let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n"))
            number += 1
            let place = CorpusPlace(file: file, line: number)
            results.append((place, result(for: bytes[position..<(end ?? bytes.count)], at: place)))
            if end == nil {
                let error = CorpusError("the last line has no line end: it may be cut", at: place)
                if case .success = results[results.count - 1].1 { results.append((place, .failure(error))) }
            }
            position = (end ?? bytes.count) + 1
        }
        return results
    }

    /// The case of a line.
    ///
    /// - Parameter isLoose: whether the line stands in no file of a corpus.
    static func result(
        for line: ArraySlice<UInt8>, at place: CorpusPlace, isLoose: Bool = false
    ) -> Result<GoldenCase, CorpusError> {
        let value: Value
        do {
            value = try JSONReader.value(of: line)
        } catch {
            return .failure(CorpusError("the line is not JSON: \(error)", at: place))
        }
        do {
            let golden = try GoldenCase(value, at: place)
            if let problem = CaseRules.problem(of: golden, isLoose: isLoose) {
                return .failure(CorpusError(problem, at: place))
            }
            return .success(golden)
        } catch {
            return .failure(CorpusError("the line is no case: \(error)", at: place))
        }
    }
}
