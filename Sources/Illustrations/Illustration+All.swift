import Reports

extension Illustration {
    /// How the cases of our subsystems are drawn.
    public static let all: [Illustration] = [geofence, track, editDistance, colouring, conversion, reminder]
}
