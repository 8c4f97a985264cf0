/// scholar.hindex: the h-index of the checked publications.
enum HIndex: Subsystem {
    static let name = "scholar.hindex"

    struct Input: Members {
        enum CodingKeys: CodingKey, CaseIterable { case publications }

        struct Publication: Members {
            enum CodingKeys: CodingKey, CaseIterable { case citations, checked }

            let citations: ExactInteger
            let checked: Bool
        }

        let publications: [Exactly<Publication>]
    }

    struct Output: Encodable {
        let h: Int
    }

    static func run(_ input: Input, readings: [String: String]) throws(Rejection) -> Output {
        // HIX-1d rejects negative citations of unchecked publications too.
        guard input.publications.allSatisfy({ $0.citations.value >= 0 }) else {
            throw Rejection(code: "citations.invalid")
        }
        return Output(h: hIndex(input.publications.filter(\.checked).map(\.citations.value)))
    }

    /// HIX-1: the largest h such that h publications have at least h citations each. HIX-2 follows from HIX-1.
    private static func hIndex(_ citations: [Int]) -> Int {
        let ranked = citations.sorted(by: >)
        return ranked.indices.first { ranked[$0] <= $0 } ?? ranked.count
    }
}
