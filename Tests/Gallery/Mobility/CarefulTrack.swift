import Catalogue
import Foundation
import Specification

/// An implementation of mobility.track, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulTrack: Careful {
    public typealias Subsystem = Track

    var skipsStays = true
    var mixedAreUnknown = true
    var runningIsWalking = false
    var knowsRunning = true
    var isAlwaysOpaque = false
    var findsNearestEnter = true
    var stretchesOfRecords = false
    var bridgesStays = false
    var circlesOpenStays = false
    var circleIsAtExit = false
    var durationsInMinutes = false
    var usesZone = true
    var takesLatest = true
    var joinsDays = false
    var cutsDwell = false
    var checksZone = true
    var holdsOrder = true
    var looksAtPlaces = true

    public init() {}

    public func run(_ input: Track.Input, readings: Readings) throws(Rejection) -> Track.Output {
        let records = input.records
        for record in records {
            // The years 2 to 9998.
            let hasDate = record.t >= -62_104_060_800 && record.t < 253_370_764_800
            if !hasDate || looksAtPlaces && !record.isOnEarth { throw Fix.invalid() }
        }
        if holdsOrder, !TimeOrder.holds(of: records.map(\.t)) { throw TimeOrder.broken() }
        let isAsked = checksZone || input.filter != .always
        if isAsked, !DayFilter.knows(zone: input.timeZone) { throw DayFilter.unknownZone() }
        let shown = shownDays(input, readings)
        let pairs = pairs(of: records)
        var inside: Set<Int> = []
        for (enter, exit) in pairs where skipsStays { inside.formUnion(enter..<exit) }
        var segments: [Track.Segment] = []
        for (from, to) in zip(records.indices, records.indices.dropFirst()) {
            guard let day = shown[from], let next = shown[to], day == next || joinsDays else { continue }
            if !inside.contains(from) { segments.append(segment(from, records)) }
        }
        return Track.Output(
            segments: segments, stretches: stretches(segments, records),
            circles: circles(pairs, records, shown))
    }

    /// Returns the indices of the first and the last record of each stay.
    private func pairs(of records: [MovementRecord]) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var open: Int?
        for (index, record) in records.enumerated() {
            if record.userMode == .enter, open == nil || findsNearestEnter { open = index }
            if record.userMode == .exit, let enter = open {
                pairs.append((enter, index))
                open = nil
            }
        }
        return pairs
    }

    private func segment(_ from: Int, _ records: [MovementRecord]) -> Track.Segment {
        var (first, second) = (records[from].activity, records[from + 1].activity)
        if runningIsWalking, first == .running { first = .walking }
        if runningIsWalking, second == .running { second = .walking }
        let activity: Activity = first == second || !mixedAreUnknown ? first : .unknown
        let onFoot = knowsRunning ? [Activity.walking, .running] : [.walking]
        let look =
            onFoot.contains(activity)
            ? Track.Look(.orange, .dashed, opacity: 1)
            : activity == .cycling
                ? Track.Look(.cyan, .dashed, opacity: 1)
                : activity == .automotive
                    ? Track.Look(.red, .solid, opacity: 1)
                    : Track.Look(.black, .solid, opacity: isAlwaysOpaque ? 1 : 0.5)
        return Track.Segment(from: from, to: from + 1, activity: activity, look: look)
    }

    private func stretches(_ segments: [Track.Segment], _ records: [MovementRecord]) -> [Track.Stretch] {
        var runs: [(from: Int, to: Int, activity: Activity)] = []
        if stretchesOfRecords {
            for (index, record) in records.enumerated() {
                if let last = runs.last, last.activity == record.activity {
                    runs[runs.count - 1].to = index
                } else {
                    runs.append((index, index, record.activity))
                }
            }
        } else {
            for segment in segments {
                if let last = runs.last, last.activity == segment.activity,
                    last.to == segment.from || bridgesStays
                {
                    runs[runs.count - 1].to = segment.to
                } else {
                    runs.append((segment.from, segment.to, segment.activity))
                }
            }
        }
        return runs.map { run in
            let seconds = records[run.to].t - records[run.from].t
            return Track.Stretch(
                from: run.from, to: run.to, activity: run.activity, start: records[run.from].t,
                duration: durationsInMinutes ? seconds / 60 : seconds)
        }
    }

    private func circles(
        _ pairs: [(Int, Int)], _ records: [MovementRecord], _ shown: [Int?]
    ) -> [Track.Circle] {
        var stays = pairs
        if circlesOpenStays, let last = records.lastIndex(where: { $0.userMode == .enter }),
            !pairs.contains(where: { $0.0 == last })
        {
            stays.append((last, records.count - 1))
        }
        return stays.filter { shown[$0.0] != nil }.map { enter, exit in
            let isCut = cutsDwell && shown[exit] != shown[enter]
            return Track.Circle(
                at: circleIsAtExit ? exit : enter, dwell: isCut ? 0 : records[exit].t - records[enter].t)
        }
    }

    /// Returns the local day of each record as a number, from the platform's time zone data; nil if the filter hides
    /// the record. If the filter has no weekday, each number is 0.
    private func shownDays(_ input: Track.Input, _ readings: Readings) -> [Int?] {
        guard let weekday = input.filter.weekday else { return input.records.map { _ in 0 } }
        let zone = TimeZone(identifier: usesZone ? input.timeZone : "UTC") ?? .gmt
        let days = input.records.map { record -> Int in
            let moment = Date(timeIntervalSince1970: record.t.rounded(.down))
            return Int(
                ((record.t.rounded(.down) + Double(zone.secondsFromGMT(for: moment))) / 86_400).rounded(.down)
            )
        }
        // Day 4 was a Monday.
        let own = days.map { (($0 - 4) % 7 + 7) % 7 == weekday ? $0 : nil }
        guard readings[TrackWeekday.self] == .latest, takesLatest else { return own }
        let latest = own.compactMap { $0 }.max()
        return own.map { $0 == latest ? $0 : nil }
    }
}
