import Harness
import JSON
import Specification

extension Discovery {
    /// Returns the discovery as text: the broken law, the input that shows the breach, and the case made from this
    /// input.
    ///
    /// - Parameters:
    ///   - catalogue: The subsystems of the kit.
    ///   - again: The command that repeats the discovery; nil if there is none.
    ///   - golden: The case made from the discovery; nil if its expected outcome is not known.
    public func text(in catalogue: Catalogue, again: String?, golden: Value?, _ style: Style) -> String {
        var lines = ["\(style.red("broken")) \(style.bold(title))\(others.asAlternatives) in \(subsystem)"]
        lines.append("  \(reason)")
        if let law, let stated = catalogue.law(law) {
            lines.append("  \(style.dim(stated.basis.inWords(at: stated.statement.groundInWords)))")
        }
        lines += differences.prefix(5).map { "  \($0.sentence)" }
        let size = tried == 0 ? "input" : "smallest input, of \(tried) tried"
        lines.append("  \(size): \(ForeignText.json(input))")
        if let cutOff { lines.append("  \(cutOff.sentence)") }
        if !readings.isEmpty { lines.append("  readings: \(ForeignText.json(readings.value))") }
        switch answer {
        case .skip(let why): lines.append("  answer: \(ForeignText.line(why))")
        case let said?: lines.append("  answer: \(ForeignText.json(said.member.value))")
        case nil: break
        }
        lines += (related?.lines ?? []).map { "  \($0.name): \($0.text)" }
        if let log = fault?.log, !log.isEmpty {
            lines.append("  the end of the adapter's standard error:")
            lines += log.split(separator: "\n").suffix(8).map { "    \($0)" }
        }
        if let again { lines.append("  again: \(style.dim(again))") }
        if let golden { lines.append("  as a case: \(ForeignText.json(golden))") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the discovery as a line of a report for programs.
    ///
    /// - Parameters:
    ///   - again: The command that repeats the discovery.
    ///   - golden: The case made from the discovery; nil if its expected outcome is not known.
    public func line(again: String, golden: Value?) -> Value {
        .record(
            ("kind", "discovery".value), ("subsystem", subsystem.rawValue.value), ("number", number.value),
            ("clause", clause?.rawValue.value), ("law", law?.rawValue.value),
            ("error", fault?.kind.rawValue.value), ("sentence", reason.value), ("input", input),
            ("readings", readings.value), ("tried", tried.value), ("cutOff", cutOff?.rawValue.value),
            ("again", again.value), ("case", golden))
    }
}

extension SearchLimit {
    /// A sentence that says that the search for a smaller input was cut off, and names the limit.
    public var sentence: String {
        let reason =
            switch self {
            case .inputs: "was cut off after \(Self.greatestCount) inputs"
            case .time: "was cut off after \(Self.longestTime.components.seconds) seconds"
            case .interruption: "was interrupted"
            }
        return "the search for a smaller input \(reason), so a smaller one may fail too"
    }
}
