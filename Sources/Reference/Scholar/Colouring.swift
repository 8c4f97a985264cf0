import JSON
import ScholarSpecs
import Specification

/// An implementation of scholar.colouring that follows its laws.
public struct ColouringReference: Implementation {
    public typealias Subsystem = Colouring

    public init() {}

    public func run(_ input: Colouring.Input, readings: Readings) throws(Rejection) -> Colouring.Output {
        let h = try HIndexReference().hIndex(of: input.publications)
        let colours = colours(of: input.publications, h: h)
        return Colouring.Output(h: h, colours: colours, rgb: colours.map(\.rgb))
    }

    /// Clauses: COL-1, COL-2
    private func colours(of publications: [Publication], h: Int) -> [Colouring.Colour] {
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

extension Colouring: Referenced {
    public static let reference = ColouringReference()
}
