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
            "stops-instead-of-saving", "Stops the updates after a fix, as Android does.",
            breaks: "SAM-1", smallest: input("switchOn", "accepted"),
            run: CarefulSampling.but { $0.stopsInsteadOfSaving = true }),
        Mistake(
            "ticks-wind-the-timer", "Starts the timer on each tick, as if it were not cyclic.",
            breaks: "SAM-1", smallest: input("switchOn", "tick"),
            run: CarefulSampling.but { $0.tickStartsTimer = true }),
        Mistake(
            "saves-after-any-fix",
            "Saves power after a rejected fix, so no better fix follows.",
            breaks: "SAM-1", smallest: input("switchOn", "dropped"),
            run: CarefulSampling.but { $0.savesAnyway = true }),
        Mistake(
            "never-tells-the-exit", "Does not mark the record that follows an exit from a region.",
            breaks: "SAM-2", smallest: input("switchOn", "opens", "regionExit", "accepted"),
            run: CarefulSampling.but { $0.tellsTen = false }),
        Mistake(
            "tells-the-exit-again-and-again", "Marks every record that follows an exit from a region.",
            breaks: "SAM-2", smallest: input("switchOn", "opens", "regionExit", "accepted", "accepted"),
            run: CarefulSampling.but { $0.tenIsOnce = false }),
        Mistake(
            "one-id-for-all", "Has one id for all regions.",
            breaks: "SAM-2", smallest: input("switchOn", "opens", "regionExit", "opens"),
            run: CarefulSampling.but { $0.idsDiffer = false }),
        Mistake(
            "counts-from-each-switch", "Counts the regions from 1 again whenever the switch goes on.",
            breaks: "SAM-2", smallest: input("switchOn", "opens", "switchOff", "switchOn", "opens"),
            run: CarefulSampling.but { $0.idsGoOn = false }),
        Mistake(
            "ticks-inside", "Goes on locating inside a geofence.",
            breaks: "SAM-3", smallest: input("switchOn", "opens", "tick"),
            run: CarefulSampling.but { $0.ticksInside = true }),
        Mistake(
            "starts-twice", "Starts again at a `switchOn` while monitoring is on.",
            breaks: "SAM-3", smallest: input("switchOn", "switchOn"),
            run: CarefulSampling.but { $0.startsTwice = true }),
        Mistake(
            "closes-while-off", "Stores a closing record at `terminate` even while monitoring is off.",
            breaks: "SAM-3", smallest: input("terminate"),
            run: CarefulSampling.but { $0.closesWhileOff = true }),
        Mistake(
            "leaves-the-region", "Leaves an open region monitored when the switch goes off.",
            breaks: "SAM-3", smallest: input("switchOn", "opens", "switchOff"),
            run: CarefulSampling.but { $0.forgetsTheRegion = true }),
        Mistake(
            "the-exit-outlives-the-switch",
            "Keeps the waiting userMode 10 when the switch goes off and on again.",
            breaks: "SAM-3",
            smallest: input("switchOn", "opens", "regionExit", "switchOff", "switchOn", "accepted"),
            run: CarefulSampling.but { $0.offKeepsTen = true }),
        Mistake(
            "content-with-in-use", "Monitors with the authorization `whenInUse`.",
            breaks: "SAM-4", smallest: input("switchOn", authorization: "whenInUse"),
            run: CarefulSampling.but { $0.needsAlways = false }),
        Mistake(
            "asks-who-refused", "Gives the message even if the authorization is `denied`.",
            breaks: "SAM-4", smallest: input("switchOn", authorization: "denied"),
            run: CarefulSampling.but { $0.asksAll = true }),
        Mistake(
            "a-trip-inside", "Keeps the geofence open when the user enters a trip.",
            breaks: "SAM-5", smallest: input("switchOn", "opens", "manualTrip"),
            run: CarefulSampling.but { $0.tripsResetGeofence = false }),
        Mistake(
            "an-exit-after-the-trip", "Keeps the waiting userMode 10 when the user enters a trip.",
            breaks: "SAM-5", smallest: input("switchOn", "opens", "regionExit", "manualTrip", "accepted"),
            run: CarefulSampling.but { $0.tripsForgetTen = false }),
        Mistake(
            "leaves-the-pauses-on", "Does not apply its settings, so the system pauses the updates.",
            breaks: "SAM-6", smallest: input("switchOn"),
            run: CarefulSampling.but { $0.setsUp = false }),
        Mistake(
            "sets-up-each-time", "Applies its settings at each `switchOn`.",
            breaks: "SAM-6", smallest: input("switchOn", "switchOff", "switchOn"),
            run: CarefulSampling.but { $0.setsUpEachTime = true }),
        Mistake(
            "starts-by-itself", "Starts monitoring as soon as the authorization is `always`.",
            breaks: "SAM-6", smallest: input("authorized"),
            run: CarefulSampling.but { $0.startsByItself = true }),
        Mistake(
            "gives-up-without-a-position", "Treats any failure as a refusal.",
            breaks: "SAM-6", smallest: input("switchOn", "failed"),
            run: CarefulSampling.but { $0.endsWithoutPosition = true }),
        Mistake(
            "overlooks-narrowing", "Goes on when the authorization is no longer `always`.",
            breaks: "SAM-6", smallest: input("switchOn", "narrowed"),
            run: CarefulSampling.but { $0.heedsAuthorizations = false }),
        Mistake(
            "forgets-the-refusal", "Starts again after a refusal without a new authorization.",
            breaks: "SAM-6", smallest: input("switchOn", "refused", "switchOn"),
            run: CarefulSampling.but { $0.remembersRefusals = false }),
        Mistake(
            "takes-any-order", "Accepts events whose times are in any order.",
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
