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
        // `endings` are the tracks that begin at a later fix, since the fault may begin anywhere.
        let endings = input.fixes.indices.dropFirst().reversed().map { input.without(0..<$0) }
        return endings + askingLess(than: input) + nearTheOrigin(input)
    }

    // MARK: Fewer fixes

    private static func askingLess(than input: Input) -> [Input] {
        let figures = input.figures
        let isIOS = input.platform == .ios
        let asked = isIOS ? figures.closeFixes : figures.window
        let least = isIOS ? Parameters.fewestCloseFixes : Parameters.smallestWindow
        let fewer = Set([least, least + 1, asked - 1]).sorted().filter { (least..<asked).contains($0) }
        return fewer.flatMap { fewer in
            let parameters = figures.with { if isIOS { $0.closeFixes = fewer } else { $0.window = fewer } }
            return shortened(input, by: asked - fewer).map { track in
                track.with { $0.parameters = parameters }
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
                    fix.with {
                        $0.lat = min(90, max(-90, rounded(fix.lat - first.lat)))
                        $0.lon = rounded(remainder(fix.lon - first.lon, 360) * shrink)
                    }
                }
            }
        }
        let inDueTime = input.fixes.enumerated().map { index, fix in
            fix.with { $0.t = Double(index) * min(input.figures.interval, 3_600) }
        }
        return (moved + [inDueTime]).map { input.with(fixes: $0) }
    }
}
