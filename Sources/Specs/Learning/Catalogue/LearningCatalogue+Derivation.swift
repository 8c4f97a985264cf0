import JSON
import Specification

extension LearningCatalogue {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let (recent, library) = (input.recent, input.library)
        let isSplit = law.holds(.sections, !recent.isEmpty)
        let shown =
            isSplit ? law.inOrder(.recentFirst, [recent, library]) : [law(.library, library, not: [])]
        guard let tap = input.select else {
            // Without a tap, a program that breaks this law opens the first course.
            let opened = law(.untapped, nil, not: shown[0].first)
            return Output(sections: law.shows(.counts, shown.map(\.count)), course: opened)
        }
        let rows = shown.indices.contains(tap.section) ? shown[tap.section] : []
        try law.refuse(
            .outside, if: !rows.indices.contains(tap.row), bound: tap.row == rows.count - 1, outOfRange())
        let course = law.shows(.tapped, rows[tap.row])
        let isHighlighted = law(.highlighted, isSplit && tap.section == 0, not: tap.section == 0)
        let others = recent.filter {
            !law(.sameScalars, $0.hasSameScalars(as: course), not: $0 == course)
        }
        let left = law.inOrder(.othersStay, law(.once, others, not: recent))
        var opened: [String] = []
        law.emit(.becomesRecent, course, into: &opened)
        let after = law(.latest, opened + left, not: left + opened)
        let counts = shown.map(\.count)
        return Output(
            sections: law(.counts, counts, not: [after.count] + counts.suffix(1)), course: course,
            highlighted: law.shows(.highlighted, isHighlighted), recent: after)
    }
}
