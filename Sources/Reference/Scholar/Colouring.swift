import ScholarSpecs
import Specification

extension Colouring: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let h = try HIndex.answer(input, readings: readings).h
        let colours = colours(of: input.publications, h: h)
        return Output(h: h, colours: colours, rgb: colours.map(\.rgb))
    }

    /// Clauses: COL-1, COL-2
    private static func colours(of publications: [Publication], h: Int) -> [Colour] {
        let ranking = publications.filter(\.checked).map(\.citations).sorted(by: >)
        guard h > 0 else { return publications.map { _ in .red } }
        let c = ranking[h - 1]
        let n = ranking.count { $0 == c }
        let m = h - ranking.count { $0 > c }
        return publications.map { publication in
            switch publication.citations {
            case _ where !publication.checked: .red
            case (c + 1)...: .green
            case c: m == n ? .green : .grey
            default: .red
            }
        }
    }
}
