import Catalogue
import JSON
import Specification

extension Geofence: Mistaken {
    public static let careful: any Implementation<Geofence> = CarefulGeofence()

    public static let mistakes = opening + windows + leaving + beginningAnew + earthly

    /// How a geofence opens on iOS: one fix fewer, one more, or compared with another fix.
    private static let opening: [Mistake<Geofence>] = [
        Mistake(
            "near-at-the-radius", "Writes <= for \"nearer than\".",
            breaks: "GEO-1", "GEO-5",
            smallest: track(.ios, ["radius": 0, "closeFixes": 1], [0, 0]),
            run: CarefulGeofence.but { $0.nearAtTheRadius = true }),
        Mistake(
            "compares-with-the-first-fix",
            "Compares every fix with the first fix of the run, not with the fix before it.",
            breaks: "GEO-1", smallest: track(.ios, ["closeFixes": 2], [0, 0.0005, 0.001], at: [0, 0, 360]),
            run: CarefulGeofence.but { $0.comparesWith = .runBegin }),
        Mistake(
            "keeps-the-counter-at-a-far-fix",
            "Adds up close fixes without resetting the counter at a far fix.",
            breaks: "GEO-1", smallest: track(.ios, ["closeFixes": 2], [0, 0, 1, 1]),
            run: CarefulGeofence.but { $0.keepsCounterAtFarFix = true }),
        Mistake(
            "opens-one-early",
            "Counts the fix with which the run begins, so six close fixes are enough.",
            breaks: "GEO-1", smallest: track(.ios, ["closeFixes": 2], [0, 0]),
            run: CarefulGeofence.but { $0.surplus = -1 }),
        Mistake(
            "opens-one-late", "Waits for more than seven close fixes.",
            breaks: "GEO-1", smallest: track(.ios, ["closeFixes": 1], [0, 0], at: [0, 180]),
            run: CarefulGeofence.but { $0.surplus = 1 }),
        Mistake(
            "measures-the-time", "Waits until 21 minutes have passed, but declares that it counts.",
            breaks: "GEO-2", smallest: track(.ios, ["closeFixes": 1], [0, 0]),
            run: CarefulGeofence.but { $0.clock = .elapsed }),
        Mistake(
            "counts-the-fixes", "Counts seven close fixes, but declares that it waits for 21 minutes.",
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
            "Puts the centre where the run began, but declares that it takes the fix that opened.",
            breaks: "GEO-3", smallest: track(.ios, ["closeFixes": 1], [0, 0.0005]),
            run: CarefulGeofence.but { $0.centresAt = .first }),
        Mistake(
            "means-the-close-fixes-only",
            "Takes the mean of the seven close fixes without the first fix of the run.",
            breaks: "GEO-3", under: [GeofenceCentre.reading.id: "mean"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0.0005]),
            run: CarefulGeofence.but { $0.meansWithoutTheFirst = true }),
        Mistake(
            "means-plain-longitudes",
            "Averages longitudes like any other numbers, even across 180°.",
            breaks: "GEO-3", under: [GeofenceCentre.reading.id: "mean"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0], east: [180, -180]),
            run: CarefulGeofence.but { $0.meansPlainLongitudes = true }),
        Mistake(
            "means-far-fixes-too", "Takes the mean of all fixes of a run that goes on past far fixes.",
            breaks: "GEO-3",
            under: [GeofenceCentre.reading.id: "mean", GeofenceFar.reading.id: "keep"],
            smallest: track(.ios, ["closeFixes": 2], [0, 0, 1, 1]),
            run: CarefulGeofence.but { $0.meansFarFixesToo = true }),
    ]

    /// The fixes that Android looks at, and the way in which they are compared.
    private static let windows: [Mistake<Geofence>] = [
        Mistake(
            "all-near-each-other",
            "Requires any two of the five fixes to be near each other, not only near the first.",
            breaks: "GEO-5", smallest: track(.android, ["window": 3], [0, 0.0005, -0.0005]),
            run: CarefulGeofence.but { $0.window = .nearEachOther }),
        Mistake(
            "each-near-the-one-before",
            "Compares each fix with the fix before it on Android, as on iOS.",
            breaks: "GEO-5", smallest: track(.android, ["window": 3], [0, 0.0005, 0.001]),
            run: CarefulGeofence.but { $0.window = .nearTheOneBefore }),
        Mistake(
            "window-centred-at-its-last-fix", "Puts the centre on Android at the fifth fix, as on iOS.",
            breaks: "GEO-5", smallest: track(.android, ["window": 2], [0, 0.0005]),
            run: CarefulGeofence.but { $0.centresWindowAtItsEnd = true }),
        Mistake(
            "far-fix-in-no-window", "Drops a far fix instead of beginning the next window with it.",
            breaks: "GEO-5", under: [GeofenceWindow.reading.id: "restart"],
            smallest: track(.android, ["window": 2], [0, 1, 1]),
            run: CarefulGeofence.but { $0.farFixBeginsWindow = false }),
        Mistake(
            "waits-for-fifteen-minutes", "Waits for the 15 minutes of the source.",
            breaks: "GEO-7", smallest: track(.android, ["window": 2], [0, 0]),
            run: CarefulGeofence.but { $0.waitsForTheTime = true }),
    ]

    /// The exit, and the state after it.
    private static let leaving: [Mistake<Geofence>] = [
        Mistake(
            "exit-measured-from-the-fix-before",
            "Compares each fix inside with the fix before it, so a slow walk never leaves the geofence.",
            breaks: "GEO-4", smallest: track(.ios, ["closeFixes": 1], [0, 0, 0.0005, 0.001]),
            run: CarefulGeofence.but { $0.exitFrom = .fixBefore }),
        Mistake(
            "dwell-from-the-run",
            "Counts the stay from the first fix of the run, but declares that it counts from the enter.",
            breaks: "GEO-4", under: [GeofenceDwell.reading.id: "enter"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0, 1], at: [0, 1, 1]),
            run: CarefulGeofence.but { $0.dwellFrom = .runBegin }),
        Mistake(
            "dwell-from-the-first-close-fix",
            "Counts the stay from the first close fix, not from the fix before it.",
            breaks: "GEO-4", under: [GeofenceDwell.reading.id: "arrival"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0, 1], at: [0, 1, 1]),
            run: CarefulGeofence.but { $0.dwellFrom = .firstClose }),
        Mistake(
            "exit-tells-its-own-place",
            "Puts the place of its fix into the exit instead of the geofence's centre.",
            breaks: "GEO-4", smallest: track(.ios, ["closeFixes": 1], [0, 0, 1]),
            run: CarefulGeofence.but { $0.exitToldAt = .exit }),
        Mistake(
            "keeps-the-counter-after-the-exit",
            "Does not reset the counter, so one close fix opens the next geofence.",
            breaks: "GEO-4", "GEO-2", smallest: track(.ios, ["closeFixes": 2], [0, 0, 0, 1, 1]),
            run: CarefulGeofence.but { $0.keepsCounterAfterExit = true }),
        Mistake(
            "forgets-the-exit-fix",
            "Compares the fix after an exit with no fix, not with the fix of the exit.",
            breaks: "GEO-4", smallest: track(.ios, ["closeFixes": 1], [0, 0, 1, 1]),
            run: CarefulGeofence.but { $0.forgetsExitFix = true }),
        Mistake(
            "window-reaches-behind-the-exit",
            "Looks at the last five fixes, even at those before the exit.",
            breaks: "GEO-4", smallest: track(.android, ["window": 3], [0, 0.0005, 0.0005, 0.001, 0.001]),
            run: CarefulGeofence.but { $0.looksBehindTheExit = true }),
        Mistake(
            "closes-at-the-end", "Closes an open geofence at the last fix.",
            breaks: "GEO-4", "GEO-6", "GEO-8", smallest: track(.ios, ["closeFixes": 1], [0, 0, 0]),
            run: CarefulGeofence.but { $0.closesAtTheEnd = true }),
        Mistake(
            "user-modes-swapped", "Writes userMode 10 for an enter and userMode 9 for an exit.",
            breaks: "GEO-1", "GEO-4", "GEO-5", smallest: track(.ios, ["closeFixes": 1], [0, 0]),
            run: CarefulGeofence.but { $0.userModes = (10, 9) }),
    ]

    /// The state after a reset.
    private static let beginningAnew: [Mistake<Geofence>] = [
        Mistake(
            "resets-the-counter-only",
            "Sets the counter to 0 at a reset, but still compares the next fix with the fix before.",
            breaks: "GEO-8", smallest: track(.ios, ["closeFixes": 1], [0, 0], resets: [1]),
            run: CarefulGeofence.but { $0.resetsWhat = .theCounterOnly }),
        Mistake(
            "geofence-outlives-a-reset", "Resets the counter, but leaves an open geofence open.",
            breaks: "GEO-8", smallest: track(.ios, ["closeFixes": 1], [0, 0, 1], resets: [2]),
            run: CarefulGeofence.but { $0.resetsWhat = .whatIsOutside }),
        Mistake(
            "reset-writes-an-exit", "Ends an open geofence at a reset as it does at a far fix.",
            breaks: "GEO-8", smallest: track(.ios, ["closeFixes": 1], [0, 0, 0], resets: [2]),
            run: CarefulGeofence.but { $0.resetsWhat = .withAnExit }),
        Mistake(
            "resets-after-the-fix", "Takes the fix first and resets after it.",
            breaks: "GEO-8", "GEO-1", "GEO-5", smallest: track(.ios, ["closeFixes": 1], [0, 0], resets: [1]),
            run: CarefulGeofence.but { $0.resetsAfterTheFix = true }),
    ]

    /// Where a fix is, and whether the fix is evaluated.
    private static let earthly: [Mistake<Geofence>] = [
        Mistake(
            "degrees-are-metres", "Treats a degree of longitude as being as long as a degree of latitude.",
            breaks: "GEO-1", "GEO-4", "GEO-5",
            smallest: track(.ios, ["closeFixes": 1], [90, 90], east: [0, 1], at: [0, 180]),
            run: CarefulGeofence.but { $0.earth.chart = .plainDegrees }),
        Mistake(
            "sheet-ends-at-the-antimeridian",
            "Measures on a flat map, on which 180 and -180 are at opposite ends.",
            breaks: "GEO-1", "GEO-4", "GEO-5",
            smallest: track(.ios, ["closeFixes": 1], [0, 0], east: [180, -180], at: [0, 180]),
            run: CarefulGeofence.but { $0.earth.chart = .flatSheet }),
        Mistake(
            "latitude-and-longitude-exchanged", "Exchanges latitude and longitude in the distance.",
            breaks: "GEO-1", "GEO-4", "GEO-5",
            smallest: track(.ios, ["closeFixes": 1], [90, 90], east: [0, 1], at: [0, 180]),
            run: CarefulGeofence.but { $0.earth.chart = .exchangedCoordinates }),
        Mistake(
            "knows-no-parameters", "Has the figures of the source in its code and ignores the parameters.",
            breaks: "GEO-1", "GEO-2", "GEO-4", "GEO-5",
            smallest: track(.ios, ["closeFixes": 1], [0, 0], at: [0, 180]),
            run: CarefulGeofence.but { $0.heedsParameters = false }),
        Mistake(
            "drops-coarse-fixes", "Leaves out fixes that mobility.accuracy would reject.",
            breaks: "GEO-1", "GEO-5",
            smallest: """
                {"platform":"ios","fixes":[{"t":0,"lat":0,"lon":0,"accuracy":0},\
                {"t":180,"lat":0,"lon":0,"accuracy":-1}],"parameters":{"closeFixes":1}}
                """,
            run: CarefulGeofence.but { $0.dropsCoarseFixes = true }),
        Mistake(
            "takes-any-place", "Never checks whether a place is on Earth.",
            breaks: "FIX-1", smallest: track(.ios, [:], [91]),
            run: CarefulGeofence.but { $0.refusesFixesOffEarth = false }),
    ]

    /// A track as JSON: latitudes, with optional longitudes and times, which are 0 if absent.
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
