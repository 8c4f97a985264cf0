import Reference
import Testing

/// Tests the geodesic on WGS-84 against distances from other programs.
struct GeodesicTests {
    struct Pair: CustomTestStringConvertible {
        let name: String
        let from: (lat: Double, lon: Double)
        let to: (lat: Double, lon: Double)
        let metres: Double

        init(
            _ name: String, _ lat1: Double, _ lon1: Double, _ lat2: Double, _ lon2: Double, _ metres: Double
        ) {
            self.name = name
            from = (lat1, lon1)
            to = (lat2, lon2)
            self.metres = metres
        }

        var testDescription: String { name }

        var distance: Double { GeodesicTests.distance(from, to) }
    }

    private static func distance(_ a: (lat: Double, lon: Double), _ b: (lat: Double, lon: Double)) -> Double {
        Geodesic.distance(latitude1: a.lat, longitude1: a.lon, latitude2: b.lat, longitude2: b.lon)
    }

    /// The allowed error in metres.
    ///
    /// The series are accurate to a few nanometres, and neighbouring doubles near 20 000 km are four nanometres apart.
    private static let precision = 2e-8

    /// Rows of geodtest20.csv with lat1, lon1, lat2, lon2 and s12_m, from the test set of GeographicLib
    /// (C. F. F. Karney, doi:10.5281/zenodo.32156).
    static let testSet = [
        Pair("row 1", 35.60777, -139.44815, -11.17491, -69.95921, 8935244.56048183),
        Pair("row 2", 55.52454, 106.05087, 77.03196, 197.18234, 4105086.171392441),
        Pair("row 3", -21.97856, 142.59065, 41.84138, 98.56635, 8394328.894657671),
        Pair("row 4", -66.99028, 112.2363, -12.70631, 285.90344, 11150344.231208025),
        Pair("row 5", -17.42761, 173.34268, -15.84784, 5.93557, 16076603.163118068),
        Pair("row 6", 32.84994, 48.28919, -56.28556, 202.29132, 16727068.943816446),
        Pair("row 7", 6.96833, 52.74123, -7.39675, 206.17291, 17102477.249695837),
        Pair("row 8", -50.56724, -16.30485, -33.56571, -94.97412, 6455670.511866869),
        Pair("row 9", -58.93002, -8.90775, -8.91104, 133.13503, 11756066.021986462),
        Pair("row 10", -68.82867, -74.28391, -50.63005, -8.36685, 3956936.926063544),
        Pair("row 13", -19.79938, -174.47484, -11.99349, -154.35109, 2319004.860116939),
        Pair("row 15", -87.85331, 85.66836, 66.48646, 16.09921, 17286615.314714465),
        Pair("row 17", -25.72959, -144.90758, -57.70581, -269.17879, 9413446.745245311),
        Pair("row 19", 11.01307, 138.25278, 6.62726, 247.05981, 11911190.819018409),
    ]

    /// The rows of cllocation_observed.json, with distances recomputed by geographiclib 2.1.
    static let observed = [
        Pair("Wrocław to Warsaw", 51.1269942, 16.851781, 52.232855, 20.9211114, 307123.68723863206),
        Pair("New York to Los Angeles", 40.733458, -73.845023, 33.879322, -118.08059, 3951949.797025693),
    ]

    /// Special pairs; geographiclib 2.1 (Python) computed their distances with `Geodesic.WGS84.Inverse(…)["s12"]`.
    static let special = [
        Pair("pole to pole", -90, 0, 90, 0, 20003931.458625447),
        Pair("pole to pole on other meridians", -90, 37, 90, -120, 20003931.458625447),
        Pair("pole to equator", 90, 0, 0, 0, 10001965.729312724),
        Pair("across the pole", 80, 20, 80, -160, 2233651.714751699),
        Pair("a quarter of the equator", 0, 0, 0, 90, 10018754.171394622),
        Pair("a degree of the equator", 0, 0, 0, 1, 111319.49079327357),
        Pair("the equator across the antimeridian", 0, 179.5, 0, -179.5, 111319.49079327357),
        Pair("antipodes on the equator", 0, 0, 0, 180, 20003931.458625447),
        Pair("nearly antipodal on the equator", 0, 0, 0, 179.5, 19980861.908890963),
        Pair("less nearly antipodal on the equator", 0, 0, 0, 179.3, 19959584.699233953),
        Pair("antipodes", 30, 0, -30, 180, 20003931.458625447),
        Pair("nearly antipodal", -30, 0, 29.9, 179.8, 19989832.82760953),
        Pair("Rome's antipodes, nearly", 41.8, 12.5, -41.79, -167.45, 20002596.674920246),
        Pair("a metre", 49.4, 2.8, 49.400009, 2.8, 1.0009573247902246),
        Pair("a millimetre", 49.4, 2.8, 49.40000001, 2.8, 0.001112175097457599),
        Pair("less than a tenth of a millimetre", 49.4, 2.8, 49.4, 2.800000001, 7.258405634440158e-05),
    ]

