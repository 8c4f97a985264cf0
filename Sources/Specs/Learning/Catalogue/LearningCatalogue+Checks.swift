import JSON
import Specification

extension LearningCatalogue {
    public static func check(_ rule: Rule) -> Check<LearningCatalogue> {
        switch rule {
        case .opening: Check(.derivation) { trial in fault(of: trial).map { .violated($0) } ?? .holds }
        }
    }

    private static func fault(of trial: Trial<LearningCatalogue>) -> String? {
        let (input, sections) = (trial.input, trial.input.sections)
        let counts = sections.map(\.count)
        let place = input.select.map { "section \($0.section), row \($0.row)" } ?? "nothing"
        let isInside =
            input.select.map {
                sections.indices.contains($0.section) && sections[$0.section].indices.contains($0.row)
            } ?? true
        let code = trial.outcome.rejection?.code
        guard isInside else {
            return code == outOfRange.code
                ? nil : "\(place) is outside \(counts): \(outOfRange.code), not \(code ?? "an output")"
        }
        guard let output = trial.outcome.output else {
            return "\(place) is there in \(counts), yet it is \(code ?? "an error")"
        }
        if output.sections != counts { return "the sections have \(counts) courses, not \(output.sections)" }
        if let select = input.select { return fault(of: output, select, input).map { "\(place) \($0)" } }
        let isBare = output.course == nil && output.highlighted == nil && output.recent == nil
        return isBare ? nil : "nothing was tapped, yet a course, its highlight or recent is told"
    }

    /// Returns what is wrong with the course that a tap opens, or nil.
    private static func fault(of output: Output, _ select: Index, _ input: Input) -> String? {
        let course = input.sections[select.section][select.row]
        let isRecent = select.section == 0 && !input.recent.isEmpty
        func isIt(_ other: String?) -> Bool { other?.hasSameScalars(as: course) == true }
        if !isIt(output.course) { return "holds \"\(course)\", not \(told(output.course))" }
        if output.highlighted != isRecent {
            let got = output.highlighted.map { "\($0)" } ?? "nothing"
            return "is \(isRecent ? "" : "not ")highlighted, yet \(got) is told"
        }
        guard let recent = output.recent else { return "is opened, yet recent is not told" }
        if !isIt(recent.first) { return "makes \"\(course)\" the most recent, not \(told(recent.first))" }
        let count = recent.count(where: isIt)
        if count != 1 { return "leaves \"\(course)\" in recent once, not \(count) times" }
        let (others, left) = (input.recent.filter { !isIt($0) }, Array(recent.dropFirst()))
        return others.value == left.value ? nil : "leaves \(others) after \"\(course)\", not \(left)"
    }

    private static func told(_ course: String?) -> String { course.map { "\"\($0)\"" } ?? "nothing" }
}
