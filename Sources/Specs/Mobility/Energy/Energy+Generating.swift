import Foundation
import SharedSpecs
import Specification

extension Energy {
    /// Generates a trace of a few samples, with steps around 10 m and 100 m and with times around the timer's ticks.
    public static func generate(from entropy: inout Entropy) -> Input {
        for _ in 0..<3 {
            let input = draw(from: &entropy)
            if isSettled(input) { return input }
        }
        return draw(from: &entropy)
    }

    private static func draw(from entropy: inout Entropy) -> Input {
        var trace = trace(from: &entropy)
        let policy = entropy.one(of: Policy.allCases)
        if entropy.once(in: 15) {
            let index = entropy.integer(in: 0...trace.count - 1)
            trace[index] = entropy.once(in: 2) ? misplaced(trace[index], from: &entropy) : trace[0]
            if entropy.once(in: 6) { trace = trace.map { displaced($0) } }
        }
        let isPlain = entropy.once(in: 2)
        return Input(
            policy: policy, platform: entropy.one(of: Platform.allCases), trace: trace,
            model: isPlain ? nil : model(from: &entropy))
    }

    private static func trace(from entropy: inout Entropy) -> [Sample] {
        let start = entropy.one(of: [(45.0703, 7.6869), (0, 20), (-33.8688, 151.2093), (66, -179.9995)])
        var place = Coordinate(lat: start.0, lon: start.1)
        var activity = entropy.one(of: Activity.allCases)
        var t: Double = entropy.one(of: [0, 0, 1_609_459_200, -500])
        var samples: [Sample] = []
        for _ in 0..<2 + entropy.count(upTo: 12) {
            samples.append(Sample(t: t, lat: place.lat, lon: place.lon, activity: activity))
            t += entropy.one(of: [
                1, 5, 60, 100, 179, 180, 181, 720, 721, 1_260, 1_261, 1_500, 4_000, 40_000, 0.5,
            ])
            if entropy.once(in: 3) { activity = entropy.one(of: Activity.allCases) }
            let metres: Double = entropy.one(of: [
                0, 0, 0, 4, 8, 12, 15, 30, 60, 90, 97, 103, 120, 400, 3_000,
            ])
            place = moved(place, by: metres, towards: entropy.one(of: [0, 0, 0.25, 0.5, 0.75]))
        }
        // A valid trace lasts at least a second.
        guard let first = samples.first, let last = samples.last, last.t - first.t < 1 else { return samples }
        return samples.dropLast() + [
            Sample(t: first.t + 1, lat: last.lat, lon: last.lon, activity: last.activity)
        ]
    }

    /// Returns the sample with a time about 8000 years later, usually after the last valid year.
    private static func displaced(_ sample: Sample) -> Sample {
        Sample(
            t: sample.t + DayFilter.calendar.upperBound, lat: sample.lat, lon: sample.lon,
            activity: sample.activity)
    }

    private static func misplaced(_ sample: Sample, from entropy: inout Entropy) -> Sample {
        Sample(
            t: sample.t, lat: entropy.one(of: [91, sample.lat]), lon: entropy.one(of: [180.5, -.infinity]),
            activity: sample.activity)
    }

    private static func model(from entropy: inout Entropy) -> Model {
        func drawn(_ figures: [Double], _ entropy: inout Entropy) -> Double? {
            entropy.once(in: 4) ? nil : entropy.one(of: figures)
        }
        return Model(
            percentPerHour: drawn([3.6, 0, 1, 1.6, 40], &entropy),
            percentPerAcquisition: drawn([0.5, 0, 1, 0.0005], &entropy),
            secondsPerAcquisition: drawn([20, 0, 36, 180, 1_000], &entropy))
    }

    /// Returns the place some metres away, in a direction that is given as a fraction of a full turn from north.
    private static func moved(_ place: Coordinate, by metres: Double, towards turn: Double) -> Coordinate {
        let degree = 111_195.0
        let (north, east) = (metres * cos(turn * 2 * .pi), metres * sin(turn * 2 * .pi))
        return Coordinate(
            lat: place.lat + north / degree,
            lon: remainder(place.lon + east / (degree * cos(place.lat * .pi / 180)), 360))
    }

    /// Whether all distances differ from 10 m and 100 m by half a metre or more, and all times are multiples of 0.5 s.
    public static func isSettled(_ input: Input) -> Bool {
        guard isSound(input) else { return true }
        let places = input.trace.map(\.place)
        for (index, place) in places.enumerated() {
            for other in places[..<index] where place != other {
                for radius in [10.0, 100] where !place.isClear(of: radius, around: other, margin: 0.5) {
                    return false
                }
            }
        }
        return input.trace.allSatisfy { $0.t * 2 == ($0.t * 2).rounded() }
    }

    /// Returns inputs with only a part of the trace, with times that begin at 0, or with places near latitude and
    /// longitude 0.
    public static func simpler(than input: Input) -> [Input] {
        func with(_ trace: [Sample]) -> Input {
            Input(policy: input.policy, platform: input.platform, trace: trace, model: input.model)
        }
        let first = input.trace[0]
        let moved = input.trace.map {
            Sample(t: $0.t - first.t, lat: $0.lat, lon: $0.lon, activity: $0.activity)
        }
        let shorter = [2, input.trace.count / 2, input.trace.count - 1].filter {
            $0 >= 2 && $0 < input.trace.count
        }
        let origin = input.trace.map {
            Sample(
                t: $0.t, lat: (($0.lat - first.lat) * 1e5).rounded() / 1e5,
                lon: (remainder($0.lon - first.lon, 360) * 1e5).rounded() / 1e5, activity: $0.activity)
        }
        let parts = shorter.flatMap { [input.trace.prefix($0), input.trace.suffix($0)] }.map(Array.init)
        let rounded = input.trace.allSatisfy(\.place.isOnEarth) ? [moved, origin] : [moved]
        return (parts + rounded).map(with).filter { $0.duration <= 0 || $0.duration >= Input.shortest }
    }
}
