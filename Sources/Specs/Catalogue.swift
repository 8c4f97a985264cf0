/// Every subsystem there is, in the order in which they are listed: the one place that names them all.
public enum Catalogue {
    public static let all: [any Specification.Type] = [
        Notation.self,
        Conversion.self,
        Accuracy.self,
        Geofence.self,
        EditDistance.self,
        Similarity.self,
        HIndex.self,
        Colouring.self,
        DiaryEntry.self,
        DiaryMerge.self,
        DiaryFilter.self,
        Fever.self,
        Monitoring.self,
        Dashboard.self,
        Reminder.self,
        CourseCatalogue.self,
        Response.self,
        Question.self,
        Download.self,
        Archive.self,
        Profile.self,
        Lifecycle.self,
    ]

    /// The specification of that name, or nil where there is none.
    public static func specification(_ id: SubsystemID) -> (any Specification.Type)? {
        byID[id]
    }

    /// The rules of a subsystem, in their order.
    public static func rules(of specification: any Specification.Type) -> [Rule] {
        func rules<S: Specification>(_: S.Type) -> [Rule] { S.clauses.map(\.rule) }
        return rules(specification)
    }

    /// The rule of that id, or nil where there is none.
    public static func rule(_ id: ClauseID) -> Rule? {
        all.lazy.flatMap { rules(of: $0) }.first { $0.id == id }
    }

    private static let byID: [SubsystemID: any Specification.Type] = Dictionary(
        uniqueKeysWithValues: all.map { ($0.id, $0) })
}
