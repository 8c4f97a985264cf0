import Harness
import Specification

/// The words that all reports use for the replies to the malformed inputs that `check --malformed` sends.
extension Run {
    /// The malformed inputs that were answered, but not with an error; empty if none were sent.
    var unrefused: [MalformedRun.Trial] { malformed?.unrefused ?? [] }

    /// The number of malformed inputs that were not refused: `does not refuse 49 of 90 malformed inputs`; empty if all
    /// were refused, or none were sent.
    var unrefusedInWords: String {
        let count = unrefused.count
        guard let malformed, count > 0 else { return "" }
        return "does not refuse \(count) of \(counted(malformed.trials.count, "malformed input"))"
    }

    /// The maximum number of malformed inputs of a subsystem that are shown in full.
    private static let shown = 5

    /// Returns the number of malformed inputs of each subsystem and the first few that were not refused, as text for a
    /// terminal; empty if none were sent.
    func malformedText(_ style: Style, showsAll: Bool) -> String {
        guard let malformed else { return "" }
        var lines = [malformed.inWords(style)]
        let groups = Dictionary(grouping: malformed.trials, by: \.subsystem)
        for (subsystem, trials) in groups.sorted(by: { $0.key < $1.key }) {
            let own = trials.filter { $0.problem != nil }
            let count = own.isEmpty ? "" : ", \(own.count) not answered with an error"
            lines.append("  \(style.bold(subsystem.rawValue)): \(trials.count)\(count)")
            let shown = own.prefix(showsAll ? own.count : Self.shown)
            lines += shown.map { "    \($0.sentence)" }
            if own.count > shown.count { lines.append("    and \(own.count - shown.count) more") }
        }
        return lines.joined(separator: "\n")
    }
}

extension MalformedRun {
    /// Returns the numbers of all malformed inputs and of the unrefused ones: `90 malformed inputs: 49 not answered
    /// with an error`.
    func inWords(_ style: Style) -> String {
        let count = failures.count
        return "\(counted(trials.count, "malformed input")): "
            + (count == 0
                ? style.green("each answered with an error")
                : style.red("\(count) not answered with an error"))
    }
}

extension MalformedRun.Trial {
    /// The subsystem, and the fault of the input: `scholar.hindex: $: null instead of an object`.
    var title: String { "\(subsystem): \(about)" }

    /// The fault of the input, and what the implementation did instead of refusing it.
    var sentence: String { [about, problem].compactMap(\.self).joined(separator: ": ") }

    /// The name of the subsystem, followed by the text of `sentence`.
    package var fullSentence: String { "\(subsystem): \(sentence)" }
}
