import Reports

extension Illustration {
    /// The illustrations that the book uses to show cases of Assay's own subsystems.
    public static let all: [Illustration] = [
        geofence, track, heatmap, statistics, editDistance, colouring, conversion, reminder,
    ]
}
