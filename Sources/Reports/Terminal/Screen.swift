import Foundation
import Harness

/// The last step that makes text safe on its way to standard output or standard error.
///
/// `ForeignText` has already escaped text from adapters, corpora, reports and files. `Screen` makes all other text safe
/// too, whichever verb or writer prints it.
package enum Screen {
    /// Returns the number of columns of the terminal behind a file descriptor; nil if there is no terminal, or if the
    /// number is unknown.
    package static func width(of descriptor: Int32) -> Int? {
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : nil
    }

    /// Returns a string in a form that is safe to show.
    ///
    /// - Parameters:
    ///   - hasColour: Whether the codes of `Style` are kept.
    ///   - isWorkflow: Whether the runner of a GitHub workflow reads the string, and would obey commands in it.
    package static func text(_ text: String, hasColour: Bool, isWorkflow: Bool) -> String {
        let shown = hasColour ? coloured(text) : ForeignText.lines(text)
        return isWorkflow ? withoutCommands(shown) : shown
    }

    /// Returns a string in which all control characters are escaped, except those in the codes of `Style`.
    private static func coloured(_ text: String) -> String {
        // While control characters are escaped, private-use characters, which occur in no string, take the places of
        // the codes of `Style`; afterwards, the codes are put back.
        let stand = zip(Style.codes, "\u{10FF00}\u{10FF01}\u{10FF02}\u{10FF03}\u{10FF04}").map { code, mark in
            (code: "\u{1B}[\(code)m", mark: String(mark))
        }
        let marked = stand.reduce(text) { $0.replacing($1.code, with: $1.mark) }
        return stand.reduce(ForeignText.lines(marked)) { $0.replacing($1.mark, with: $1.code) }
    }

    /// Returns a string in which commands to a runner are escaped: no line contains `##[` or begins with `::`, even
    /// after invisible characters.
    package static func withoutCommands(_ text: String) -> String {
        guard text.contains("::") || text.contains("##[") else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let command = line.unicodeScalars.drop {
                $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
            }
            let shown =
                command.starts(with: "::".unicodeScalars)
                ? line[..<command.startIndex] + "\\u003a" + String(command.dropFirst()) : String(line)
            return shown.replacing("##[", with: "#\\u0023[")
        }.joined(separator: "\n")
    }
}
