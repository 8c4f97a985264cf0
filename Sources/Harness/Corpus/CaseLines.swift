import Foundation
import Specs

/// Reads the lines of a case file, each in the light of those before.
struct CaseLines {
    /// The subsystem in whose folder the file stands; nil where it stands in that of none, or below one.
    private let folder: (any Specification.Type)?
    /// Whether the lines stand in no file of a corpus.
    private let isLoose: Bool
    private var patterns = JSONPatterns()
    private var last: GoldenCase?

    /// The lines of a file of a corpus, by its path there.
    init(of file: String) {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        folder =
            parts.count == 3 ? Catalogue.specification(SubsystemID("\(parts[0]).\(parts[1])")) : nil
        isLoose = false
    }

    /// Lines that stand in no file of a corpus.
    init() {
        folder = nil
        isLoose = true
    }

    /// The case of a line, which shares its bytes.
    mutating func result(for line: Data, at place: CorpusPlace) -> Result<GoldenCase, CorpusError> {
        let (value, places): (Value, [Range<Int>])
        do throws(JSONError) {
            let read = line.withUnsafeBytes { bytes in
                Result { () throws(JSONError) in
                    try JSONReader.placed(in: bytes.bindMemory(to: UInt8.self), patterns: &patterns)
                }
            }
            (value, places) = try read.get()
        } catch {
            return .failure(CorpusError("the line is not JSON: \(error)", at: place))
        }
        do {
            let (input, text) = CaseLines.input(of: value, places, in: line)
            let golden = try GoldenCase(value, inputText: text, likely: folder, after: last, at: place)
            last = golden
            let home = isLoose ? golden.specification : folder
            if let problem = CaseRules.problem(of: golden, input, in: home) {
                return .failure(CorpusError(problem, at: place))
            }
            return .success(golden)
        } catch {
            return .failure(CorpusError("the line is no case: \(error)", at: place))
        }
    }

    private static func input(
        of value: Value, _ places: [Range<Int>], in line: Data
    ) -> (value: Value, text: JSONText?) {
        guard case .object(let members) = value, let index = members.firstIndex(where: { $0.name == "input" })
        else { return (.null, nil) }
        let start = line.startIndex + places[index].lowerBound
        return (members[index].value, JSONText(line[start..<start + places[index].count]))
    }
}
