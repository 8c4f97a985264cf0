/// The series in Karney's solution, to sixth order and with the coefficients for the third flattening of WGS-84.
extension Geodesic {
    /// A Fourier series Σ cₖ sin 2kσ, k = 1…6.
    struct SineSeries {
        let c1: Double
        let c2: Double
        let c3: Double
        let c4: Double
        let c5: Double
        let c6: Double

        /// Returns the sum of the series at σ, by Clenshaw's recurrence.
        func sum(_ sigma: Angle) -> Double {
            let x = 2 * (sigma.cosine - sigma.sine) * (sigma.cosine + sigma.sine)  // 2 cos 2σ
            let b5 = x * c6 + c5
            let b4 = x * b5 - c6 + c4
            let b3 = x * b4 - b5 + c3
            let b2 = x * b3 - b4 + c2
            let b1 = x * b2 - b3 + c1
            return 2 * sigma.sine * sigma.cosine * b1
        }
    }

    /// Returns the factor A₁ of the distance integral I₁ (equation 17).
    static func a1(_ e: Double) -> Double {
        let e2 = e * e
        return (1 + e2 * (1.0 / 4 + e2 * (1.0 / 64 + e2 / 256))) / (1 - e)
    }

    /// Returns the coefficients C₁ₖ of the distance integral I₁ (equation 18).
    static func c1(_ e: Double) -> SineSeries {
        let e2 = e * e
        let e3 = e2 * e
        return SineSeries(
            c1: e * (-1.0 / 2 + e2 * (3.0 / 16 - e2 / 32)),
            c2: e2 * (-1.0 / 16 + e2 * (1.0 / 32 - e2 * 9 / 2048)),
            c3: e3 * (-1.0 / 48 + e2 * 3 / 256),
            c4: e2 * e2 * (-5.0 / 512 + e2 * 3 / 512),
            c5: e3 * e2 * (-7.0 / 1280),
            c6: e3 * e3 * (-7.0 / 2048))
    }

    /// Returns the factor A₂ of the integral I₂, which only the reduced length needs (equation 42).
    static func a2(_ e: Double) -> Double {
        let e2 = e * e
        return (1 - e) * (1 + e2 * (1.0 / 4 + e2 * (9.0 / 64 + e2 * 25 / 256)))
    }

    /// Returns the coefficients C₂ₖ of the integral I₂ (equation 43).
    static func c2(_ e: Double) -> SineSeries {
        let e2 = e * e
        let e3 = e2 * e
        return SineSeries(
            c1: e * (1.0 / 2 + e2 * (1.0 / 16 + e2 / 32)),
            c2: e2 * (3.0 / 16 + e2 * (1.0 / 32 + e2 * 35 / 2048)),
            c3: e3 * (5.0 / 48 + e2 * 5 / 256),
            c4: e2 * e2 * (35.0 / 512 + e2 * 7 / 512),
            c5: e3 * e2 * (63.0 / 1280),
            c6: e3 * e3 * (77.0 / 2048))
    }

    /// Returns the factor A₃ of the longitude integral I₃ (equation 24).
    static func a3(_ e: Double) -> Double {
        let n = thirdFlattening
        let k1 = 1.0 / 2 - n / 2
        let k2 = 1.0 / 4 + n * (1.0 / 8 - n * 3 / 8)
        let k3 = 1.0 / 16 + n * (3.0 / 16 + n / 16)
        let k4 = 3.0 / 64 + n / 32
        return 1 - e * (k1 + e * (k2 + e * (k3 + e * (k4 + e * 3 / 128))))
    }

    /// Returns the coefficients C₃ₖ of the longitude integral I₃ (equation 25).
    static func c3(_ e: Double) -> SineSeries {
        let n = thirdFlattening
        let e2 = e * e
        let e3 = e2 * e
        let k11 = 1.0 / 4 - n / 4
        let k12 = 1.0 / 8 - n * n / 8
        let k13 = 3.0 / 64 + n * (3.0 / 64 - n / 64)
        let k14 = 5.0 / 128 + n / 64
        let k22 = 1.0 / 16 + n * (-3.0 / 32 + n / 32)
        let k23 = 3.0 / 64 + n * (-1.0 / 32 - n * 3 / 64)
        let k24 = 3.0 / 128 + n / 128
        let k33 = 5.0 / 192 + n * (-3.0 / 64 + n * 5 / 192)
        let k34 = 3.0 / 128 - n * 5 / 192
        let k44 = 7.0 / 512 - n * 7 / 256
        return SineSeries(
            c1: e * (k11 + e * (k12 + e * (k13 + e * (k14 + e * 3 / 128)))),
            c2: e2 * (k22 + e * (k23 + e * (k24 + e * 5 / 256))),
            c3: e3 * (k33 + e * (k34 + e * 7 / 512)),
            c4: e2 * e2 * (k44 + e * 7 / 512),
            c5: e3 * e2 * (21.0 / 2560),
            c6: 0)
    }
}
