import Catalogue
import JSON
import Specification

/// An implementation of scholar.colouring, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulColouring: Careful {
    public typealias Subsystem = Colouring

    /// The colour of equally cited publications if only some of them count for the h-index (the limbo).
    enum Limbo { case grey, firstOnesGreen, green, red }

    var hIndex = CarefulHIndex()
    var limbo = Limbo.grey
    var greyWhereAllContribute = false
    var coloursUnchecked = false
    var countsUncheckedTies = false
    var keepsOrder = true
    var zeroIsNoLimbo = true
    var lightGrey = "AAAAAA"

    public init() {}

    public func run(_ input: Publications, readings: Readings) throws(Rejection) -> Colouring.Output {
        let h = try hIndex.hIndex(of: input.publications)
        let falling = input.publications.enumerated().sorted {
            ($0.element.citations, $1.offset) > ($1.element.citations, $0.offset)
        }
        let checked = falling.filter(\.element.checked)
        let contributing = Set(checked.prefix(h).map(\.offset))
        var last = h > 0 ? checked[h - 1].element.citations : nil
        if h == 0, !zeroIsNoLimbo { last = 0 }
        let tied = (countsUncheckedTies ? falling : checked).filter { $0.element.citations == last }
        let isLimbo = greyWhereAllContribute || tied.contains { !contributing.contains($0.offset) }
        func colour(_ offset: Int, _ publication: Publication) -> Colouring.Colour {
            guard let last, publication.checked || coloursUnchecked, publication.citations >= last else {
                return .red
            }
            if publication.citations > last || !isLimbo { return .green }
            return switch limbo {
            case .grey: .grey
            case .green: .green
            case .red: .red
            case .firstOnesGreen: contributing.contains(offset) ? .green : .red
            }
        }
        let ordered = keepsOrder ? Array(input.publications.enumerated()) : falling
        let colours = ordered.map { colour($0.offset, $0.element) }
        let rgb = colours.map { $0 == .grey ? lightGrey : $0.rgb }
        return Colouring.Output(h: h, colours: colours, rgb: rgb)
    }
}
