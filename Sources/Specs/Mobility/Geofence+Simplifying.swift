import Foundation
import JSON
import Specification

extension Geofence {
    /// Tracks that need fewer fixes to open a geofence, and tracks moved to where coordinates are short.
    ///
    /// Neither follows from the shape: fixes and figures have to become fewer together, and so have all places.
    public static func simpler(than input: Input) -> [Input] {
        endings(of: input) + beginnings(of: input) + askingLess(than: input) + nearTheOrigin(input)
    }

    /// The track without its first fixes, however many: what matters may begin anywhere.
    private static func endings(of input: Input) -> [Input] {
        input.fixes.indices.dropFirst().reversed().map { first in
            Input(
                platform: input.platform, fixes: Array(input.fixes[first...]), parameters: input.parameters)
        }
    }

    // MARK: Fewer fixes

    /// The first few fixes in their due time, where the fewest open a geofence and all other figures are the source's.
    private static func beginnings(of input: Input) -> [Input] {
        (2...4).filter { $0 < input.fixes.count }.map { count in
            Input(
                platform: input.platform,
                fixes: inDueTime(Array(input.fixes.prefix(count)), Parameters.standard.interval),
                parameters: Parameters(closeFixes: 1, window: 2))
        }
    }

    private static func askingLess(than input: Input) -> [Input] {
        let figures = input.parameters ?? .standard
        let isIOS = input.platform == .ios
        let asked = isIOS ? figures.closeFixes : figures.window
        let least = isIOS ? 1 : 2
        return Set([least, least + 1, asked - 1]).sorted().filter { (least..<asked).contains($0) }.flatMap {
            fewer in
            let parameters = Parameters(
                radius: figures.radius, interval: figures.interval,
                closeFixes: isIOS ? fewer : figures.closeFixes, window: isIOS ? figures.window : fewer)
            return shortened(input.fixes, by: asked - fewer, radius: figures.radius).map {
                Input(platform: input.platform, fixes: $0, parameters: parameters)
            }
        }
    }

    /// The fixes without so many in a row, at any place, or without so many of each stay.
    private static func shortened(_ fixes: [Fix], by count: Int, radius: Double) -> [[Fix]] {
        let everywhere = [false, true].map { atTheEnd in
            stays(fixes, radius: radius).flatMap { stay in
                guard stay.count > count else { return Array(stay) }
                return atTheEnd
                    ? Array(stay.dropLast(count)) : Array(stay.prefix(1)) + Array(stay.dropFirst(count + 1))
            }
        }
        guard count < fixes.count else { return [] }
        let somewhere = (0...fixes.count - count).map { start in
            Array(fixes[..<start]) + Array(fixes[(start + count)...])
        }
        return (everywhere + somewhere).filter { $0.count < fixes.count }
    }

    /// The fixes in chains of which each is near the one before.
    private static func stays(_ fixes: [Fix], radius: Double) -> [ArraySlice<Fix>] {
        var stays: [ArraySlice<Fix>] = []
        var begin = fixes.startIndex
        for index in fixes.indices.dropFirst() {
            let (a, b) = (fixes[index - 1], fixes[index])
            if case .nearer = Proximity(
                of: (a.lat, a.lon), to: (b.lat, b.lon), radius: radius, by: .haversine)
            {
                continue
            }
            stays.append(fixes[begin..<index])
            begin = index
        }
        return fixes.isEmpty ? [] : stays + [fixes[begin...]]
    }

    // MARK: Shorter coordinates

    private static func nearTheOrigin(_ input: Input) -> [Input] {
        guard let first = input.fixes.first, input.fixes.allSatisfy(\.isOnEarth) else { return [] }
        let interval = (input.parameters ?? .standard).interval
        let shrinks = [1, cos(first.lat * .pi / 180)]
        let moved = shrinks.flatMap { shrink in
            [1e3, 1e4, 1e5, 1e6].map { power -> [Fix] in
                func rounded(_ degrees: Double) -> Double { (degrees * power).rounded() / power + 0 }
                return input.fixes.map { fix in
                    Fix(
                        t: fix.t, lat: min(90, max(-90, rounded(fix.lat - first.lat))),
                        lon: rounded(remainder(fix.lon - first.lon, 360) * shrink), accuracy: fix.accuracy,
                        speed: fix.speed, activity: fix.activity)
                }
            }
        }
        let timed = inDueTime(input.fixes, interval)
        return (moved + [timed]).map {
            Input(platform: input.platform, fixes: $0, parameters: input.parameters)
        }
    }

    private static func inDueTime(_ fixes: [Fix], _ interval: Double) -> [Fix] {
        fixes.enumerated().map { index, fix in
            Fix(
                t: Double(index) * interval, lat: fix.lat, lon: fix.lon, accuracy: fix.accuracy,
                speed: fix.speed, activity: fix.activity)
        }
    }
}
