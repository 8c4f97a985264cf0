import Foundation

/// The hybrid problem, in which α₁ and φ₂ are given, and Newton's method, which solves this problem in each step
/// (sections 3 and 4 of Karney's paper).
extension Geodesic {
    /// A geodesic that begins at the first point with some azimuth and ends where it meets the second point's latitude.
    struct Path {
        /// The arc on the auxiliary sphere from the path's northward crossing of the equator to the first point.
        let sigma1: Angle
        /// The arc on the auxiliary sphere from the path's northward crossing of the equator to the second point.
        let sigma2: Angle
        /// The arc between the two points on the auxiliary sphere, in radians.
        let sigma12: Double
        /// The expansion parameter ε of this geodesic.
        let expansion: Double
        let cosineOfAzimuth2: Double
        /// The angle by which the path overshoots the wanted longitude, in radians.
        let longitudeError: Double
    }

    /// Returns the path with the given azimuth, which solves the hybrid problem (equations 5, 11, 12, 8 and 45).
    static func path(_ ends: Ends, _ turn: Angle, azimuth: Angle) -> Path {
        let (beta1, beta2) = (ends.beta1, ends.beta2)
        // Every path is measured from its crossing of the equator, so a path along the equator is tilted slightly.
        let cosine1 = beta1.sine == 0 && azimuth.cosine == 0 ? -tiny : azimuth.cosine
        let sine0 = azimuth.sine * beta1.cosine
        let cosine0 = hypot(cosine1, azimuth.sine * beta1.sine)
        let cosine2 = cosineOfSecondAzimuth(beta1, beta2, cosine1)

        let sigma1 = Angle(sine: beta1.sine, cosine: cosine1 * beta1.cosine).normalized
        let sigma2 = Angle(sine: beta2.sine, cosine: cosine2 * beta2.cosine).normalized
        let sigma12 = sigma1.turn(to: sigma2).radians

        let omega1 = Angle(sine: sine0 * beta1.sine, cosine: cosine1 * beta1.cosine).normalized
        let omega2 = Angle(sine: sine0 * beta2.sine, cosine: cosine2 * beta2.cosine).normalized
        let omega12 = omega1.turn(to: omega2)
        let sphericalError = atan2(
            omega12.sine * turn.cosine - omega12.cosine * turn.sine,
            omega12.cosine * turn.cosine + omega12.sine * turn.sine)

        let e = expansion(secondEccentricitySquared * cosine0 * cosine0)
        let series = c3(e)
        let swing = series.sum(sigma2) - series.sum(sigma1)
        return Path(
            sigma1: sigma1, sigma2: sigma2, sigma12: sigma12, expansion: e, cosineOfAzimuth2: cosine2,
            longitudeError: sphericalError - flattening * a3(e) * sine0 * (sigma12 + swing))
    }

    /// Returns cos α₂, which is never negative, since the path goes north at the second point (equation 45).
    private static func cosineOfSecondAzimuth(_ beta1: Angle, _ beta2: Angle, _ cosine1: Double) -> Double {
        if beta2.cosine == beta1.cosine && abs(beta2.sine) == -beta1.sine { return abs(cosine1) }
        let gain =
            beta1.cosine < -beta1.sine
            ? (beta2.cosine - beta1.cosine) * (beta1.cosine + beta2.cosine)
            : (beta1.sine - beta2.sine) * (beta1.sine + beta2.sine)
        let along = cosine1 * beta1.cosine
        return (along * along + gain).squareRoot() / beta2.cosine
    }

    /// Returns dλ₁₂/dα₁ of a path, which is its reduced length divided by the radius of the second point's circle of
    /// latitude (equations 38 and 46).
    private static func slope(of path: Path, _ ends: Ends) -> Double {
        if path.cosineOfAzimuth2 == 0 {
            return -2 * (1 - flattening) * ends.scale1 / ends.beta1.sine
        }
        let e = path.expansion
        let (a1, a2) = (a1(e), a2(e))
        let (c1, c2) = (c1(e), c2(e))
        let swing1 = c1.sum(path.sigma2) - c1.sum(path.sigma1)
        let swing2 = c2.sum(path.sigma2) - c2.sum(path.sigma1)
        let j = (a1 - a2) * path.sigma12 + (a1 * swing1 - a2 * swing2)
        let (sigma1, sigma2) = (path.sigma1, path.sigma2)
        let reducedLength =
            ends.scale2 * sigma1.cosine * sigma2.sine - ends.scale1 * sigma1.sine * sigma2.cosine
            - sigma1.cosine * sigma2.cosine * j
        return reducedLength * (1 - flattening) / (path.cosineOfAzimuth2 * ends.beta2.cosine)
    }

    /// Returns the path to the wanted longitude by Newton's method, or by bisection where a step cannot be trusted.
    static func solve(_ ends: Ends, _ turn: LongitudeDifference, from guess: Angle) -> Path {
        let newtonSteps = 20
        let allSteps = newtonSteps + Double.significandBitCount + 11
        let precision = Double.ulpOfOne
        var azimuth = guess
        // Since λ₁₂ grows with α₁ in 0…π, the wanted azimuth is always between `low` and `high`.
        var low = Angle(sine: tiny, cosine: 1)
        var high = Angle(sine: tiny, cosine: -1)
        var isClose = false
        var isBracketClosed = false

        for step in 0..<allSteps {
            let path = path(ends, turn.direction, azimuth: azimuth)
            let error = path.longitudeError
            if isBracketClosed || abs(error) < (isClose ? 8 : 1) * precision { return path }

            let cotangent = azimuth.cosine / azimuth.sine
            if error > 0, step > newtonSteps || cotangent > high.cosine / high.sine { high = azimuth }
            if error < 0, step > newtonSteps || cotangent < low.cosine / low.sine { low = azimuth }

            if step < newtonSteps, let next = newtonStep(azimuth, error, slope(of: path, ends)) {
                azimuth = next
                isClose = abs(error) <= 16 * precision
                continue
            }
            azimuth =
                Angle(sine: (low.sine + high.sine) / 2, cosine: (low.cosine + high.cosine) / 2).normalized
            isClose = false
            isBracketClosed =
                abs(low.sine - azimuth.sine) + (low.cosine - azimuth.cosine) < precision
                || abs(azimuth.sine - high.sine) + (azimuth.cosine - high.cosine) < precision
        }
        return path(ends, turn.direction, azimuth: azimuth)
    }

    /// Returns the azimuth after a Newton step; nil if the slope is not positive or the azimuth would not be in 0…π.
    private static func newtonStep(_ azimuth: Angle, _ error: Double, _ slope: Double) -> Angle? {
        guard slope > 0 else { return nil }
        let change = -error / slope
        guard abs(change) < Double.pi else { return nil }
        let (sine, cosine) = (sin(change), cos(change))
        let next = Angle(
            sine: azimuth.sine * cosine + azimuth.cosine * sine,
            cosine: azimuth.cosine * cosine - azimuth.sine * sine)
        return next.sine > 0 ? next.normalized : nil
    }
}
