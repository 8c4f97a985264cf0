import Reports

extension Illustration {
    /// The illustrations with which the book shows cases of Assay's own subsystems.
    public static let all: [Illustration] = [
        geofence, track, heatmap, statistics, editDistance, colouring, conversion, reminder,
    ]
}
