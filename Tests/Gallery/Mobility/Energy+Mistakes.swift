import Catalogue
import JSON
import Specification

extension Energy: Mistaken {
    public static let careful: any Implementation<Energy> = CarefulEnergy()

    public static let mistakes: [Mistake<Energy>] = [
        Mistake(
            "filters-from-the-sample-before",
            """
            Compares each sample with the previous sample instead of the last acquired sample, so small steps \
            never cause an acquisition.
            """,
            breaks: "ENE-3",
            smallest: trace(.tenMetreFilter, [(0, 0), (1, 0.00007), (2, 0.00014)]),
            run: CarefulEnergy.but { $0.filtersFromTheSampleBefore = true }),
        Mistake(
            "first-sample-is-free",
            "Counts an acquisition at each change of activity, but not at the first sample.",
            breaks: "ENE-3", smallest: trace(.onActivityChange, [(0, 0), (1, 0)]),
            run: CarefulEnergy.but { $0.acquiresFirstSample = false }),
        Mistake(
            "receiver-off-between-changes",
            """
            At each change of activity, switches the receiver on for a single acquisition, as the timer does, instead \
            of leaving the receiver on.
            """,
            breaks: "ENE-3", smallest: trace(.onActivityChange, [(0, 0), (40, 0)]),
            run: CarefulEnergy.but { $0.isOnBetweenChanges = false }),
        Mistake(
            "timer-runs-on-inside",
            "Lets the timer continue inside a geofence, as the source says about Android.",
            breaks: "ENE-4", smallest: trace(.androidService, [(0, 0), (900, 0)]),
            run: CarefulEnergy.but { $0.stopsInside = false }),
        Mistake(
            "wakes-at-the-next-tick",
            "Notices an exit from a geofence only at the timer's next tick, not immediately.",
            breaks: "ENE-4", smallest: trace(.androidService, [(0, 0), (721, 1)]),
            run: CarefulEnergy.but { $0.wakesAtOnce = false }),
        Mistake(
            "old-beat-after-the-exit",
            "Keeps the old rhythm of the timer after an exit, instead of restarting the timer.",
            breaks: "ENE-4", smallest: trace(.androidService, [(0, 0), (721, 1), (900, 1)]),
            run: CarefulEnergy.but { $0.startsTimerAnew = false }),
        Mistake(
            "receiver-beyond-the-next",
            """
            Counts the full duration of each acquisition, even if the next acquisition or the end of the trace comes \
            earlier.
            """,
            breaks: "ENE-4", smallest: trace(.timerAndGeofence, [(0, 0), (1, 0)]),
            run: CarefulEnergy.but { $0.endsAtTheNext = false }),
        Mistake(
            "shows-rounded",
            "Rounds the percentage for iOS to the nearest whole number, instead of rounding it down.",
            breaks: "ENE-5",
            smallest: trace(
                .tenMetreFilter, [(0, 0), (1, 0)], #"{"percentPerHour":0,"percentPerAcquisition":0.5}"#),
            run: CarefulEnergy.but { $0.roundsUp = true }),
        Mistake(
            "shows-a-days-cost", "Shows the cost per day instead of the cost of the trace.",
            breaks: "ENE-5", smallest: trace(.tenMetreFilter, [(0, 0), (1, 0)]),
            run: CarefulEnergy.but { $0.showsADay = true }),
        Mistake(
            "android-shows-too", "Shows the cost as a whole percentage on Android too, not only on iOS.",
            breaks: "ENE-5",
            smallest: trace(
                .tenMetreFilter, [(0, 0), (1, 0)], #"{"percentPerHour":0,"percentPerAcquisition":1}"#,
                platform: "android"),
            run: CarefulEnergy.but { $0.showsOnAndroid = true }),
        Mistake(
            "one-battery-for-both", "Uses the battery figures of iOS on Android too.",
            breaks: "ENE-1", smallest: trace(.tenMetreFilter, [(0, 0), (90, 0)], platform: "android"),
            run: CarefulEnergy.but { $0.knowsTwoBatteries = false }),
        Mistake(
            "acquisitions-are-free",
            """
            Adds the cost of the time that the receiver is on, but not the cost of the acquisitions.
            """,
            breaks: "ENE-1", smallest: trace(.tenMetreFilter, [(0, 0), (1, 0)]),
            run: CarefulEnergy.but { $0.chargesAcquisitions = false }),
        Mistake(
            "still-users-lose-their-fix",
            """
            Treats a phone that lies still as a phone without reception, and so never opens a geofence for it.
            """,
            breaks: "ENE-4", "ENE-2", smallest: trace(.androidService, [(0, 0), (900, 0)]),
            run: CarefulEnergy.but { $0.opensWhenStill = false }),
        Mistake(
            "equal-times-pass",
            "Rejects a sample that is earlier than the previous one, but not a sample with an equal time.",
            breaks: "ENE-6", smallest: trace(.tenMetreFilter, [(0, 0), (0, 0)]),
            run: CarefulEnergy.but { $0.refusesEqualTimes = false }),
        Mistake(
            "places-are-never-asked", "Never checks whether the places of the samples are on Earth.",
            breaks: "FIX-1", smallest: trace(.onActivityChange, [(0, 91), (1, 0)]),
            run: CarefulEnergy.but { $0.refusesPlacesOffEarth = false }),
    ]

    /// Returns a trace as JSON, from the times and latitudes of its samples.
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
