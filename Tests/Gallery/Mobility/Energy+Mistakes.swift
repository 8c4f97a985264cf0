import Catalogue
import JSON
import Specification

extension Energy: Mistaken {
    public static let careful: any Implementation<Energy> = CarefulEnergy()

    public static let mistakes: [Mistake<Energy>] = [
        Mistake(
            "filters-from-the-sample-before",
            "Compares each sample with the sample before it, so small steps never add up.",
            breaks: "ENE-3",
            smallest: trace(.tenMetreFilter, [(0, 0), (1, 0.00007), (2, 0.00014)]),
            run: CarefulEnergy.but { $0.filtersFromTheSampleBefore = true }),
        Mistake(
            "first-sample-is-free", "Counts the changes of activity, but not the first sample.",
            breaks: "ENE-3", smallest: trace(.onActivityChange, [(0, 0), (1, 0)]),
            run: CarefulEnergy.but { $0.acquiresFirstSample = false }),
        Mistake(
            "receiver-off-between-changes",
            "Switches the receiver on for a while at each change of activity, as the timer does.",
            breaks: "ENE-3", smallest: trace(.onActivityChange, [(0, 0), (40, 0)]),
            run: CarefulEnergy.but { $0.isOnBetweenChanges = false }),
        Mistake(
            "timer-runs-on-inside",
            "Lets the timer go on inside a geofence, as the source says about Android.",
            breaks: "ENE-4", smallest: trace(.androidService, [(0, 0), (900, 0)]),
            run: CarefulEnergy.but { $0.stopsInside = false }),
        Mistake(
            "wakes-at-the-next-tick",
            "Notices the exit from a geofence only at the timer's next tick.",
            breaks: "ENE-4", smallest: trace(.androidService, [(0, 0), (721, 1)]),
            run: CarefulEnergy.but { $0.wakesAtOnce = false }),
        Mistake(
            "old-beat-after-the-exit", "Keeps the timer running after an exit instead of restarting it.",
            breaks: "ENE-4", smallest: trace(.androidService, [(0, 0), (721, 1), (900, 1)]),
            run: CarefulEnergy.but { $0.startsTimerAnew = false }),
        Mistake(
            "receiver-beyond-the-next",
            "Adds up the whole seconds of each acquisition, even if the next one or the end comes earlier.",
            breaks: "ENE-4", smallest: trace(.timerAndGeofence, [(0, 0), (1, 0)]),
            run: CarefulEnergy.but { $0.endsAtTheNext = false }),
        Mistake(
            "shows-rounded", "Rounds the percents that iOS shows.",
            breaks: "ENE-5",
            smallest: trace(
                .tenMetreFilter, [(0, 0), (1, 0)], #"{"percentPerHour":0,"percentPerAcquisition":0.5}"#),
            run: CarefulEnergy.but { $0.roundsUp = true }),
        Mistake(
            "shows-a-days-cost", "Shows the cost of a day in place of the cost of the trace.",
            breaks: "ENE-5", smallest: trace(.tenMetreFilter, [(0, 0), (1, 0)]),
            run: CarefulEnergy.but { $0.showsADay = true }),
        Mistake(
            "android-shows-too", "Shows whole percents on Android as well.",
            breaks: "ENE-5",
            smallest: trace(
                .tenMetreFilter, [(0, 0), (1, 0)], #"{"percentPerHour":0,"percentPerAcquisition":1}"#,
                platform: "android"),
            run: CarefulEnergy.but { $0.showsOnAndroid = true }),
        Mistake(
            "one-battery-for-both", "Uses the figures of iOS on Android too.",
            breaks: "ENE-1", smallest: trace(.tenMetreFilter, [(0, 0), (90, 0)], platform: "android"),
            run: CarefulEnergy.but { $0.knowsTwoBatteries = false }),
        Mistake(
            "acquisitions-are-free", "Counts the seconds of the receiver, but not its acquisitions.",
            breaks: "ENE-1", smallest: trace(.tenMetreFilter, [(0, 0), (1, 0)]),
            run: CarefulEnergy.but { $0.chargesAcquisitions = false }),
        Mistake(
            "still-users-lose-their-fix",
            "Treats a phone that lies still as one without reception, and so never opens its geofence.",
            breaks: "ENE-4", "ENE-2", smallest: trace(.androidService, [(0, 0), (900, 0)]),
            run: CarefulEnergy.but { $0.opensWhenStill = false }),
        Mistake(
            "equal-times-pass", "Refuses a time that falls, but not an equal one.",
            breaks: "ENE-6", smallest: trace(.tenMetreFilter, [(0, 0), (0, 0)]),
            run: CarefulEnergy.but { $0.refusesEqualTimes = false }),
        Mistake(
            "places-are-never-asked", "Never checks whether a place is on Earth.",
            breaks: "FIX-1", smallest: trace(.onActivityChange, [(0, 91), (1, 0)]),
            run: CarefulEnergy.but { $0.refusesPlacesOffEarth = false }),
    ]

    /// A trace as JSON, of times and latitudes.
    private static func trace(
        _ policy: Policy, _ samples: [(t: Int, lat: Double)], _ model: String? = nil, platform: String = "ios"
    ) -> String {
        let samples = samples.map {
            #"{"t":\#($0.t),"lat":\#(Number($0.lat).text),"lon":0,"activity":"unknown"}"#
        }
        let rest = model.map { #","model":\#($0)"# } ?? ""
        return """
            {"policy":"\(policy.rawValue)","platform":"\(platform)",\
            "trace":[\(samples.joined(separator: ","))]\(rest)}
            """
    }
}
