import Catalogue
import Testing

@testable import StayRules

/// Tests the source's rules: a stay begins with the first of the fixes that open a geofence, and ends at the exit.
struct GeofenceRuleTests {
    private func home(_ count: Int, then metres: Double...) -> [Fix] {
        ([Double](repeating: 0, count: count) + metres).enumerated().map { fix(Double($0) * 180, east: $1) }
    }

    @Test func `on iOS eight fixes at one place are a stay, and seven are not`() {
        let rule = GeofenceRule(.ios)
        #expect(rule.outlines(home(7)) == [])
        #expect(rule.outlines(home(8)) == [Outline(0...7, 0...21)])
        #expect(rule.outlines(home(8, then: 500)) == [Outline(0...7, 0...24)])
        #expect(rule.outlines(home(10, then: 90, 500, 900)) == [Outline(0...10, 0...33)])
    }

    @Test func `on iOS a stay begins with the first fix at its place, not with the first fix of the track`() {
        let far = [fix(0, east: 900), fix(180, east: 500)]
        let run = (2...10).map { fix(Double($0) * 180) }
        #expect(GeofenceRule(.ios).outlines(far + run) == [Outline(2...10, 6...30)])
    }

    @Test func `on Android five fixes at one place are a stay, and four are not`() {
        for window in GeofenceWindow.allCases {
            let rule = GeofenceRule(.android, window: window)
            #expect(rule.outlines(home(4)) == [])
            #expect(rule.outlines(home(5, then: 500)) == [Outline(0...4, 0...15)])
        }
    }

    @Test func `with a sliding window a stay begins earlier than with a window that restarts`() {
        // The third fix is 180 m from the first one, so it begins a new window under `restart`. All later fixes are
        // less than 100 m from the second one.
        let fixes = track(0, 90, 180, 185, 180, 175, 180)
        #expect(GeofenceRule(.android, window: .sliding).outlines(fixes) == [Outline(1...6, 3...18)])
        #expect(GeofenceRule(.android, window: .restart).outlines(fixes) == [Outline(2...6, 6...18)])
    }

    @Test func `two stays at different places have two centres`() {
        let fixes = home(8, then: 500, 500, 500, 500, 500, 500, 500, 500, 900)
        let stays = GeofenceRule(.ios).stays(in: fixes)
        #expect(stays.map(\.first) == [0, 8])
        #expect(stays.map(\.centre) == [fixes[0].place, fixes[8].place])
    }
}
