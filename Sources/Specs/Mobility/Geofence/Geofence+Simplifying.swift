import Foundation
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
        input.fixes.indices.dropFirst().reversed().map { input.with(fixes: Array(input.fixes[$0...])) }
    }

    // MARK: Fewer fixes

    /// The first few fixes in their due time, with the fewest that open a geofence and else the source's figures.
    private static func beginnings(of input: Input) -> [Input] {
        (2...4).filter { $0 < input.fixes.count }.map { count in
            Input(
                platform: input.platform,
                fixes: inDueTime(input.fixes.prefix(count), Parameters.standard.interval),
                parameters: Parameters(
                    closeFixes: Parameters.fewestCloseFixes, window: Parameters.smallestWindow))
        }
    }

    private static func askingLess(than input: Input) -> [Input] {
        let figures = input.figures
        let isIOS = input.platform == .ios
        let asked = isIOS ? figures.closeFixes : figures.window
        let least = isIOS ? Parameters.fewestCloseFixes : Parameters.smallestWindow
        let fewer = Set([least, least + 1, asked - 1]).sorted().filter { (least..<asked).contains($0) }
        return fewer.flatMap { fewer in
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
        guard count < fixes.count else { return [] }
        let stays = stays(fixes, radius: radius)
        let everywhere = [false, true].map { atTheEnd in
            stays.flatMap { stay in
                guard stay.count > count else { return stay }
                return Array(atTheEnd ? stay.dropLast(count) : stay.prefix(1) + stay.dropFirst(count + 1))
            }
        }
        let somewhere = (0...fixes.count - count).map { start in
            Array(fixes[..<start] + fixes[(start + count)...])
        }
        return (everywhere + somewhere).filter { $0.count < fixes.count }
    }

    /// The fixes in chains of which each is near the one before.
    private static func stays(_ fixes: [Fix], radius: Double) -> [[Fix]] {
        var stays: [[Fix]] = []
        for fix in fixes {
            if let last = stays.last?.last,
                Proximity(of: last.place, to: fix.place, radius: radius, by: .haversine) == .nearer
            {
                stays[stays.count - 1].append(fix)
            } else {
                stays.append([fix])
            }
        }
        return stays
    }

    // MARK: Shorter coordinates

    private static func nearTheOrigin(_ input: Input) -> [Input] {
        guard let first = input.fixes.first?.place, input.fixes.allSatisfy(\.isOnEarth) else { return [] }
        let moved = [1, cos(first.lat * .pi / 180)].flatMap { shrink in
            [1e3, 1e4, 1e5, 1e6].map { power in
                func rounded(_ degrees: Double) -> Double { (degrees * power).rounded() / power + 0 }
                return input.fixes.map { fix in
                    let lat = min(90, max(-90, rounded(fix.lat - first.lat)))
                    let lon = rounded(remainder(fix.lon - first.lon, 360) * shrink)
                    return fix.with(place: Coordinate(lat: lat, lon: lon))
                }
            }
        }
        return (moved + [inDueTime(input.fixes[...], input.figures.interval)]).map { input.with(fixes: $0) }
    }

    private static func inDueTime(_ fixes: ArraySlice<Fix>, _ interval: Double) -> [Fix] {
        fixes.enumerated().map { $1.with(t: Double($0) * interval) }
    }
}
