import JSON
import LearningSpecs
import Specification

/// An implementation of learning.catalogue that follows its laws.
public struct LearningCatalogueReference: Implementation {
    public typealias Subsystem = LearningCatalogue

    public init() {}

    public func run(
        _ input: LearningCatalogue.Input, readings: Readings
    ) throws(Rejection) -> LearningCatalogue.Output {
        let shown = input.recent.isEmpty ? [input.library] : [input.recent, input.library]  // CAT-1
        guard let tap = input.select else { return LearningCatalogue.Output(sections: shown.map(\.count)) }
        guard shown.indices.contains(tap.section), shown[tap.section].indices.contains(tap.row) else {
            throw LearningCatalogue.outOfRange()
        }
        let course = shown[tap.section][tap.row]
        return LearningCatalogue.Output(
            sections: shown.map(\.count), course: course,
            highlighted: shown.count == 2 && tap.section == 0,
            recent: [course] + input.recent.filter { !$0.hasSameScalars(as: course) })
    }
}

extension LearningCatalogue: Referenced {
    public static let reference = LearningCatalogueReference()
}
