import Catalogue
import JSON
import Specification

extension Sampling: Mistaken {
    public static let careful: any Implementation<Sampling> = CarefulSampling()

    public static let mistakes: [Mistake<Sampling>] = [
        Mistake(
            "starts-before-it-stops", "Starts the updates on a tick and stops them after it.",
            breaks: "SAM-1", smallest: input("switchOn", "tick"),
            run: CarefulSampling.but { $0.stopsFirst = false }),
        Mistake(
            "stops-instead-of-saving", "Stops the updates once it has a fix, which Android does.",
            breaks: "SAM-1", smallest: input("switchOn", "accepted"),
            run: CarefulSampling.but { $0.stopsInsteadOfSaving = true }),
        Mistake(
            "ticks-wind-the-timer", "Starts the timer on each tick, as if it were not cyclic.",
            breaks: "SAM-1", smallest: input("switchOn", "tick"),
            run: CarefulSampling.but { $0.tickStartsTimer = true }),
        Mistake(
            "saves-after-any-fix",
            "Saves power after a fix that was rejected, so that no better one follows.",
            breaks: "SAM-1", smallest: input("switchOn", "dropped"),
            run: CarefulSampling.but { $0.savesAnyway = true }),
        Mistake(
            "never-tells-the-exit", "Does not mark the record after a region's exit.",
            breaks: "SAM-2", smallest: input("switchOn", "opens", "regionExit", "accepted"),
            run: CarefulSampling.but { $0.tellsTen = false }),
        Mistake(
            "tells-the-exit-again-and-again", "Marks all records after a region's exit.",
            breaks: "SAM-2", smallest: input("switchOn", "opens", "regionExit", "accepted", "accepted"),
            run: CarefulSampling.but { $0.tenIsOnce = false }),
        Mistake(
            "one-id-for-all", "Has one id for all regions.",
            breaks: "SAM-2", smallest: input("switchOn", "opens", "regionExit", "opens"),
            run: CarefulSampling.but { $0.idsDiffer = false }),
        Mistake(
            "counts-from-each-switch", "Counts the regions anew whenever the switch goes on.",
            breaks: "SAM-2", smallest: input("switchOn", "opens", "switchOff", "switchOn", "opens"),
            run: CarefulSampling.but { $0.idsGoOn = false }),
        Mistake(
            "ticks-inside", "Goes on locating inside a geofence.",
            breaks: "SAM-3", smallest: input("switchOn", "opens", "tick"),
            run: CarefulSampling.but { $0.ticksInside = true }),
        Mistake(
            "starts-twice", "Begins again if the switch goes on while it is on.",
            breaks: "SAM-3", smallest: input("switchOn", "switchOn"),
            run: CarefulSampling.but { $0.startsTwice = true }),
        Mistake(
            "closes-while-off", "Stores a closing record at the end even if nothing was monitored.",
            breaks: "SAM-3", smallest: input("terminate"),
            run: CarefulSampling.but { $0.closesWhileOff = true }),
        Mistake(
            "leaves-the-region", "Leaves an open region monitored when the switch goes off.",
            breaks: "SAM-3", smallest: input("switchOn", "opens", "switchOff"),
            run: CarefulSampling.but { $0.forgetsTheRegion = true }),
        Mistake(
            "the-exit-outlives-the-switch", "Marks the first record after the switch went off and on again.",
            breaks: "SAM-3",
            smallest: input("switchOn", "opens", "regionExit", "switchOff", "switchOn", "accepted"),
            run: CarefulSampling.but { $0.offKeepsTen = true }),
        Mistake(
            "content-with-in-use", "Monitors whoever lets it while the program is in use.",
            breaks: "SAM-4", smallest: input("switchOn", authorization: "whenInUse"),
            run: CarefulSampling.but { $0.needsAlways = false }),
        Mistake(
            "asks-who-refused", "Asks for leave again that was denied.",
            breaks: "SAM-4", smallest: input("switchOn", authorization: "denied"),
            run: CarefulSampling.but { $0.asksAll = true }),
        Mistake(
            "a-trip-inside", "Keeps the geofence open while the user tells a trip.",
            breaks: "SAM-5", smallest: input("switchOn", "opens", "manualTrip"),
            run: CarefulSampling.but { $0.tripsResetGeofence = false }),
        Mistake(
            "an-exit-after-the-trip", "Marks the record after a trip, since a region was left before it.",
            breaks: "SAM-5", smallest: input("switchOn", "opens", "regionExit", "manualTrip", "accepted"),
            run: CarefulSampling.but { $0.tripsForgetTen = false }),
        Mistake(
            "leaves-the-pauses-on", "Does not say how it is to be located, so that the system pauses it.",
            breaks: "SAM-6", smallest: input("switchOn"),
            run: CarefulSampling.but { $0.setsUp = false }),
        Mistake(
            "sets-up-each-time", "Gives the settings with each switchOn.",
            breaks: "SAM-6", smallest: input("switchOn", "switchOff", "switchOn"),
            run: CarefulSampling.but { $0.setsUpEachTime = true }),
        Mistake(
            "starts-by-itself", "Begins to locate as soon as it is always authorized.",
            breaks: "SAM-6", smallest: input("authorized"),
            run: CarefulSampling.but { $0.startsByItself = true }),
        Mistake(
            "gives-up-without-a-position", "Takes any failure for a refusal.",
            breaks: "SAM-6", smallest: input("switchOn", "failed"),
            run: CarefulSampling.but { $0.endsWithoutPosition = true }),
        Mistake(
            "overlooks-narrowing", "Goes on when it is no longer always authorized.",
            breaks: "SAM-6", smallest: input("switchOn", "narrowed"),
            run: CarefulSampling.but { $0.heedsAuthorizations = false }),
        Mistake(
            "forgets-the-refusal", "Begins again after a refusal, though nothing has been authorized since.",
            breaks: "SAM-6", smallest: input("switchOn", "refused", "switchOn"),
            run: CarefulSampling.but { $0.remembersRefusals = false }),
        Mistake(
            "takes-any-order", "Takes events as they come, whatever their times.",
            breaks: "ORD-1",
            smallest: #"{"authorization":"always","events":[{"kind":"tick","t":0},{"kind":"tick","t":-1}]}"#,
            run: CarefulSampling.but { $0.holdsOrder = false }),
    ]

    private static func input(_ triggers: String..., authorization: String = "always") -> String {
        let events = triggers.map { trigger in
            switch trigger {
            case "manualTrip": #"{"kind":"manualTrip","t":0,"mode":"walk"}"#
            case "accepted", "opens", "dropped": #"{"kind":"fix","t":0,"outcome":"\#(trigger)"}"#
            case "authorized": #"{"kind":"authorization","t":0,"authorization":"always"}"#
            case "narrowed": #"{"kind":"authorization","t":0,"authorization":"whenInUse"}"#
            case "failed": #"{"kind":"failed","t":0,"failed":"unknown"}"#
            case "refused": #"{"kind":"failed","t":0,"failed":"denied"}"#
            default: #"{"kind":"\#(trigger)","t":0}"#
            }
        }
        return #"{"authorization":"\#(authorization)","events":[\#(events.joined(separator: ","))]}"#
    }
}
