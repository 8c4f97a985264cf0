import Catalogue
import JSON
import Specification

extension Geofence: Mistaken {
    public static let careful: any Implementation<Geofence> = CarefulGeofence()

    public static let mistakes = opening + windows + leaving + beginningAnew + earthly

    /// The mistakes in opening a geofence on iOS, such as a wrong number of close fixes or a comparison with the wrong
    /// fix.
    private static let opening: [Mistake<Geofence>] = [
        Mistake(
            "near-at-the-radius",
            "Compares with <= instead of <, so two fixes exactly 100 m apart are near each other.",
            breaks: "GEO-1", "GEO-5",
            smallest: track(.ios, ["radius": 0, "closeFixes": 1], [0, 0]),
            run: CarefulGeofence.but { $0.nearAtTheRadius = true }),
        Mistake(
            "compares-with-the-first-fix",
            "Compares every fix with the first fix of the run, not with the previous fix.",
            breaks: "GEO-1", smallest: track(.ios, ["closeFixes": 2], [0, 0.0005, 0.001], at: [0, 0, 360]),
            run: CarefulGeofence.but { $0.comparesWith = .runBegin }),
        Mistake(
            "keeps-the-counter-at-a-far-fix",
            "Does not reset the counter at a far fix, so it counts close fixes on both sides of that fix.",
            breaks: "GEO-1", smallest: track(.ios, ["closeFixes": 2], [0, 0, 1, 1]),
            run: CarefulGeofence.but { $0.keepsCounterAtFarFix = true }),
        Mistake(
            "opens-one-early",
            "Also counts the first fix of the run, so six close fixes are enough.",
            breaks: "GEO-1", smallest: track(.ios, ["closeFixes": 2], [0, 0]),
            run: CarefulGeofence.but { $0.surplus = -1 }),
        Mistake(
            "opens-one-late", "Opens a geofence only at the eighth close fix, not at the seventh.",
            breaks: "GEO-1", smallest: track(.ios, ["closeFixes": 1], [0, 0], at: [0, 180]),
            run: CarefulGeofence.but { $0.surplus = 1 }),
        Mistake(
            "measures-the-time",
            "Opens a geofence after 21 minutes, although it declares that it counts close fixes.",
            breaks: "GEO-2", smallest: track(.ios, ["closeFixes": 1], [0, 0]),
            run: CarefulGeofence.but { $0.clock = .elapsed }),
        Mistake(
            "counts-the-fixes",
            "Opens a geofence at the seventh close fix, although it declares that it waits for 21 minutes.",
            breaks: "GEO-2", under: [GeofenceClock.reading.id: "elapsed"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0]),
            run: CarefulGeofence.but { $0.clock = .count }),
        Mistake(
            "clock-starts-at-the-first-close-fix",
            "Starts the clock at the first close fix, not at the first fix of the run.",
            breaks: "GEO-2", under: [GeofenceClock.reading.id: "elapsed"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0], at: [0, 180]),
            run: CarefulGeofence.but { $0.clockStarts = .firstClose }),
        Mistake(
            "centre-at-the-first-fix",
            """
            Puts the centre at the run's first fix, although it declares that it uses the fix that opened the geofence.
            """,
            breaks: "GEO-3", smallest: track(.ios, ["closeFixes": 1], [0, 0.0005]),
            run: CarefulGeofence.but { $0.centresAt = .first }),
        Mistake(
            "means-the-close-fixes-only",
            "Computes the centre as the mean of the close fixes, without the first fix of the run.",
            breaks: "GEO-3", under: [GeofenceCentre.reading.id: "mean"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0.0005]),
            run: CarefulGeofence.but { $0.meansWithoutTheFirst = true }),
        Mistake(
            "means-plain-longitudes",
            "Averages longitudes as plain numbers, which is wrong if a run crosses 180°.",
            breaks: "GEO-3", under: [GeofenceCentre.reading.id: "mean"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0], east: [180, -180]),
            run: CarefulGeofence.but { $0.meansPlainLongitudes = true }),
        Mistake(
            "means-far-fixes-too", "Includes far fixes in the mean of a run, if the run continues past them.",
            breaks: "GEO-3",
            under: [GeofenceCentre.reading.id: "mean", GeofenceFar.reading.id: "keep"],
            smallest: track(.ios, ["closeFixes": 2], [0, 0, 1, 1]),
            run: CarefulGeofence.but { $0.meansFarFixesToo = true }),
    ]

    /// The mistakes in opening a geofence on Android, such as a wrong comparison of the fixes in a window.
    private static let windows: [Mistake<Geofence>] = [
        Mistake(
            "all-near-each-other",
            "Requires all five fixes to be near one another, although they need only be near the first fix.",
            breaks: "GEO-5", smallest: track(.android, ["window": 3], [0, 0.0005, -0.0005]),
            run: CarefulGeofence.but { $0.window = .nearEachOther }),
        Mistake(
            "each-near-the-one-before",
            """
            Compares each fix of an Android window with the previous fix, as on iOS, not with the first fix.
            """,
            breaks: "GEO-5", smallest: track(.android, ["window": 3], [0, 0.0005, 0.001]),
            run: CarefulGeofence.but { $0.window = .nearTheOneBefore }),
        Mistake(
            "window-centred-at-its-last-fix",
            "On Android, centres a geofence at the fix that opens it, as on iOS.",
            breaks: "GEO-5", smallest: track(.android, ["window": 2], [0, 0.0005]),
            run: CarefulGeofence.but { $0.centresWindowAtItsEnd = true }),
        Mistake(
            "far-fix-in-no-window", "Drops a far fix, instead of beginning the next window with it.",
            breaks: "GEO-5", under: [GeofenceWindow.reading.id: "restart"],
            smallest: track(.android, ["window": 2], [0, 1, 1]),
            run: CarefulGeofence.but { $0.farFixBeginsWindow = false }),
        Mistake(
            "waits-for-fifteen-minutes",
            "On Android, opens a geofence after the 15 minutes that the source names, not after five fixes.",
            breaks: "GEO-7", smallest: track(.android, ["window": 2], [0, 0]),
            run: CarefulGeofence.but { $0.waitsForTheTime = true }),
    ]

    /// The mistakes in handling an exit, and in the state after the exit.
    private static let leaving: [Mistake<Geofence>] = [
        Mistake(
            "exit-measured-from-the-fix-before",
            """
            Compares each fix inside a geofence with the previous fix, so a slow walk never leaves the geofence.
            """,
            breaks: "GEO-4", smallest: track(.ios, ["closeFixes": 1], [0, 0, 0.0005, 0.001]),
            run: CarefulGeofence.but { $0.exitFrom = .fixBefore }),
        Mistake(
            "dwell-from-the-run",
            """
            Measures the stay from the first fix of the run, although it declares that it measures from the `enter` \
            event.
            """,
            breaks: "GEO-4", under: [GeofenceDwell.reading.id: "enter"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0, 1], at: [0, 1, 1]),
            run: CarefulGeofence.but { $0.dwellFrom = .runBegin }),
        Mistake(
            "dwell-from-the-first-close-fix",
            "Measures the stay from the first close fix, not from the first fix of the run.",
            breaks: "GEO-4", under: [GeofenceDwell.reading.id: "arrival"],
            smallest: track(.ios, ["closeFixes": 1], [0, 0, 1], at: [0, 1, 1]),
            run: CarefulGeofence.but { $0.dwellFrom = .firstClose }),
        Mistake(
            "exit-tells-its-own-place",
            "Gives an exit the place of its fix, not the centre of the geofence.",
            breaks: "GEO-4", smallest: track(.ios, ["closeFixes": 1], [0, 0, 1]),
            run: CarefulGeofence.but { $0.exitToldAt = .exit }),
        Mistake(
            "keeps-the-counter-after-the-exit",
            "Does not reset the counter at an exit, so one close fix opens the next geofence.",
            breaks: "GEO-4", "GEO-2", smallest: track(.ios, ["closeFixes": 2], [0, 0, 0, 1, 1]),
            run: CarefulGeofence.but { $0.keepsCounterAfterExit = true }),
        Mistake(
            "forgets-the-exit-fix",
            "Does not compare the first fix after an exit with the fix of the exit.",
            breaks: "GEO-4", smallest: track(.ios, ["closeFixes": 1], [0, 0, 1, 1]),
            run: CarefulGeofence.but { $0.forgetsExitFix = true }),
        Mistake(
            "window-reaches-behind-the-exit",
            "On Android, examines the last five fixes, even those before the last exit.",
            breaks: "GEO-4", smallest: track(.android, ["window": 3], [0, 0.0005, 0.0005, 0.001, 0.001]),
            run: CarefulGeofence.but { $0.looksBehindTheExit = true }),
        Mistake(
            "closes-at-the-end", "Writes an exit at the last fix if a geofence is still open.",
            breaks: "GEO-4", "GEO-6", "GEO-8", smallest: track(.ios, ["closeFixes": 1], [0, 0, 0]),
            run: CarefulGeofence.but { $0.closesAtTheEnd = true }),
        Mistake(
            "user-modes-swapped", "Writes userMode 10 for an enter and userMode 9 for an exit.",
            breaks: "GEO-1", "GEO-4", "GEO-5", smallest: track(.ios, ["closeFixes": 1], [0, 0]),
            run: CarefulGeofence.but { $0.userModes = (10, 9) }),
    ]

    /// The mistakes in handling a reset.
    private static let beginningAnew: [Mistake<Geofence>] = [
        Mistake(
            "resets-the-counter-only",
            """
            Sets the counter to 0 at a reset, but still compares the next fix with the fix before the reset.
            """,
            breaks: "GEO-8", smallest: track(.ios, ["closeFixes": 1], [0, 0], resets: [1]),
            run: CarefulGeofence.but { $0.resetsWhat = .theCounterOnly }),
        Mistake(
            "geofence-outlives-a-reset",
            "Resets the counter, but leaves an open geofence open after the reset.",
            breaks: "GEO-8", smallest: track(.ios, ["closeFixes": 1], [0, 0, 1], resets: [2]),
            run: CarefulGeofence.but { $0.resetsWhat = .whatIsOutside }),
        Mistake(
            "reset-writes-an-exit",
            "Writes an exit if a geofence is open at a reset, as if the user had left it.",
            breaks: "GEO-8", smallest: track(.ios, ["closeFixes": 1], [0, 0, 0], resets: [2]),
            run: CarefulGeofence.but { $0.resetsWhat = .withAnExit }),
        Mistake(
            "resets-after-the-fix",
            "If a fix and a reset have the same index, processes the fix before the reset, not after it.",
            breaks: "GEO-8", "GEO-1", "GEO-5", smallest: track(.ios, ["closeFixes": 1], [0, 0], resets: [1]),
            run: CarefulGeofence.but { $0.resetsAfterTheFix = true }),
    ]

    /// The mistakes in computing distances, and in handling the fixes and the parameters of the input.
    private static let earthly: [Mistake<Geofence>] = [
        Mistake(
            "degrees-are-metres", "Assumes that a degree of longitude is as long as a degree of latitude.",
            breaks: "GEO-1", "GEO-4", "GEO-5",
            smallest: track(.ios, ["closeFixes": 1], [90, 90], east: [0, 1], at: [0, 180]),
            run: CarefulGeofence.but { $0.earth.chart = .plainDegrees }),
        Mistake(
            "sheet-ends-at-the-antimeridian",
            "Measures distances on a flat map, where the longitudes 180 and -180 are at opposite ends.",
            breaks: "GEO-1", "GEO-4", "GEO-5",
            smallest: track(.ios, ["closeFixes": 1], [0, 0], east: [180, -180], at: [0, 180]),
            run: CarefulGeofence.but { $0.earth.chart = .flatSheet }),
        Mistake(
            "latitude-and-longitude-exchanged",
            "Exchanges latitude and longitude when it computes a distance.",
            breaks: "GEO-1", "GEO-4", "GEO-5",
            smallest: track(.ios, ["closeFixes": 1], [90, 90], east: [0, 1], at: [0, 180]),
            run: CarefulGeofence.but { $0.earth.chart = .exchangedCoordinates }),
        Mistake(
            "knows-no-parameters", "Uses the figures of the source, and ignores the parameters of the input.",
            breaks: "GEO-1", "GEO-2", "GEO-4", "GEO-5",
            smallest: track(.ios, ["closeFixes": 1], [0, 0], at: [0, 180]),
            run: CarefulGeofence.but { $0.heedsParameters = false }),
        Mistake(
            "drops-coarse-fixes",
            "Skips the fixes that mobility.accuracy would reject, although every fix counts.",
            breaks: "GEO-1", "GEO-5",
            smallest: """
                {"platform":"ios","fixes":[{"t":0,"lat":0,"lon":0,"accuracy":0},\
                {"t":180,"lat":0,"lon":0,"accuracy":-1}],"parameters":{"closeFixes":1}}
                """,
            run: CarefulGeofence.but { $0.dropsCoarseFixes = true }),
        Mistake(
            "takes-any-place", "Never checks whether the place of a fix is on Earth.",
            breaks: "FIX-1", smallest: track(.ios, [:], [91]),
            run: CarefulGeofence.but { $0.refusesFixesOffEarth = false }),
    ]

    /// Returns a track as JSON from latitudes, longitudes and times; omitted longitudes and times are 0.
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
