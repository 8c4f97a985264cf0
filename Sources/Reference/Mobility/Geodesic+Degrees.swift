import Foundation

extension Geodesic {
    /// Arithmetic on angles in degrees that stays exact at 0, 90, 180 and 360.
    enum Degrees {
        /// The sine and cosine of an angle in degrees, exact at every multiple of 90.
        ///
        /// - Complexity: O(1).
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

        /// The angle from one direction to another, degrees in −180…180, as the nearest double and the rest.
        ///
        /// Swapping the two negates both parts exactly; whole turns added to either, where a double can hold
        /// the sum, change nothing.
        ///
        /// - Complexity: O(1).
        static func difference(from start: Double, to end: Double) -> (degrees: Double, error: Double) {
            let (first, firstError) = exactSum(reduced(end), -reduced(start))
            let (degrees, error) = exactSum(reduced(first), firstError)
            return (degrees, error)
        }

        /// The angle in −180…180 that differs from the given one by whole turns, exactly.
        ///
        /// - Complexity: O(1).
        static func reduced(_ degrees: Double) -> Double {
            abs(degrees) <= 180 ? degrees : degrees.remainder(dividingBy: 360)
        }

        /// Degrees as radians.
        ///
        /// - Complexity: O(1).
        static func radians(_ degrees: Double) -> Double {
            degrees * (Double.pi / 180)
        }

        /// The angle without what lies below 2⁻⁵⁷ degrees (a picometre on the ground): nothing underflows.
        ///
        /// - Complexity: O(1).
        static func withoutDust(_ degrees: Double) -> Double {
            let grain = 0.0625
            let size = abs(degrees)
            guard size < grain else { return degrees }
            let rounded = grain - (grain - size)
            return degrees < 0 ? -rounded : rounded
        }

        /// A sum as the nearest double and the exact rest (Knuth's two-sum).
        private static func exactSum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
            let sum = a + b
            let ofA = sum - b
            let ofB = sum - ofA
            return (sum, (a - ofA) + (b - ofB))
        }
    }
}
