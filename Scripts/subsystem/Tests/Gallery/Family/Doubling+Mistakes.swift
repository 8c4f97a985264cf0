import Catalogue
import JSON
import Specification

extension Doubling: Mistaken {
    public static let careful: any Implementation<Doubling> = CarefulDoubling()

    public static let mistakes: [Mistake<Doubling>] = [
        Mistake(
            "leaves-it-single", "Returns the number unchanged.",
            breaks: "DBL-1", smallest: #"{"number":1}"#,
            run: CarefulDoubling.but { $0.isDoubled = false }),
        Mistake(
            "adds-two", "Adds 2 to the number, so the result is right only for the number 2.",
            breaks: "DBL-1", smallest: #"{"number":0}"#,
            run: CarefulDoubling.but { $0.addsTwo = true }),
    ]
}

/// An implementation of family.doubling, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulDoubling: Careful {
    public typealias Subsystem = Doubling

    var isDoubled = true
    var addsTwo = false

    public init() {}

    public func run(_ input: Doubling.Input, readings: Readings) throws(Rejection) -> Doubling.Output {
        if addsTwo { return Doubling.Output(doubled: input.number + 2) }
        return Doubling.Output(doubled: isDoubled ? input.number + input.number : input.number)
    }
}
