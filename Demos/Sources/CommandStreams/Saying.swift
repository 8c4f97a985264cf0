import Catalogue
import Reference
import Specification

/// A command, and its spoken words.
struct Saying {
    let command: SaidCommand
    let words: [String]

    /// The names of the documents that can be opened; one name is a prefix of another.
    static let names = ["my", "my_script", "test"]

    init(_ entropy: inout Entropy) {
        let control = entropy.one(weighed: [
            (6, VoiceControl.line), (2, .cut), (2, .copy), (2, .paste), (2, .delete), (2, .run), (2, .read),
            (1, .new), (1, .save), (1, .open), (1, .rename),
        ])
        var argument: String?
        var words = [control.rawValue]
        switch control {
        case .line:
            let number = entropy.integer(in: 1...49)
            argument = String(number)
            words += LineNumbers.inEnglish(number).split(separator: " ").map { String($0) }
        case .open:
            let name = entropy.one(of: Saying.names)
            argument = name
            words += name.split(separator: "_").map { String($0) }
        case .rename:
            argument = "my test"
            words += ["my", "test", "okay"]
        default: break
        }
        command = SaidCommand(control, argument)
        self.words = words
    }
}
