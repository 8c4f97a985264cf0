import SharedSpecs
import Specification

extension Heatmap {
    /// Generates layers of points in a city, on the seams between tiles, at the edges of the map or anywhere.
    public static func generate(from entropy: inout Entropy) -> Input {
        let isBroken = entropy.once(in: 10)
        var layers = [layer(from: &entropy)]
        if entropy.once(in: 50) { return Input(replacing: []) }
        if entropy.once(in: 4) {
            layers += entropy.list(upTo: 2) { layer(from: &$0) }
            if entropy.once(in: 3), let first = layers.first { layers.append(first) }
            if isBroken { layers = entropy.shuffled(layers + [broken(from: &entropy)]) }
            return Input(replacing: layers)
        }
        return Input(isBroken ? broken(from: &entropy) : layers[0])
    }

    private static func layer(from entropy: inout Entropy) -> Layer {
        let zoom = entropy.one(of: [0, 1, 2, 3, 1, 10, 15, deepestZoom])
        let isTimed = entropy.once(in: 3)
        let zone = isTimed ? entropy.zone() : .utc
        let start = Moment.generated(from: &entropy, near: zone)
        let spread = entropy.below(4)
        let points = entropy.list(upTo: 8) { entropy in
            let t = start.stepped(from: &entropy, in: zone, days: 0...15)
            let place = place(spread, from: &entropy)
            return Point(
                lat: place.lat, lon: place.lon,
                weight: entropy.one(of: [1, 1, 4, 9, 2, 0.5, 0.25, 0, 16, 3]),
                t: isTimed ? Double(t.seconds) + entropy.one(of: [0, 0, 0.5]) : nil)
        }
        guard isTimed, !entropy.once(in: 5) else { return Layer(points: points, zoom: zoom) }
        let day = zone.day(of: entropy.one(of: points.compactMap(\.t).map { Int($0) } + [start.seconds]))
        let filter = entropy.once(in: 8) ? .always : DayFilter(day: day)
        return Layer(points: points, zoom: zoom, filter: filter, timeZone: zone.rawValue)
    }

    private static func place(_ spread: UInt64, from entropy: inout Entropy) -> Coordinate {
        switch spread {
        case 0:
            // Points in one city, some of them at the same place.
            let steps = entropy.one(of: [0, 0, 1, 2, 5, 17, 40])
            return Coordinate(
                lat: 45.0703 + Double(steps) / 1_000, lon: 7.6869 - Double(entropy.below(20)) / 1_000)
        case 1:
            return Coordinate(
                lat: entropy.one(of: [0, 10, -10, 85.05, 85.06, -85.06, 90, -90, 66.5, -60]),
                lon: entropy.one(of: [0, 10, -10, 180, -180, 90, -90, 179.99, 45, -0.001]))
        default:
            return Coordinate(
                lat: entropy.double(in: -89...89).rounded(), lon: entropy.double(in: -179...179).rounded())
        }
    }

    private static func broken(from entropy: inout Entropy) -> Layer {
        let valid = Point(lat: 0, lon: 0)
        let point =
            switch entropy.below(8) {
            case 0: Point(lat: 90.000_001, lon: 0)
            case 1: Point(lat: -91, lon: 0)
            case 2: Point(lat: 0, lon: 180.000_001)
            case 3: Point(lat: 0, lon: 0, t: .infinity)
            case 4: Point(lat: 0, lon: 0, weight: .infinity)
            case 5: Point(lat: 0, lon: 0, weight: -0.001)
            case 6: Point(lat: 0, lon: 0, weight: -1)
            default: valid
            }
        let zone = entropy.one(of: ["Europe/Turin", "", "europe/rome", "UTC+1", "Mars/Olympus"])
        return Layer(points: [point], zoom: 1, timeZone: point == valid ? zone : Layer.utc)
    }

    /// Whether no tile and no colour depends on rounding, and the weights of the last layer add up to less than 1e5.
    public static func isSettled(_ input: Input) -> Bool {
        guard let layer = input.layers.last, input.points.allSatisfy({ $0.isOnEarth && $0.isWeighty }) else {
            return true
        }
        return layer.points.reduce(0) { $0 + $1.weight } < 1e5
            && readingCombinations.allSatisfy { !demand(input, $0).isOpen }
    }

    /// Returns up to two inputs: one with only the last layer, and one whose last layer has no filter and no times.
    public static func simpler(than input: Input) -> [Input] {
        guard let last = input.layers.last else { return [] }
        let alone = input.isList ? [Input(last)] : []
        guard last.filter != .always || last.points.contains(where: { $0.t != nil }) else { return alone }
        let plain = Layer(
            points: last.points.map { Point(lat: $0.lat, lon: $0.lon, weight: $0.weight) }, zoom: last.zoom)
        return alone + [input.isList ? Input(replacing: input.layers.dropLast() + [plain]) : Input(plain)]
    }
}
