import Specs

extension HIndex: Mistaken {
    public static let mistakes: [Mistake<HIndex>] = [
        Mistake(
            "counts-unchecked-ones", "Takes every publication, whether it is checked or not.",
            breaks: "HIX-1",
            smallest: #"{"publications":[{"citations":1,"checked":false}]}"#
        ) { input, _ throws(Rejection) in
            try Output(h: hIndex(of: input.publications.map(\.citations)))
        }
    ]

    /// The h-index as a careful student writes it: sorted, falling.
    private static func hIndex(of citations: [Int]) throws(Rejection) -> Int {
        if citations.contains(where: { $0 < 0 }) { throw Rejection(Publications.invalid.code) }
        let falling = citations.sorted(by: >)
        return falling.enumerated().count { $0.element >= $0.offset + 1 }
    }
}
