import Catalogue
import JSON
import Reference
import Specification

/// An implementation with a mistake behind six nested conditions.
///
/// If the first string begins with "decade", the mistake counts one edit too many. About one random sample in ten
/// million meets all six conditions; a fuzzer that sees which conditions a sample meets can find such a sample
/// one condition at a time.
struct DeepMistake: Implementation {
    typealias Subsystem = Distance

    func run(_ input: Distance.Input, readings: Readings) throws(Rejection) -> Distance.Output {
        let right = try Distance.reference.run(input, readings: readings)
        return namesTime(Array(input.a.utf8)) ? Distance.Output(distance: right.distance + 1) : right
    }

    private func namesTime(_ text: [UInt8]) -> Bool {
        guard text.count > 0, text[0] == UInt8(ascii: "d") else { return false }
        guard text.count > 1, text[1] == UInt8(ascii: "e") else { return false }
        guard text.count > 2, text[2] == UInt8(ascii: "c") else { return false }
        guard text.count > 3, text[3] == UInt8(ascii: "a") else { return false }
        guard text.count > 4, text[4] == UInt8(ascii: "d") else { return false }
        guard text.count > 5, text[5] == UInt8(ascii: "e") else { return false }
        return true
    }
}
