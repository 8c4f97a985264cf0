import Catalogue
import Foundation
import JSON
import Specification

/// The clock of a time zone, computed from the time zone data of the platform.
struct CarefulClock {
    private let zone: TimeZone

    init(_ zone: Zone) {
        self.zone = TimeZone(identifier: zone.rawValue) ?? .gmt
    }

    /// Returns the number of seconds by which the clock is ahead of UTC at a moment.
    func offset(_ moment: Int) -> Int {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
    }

    /// Returns the number of days from 1970-01-01 to the date that the clock shows at a moment.
    func day(_ moment: Moment) -> Int {
        Int((Double(moment.seconds + offset(moment.seconds)) / 86_400).rounded(.down))
    }
}
