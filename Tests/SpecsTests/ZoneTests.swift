import Catalogue
import Foundation
import JSON
import Specification
import Testing

@testable import SharedSpecs

/// Tests the clocks of the kit's time zones, and the days on which moments fall.
struct ZoneTests {
    @Test(arguments: Zone.allCases)
    func `the kit's time zones agree with the time zone table of this machine`(zone: Zone) throws {
        let timeZone = try #require(TimeZone(identifier: zone.rawValue))
        var wrong: [Int] = []
        // Compares the clocks at every change, one second before every change, and every ten days.
        var moments = zone.changes.flatMap { [$0, $0 - 1] }
        moments += stride(
            from: Moment.range.lowerBound - 86_400, through: Moment.range.upperBound + 4 * 86_400, by: 864_000
        )
        for moment in moments {
            let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
            if offset != zone.offset(at: moment) { wrong.append(moment) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    }

    @Test func `the kit's time zones have 559 clock changes, and no zone has two within a hundred days`() {
        let changes = Zone.allCases.map { $0.changes }
        #expect(changes.map(\.count).reduce(0, +) == 559)
        for changes in changes {
            #expect(zip(changes, changes.dropFirst()).allSatisfy { $1 - $0 > 100 * 86_400 })
        }
    }

    @Test func `the clocks of a zone determine on which day a moment falls`() {
        let rome = Zone.rome
        // On 2021-03-28 one hour is missing in Rome, but the day still counts as one day.
        #expect(rome.day(of: 1_616_885_999) == 18_713)
        #expect(rome.day(of: 1_616_886_000) == 18_714)
        #expect(rome.day(of: 1_616_968_799) == 18_714)
        #expect(rome.day(of: 1_616_968_800) == 18_715)
        // When the clocks go back in Newfoundland, they return to the day before.
        let stJohns = Zone.stJohns
        #expect(
            [1_225_592_999, 1_225_593_000, 1_225_593_060].map { stJohns.day(of: $0) } == [
                14_184, 14_185, 14_184,
            ])
    }
}
