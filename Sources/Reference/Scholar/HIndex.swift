import JSON
import ScholarSpecs
import Specification

/// An implementation of scholar.hindex that sorts the publications by their citations.
public struct HIndexReference: Implementation {
    public typealias Subsystem = HIndex

    public init() {}

    public func run(_ input: HIndex.Input, readings: Readings) throws(Rejection) -> HIndex.Output {
        HIndex.Output(h: try hIndex(of: input.publications))
    }

    /// Clause: HIX-1
    func hIndex(of publications: [Publication]) throws(Rejection) -> Int {
        guard publications.allSatisfy({ $0.citations >= 0 }) else { throw Publications.invalid() }
        let ranking = publications.filter(\.checked).map(\.citations).sorted(by: >)
        var h = 0
        while h < ranking.count, ranking[h] >= h + 1 { h += 1 }
        return h
    }
}

/// An implementation of scholar.hindex that counts the publications with each number of citations.
struct CountingHIndexImplementation: Implementation {
    typealias Subsystem = HIndex

    func run(_ input: HIndex.Input, readings: Readings) throws(Rejection) -> HIndex.Output {
        guard input.publications.allSatisfy({ $0.citations >= 0 }) else { throw Publications.invalid() }
        let citations = input.publications.filter(\.checked).map(\.citations)
        return HIndex.Output(h: CountingHIndex.hIndex(ofCheckedCitations: citations))
    }
}

extension HIndex: Referenced {
    public static let reference = HIndexReference()

    public static let variants = [
        Variant<HIndex>(
            "counting", "counts the publications with each number of citations, without sorting",
            CountingHIndexImplementation())
    ]
}
