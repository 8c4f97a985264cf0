import Foundation
import JSON
import Specification

/// Reads the lines of a case file in order.
struct CaseLines {
    /// The beginning of the message about a line that is valid JSON but not a case.
    static let noCase = "the line is not a case"

    private let catalogue: Catalogue
    /// The subsystem whose folder directly contains the file; nil if there is no such subsystem.
    private let folder: (any Specification.Type)?
    /// Whether the lines come from outside a corpus, so that no folder shows which subsystem they belong to.
    private let isLoose: Bool
    /// The scanner for the subsystem of the folder, or for the subsystem of the last case that was read step by step.
    private var scanner: CaseScanner?

    /// Prepares to read a file of a corpus, given its path inside the corpus.
    init(of file: String, in catalogue: Catalogue) {
        self.catalogue = catalogue
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        folder = parts.count == 3 ? catalogue.specification(SubsystemID("\(parts[0]).\(parts[1])")) : nil
        isLoose = false
        scanner = folder.map { CaseScanner($0, in: catalogue) }
    }

    /// Prepares to read lines that come from outside a corpus.
    init(in catalogue: Catalogue) {
        self.catalogue = catalogue
        folder = nil
        isLoose = true
    }

    /// Reads the case in a line; the case keeps the bytes of the line instead of a copy.
    mutating func result(for line: Data, at place: CorpusPlace) -> Result<GoldenCase, CorpusError> {
        line.withUnsafeBytes { result(for: line, $0.bindMemory(to: UInt8.self), at: place) }
    }

    /// Reads the case in a line that is part of larger data.
    ///
    /// The caller also passes the bytes of the line, since it takes time to get them from the data.
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

    /// Reads the case in a line step by step, whatever the spelling of its JSON; only this method reports why a line is
    /// wrong.
    func resultWithCare(for line: Data, at place: CorpusPlace) -> Result<GoldenCase, CorpusError> {
        let value: Value
        do throws(JSONError) {
            value = try JSONReader.value(of: line)
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
            return .failure(CorpusError("\(Self.noCase): \(error)", at: place))
        }
    }
}
