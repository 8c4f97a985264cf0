import Catalogue
import Foundation
import JSON
import Specification

/// An implementation of mobility.geofence, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulGeofence: Careful {
    public typealias Subsystem = Geofence

    /// The start of a measured distance or time: a fix or a place.
    enum From { case enter, exit, runBegin, fixBefore, firstClose, centre }

    var earth = CarefulEarth()
    var refusesFixesOffEarth = true
    var heedsParameters = true
    var dropsCoarseFixes = false
    var nearAtTheRadius = false
    // iOS
    var comparesWith = From.fixBefore
    var keepsCounterAtFarFix = false
    /// The number that is added to the parameter `closeFixes`, the number of close fixes that open a geofence.
    var surplus = 0
    var clock: GeofenceClock?
    var clockStarts = From.runBegin
    var centresAt: GeofenceCentre?
    var meansWithoutTheFirst = false
    var meansPlainLongitudes = false
    var meansFarFixesToo = false
    // Android
    var window = Window.nearTheFirst
    var waitsForTheTime = false
    var centresWindowAtItsEnd = false
    var farFixBeginsWindow = true
    // Resets
    var resetsWhat = Reset.everything
    var resetsAfterTheFix = false
    // Inside and after
    var exitFrom = From.centre
    var dwellFrom: From?
    var exitToldAt = From.centre
    var userModes = (enter: 9, exit: 10)
    var keepsCounterAfterExit = false
    var forgetsExitFix = false
    var looksBehindTheExit = false
    var closesAtTheEnd = false

    enum Reset { case everything, whatIsOutside, theCounterOnly, withAnExit }

    enum Window { case nearTheFirst, nearEachOther, nearTheOneBefore }

    public init() {}

    public func run(_ input: Geofence.Input, readings: Readings) throws(Rejection) -> Geofence.Output {
        if refusesFixesOffEarth, !input.fixes.allSatisfy(\.isOnEarth) { throw Fix.invalid() }
        var phone = Phone(choices: self, input: input, readings: readings)
        let resets = Set(input.resets ?? [])
        for index in input.fixes.indices {
            if resets.contains(index), !resetsAfterTheFix { phone.reset(before: index) }
            phone.receive(index)
            if resets.contains(index), resetsAfterTheFix { phone.reset(before: index) }
        }
        if closesAtTheEnd { phone.close() }
        return Geofence.Output(events: phone.events)
    }
}

/// The state of the phone while the fixes arrive.
private struct Phone {
    let choices: CarefulGeofence
    let fixes: [Fix]
    let isIOS: Bool
    let parameters: Geofence.Parameters
    let readings: Readings
    var events: [Geofence.Event] = []

    /// The fixes outside a geofence since the last exit, including the fix of the exit; before any exit, all fixes so
    /// far.
    private var outside: [Int] = []
    /// On iOS, the chain of close fixes; on Android, the window that began at the last far fix.
    private var run: [Int] = []
    /// Under the option `keep`, the fixes of the chain that are far from the previous fix.
    private var strays: Set<Int> = []
    /// The index of the first fix of the current window on Android.
    private var windowBegin = 0
    private var counter = 0
    /// The enter event of the open geofence, and the index of the first fix of the run or window that opened it.
    private var open: (enter: Geofence.Event, begin: Int)?
    private var before: Int?

    init(choices: CarefulGeofence, input: Geofence.Input, readings: Readings) {
        self.choices = choices
        self.readings = readings
        fixes = input.fixes
        isIOS = input.platform == .ios
        parameters = choices.heedsParameters ? input.parameters ?? .standard : .standard
    }

    mutating func receive(_ index: Int) {
        if choices.dropsCoarseFixes, !(0...200).contains(fixes[index].accuracy) { return }
        defer { before = index }
        guard let (enter, begin) = open else {
            let centre = isIOS ? approachIOS(index) : approachAndroid(index)
            guard let centre else { return }
            let enter = Geofence.Event(
                kind: .enter, at: index, t: fixes[index].t, centre: centre,
                userMode: choices.userModes.enter)
            open = (enter, isIOS ? run[0] : windowBegin)
            events.append(enter)
            return
        }
        let reference = choices.exitFrom == .fixBefore ? place(before ?? index) : enter.centre
        if metres(place(index), reference) > parameters.radius { leave(index, enter, begin) }
    }

    private mutating func leave(_ index: Int, _ enter: Geofence.Event, _ begin: Int) {
        let wanted: CarefulGeofence.From = readings[GeofenceDwell.self] == .arrival ? .runBegin : .enter
        let since =
            switch choices.dwellFrom ?? wanted {
            case .runBegin: fixes[begin].t
            case .firstClose: fixes[min(begin + 1, enter.at)].t
            default: enter.t
            }
        events.append(
            Geofence.Event(
                kind: .exit, at: index, t: fixes[index].t,
                centre: choices.exitToldAt == .exit ? place(index) : enter.centre,
                userMode: choices.userModes.exit, dwell: fixes[index].t - since))
        open = nil
        if !choices.keepsCounterAfterExit { counter = 0 }
        run = choices.forgetsExitFix ? [] : [index]
        strays = []
        if choices.looksBehindTheExit { outside.append(index) } else { outside = run }
    }

