import ScholarSpecs
import Specification

/// An implementation of scholar.hindex that sorts the publications by their citations.
extension HIndex: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard input.publications.allSatisfy({ $0.citations >= 0 }) else { throw Publications.invalid() }
        let ranking = input.publications.filter(\.checked).map(\.citations).sorted(by: >)
        var h = 0
        while h < ranking.count, ranking[h] >= h + 1 { h += 1 }
        return Output(h: h)
    }

    public static let variants = [
        Variant<HIndex>(
            "counting", "counts how many publications have each number of citations, without sorting",
            CountingHIndex())
    ]
}
