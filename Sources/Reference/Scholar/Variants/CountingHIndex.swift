import ScholarSpecs
import Specification

/// An implementation of scholar.hindex that counts the publications with each number of citations, instead of sorting
/// them.
public struct CountingHIndex: Implementation {
    public typealias Subsystem = HIndex

    public init() {}

    public func run(_ input: HIndex.Input, readings: Readings) throws(Rejection) -> HIndex.Output {
        guard input.publications.allSatisfy({ $0.citations >= 0 }) else { throw Publications.invalid() }
        let citations = input.publications.filter(\.checked).map(\.citations)
        return HIndex.Output(h: Self.hIndex(ofCheckedCitations: citations))
    }

    /// Returns the largest h such that h of the checked publications have at least h citations each. Clause: HIX-1
    ///
    /// The order of the citations does not matter. Negative citations, which the subsystem rejects, count as 0.
    ///
    /// - Complexity: O(n) time and space for n publications.
    public static func hIndex(ofCheckedCitations citations: [Int]) -> Int {
        var publications = [Int32](repeating: 0, count: citations.count + 1)
        return hIndex(of: citations[...], counting: &publications)
    }

    /// Returns the h-index of publications with the given citations.
    ///
    /// - Parameter publications: Memory for counts, which grows if needed. All counts are 0 before and after the call.
    static func hIndex(
        of citations: ArraySlice<some FixedWidthInteger>, counting publications: inout [Int32]
    ) -> Int {
        // No h exceeds the number of publications, so citations beyond this number make no difference.
        let most = citations.count
        if publications.count <= most {
            publications += Array(repeating: 0, count: most + 1 - publications.count)
        }
        for count in citations { publications[Int(min(max(count, 0), numericCast(most)))] += 1 }
        var (h, atLeast) = (most, Int(publications[most]))
        while atLeast < h {
            h -= 1
            atLeast += Int(publications[h])
        }
        for h in 0...most { publications[h] = 0 }
        return h
    }
}
