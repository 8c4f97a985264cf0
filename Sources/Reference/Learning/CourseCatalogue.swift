import JSON
import Specification
import Specs

/// learning.catalogue, as its clause reads.
public struct CourseCatalogueReference: Implementation {
    public typealias Subsystem = CourseCatalogue

    public init() {}

    public func run(
        _ input: CourseCatalogue.Input, readings: Readings
    ) throws(Rejection) -> CourseCatalogue.Output {
        let shown = input.recent.isEmpty ? [input.library] : [input.recent, input.library]  // CAT-1
        guard let tap = input.select else { return CourseCatalogue.Output(sections: shown.map(\.count)) }
        guard shown.indices.contains(tap.section), shown[tap.section].indices.contains(tap.row) else {
            throw CourseCatalogue.outOfRange()
        }
        let course = shown[tap.section][tap.row]
        return CourseCatalogue.Output(
            sections: shown.map(\.count), course: course,
            highlighted: shown.count == 2 && tap.section == 0,
            recent: [course] + input.recent.filter { !$0.hasSameScalars(as: course) })
    }
}

extension CourseCatalogue: Referenced {
    public static let reference = CourseCatalogueReference()
}
