/// Whether text is coloured: automatically (only on a terminal that can show colours), always, or never.
package enum ColourChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// The user's choice for the verb that is running.
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
