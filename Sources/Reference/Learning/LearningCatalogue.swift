import JSON
import LearningSpecs
import Specification

extension LearningCatalogue: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let shown = input.recent.isEmpty ? [input.library] : [input.recent, input.library]  // CAT-1
        guard let tap = input.select else { return Output(sections: shown.map(\.count)) }
        guard shown.indices.contains(tap.section), shown[tap.section].indices.contains(tap.row) else {
            throw LearningCatalogue.outOfRange()
        }
        let course = shown[tap.section][tap.row]
        return Output(
            sections: shown.map(\.count), course: course,
            highlighted: shown.count == 2 && tap.section == 0,
            recent: [course] + input.recent.filter { !$0.hasSameScalars(as: course) })
    }
}
