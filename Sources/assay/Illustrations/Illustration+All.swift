import Reports

extension Illustration {
    /// How the cases of our subsystems are drawn.
    public static let all: [Illustration] = [
        geofence, track, heatmap, statistics, editDistance, colouring, conversion, reminder,
    ]
}
