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
    ]

    /// The specification of that name, or nil where there is none.
    public static func specification(_ id: SubsystemID) -> (any Specification.Type)? {
        byID[id]
    }

    private static let byID: [SubsystemID: any Specification.Type] = Dictionary(
        uniqueKeysWithValues: all.map { ($0.id, $0) })
}
