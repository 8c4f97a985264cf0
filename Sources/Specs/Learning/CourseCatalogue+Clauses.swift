import JSON
import Specification

extension CourseCatalogue {
    public static let clauses = Clauses<CourseCatalogue>(
        CheckedClause(
            Clause(
                "CAT-1",
                """
                Without recent courses one section, the library; with them two, recent first and highlighted. An index \
                outside is index.outOfRange. Opening a course makes it the most recent, once.
                """,
                source: Source(.artils, "5.3", "5.3.1"),
                note: """
                    sections counts what is shown when the course is tapped, so before it is opened. The opening is \
                    taken to succeed; the others keep their order. Ids are equal when they have the same scalars.
                    """),
            judge: judge)
    )

    private static func judge(_ trial: Trial<CourseCatalogue>) -> Finding {
        let input = trial.input
        let counts = input.recent.isEmpty ? [input.library.count] : [input.recent.count, input.library.count]
        let place = input.select.map { "section \($0.section), row \($0.row)" } ?? "nothing"
        let isInside =
            input.select.map {
                counts.indices.contains($0.section) && (0..<counts[$0.section]).contains($0.row)
            } ?? true
        guard let output = trial.outcome.output else {
            let code = trial.outcome.rejection?.code ?? "an error"
            if isInside { return .violated("CAT-1: \(place) is there in \(counts), yet it is \(code)") }
            return code == outOfRange.code
                ? .holds : .violated("CAT-1: \(place) is outside \(counts): \(outOfRange.code), not \(code)")
        }
        if !isInside {
            return .violated("CAT-1: \(place) is outside \(counts): \(outOfRange.code), not an output")
        }
        if output.sections != counts {
            return .violated("CAT-1: the sections have \(counts) courses, not \(output.sections)")
        }
        guard let select = input.select else {
            let isBare = output.course == nil && output.highlighted == nil && output.recent == nil
            return isBare
                ? .holds
                : .violated("CAT-1: nothing was tapped, yet a course, its highlight or recent is told")
        }
        return fault(of: output, select, input).map { .violated("CAT-1: \(place) \($0)") } ?? .holds
    }

    private static func fault(of output: Output, _ select: Index, _ input: Input) -> String? {
        let isRecent = select.section == 0 && !input.recent.isEmpty
        let course = isRecent ? input.recent[select.row] : input.library[select.row]
        guard let told = output.course, told.hasSameScalars(as: course) else {
            return "holds \"\(course)\", not \(output.course.map { "\"\($0)\"" } ?? "nothing")"
        }
        if output.highlighted != isRecent {
            return
                "is \(isRecent ? "" : "not ")highlighted, yet \(output.highlighted.map { "\($0)" } ?? "nothing") is told"
        }
        guard let recent = output.recent else { return "is opened, yet recent is not told" }
        if recent.first?.hasSameScalars(as: course) != true {
            return "makes \"\(course)\" the most recent, not \(recent.first.map { "\"\($0)\"" } ?? "nothing")"
        }
        let count = recent.count { $0.hasSameScalars(as: course) }
        if count != 1 { return "leaves \"\(course)\" in recent once, not \(count) times" }
        let others = input.recent.filter { !$0.hasSameScalars(as: course) }
        if others.value != Array(recent.dropFirst()).value {
            return "leaves \(others) after \"\(course)\", not \(Array(recent.dropFirst()))"
        }
        return nil
    }
}
