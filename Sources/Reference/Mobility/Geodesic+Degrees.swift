import Foundation

extension Geodesic {
    /// Arithmetic on angles in degrees that is exact at 0, 90, 180 and 360.
    enum Degrees {
        /// Returns the sine and cosine of an angle in degrees, which are exact at every multiple of 90.
        static func sineAndCosine(_ degrees: Double) -> (sine: Double, cosine: Double) {
            let turn = reduced(degrees)
            let quadrant = (turn / 90).rounded()
            let rest = radians(turn - 90 * quadrant)
            let (sine, cosine) = (sin(rest), cos(rest))
            switch quadrant {
            case 0: return (sine, cosine)
            case 1: return (cosine, -sine)
            case -1: return (-cosine, sine)
            default: return (-sine, -cosine)
            }
        }

        /// Returns the angle from one direction to another, in −180…180 degrees, as the nearest double and its exact
        /// error.
        ///
        /// Swapping the two directions negates both parts exactly. Adding whole turns to a direction does not change
        /// the result if a double can hold the exact sum.
        static func difference(from start: Double, to end: Double) -> (degrees: Double, error: Double) {
            let (first, firstError) = exactSum(reduced(end), -reduced(start))
            return exactSum(reduced(first), firstError)
        }

        /// Returns the angle in −180…180 that differs from the given angle by exactly a whole number of turns.
        static func reduced(_ degrees: Double) -> Double {
            abs(degrees) <= 180 ? degrees : degrees.remainder(dividingBy: 360)
        }

        static func radians(_ degrees: Double) -> Double { degrees * (.pi / 180) }

        /// Returns the angle rounded to 2⁻⁵⁷ degrees (a picometre on the ground), so that no later step underflows.
        static func withoutDust(_ degrees: Double) -> Double {
            let grain = 0.0625
            let size = abs(degrees)
            guard size < grain else { return degrees }
            let rounded = grain - (grain - size)
            return degrees < 0 ? -rounded : rounded
        }

        /// Returns a sum as the nearest double and its exact error (Knuth's two-sum).
        private static func exactSum(_ a: Double, _ b: Double) -> (Double, Double) {
            let sum = a + b
            let ofA = sum - b
            let ofB = sum - ofA
            return (sum, (a - ofA) + (b - ofB))
        }
    }
}
