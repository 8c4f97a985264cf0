import Foundation
import SharedSpecs

/// Bounds on the distance between two places in a band of latitudes.
///
/// The bounds usually show whether the distance is less or greater than a radius, so that the distance need not be
/// computed. The bounds may not suffice if the distance and the radius differ by only a few thousandths of the radius.
///
/// Let φ be the latitude and λ the longitude. The surface has M(φ) metres per radian northwards and P(φ) eastwards. On
/// the ellipsoid, M grows towards the poles; on the sphere, M is constant. On both surfaces, P falls to 0 at the poles.
/// Suppose that one place is Δφ north of another, and Δλ east or west of it, in the direction in which Δλ is smaller. A
/// path between the two places then has the length ∫ √(M²φ′² + P²λ′²).
///
/// - *Upper bound*: the path of constant φ′ and λ′ stays between the two latitudes. With the greatest M and P of a band
///   that contains both latitudes, this path is at most √(M²Δφ² + P²Δλ²) long. The shortest path cannot be longer than
///   this path.
/// - *Lower bound*: a path shorter than the radius r stays within r/M of the latitude at which it begins. With the
///   least M and P of the band widened by r/M, such a path is at least √(M²Δφ² + P²Δλ²) long: no curve is shorter than
///   the chord between its ends. So if this lower bound is r or more, no path is shorter than r.
///
/// Both bounds apply on the sphere and on the ellipsoid, for any radius and at the poles, where the least P is 0 and
/// the lower bound is weak. A micrometre plus 1e-12 of the radius, and 1e-12 of each coefficient, allow for rounding.
struct MetricBounds {
    /// Whether a distance is less or greater than the radius; `unknown` if the bounds do not show which.
    enum Side { case nearer, farther, unknown }

    /// Half the width of the band in degrees of latitude; the bounds are valid for places up to this far from the
    /// middle.
    let halfWidth: Double
    /// If a centre is at most this many degrees of latitude from the middle of the band, the band contains all places
    /// within the radius of the centre.
    static let core = 0.1

    private let surface: EarthDistance
    /// The maximum number of degrees of latitude that a path shorter than the radius can cover.
    private let reach: Double
    /// The squares of two numbers slightly less and slightly greater than the radius, to allow for rounding.
    private let below: Double
    private let above: Double

    private(set) var middle = Double.infinity
    private var least = (north: 0.0, east: 0.0)
    private var most = (north: Double.infinity, east: Double.infinity)

    init(radius: Double, on surface: EarthDistance) {
        self.surface = surface
        // The least radius of curvature of both surfaces is 6 335 439 m.
        reach = (radius + 1) / 6_335_000 * 180 / .pi
        halfWidth = Self.core + 1.1 * reach
        let slack = 1e-6 + radius * 1e-12
        // If the radius is more than 1 000 000 m, the errors of computed distances may exceed the slack.
        let isBounded = radius <= 1_000_000
        below = isBounded && radius > slack ? (radius - slack) * (radius - slack) : -1
        above = isBounded ? (radius + slack) * (radius + slack) : .infinity
    }

    mutating func move(to latitude: Double) {
        middle = latitude
        let (near, far) = (max(0, abs(latitude) - halfWidth), min(90, abs(latitude) + halfWidth))
        let (nearer, farther) = (max(0, near - reach), min(90, far + reach))
        most.north = square(metresPerDegree(at: far).north) * (1 + 1e-12)
        most.east = square(metresPerDegree(at: near).east) * (1 + 1e-12)
        least.north = square(metresPerDegree(at: nearer).north) * (1 - 1e-12)
        least.east = farther >= 90 ? 0 : square(metresPerDegree(at: farther).east) * (1 - 1e-12)
    }

    func holds(_ latitude: Double) -> Bool { abs(latitude - middle) <= halfWidth }

    /// Returns whether the bounds prove that the distance between two places in the band is less than the radius.
    func areSurelyNearer(_ a: Coordinate, _ b: Coordinate) -> Bool {
        let gap = squaredGap(a, b)
        return gap.north * most.north + gap.east * most.east < below
    }

    /// Returns whether the distance between two places in the band is less or greater than the radius.
    func side(_ a: Coordinate, _ b: Coordinate) -> Side {
        let gap = squaredGap(a, b)
        if gap.north * most.north + gap.east * most.east < below { return .nearer }
        if gap.north * least.north + gap.east * least.east > above { return .farther }
        return .unknown
    }

    /// Returns the squares of the differences in latitude and longitude between two places, in degrees.
    private func squaredGap(_ a: Coordinate, _ b: Coordinate) -> (north: Double, east: Double) {
        let turn = abs(a.lon - b.lon)
        return (square(a.lat - b.lat), square(min(turn, 360 - turn)))
    }

    private func metresPerDegree(at latitude: Double) -> (north: Double, east: Double) {
        let phi = latitude * .pi / 180
        switch surface {
        case .haversine:
            let degree = Haversine.radius * .pi / 180
            return (degree, degree * cos(phi))
        case .geodesic:
            let degree = Geodesic.equatorialRadius * .pi / 180
            let eccentricitySquared = Geodesic.flattening * (2 - Geodesic.flattening)
            let w = 1 - eccentricitySquared * square(sin(phi))
            return (
                degree * (1 - eccentricitySquared) / (w * w.squareRoot()), degree * cos(phi) / w.squareRoot()
            )
        }
    }
}

private func square(_ x: Double) -> Double { x * x }
