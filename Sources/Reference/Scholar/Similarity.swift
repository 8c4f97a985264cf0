import ScholarSpecs
import Specification

extension Similarity: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        // SIM-3
        guard let percent = Similarity.percentage(of: input.percent) else { throw Similarity.invalid() }
        let symbol = readings[Symbol.self]
        // Two empty strings count as two equal strings of one symbol.
        let length = max(1, symbol.count(of: input.a), symbol.count(of: input.b))
        let distance = Distance.between(input.a, input.b, by: symbol)
        let alike = 100 * (length - distance)
        let similar =
            switch readings[SimilarityThreshold.self] {  // SIM-2
            case .inclusive: alike >= percent * length
            case .strict: alike > percent * length
            }
        return Output(similarity: Double(alike) / Double(length), similar: similar)
    }
}

extension Symbol {
    func count(of text: String) -> Int {
        switch self {
        case .utf16: text.utf16.count
        case .scalar: text.unicodeScalars.count
        case .grapheme: text.count
        }
    }
}
