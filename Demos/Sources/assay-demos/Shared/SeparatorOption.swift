import ArgumentParser
import Kit

/// The command-line option for the character between the fields of a table.
struct SeparatorOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The character between the fields of a table (default: a comma).", valueName: "character"))
    var separator: String?

    func scalar() throws -> Unicode.Scalar {
        guard let separator else { return "," }
        let scalars = Array(separator.unicodeScalars)
        guard scalars.count == 1, scalars[0].isASCII, !"\"\r\n".unicodeScalars.contains(scalars[0]) else {
            throw Failure(.usage, "--separator must be one ASCII character, neither a quote nor a line end")
        }
        return scalars[0]
    }
}
