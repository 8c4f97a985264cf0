import Catalogue
import JSON
import Specification

/// An implementation of learning.catalogue, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulLearningCatalogue: Careful {
    public typealias Subsystem = LearningCatalogue

    var hidesEmptyRecent = true
    var highlightsFirstSection = false
    var removesOld = true
    var putsFirst = true
    var takesLastForAfter = false
    var normalises = false

    public init() {}

    public func run(
        _ input: LearningCatalogue.Input, readings: Readings
    ) throws(Rejection) -> LearningCatalogue.Output {
        let isSplit = !input.recent.isEmpty || !hidesEmptyRecent
        let counts = isSplit ? [input.recent.count, input.library.count] : [input.library.count]
        guard let select = input.select else { return .init(sections: counts) }
        guard (0..<counts.count).contains(select.section) else { throw LearningCatalogue.outOfRange() }
        let list = isSplit && select.section == 0 ? input.recent : input.library
        let row = takesLastForAfter ? min(select.row, list.count - 1) : select.row
        guard (0..<list.count).contains(row) else { throw LearningCatalogue.outOfRange() }
        let course = list[row]
        var recent = input.recent
        if removesOld {
            recent.removeAll {
                normalises ? $0 == course : $0.unicodeScalars.elementsEqual(course.unicodeScalars)
            }
        }
        recent.insert(course, at: putsFirst ? 0 : recent.count)
        return .init(
            sections: counts, course: course,
            highlighted: select.section == 0 && (isSplit || highlightsFirstSection), recent: recent)
    }
}

extension LearningCatalogue: Mistaken {
    public static let careful: any Implementation<LearningCatalogue> = CarefulLearningCatalogue()

    public static let mistakes: [Mistake<LearningCatalogue>] = [
        Mistake(
            "an-empty-section", "Shows an empty section of recent courses if there are no recent courses.",
            breaks: "CAT-1", smallest: #"{"recent":[],"library":[]}"#,
            run: CarefulLearningCatalogue.but { $0.hidesEmptyRecent = false }),
        Mistake(
            "highlights-the-library",
            "Highlights a course in section 0 even if this section is the library, unlike the source's code.",
            breaks: "CAT-1", smallest: #"{"recent":[],"library":[""],"select":[0,0]}"#,
            run: CarefulLearningCatalogue.but { $0.highlightsFirstSection = true }),
        Mistake(
            "recent-twice",
            "Puts the opened course first among the recent courses, but also leaves it in its old place.",
            breaks: "CAT-1", smallest: #"{"recent":[""],"library":[],"select":[0,0]}"#,
            run: CarefulLearningCatalogue.but { $0.removesOld = false }),
        Mistake(
            "recent-last", "Adds the opened course after the other recent courses, not before them.",
            breaks: "CAT-1", smallest: #"{"recent":["","a"],"library":[],"select":[0,0]}"#,
            run: CarefulLearningCatalogue.but { $0.putsFirst = false }),
        Mistake(
            "takes-the-last-row", "Opens the last course if the tapped row is beyond the end of the section.",
            breaks: "CAT-1", smallest: #"{"recent":[],"library":[""],"select":[0,1]}"#,
            run: CarefulLearningCatalogue.but { $0.takesLastForAfter = true }),
        Mistake(
            "normalises-ids",
            "Compares ids as Swift strings, and so treats composed and decomposed é as equal.",
            breaks: "CAT-1", smallest: #"{"recent":["é"],"library":["e\u0301"],"select":[1,0]}"#,
            run: CarefulLearningCatalogue.but { $0.normalises = true }),
    ]
}
