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
            let index = entropy.one(of: trace.indices)
            if entropy.once(in: 2) {
                trace[index].lat = entropy.one(of: [91, trace[index].lat])
                trace[index].lon = entropy.one(of: [180.5, -.infinity])
            } else {
                trace[index] = trace[0]
            }
            // Times that are shifted by about 8000 years are usually after the last valid year.
            if entropy.once(in: 6) {
                for index in trace.indices { trace[index].t += DayFilter.calendar.upperBound }
            }
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
            let turn: Double = entropy.one(of: [0, 0, 0.25, 0.5, 0.75])
            place = place.moved(metres: metres, towards: turn * 2 * .pi)
        }
        // A valid trace lasts at least a second.
        guard let first = samples.first, let last = samples.last, last.t - first.t < 1 else { return samples }
        return samples.dropLast() + [last.with { $0.t = first.t + 1 }]
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

    /// Whether all distances differ from 10 m and 100 m by half a metre or more, and all times are multiples of 0.5 s.
    public static func isSettled(_ input: Input) -> Bool {
        guard isSound(input) else { return true }
        let places = input.trace.map(\.place)
        return [10, 100].allSatisfy { places.areClear(of: $0, margin: 0.5) }
            && input.trace.allSatisfy { $0.t * 2 == ($0.t * 2).rounded() }
    }

    /// Returns inputs with only a part of the trace, with times that begin at 0, or with places near latitude and
    /// longitude 0.
    public static func simpler(than input: Input) -> [Input] {
        let (trace, first) = (input.trace, input.trace[0])
        let moved = trace.map { sample in sample.with { $0.t -= first.t } }
        let shorter = [2, trace.count / 2, trace.count - 1].filter { $0 >= 2 && $0 < trace.count }
        let origin = trace.map { sample in
            sample.with {
                $0.lat = ((sample.lat - first.lat) * 1e5).rounded() / 1e5
                $0.lon = (remainder(sample.lon - first.lon, 360) * 1e5).rounded() / 1e5
            }
        }
        let parts = shorter.flatMap { [trace.prefix($0), trace.suffix($0)] }.map(Array.init)
        let rounded = trace.allSatisfy(\.place.isOnEarth) ? [moved, origin] : [moved]
        return (parts + rounded).map { trace in input.with { $0.trace = trace } }
            .filter { $0.duration <= 0 || $0.duration >= Input.shortest }
    }
}
