import Foundation

/// The style of text on a terminal; without colour, all text is plain.
public struct Style: Sendable {
    /// Whether the style writes colours.
    package let hasColour: Bool

    /// Makes a style with or without colour.
    public init(hasColour: Bool) {
        self.hasColour = hasColour
    }

    /// The style for standard output, according to the user's choice and the environment.
    public static var standardOutput: Style {
        Style(
            hasColour: ColourChoice.current.isColoured(
                isTerminal: isatty(STDOUT_FILENO) == 1, ProcessInfo.processInfo.environment))
    }

    /// Returns a string in bold.
    public func bold(_ text: String) -> String { wrap(text, "1") }
    /// Returns a dimmed string.
    public func dim(_ text: String) -> String { wrap(text, "2") }
    /// Returns a string in red.
    public func red(_ text: String) -> String { wrap(text, "31") }
    /// Returns a string in green.
    public func green(_ text: String) -> String { wrap(text, "32") }

    /// The numbers of the terminal codes for styles; code 0 ends the effect of the others.
    static let codes = ["0", "1", "2", "31", "32"]

    private func wrap(_ text: String, _ code: String) -> String {
        hasColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

/// When text is coloured: always, never, or automatically, according to the environment and the terminal.
package enum ColourChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// The user's choice of colour for the verb that is running.
    @TaskLocal package static var current = ColourChoice.auto

    /// Returns whether the output is coloured.
    ///
    /// The user's choice comes first, then `NO_COLOR` (https://no-color.org), then `CLICOLOR_FORCE` and `CLICOLOR`
    /// (https://bixense.com/clicolors). Otherwise the result depends on whether the output is a terminal.
    package func isColoured(isTerminal: Bool, _ environment: [String: String]) -> Bool {
        func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if isSet("NO_COLOR") { return false }
            if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
            return isTerminal && environment["TERM"] != "dumb" && environment["CLICOLOR"] != "0"
        }
    }
}