    @Test(arguments: testSet + observed + special)
    func `the distance of a known pair is correct`(pair: Pair) {
        #expect(abs(pair.distance - pair.metres) <= Self.precision)
    }

    @Test(arguments: testSet + observed + special)
    func `exchanging the two places gives the same distance, bit for bit`(pair: Pair) {
        #expect(pair.distance.bitPattern == Self.distance(pair.to, pair.from).bitPattern)
    }

    @Test(arguments: testSet + observed + special)
    func `a mirrored pair has the same distance, bit for bit`(pair: Pair) {
        let southern = Self.distance((-pair.from.lat, pair.from.lon), (-pair.to.lat, pair.to.lon))
        let western = Self.distance((pair.from.lat, -pair.from.lon), (pair.to.lat, -pair.to.lon))
        #expect(southern.bitPattern == pair.distance.bitPattern)
        #expect(western.bitPattern == pair.distance.bitPattern)
    }

    @Test(arguments: [
        (0.0, 0.0), (49.4, 2.8), (-33.9, 151.2), (90, 17), (-90, -180), (0, 180), (89.999999999, -0.1),
        (1e-300, 1e-300),
    ])
    func `the distance from a place to itself is exactly 0`(lat: Double, lon: Double) {
        #expect(Self.distance((lat, lon), (lat, lon)) == 0)
        #expect(Self.distance((lat, lon), (lat, lon)).sign == .plus)
    }

    @Test func `if two pairs of coordinates describe the same place, the distance is exactly 0`() {
        #expect(Self.distance((45, 180), (45, -180)) == 0)
        #expect(Self.distance((90, 10), (90, -170)) == 0)
        #expect(Self.distance((-90, 1), (-90, 2)) == 0)
        #expect(Self.distance((0, 0), (-0.0, -0.0)) == 0)
        #expect(Self.distance((12, 5), (12, 365)) == 0)
    }

    @Test(arguments: [(90.1, 0.0), (-91, 0), (.nan, 0), (0, .nan), (0, .infinity), (.infinity, 0)])
    func `the distance from or to an invalid place is NaN`(lat: Double, lon: Double) {
        #expect(Self.distance((lat, lon), (0, 0)).isNaN)
        #expect(Self.distance((0, 0), (lat, lon)).isNaN)
    }

    @Test func `no two places are farther apart than the poles`() {
        var random = Random(seed: 1)
        for _ in 0..<500 {
            let (a, b) = (random.place(), random.place())
            let distance = Self.distance(a, b)
            #expect(distance > 0)
            #expect(distance <= 20_003_931.458625447 + Self.precision)
        }
    }

    @Test func `a detour through a third place is never shorter than the direct path`() {
        var random = Random(seed: 2)
        for _ in 0..<300 {
            let (a, b, c) = (random.place(), random.place(), random.place())
            #expect(Self.distance(a, c) <= Self.distance(a, b) + Self.distance(b, c) + Self.precision)
        }
    }

    @Test func `exchanging two random places gives the same distance, bit for bit, even for antipodes`() {
        var random = Random(seed: 3)
        for _ in 0..<500 {
            let a = random.place()
            let far = (lat: -a.lat + random.unit() / 10, lon: a.lon + 180 + random.unit() / 10)
            for b in [random.place(), (max(-90, min(90, far.lat)), far.lon)] {
                #expect(Self.distance(a, b).bitPattern == Self.distance(b, a).bitPattern)
            }
        }
    }
}
