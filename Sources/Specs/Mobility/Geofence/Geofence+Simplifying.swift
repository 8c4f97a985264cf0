import Foundation
import SharedSpecs
import Specification

extension Geofence {
    /// Returns tracks that need fewer fixes to open a geofence, and tracks that are moved to places with short
    /// coordinates.
    ///
    /// The kit cannot derive these simplifications from the shape of the input, since fixes and figures must be reduced
    /// together, and all places must be moved together.
    public static func simpler(than input: Input) -> [Input] {
        endings(of: input) + askingLess(than: input) + nearTheOrigin(input)
    }

    /// Returns the tracks that remain if some of the first fixes are removed, since the fault may begin anywhere.
    private static func endings(of input: Input) -> [Input] {
        input.fixes.indices.dropFirst().reversed().map { input.without(0..<$0) }
    }

    // MARK: Fewer fixes

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
            return shortened(input, by: asked - fewer).map {
                Input(platform: $0.platform, fixes: $0.fixes, parameters: parameters, resets: $0.resets)
            }
        }
    }

    /// Returns the tracks that remain if `count` consecutive fixes, anywhere in the track, are removed.
    private static func shortened(_ input: Input, by count: Int) -> [Input] {
        guard count < input.fixes.count else { return [] }
        return (0...input.fixes.count - count).map { input.without($0..<$0 + count) }
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
        fixes.enumerated().map { $1.with(t: Double($0) * min(interval, 3_600)) }
    }
}
