/// The shortest distance between two points on the WGS-84 ellipsoid.
///
/// Karney's solution of the inverse geodesic problem (C. F. F. Karney, "Algorithms for geodesics", Journal of Geodesy
/// 87, 43–55, 2013, doi:10.1007/s00190-012-0578-z; equation numbers in these files are the paper's). The points are
/// projected onto an auxiliary sphere, where the only unknown is the azimuth α₁ at the first point; Newton's method
/// finds the azimuth that reaches the second point's longitude. The method converges for all pairs, including nearly
/// antipodal points.
public enum Geodesic {
    /// The semi-major axis a of WGS-84, in metres.
    static let equatorialRadius = 6_378_137.0
    /// The flattening f of WGS-84.
    static let flattening = 1 / 298.257223563
    /// The semi-minor axis b of WGS-84, in metres.
    static let polarRadius = equatorialRadius * (1 - flattening)
    /// The third flattening n = (a − b) / (a + b).
    static let thirdFlattening = flattening / (2 - flattening)
    /// The square of the second eccentricity, e′² = (a² − b²) / b².
    static let secondEccentricitySquared =
        flattening * (2 - flattening) / ((1 - flattening) * (1 - flattening))

    /// A tiny number that is used instead of zero where zero would lose a direction or be a divisor.
    static let tiny = 0x1p-511

    /// Returns the length of the shortest path between two points on the WGS-84 ellipsoid, in metres.
    ///
    /// A latitude is in −90…90 degrees, and a longitude is any finite number of degrees; anything else gives NaN. The
    /// error is a few nanometres. Equal points are exactly 0 apart. Swapping the points does not change the result, nor
    /// does adding whole turns to a longitude, if a double can hold the exact sum.
    ///
    /// - Complexity: O(1); usually 1–4 Newton steps, and always a bounded number.
    ///
    /// Clause: mobility, reading `distance` = `geodesic`.
    public static func distance(
        latitude1: Double, longitude1: Double, latitude2: Double, longitude2: Double
    ) -> Double {
        guard abs(latitude1) <= 90, abs(latitude2) <= 90, longitude1.isFinite, longitude2.isFinite else {
            return .nan
        }

        // Mirroring preserves distances, so assume that φ₁ ≤ 0, |φ₂| ≤ |φ₁| and 0 ≤ λ₁₂ ≤ 180° (section 4).
        let turn = LongitudeDifference(from: longitude1, to: longitude2)
        let (far, near) = abs(latitude1) < abs(latitude2) ? (latitude2, latitude1) : (latitude1, latitude2)
        let phi1 = Degrees.withoutDust(-abs(far)) + 0
        let phi2 = Degrees.withoutDust(far > 0 ? -near : near) + 0
        let ends = Ends(latitude1: phi1, latitude2: phi2)

        if phi1 == -90 || turn.direction.sine == 0 { return alongMeridian(ends, turn.direction) }
        if phi1 == 0, turn.supplement >= 180 * flattening { return equatorialRadius * turn.radians }
        switch start(ends, turn) {
        case .solved(let distance): return distance
        case .azimuth(let guess): return length(of: solve(ends, turn, from: guess))
        }
    }

    /// Returns the distance along a meridian between two points, if one of them is a pole or their longitudes are equal
    /// or opposite.
    private static func alongMeridian(_ ends: Ends, _ turn: Angle) -> Double {
        let sigma1 = Angle(sine: ends.beta1.sine, cosine: turn.cosine * ends.beta1.cosine)
        let sigma2 = ends.beta2
        let sigma12 = sigma1.turn(to: sigma2).radians
        if sigma12 < 3 * tiny { return 0 }
        let path = Path(
            sigma1: sigma1, sigma2: sigma2, sigma12: sigma12,
            expansion: expansion(secondEccentricitySquared), cosineOfAzimuth2: 1, longitudeError: 0)
        return length(of: path)
    }

    /// Returns the length of a path in metres, b·A₁·(σ₁₂ + B₁(σ₂) − B₁(σ₁)) (equations 7 and 15).
    private static func length(of path: Path) -> Double {
        let series = c1(path.expansion)
        let swing = series.sum(path.sigma2) - series.sum(path.sigma1)
        return polarRadius * a1(path.expansion) * (path.sigma12 + swing)
    }

    /// Returns the expansion parameter ε of a geodesic, given k² = e′² cos² α₀ (equations 9 and 16).
    static func expansion(_ kSquared: Double) -> Double {
        kSquared / (2 * (1 + (1 + kSquared).squareRoot()) + kSquared)
    }
}
