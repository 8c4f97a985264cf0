import SharedSpecs

/// Decides exactly whether two places are nearer or farther than a radius, usually without computing their distance.
struct ExactRadius {
    let metres: Double
    let distance: EarthDistance
    private(set) var bounds: MetricBounds

    init(_ metres: Double, by distance: EarthDistance) {
        self.metres = metres
        self.distance = distance
        bounds = MetricBounds(radius: metres, on: distance)
    }

    mutating func isNearer(_ a: Coordinate, _ b: Coordinate) -> Bool {
        let side = side(a, b)
        return side == .unknown ? distance.metres(a, b) < metres : side == .nearer
    }

    mutating func isFarther(_ a: Coordinate, _ b: Coordinate) -> Bool {
        let side = side(a, b)
        return side == .unknown ? distance.metres(a, b) > metres : side == .farther
    }

    private mutating func side(_ a: Coordinate, _ b: Coordinate) -> MetricBounds.Side {
        if !bounds.holds(a.lat) || !bounds.holds(b.lat) { bounds.move(to: a.lat) }
        return bounds.holds(b.lat) ? bounds.side(a, b) : .unknown
    }

    /// Moves the band of `bounds`, if needed, so that it contains all places that are within the radius of a centre.
    mutating func prepare(for centre: Coordinate) {
        if abs(centre.lat - bounds.middle) > MetricBounds.core { bounds.move(to: centre.lat) }
    }
}
