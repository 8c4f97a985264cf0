import Catalogue

@testable import StayRules

/// Returns fixes at the given distances, in metres, to the east of the middle of the plan.
///
/// By default the fixes are 3 minutes apart.
func track(_ metres: Double..., every interval: Double = 180) -> [Fix] {
    metres.enumerated().map { index, east in fix(Double(index) * interval, east: east) }
}

/// Returns a fix at the given distances, in metres, to the east and north of the middle of the plan.
func fix(_ t: Double, east: Double = 0, north: Double = 0) -> Fix {
    let place = Ground(east: east, north: north).place
    return Fix(t: t, lat: place.lat, lon: place.lon, accuracy: 10)
}

/// The fixes and the times of a stay: its first and its last fix, and its beginning and its end in minutes.
struct Outline: Equatable, CustomStringConvertible {
    let first: Int
    let last: Int
    let arrival: Double
    let departure: Double

    init(_ fixes: ClosedRange<Int>, _ minutes: ClosedRange<Double>) {
        (first, last) = (fixes.lowerBound, fixes.upperBound)
        (arrival, departure) = (minutes.lowerBound, minutes.upperBound)
    }

    var description: String { "fixes \(first)...\(last), minutes \(arrival)...\(departure)" }
}

extension StayRule {
    func outlines(_ fixes: [Fix]) -> [Outline] {
        stays(in: fixes).map { Outline($0.first...$0.last, $0.arrival / 60...$0.departure / 60) }
    }
}
