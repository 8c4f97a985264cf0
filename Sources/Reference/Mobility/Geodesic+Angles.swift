import Foundation

extension Geodesic {
    /// An angle, stored as its sine and cosine so that no precision is lost near 0° or 90°.
    struct Angle {
        var sine: Double
        var cosine: Double

        /// The same angle, with its sine and cosine scaled so that their squares add up to 1.
        var normalized: Angle {
            let length = (sine * sine + cosine * cosine).squareRoot()
            return Angle(sine: sine / length, cosine: cosine / length)
        }

        /// The angle in radians, −π…π.
        var radians: Double { atan2(sine, cosine) }

        /// Returns the angle from this one to another, 0…π; a sine that is −0 or slightly negative becomes 0.
        func turn(to other: Angle) -> Angle {
            Angle(
                sine: max(0, cosine * other.sine - sine * other.cosine) + 0,
                cosine: cosine * other.cosine + sine * other.sine)
        }
    }

    /// The difference between two longitudes, 0…180°, and its supplement; each is exact near 0°.
    struct LongitudeDifference {
        let radians: Double
        /// 180° minus the difference, in degrees.
        let supplement: Double
        /// The difference as its sine and cosine.
        let direction: Angle

        init(from longitude1: Double, to longitude2: Double) {
            let (signed, error) = Degrees.difference(from: longitude1, to: longitude2)
            let degrees = Degrees.withoutDust(abs(signed))
            supplement = Degrees.withoutDust(abs((180 - degrees) - (signed < 0 ? -error : error)))
            radians = Degrees.radians(degrees)
            let (sine, cosine) = Degrees.sineAndCosine(degrees > 90 ? supplement : degrees)
            direction = Angle(sine: sine, cosine: degrees > 90 ? -cosine : cosine)
        }
    }

    /// The two points on the auxiliary sphere, given by their reduced latitudes β: tan β = (1 − f) tan φ (equation 6).
    struct Ends {
        let beta1: Angle
        let beta2: Angle
        /// The term √(1 + e′² sin² β₁), which is a / b times the w₁ of the paper.
        let scale1: Double
        /// The term √(1 + e′² sin² β₂).
        let scale2: Double

        /// Makes the two points from their latitudes in degrees, in canonical position: φ₁ ≤ 0 and |φ₂| ≤ |φ₁|.
        init(latitude1: Double, latitude2: Double) {
            beta1 = Ends.reduced(latitude1)
            var second = Ends.reduced(latitude2)
            // Rounding must not break the symmetry of mirrored latitudes. If the sines or cosines, whichever are nearer
            // 0, have equal sizes, the second point takes the other value of the first point, except for its sign.
            if beta1.cosine < -beta1.sine {
                if second.cosine == beta1.cosine { second.sine = second.sine < 0 ? beta1.sine : -beta1.sine }
            } else if abs(second.sine) == -beta1.sine {
                second.cosine = beta1.cosine
            }
            beta2 = second
            scale1 = (1 + secondEccentricitySquared * beta1.sine * beta1.sine).squareRoot()
            scale2 = (1 + secondEccentricitySquared * second.sine * second.sine).squareRoot()
        }

        private static func reduced(_ latitude: Double) -> Angle {
            let (sine, cosine) = Degrees.sineAndCosine(latitude)
            let beta = Angle(sine: (1 - flattening) * sine, cosine: cosine).normalized
            return Angle(sine: beta.sine, cosine: max(tiny, beta.cosine))
        }
    }
}
