import Foundation

/// The initial azimuth for Newton's method (section 4 and appendix B of Karney's paper).
extension Geodesic {
    /// The result of the computation that precedes Newton's method.
    enum Start {
        /// The distance in metres, if the points are so close together that it can be computed exactly on a sphere.
        case solved(distance: Double)
        /// An initial azimuth α₁ at the first point.
        case azimuth(Angle)
    }

    /// Returns the distance between very close points; otherwise an initial azimuth, from a sphere or, if the points
    /// are nearly antipodal, from the astroid.
    static func start(_ ends: Ends, _ turn: LongitudeDifference) -> Start {
        let (beta1, beta2) = (ends.beta1, ends.beta2)
        let sineOfDifference = beta2.sine * beta1.cosine - beta2.cosine * beta1.sine
        let cosineOfDifference = beta2.cosine * beta1.cosine + beta2.sine * beta1.sine
        let isShort = cosineOfDifference >= 0 && sineOfDifference < 0.5 && beta2.cosine * turn.radians < 0.5

        var omega12 = turn.direction
        var meanScale = 1.0
        if isShort {
            let sines = (beta1.sine + beta2.sine) * (beta1.sine + beta2.sine)
            let cosines = (beta1.cosine + beta2.cosine) * (beta1.cosine + beta2.cosine)
            meanScale = (1 + secondEccentricitySquared * sines / (sines + cosines)).squareRoot()
            let omega = turn.radians / ((1 - flattening) * meanScale)
            omega12 = Angle(sine: sin(omega), cosine: cos(omega))
        }
        let azimuth = sphericalAzimuth(beta1, beta2, omega12)
        let sineOfSigma = hypot(azimuth.sine, azimuth.cosine)
        let cosineOfSigma = beta1.sine * beta2.sine + beta1.cosine * beta2.cosine * omega12.cosine

        if isShort && sineOfSigma < shortArc {
            return .solved(distance: polarRadius * meanScale * atan2(sineOfSigma, cosineOfSigma))
        }
        let antipodalReach = 6 * Double.pi * thirdFlattening * beta1.cosine * beta1.cosine
        if cosineOfSigma >= 0 || sineOfSigma >= antipodalReach { return .azimuth(usable(azimuth)) }
        return .azimuth(usable(antipodalAzimuth(ends, turn)))
    }

    /// If an arc is shorter than this number of radians, the sphere gives its length correctly to the last digit.
    private static let shortArc =
        0.1 * Double.ulpOfOne.squareRoot() / (flattening * (1 - flattening / 2) / 2).squareRoot()

    /// Returns the azimuth towards the second point on the sphere, not normalized: its length is the sine of the arc
    /// (equation 49).
    private static func sphericalAzimuth(_ beta1: Angle, _ beta2: Angle, _ omega12: Angle) -> Angle {
        let correction = beta2.cosine * beta1.sine * omega12.sine * omega12.sine
        let cosine =
            omega12.cosine >= 0
            ? beta2.sine * beta1.cosine - beta2.cosine * beta1.sine + correction / (1 + omega12.cosine)
            : beta2.sine * beta1.cosine + beta2.cosine * beta1.sine - correction / (1 - omega12.cosine)
        return Angle(sine: beta2.cosine * omega12.sine, cosine: cosine)
    }

    /// Returns the azimuth to a second point near the antipode of the first, found with the astroid (equations 55–57).
    private static func antipodalAzimuth(_ ends: Ends, _ turn: LongitudeDifference) -> Angle {
        let (beta1, beta2) = (ends.beta1, ends.beta2)
        let e = expansion(secondEccentricitySquared * beta1.sine * beta1.sine)
        let longitudeScale = flattening * beta1.cosine * a3(e) * Double.pi
        let latitudeScale = longitudeScale * beta1.cosine
        let sumOfLatitudes = beta2.sine * beta1.cosine + beta2.cosine * beta1.sine
        let x = -Degrees.radians(turn.supplement) / longitudeScale
        let y = sumOfLatitudes / latitudeScale

        if y > -200 * Double.ulpOfOne && x > -1 - 1000 * Double.ulpOfOne.squareRoot() {
            // If the second point is on the antipode's circle of latitude, there are two shortest paths, which are
            // mirror images of each other (equation 57).
            let sine = min(1, -x)
            return Angle(sine: sine, cosine: -(1 - sine * sine).squareRoot())
        }
        let k = astroid(x, y)
        let omega = longitudeScale * -x * k / (1 + k)
        return sphericalAzimuth(beta1, beta2, Angle(sine: sin(omega), cosine: -cos(omega)))
    }

    /// Returns the positive root k of k⁴ + 2k³ − (x² + y² − 1)k² − 2y²k − y² = 0 (equation 55); numerically stable for
    /// all x and y.
    static func astroid(_ x: Double, _ y: Double) -> Double {
        let p = x * x
        let q = y * y
        let r = (p + q - 1) / 6
        if q == 0 && r <= 0 { return 0 }  // On the segment inside the evolute, no root is positive.
        let s = p * q / 4
        let r3 = r * r * r
        let discriminant = s * (s + 2 * r3)
        var u = r
        if discriminant >= 0 {
            let half = s + r3
            let t = cbrt(half + (half < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
            u += t + (t == 0 ? 0 : r * r / t)
        } else {
            let angle = atan2((-discriminant).squareRoot(), -(s + r3))
            u += 2 * r * cos(angle / 3)
        }
        let v = (u * u + q).squareRoot()
        let sum = u < 0 ? q / (v - u) : u + v  // u + v without cancellation
        let w = (sum - q) / (2 * v)
        return sum / ((sum + w * w).squareRoot() + w)
    }

    /// Returns the normalized azimuth if it points east, as in all canonical paths; otherwise returns due east.
    private static func usable(_ azimuth: Angle) -> Angle {
        azimuth.sine > 0 ? azimuth.normalized : Angle(sine: 1, cosine: 0)
    }
}
