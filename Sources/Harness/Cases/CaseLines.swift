import Foundation
import JSON
import Specification

/// Reads the lines of a case file, each in the light of those before.
struct CaseLines {
    private let catalogue: Catalogue
    /// The subsystem in whose folder the file stands; nil where it stands in that of none, or below one.
    private let folder: (any Specification.Type)?
    /// Whether the lines stand in no file of a corpus.
    private let isLoose: Bool
    /// For the subsystem of the folder, or of the last line that was read with care and is a case.
    private var scanner: CaseScanner?

    /// The lines of a file of a corpus, by its path there.
    init(of file: String, in catalogue: Catalogue) {
        self.catalogue = catalogue
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        folder =
            parts.count == 3 ? catalogue.specification(SubsystemID("\(parts[0]).\(parts[1])")) : nil
        isLoose = false
        scanner = folder.map { CaseScanner($0, in: catalogue) }
    }

    /// Lines that stand in no file of a corpus.
    init(in catalogue: Catalogue) {
        self.catalogue = catalogue
        folder = nil
        isLoose = true
    }

    /// The case of a line, which shares its bytes.
    mutating func result(for line: Data, at place: CorpusPlace) -> Result<GoldenCase, CorpusError> {
        line.withUnsafeBytes { result(for: line, $0.bindMemory(to: UInt8.self), at: place) }
    }

    /// The same, for who has many lines of the same data: to ask it for each one's bytes takes time.
    mutating func result(
        for line: Data, _ bytes: UnsafeBufferPointer<UInt8>, at place: CorpusPlace
    ) -> Result<GoldenCase, CorpusError> {
        if let golden = scanner?.golden(in: bytes, of: line, at: place) { return .success(golden) }
        let result = resultWithCare(for: line, at: place)
        if case .success(let golden) = result, let specification = golden.specification,
            specification.id != scanner?.specification.id
        {
            scanner = CaseScanner(specification, in: catalogue)
        }
        return result
    }

    /// The same, step by step and however the line is written; only so is it found what is wrong with one.
    func resultWithCare(for line: Data, at place: CorpusPlace) -> Result<GoldenCase, CorpusError> {
        let value: Value
        do throws(JSONError) {
            let read = line.withUnsafeBytes { bytes in
                Result { () throws(JSONError) in try JSONReader.value(of: bytes.bindMemory(to: UInt8.self)) }
            }
            value = try read.get()
        } catch {
            return .failure(CorpusError("the line is not JSON: \(error)", at: place))
        }
        do {
            let golden = try GoldenCase(value, at: place, in: catalogue)
            if let problem = CaseRules.problem(of: golden, in: isLoose ? golden.specification : folder) {
                return .failure(CorpusError(problem, at: place))
            }
            return .success(golden)
        } catch {
            return .failure(CorpusError("the line is no case: \(error)", at: place))
        }
    }
}
