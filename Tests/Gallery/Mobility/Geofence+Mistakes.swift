import Catalogue
import JSON
import Specification

extension Geofence: Mistaken {
    public static let careful: any Implementation<Geofence> = CarefulGeofence()

    public static let mistakes = opening + windows + leaving + beginningAnew + earthly

    /// One fix the less, one more, another one to compare with: how a geofence opens on iOS.
    private static let opening: [Mistake<Geofence>] = [
        Mistake(
            "near-at-the-radius", "Writes <= for \"nearer than\".",
            breaks: "GEO-1", "GEO-5",
            smallest: track(.ios, ["radius": 0, "closeFixes": 1], [0, 0]),
            run: CarefulGeofence.but { $0.nearAtTheRadius = true }),
        Mistake(
            "compares-with-the-first-fix",
            "Compares every fix with the first of the run, not with the one before it.",
            breaks: "GEO-1", smallest: track(.ios, ["closeFixes": 2], [0, 0.0005, 0.001], at: [0, 0, 360]),
            run: CarefulGeofence.but { $0.comparesWith = .runBegin }),
        Mistake(
            "keeps-the-counter-at-a-far-fix", "Adds up the close fixes and never begins anew at a far one.",
            breaks: "GEO-1", smallest: track(.ios, ["closeFixes": 2], [0, 0, 1, 1]),
            run: CarefulGeofence.but { $0.keepsCounterAtFarFix = true }),
        Mistake(
            "opens-one-early", "Counts the fix with which the run begins, so that six close ones are enough.",
            breaks: "GEO-1", smallest: track(.ios, ["closeFixes": 2], [0, 0]),
            run: CarefulGeofence.but { $0.surplus = -1 }),
        Mistake(
            "opens-one-late", "Asks for more than seven close fixes, not for seven.",
            breaks: "GEO-1", smallest: track(.ios, ["closeFixes": 1], [0, 0], at: [0, 180]),
            run: CarefulGeofence.but { $0.surplus = 1 }),
        Mistake(
            "measures-the-time", "Waits until 21 minutes have passed, yet declares that it counts.",
            breaks: "GEO-2", smallest: track(.ios, ["closeFixes": 1], [0, 0]),
            run: CarefulGeofence.but { $0.clock = .elapsed }),
        Mistake(
            "counts-the-fixes", "Counts seven close fixes, yet declares that it waits for 21 minutes.",
            breaks: "GEO-2", under: [GeofenceClock.reading.id: "elapsed"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0]),
            run: CarefulGeofence.but { $0.clock = .count }),
        Mistake(
            "clock-starts-at-the-first-close-fix",
            "Starts the clock at the first close fix, three minutes after the run began.",
            breaks: "GEO-2", under: [GeofenceClock.reading.id: "elapsed"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0], at: [0, 180]),
            run: CarefulGeofence.but { $0.clockStarts = .firstClose }),
        Mistake(
            "centre-at-the-first-fix",
            "Puts the centre where the run began, yet declares the fix that opened.",
            breaks: "GEO-3", smallest: track(.ios, ["closeFixes": 1], [0, 0.0005]),
            run: CarefulGeofence.but { $0.centresAt = .first }),
        Mistake(
            "means-the-close-fixes-only",
            "Takes the mean of the seven close fixes without the one that they began at.",
            breaks: "GEO-3", under: [GeofenceCentre.reading.id: "mean"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0.0005]),
            run: CarefulGeofence.but { $0.meansWithoutTheFirst = true }),
        Mistake(
            "means-plain-longitudes",
            "Takes the mean of longitudes as of any numbers, on both sides of 180° too.",
            breaks: "GEO-3", under: [GeofenceCentre.reading.id: "mean"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0], east: [180, -180]),
            run: CarefulGeofence.but { $0.meansPlainLongitudes = true }),
        Mistake(
            "means-far-fixes-too", "Takes the mean of all fixes of a run that goes on beyond far ones.",
            breaks: "GEO-3",
            under: [GeofenceCentre.reading.id: "mean", GeofenceFar.reading.id: "keep"],
            smallest: track(.ios, ["closeFixes": 2], [0, 0, 1, 1]),
            run: CarefulGeofence.but { $0.meansFarFixesToo = true }),
    ]

    /// Which fixes Android looks at, and how they are held against each other.
    private static let windows: [Mistake<Geofence>] = [
        Mistake(
            "all-near-each-other",
            "Asks that each two of the five be near each other, and not only near the first.",
            breaks: "GEO-5", smallest: track(.android, ["window": 3], [0, 0.0005, -0.0005]),
            run: CarefulGeofence.but { $0.window = .nearEachOther }),
        Mistake(
            "each-near-the-one-before",
            "Does on Android as on iOS: compares each fix with the one before it.",
            breaks: "GEO-5", smallest: track(.android, ["window": 3], [0, 0.0005, 0.001]),
            run: CarefulGeofence.but { $0.window = .nearTheOneBefore }),
        Mistake(
            "window-centred-at-its-last-fix", "Puts the centre on Android at the fifth fix, as on iOS.",
            breaks: "GEO-5", smallest: track(.android, ["window": 2], [0, 0.0005]),
            run: CarefulGeofence.but { $0.centresWindowAtItsEnd = true }),
        Mistake(
            "far-fix-in-no-window", "Throws a far fix away instead of beginning the next window with it.",
            breaks: "GEO-5", under: [GeofenceWindow.reading.id: "restart"],
            smallest: track(.android, ["window": 2], [0, 1, 1]),
            run: CarefulGeofence.but { $0.farFixBeginsWindow = false }),
        Mistake(
            "waits-for-fifteen-minutes", "Believes the source's 15 minutes and waits until they have passed.",
            breaks: "GEO-7", smallest: track(.android, ["window": 2], [0, 0]),
            run: CarefulGeofence.but { $0.waitsForTheTime = true }),
    ]

    /// The exit, and what it leaves behind.
    private static let leaving: [Mistake<Geofence>] = [
        Mistake(
            "exit-measured-from-the-fix-before",
            "Compares each fix inside with the one before it, so that a slow walk never leaves.",
            breaks: "GEO-4", smallest: track(.ios, ["closeFixes": 1], [0, 0, 0.0005, 0.001]),
            run: CarefulGeofence.but { $0.exitFrom = .fixBefore }),
        Mistake(
            "dwell-from-the-run",
            "Counts the stay from the first fix of the run, when the person truly came, yet declares the enter.",
            breaks: "GEO-4", under: [GeofenceDwell.reading.id: "enter"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0, 1], at: [0, 1, 1]),
            run: CarefulGeofence.but { $0.dwellFrom = .runBegin }),
        Mistake(
            "dwell-from-the-first-close-fix",
            "Counts the stay from the first close fix, not from the one that it was near.",
            breaks: "GEO-4", under: [GeofenceDwell.reading.id: "arrival"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0, 1], at: [0, 1, 1]),
            run: CarefulGeofence.but { $0.dwellFrom = .firstClose }),
        Mistake(
            "exit-tells-its-own-place",
            "Writes into the exit the place of its fix instead of the geofence's centre.",
            breaks: "GEO-4", smallest: track(.ios, ["closeFixes": 1], [0, 0, 1]),
            run: CarefulGeofence.but { $0.exitToldAt = .exit }),
        Mistake(
            "keeps-the-counter-after-the-exit",
            "Does not set the counter back, so that one close fix opens the next geofence.",
            breaks: "GEO-4", "GEO-2", smallest: track(.ios, ["closeFixes": 2], [0, 0, 0, 1, 1]),
            run: CarefulGeofence.but { $0.keepsCounterAfterExit = true }),
        Mistake(
            "forgets-the-exit-fix", "Begins after an exit with nothing, not with the fix that left.",
            breaks: "GEO-4", smallest: track(.ios, ["closeFixes": 1], [0, 0, 1, 1]),
            run: CarefulGeofence.but { $0.forgetsExitFix = true }),
        Mistake(
            "window-reaches-behind-the-exit",
            "Looks at the last five fixes, also at those from before the exit.",
            breaks: "GEO-4", smallest: track(.android, ["window": 3], [0, 0.0005, 0.0005, 0.001, 0.001]),
            run: CarefulGeofence.but { $0.looksBehindTheExit = true }),
        Mistake(
            "closes-at-the-end", "Closes an open geofence with the last fix there is.",
            breaks: "GEO-4", "GEO-6", "GEO-8", smallest: track(.ios, ["closeFixes": 1], [0, 0, 0]),
            run: CarefulGeofence.but { $0.closesAtTheEnd = true }),
        Mistake(
            "user-modes-swapped", "Writes 10 for coming and 9 for going.",
            breaks: "GEO-1", "GEO-4", "GEO-5", smallest: track(.ios, ["closeFixes": 1], [0, 0]),
            run: CarefulGeofence.but { $0.userModes = (10, 9) }),
    ]

    /// The leftovers of a reset.
    private static let beginningAnew: [Mistake<Geofence>] = [
        Mistake(
            "resets-the-counter-only",
            "Sets the counter to 0 at a reset, and still compares the next fix with the one before.",
            breaks: "GEO-8", smallest: track(.ios, ["closeFixes": 1], [0, 0], resets: [1]),
            run: CarefulGeofence.but { $0.resetsWhat = .theCounterOnly }),
        Mistake(
            "geofence-outlives-a-reset", "Lets an open geofence be, and resets only what is outside.",
            breaks: "GEO-8", smallest: track(.ios, ["closeFixes": 1], [0, 0, 1], resets: [2]),
            run: CarefulGeofence.but { $0.resetsWhat = .whatIsOutside }),
        Mistake(
            "reset-writes-an-exit", "Ends an open geofence at a reset as it does at a far fix.",
            breaks: "GEO-8", smallest: track(.ios, ["closeFixes": 1], [0, 0, 0], resets: [2]),
            run: CarefulGeofence.but { $0.resetsWhat = .withAnExit }),
        Mistake(
            "resets-after-the-fix", "Looks at a fix first, and then resets.",
            breaks: "GEO-8", "GEO-1", "GEO-5", smallest: track(.ios, ["closeFixes": 1], [0, 0], resets: [1]),
            run: CarefulGeofence.but { $0.resetsAfterTheFix = true }),
    ]

    /// Where a fix is, and whether it counts.
    private static let earthly: [Mistake<Geofence>] = [
        Mistake(
            "degrees-are-metres", "Takes a degree of longitude to be as long as one of latitude.",
            breaks: "GEO-1", "GEO-4", "GEO-5",
            smallest: track(.ios, ["closeFixes": 1], [90, 90], east: [0, 1], at: [0, 180]),
            run: CarefulGeofence.but { $0.earth.chart = .plainDegrees }),
        Mistake(
            "sheet-ends-at-the-antimeridian",
            "Measures on a flat sheet, on which 180 and -180 are at opposite ends.",
            breaks: "GEO-1", "GEO-4", "GEO-5",
            smallest: track(.ios, ["closeFixes": 1], [0, 0], east: [180, -180], at: [0, 180]),
            run: CarefulGeofence.but { $0.earth.chart = .flatSheet }),
        Mistake(
            "latitude-and-longitude-exchanged", "Hands the coordinates to the distance in the wrong order.",
            breaks: "GEO-1", "GEO-4", "GEO-5",
            smallest: track(.ios, ["closeFixes": 1], [90, 90], east: [0, 1], at: [0, 180]),
            run: CarefulGeofence.but { $0.earth.chart = .exchangedCoordinates }),
        Mistake(
            "knows-no-parameters", "Has the source's figures in its code and reads no others.",
            breaks: "GEO-1", "GEO-2", "GEO-4", "GEO-5",
            smallest: track(.ios, ["closeFixes": 1], [0, 0], at: [0, 180]),
            run: CarefulGeofence.but { $0.heedsParameters = false }),
        Mistake(
            "drops-coarse-fixes", "Leaves out fixes that mobility.accuracy would not have accepted.",
            breaks: "GEO-1", "GEO-5",
            smallest: """
                {"platform":"ios","fixes":[{"t":0,"lat":0,"lon":0,"accuracy":0},\
                {"t":180,"lat":0,"lon":0,"accuracy":-1}],"parameters":{"closeFixes":1}}
                """,
            run: CarefulGeofence.but { $0.dropsCoarseFixes = true }),
        Mistake(
            "takes-any-place", "Never looks whether a place is on Earth.",
            breaks: "FIX-1", smallest: track(.ios, [:], [91]),
            run: CarefulGeofence.but { $0.refusesFixesOffEarth = false }),
    ]

    /// A track as JSON: latitudes, and optional longitudes and times, which are 0 by default.
    private static func track(
        _ platform: Platform, _ parameters: KeyValuePairs<String, Int>, _ north: [Double],
        east: [Double]? = nil, at times: [Int]? = nil, resets: [Int]? = nil
    ) -> String {
        let fixes = north.enumerated().map { index, lat in
            let lon = east.map { Number($0[index]).text } ?? "0"
            let t = times.map { "\($0[index])" } ?? "0"
            return #"{"t":\#(t),"lat":\#(Number(lat).text),"lon":\#(lon),"accuracy":0}"#
        }
        let figures = parameters.map { #""\#($0.key)":\#($0.value)"# }.joined(separator: ",")
        let rest =
            (figures.isEmpty ? "" : #","parameters":{\#(figures)}"#)
            + (resets.map { #","resets":\#($0)"# } ?? "")
        return #"{"platform":"\#(platform.rawValue)","fixes":[\#(fixes.joined(separator: ","))]\#(rest)}"#
    }
}