    /// Handles a reset, which occurs when the phone is switched on again, or when the user enters a trip.
    mutating func reset(before index: Int) {
        if let (enter, begin) = open {
            switch choices.resetsWhat {
            case .whatIsOutside: return
            case .withAnExit: leave(index, enter, begin)
            case .everything, .theCounterOnly: break
            }
        }
        (open, counter, strays, outside) = (nil, 0, [], [])
        run = choices.resetsWhat == .theCounterOnly && isIOS && index > 0 ? [index - 1] : []
    }

    /// Adds an exit at the last fix if a geofence that opened at an earlier fix is still open; called only for a
    /// mistake.
    mutating func close() {
        guard let (enter, begin) = open, let last = fixes.indices.last, last > enter.at else { return }
        leave(last, enter, begin)
    }

    // MARK: Opening

    private mutating func approachIOS(_ index: Int) -> Coordinate? {
        guard let first = run.first, let last = run.last else {
            run = [index]
            return nil
        }
        guard isNear(index, choices.comparesWith == .fixBefore ? last : first) else {
            if readings[GeofenceFar.self] == .keep, counter > 0 {
                run.append(index)
                strays.insert(index)
                return nil
            }
            if !choices.keepsCounterAtFarFix { counter = 0 }
            run = [index]
            return nil
        }
        counter += 1
        run.append(index)
        let since = choices.clockStarts == .firstClose ? run[1] : first
        let isDue =
            (choices.clock ?? readings[GeofenceClock.self]) == .count
            ? counter >= parameters.closeFixes + choices.surplus
            : fixes[index].t - fixes[since].t >= parameters.interval * Double(parameters.closeFixes)
        return isDue ? centreOfRun() : nil
    }

    private func centreOfRun() -> Coordinate {
        switch choices.centresAt ?? readings[GeofenceCentre.self] {
        case .first: return place(run[0])
        case .last: return place(run[run.count - 1])
        case .mean:
            let counted = run.filter { choices.meansFarFixesToo || !strays.contains($0) }
            let places = counted.dropFirst(choices.meansWithoutTheFirst ? 1 : 0).map { place($0) }
            let lon = places.map(\.lon)
            // The longitudes are relative to the first longitude, so that 179.9 and -179.9 are close to each other.
            let east =
                choices.meansPlainLongitudes
                ? lon
                : lon.map { place in
                    lon[0] + remainder(place - lon[0], 360)
                }
            let count = Double(places.count)
            return Coordinate(
                lat: places.map(\.lat).reduce(0, +) / count,
                lon: remainder(east.reduce(0, +) / count, 360))
        }
    }

    private mutating func approachAndroid(_ index: Int) -> Coordinate? {
        outside.append(index)
        if readings[GeofenceWindow.self] == .restart {
            if run.isEmpty || isNear(index, run[0]) {
                run.append(index)
            } else {
                run = choices.farFixBeginsWindow ? [index] : []
            }
            guard let first = run.first else { return nil }
            return isComplete(run) ? centreOfWindow(first, index) : nil
        }
        guard let recent = recent(index), fitsTogether(recent) else { return nil }
        return centreOfWindow(recent[0], index)
    }

    private mutating func centreOfWindow(_ first: Int, _ last: Int) -> Coordinate {
        windowBegin = first
        let isLast = choices.centresWindowAtItsEnd || readings[GeofenceAndroidCentre.self] == .last
        return place(isLast ? last : first)
    }

    /// Returns the fixes of the window that ends at a fix; nil if there are too few fixes.
    private func recent(_ index: Int) -> [Int]? {
        guard choices.waitsForTheTime else {
            return outside.count < parameters.window ? nil : outside.suffix(parameters.window)
        }
        return outside.last { isComplete([$0, index]) }.map { first in outside.filter { $0 >= first } }
    }

    private func isComplete(_ run: [Int]) -> Bool {
        guard choices.waitsForTheTime else { return run.count == parameters.window }
        let passed = fixes[run[run.count - 1]].t - fixes[run[0]].t
        return passed >= parameters.interval * Double(parameters.window)
    }

    private func fitsTogether(_ window: [Int]) -> Bool {
        window.indices.dropFirst().allSatisfy { index in
            switch choices.window {
            case .nearTheFirst: isNear(window[index], window[0])
            case .nearTheOneBefore: isNear(window[index], window[index - 1])
            case .nearEachOther: window[..<index].allSatisfy { isNear(window[index], $0) }
            }
        }
    }

    // MARK: Places

    private func place(_ index: Int) -> Coordinate {
        Coordinate(lat: fixes[index].lat, lon: fixes[index].lon)
    }

    private func metres(_ a: Coordinate, _ b: Coordinate) -> Double {
        choices.earth.metres(a, b, by: readings[EarthDistance.self])
    }

    private func isNear(_ index: Int, _ other: Int) -> Bool {
        let metres = metres(place(index), place(other))
        return choices.nearAtTheRadius ? metres <= parameters.radius : metres < parameters.radius
    }
}
