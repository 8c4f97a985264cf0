import Catalogue
import JSON
import Specification

extension Doubling: Mistaken {
    public static let careful: any Implementation<Doubling> = CarefulDoubling()

    public static let mistakes: [Mistake<Doubling>] = [
        Mistake(
            "leaves-it-single", "Gives the number back unchanged.",
            breaks: "DBL-1", smallest: #"{"number":1}"#,
            run: CarefulDoubling.but { $0.isDoubled = false }),
        Mistake(
            "adds-two", "Adds two to the number, which doubles only 2.",
            breaks: "DBL-1", smallest: #"{"number":0}"#,
            run: CarefulDoubling.but { $0.addsTwo = true }),
    ]
}

/// family.doubling as an author might build it from the prose; each variable is a choice that the author may get wrong.
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
