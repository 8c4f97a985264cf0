import Catalogue
import JSON
import Specification

extension Sampling: Mistaken {
    public static let careful: any Implementation<Sampling> = CarefulSampling()

    public static let mistakes: [Mistake<Sampling>] = [
        Mistake(
            "starts-before-it-stops",
            "On a tick, starts the location updates before it stops them, and so leaves them off.",
            breaks: "SAM-1", smallest: input("switchOn", "tick"),
            run: CarefulSampling.but { $0.stopsFirst = false }),
        Mistake(
            "stops-instead-of-saving",
            "Stops the location updates after an accepted fix, as Android does, instead of saving power.",
            breaks: "SAM-1", smallest: input("switchOn", "accepted"),
            run: CarefulSampling.but { $0.stopsInsteadOfSaving = true }),
        Mistake(
            "ticks-wind-the-timer", "Starts the timer again on each tick, as if the timer did not repeat.",
            breaks: "SAM-1", smallest: input("switchOn", "tick"),
            run: CarefulSampling.but { $0.tickStartsTimer = true }),
        Mistake(
            "saves-after-any-fix",
            "Switches to power saving after a rejected fix, so no better fix can follow.",
            breaks: "SAM-1", smallest: input("switchOn", "dropped"),
            run: CarefulSampling.but { $0.savesAnyway = true }),
        Mistake(
            "never-tells-the-exit",
            "Does not give userMode 10 to the record that follows an exit from a region.",
            breaks: "SAM-2", smallest: input("switchOn", "opens", "regionExit", "accepted"),
            run: CarefulSampling.but { $0.tellsTen = false }),
        Mistake(
            "tells-the-exit-again-and-again",
            "Gives userMode 10 to every record after an exit from a region, not only to the first.",
            breaks: "SAM-2", smallest: input("switchOn", "opens", "regionExit", "accepted", "accepted"),
            run: CarefulSampling.but { $0.tenIsOnce = false }),
        Mistake(
            "one-id-for-all", "Uses one id for all regions.",
            breaks: "SAM-2", smallest: input("switchOn", "opens", "regionExit", "opens"),
            run: CarefulSampling.but { $0.idsDiffer = false }),
        Mistake(
            "counts-from-each-switch", "Numbers the regions from 1 again whenever monitoring is switched on.",
            breaks: "SAM-2", smallest: input("switchOn", "opens", "switchOff", "switchOn", "opens"),
            run: CarefulSampling.but { $0.idsGoOn = false }),
        Mistake(
            "ticks-inside", "Restarts the location updates on each tick, even inside a geofence.",
            breaks: "SAM-3", smallest: input("switchOn", "opens", "tick"),
            run: CarefulSampling.but { $0.ticksInside = true }),
        Mistake(
            "starts-twice", "Starts the location updates again at a `switchOn` while monitoring is on.",
            breaks: "SAM-3", smallest: input("switchOn", "switchOn"),
            run: CarefulSampling.but { $0.startsTwice = true }),
        Mistake(
            "closes-while-off", "Stores a closing record at `terminate`, even if monitoring is off.",
            breaks: "SAM-3", smallest: input("terminate"),
            run: CarefulSampling.but { $0.closesWhileOff = true }),
        Mistake(
            "leaves-the-region", "Does not stop monitoring an open region at a `switchOff`.",
            breaks: "SAM-3", smallest: input("switchOn", "opens", "switchOff"),
            run: CarefulSampling.but { $0.forgetsTheRegion = true }),
        Mistake(
            "the-exit-outlives-the-switch",
            """
            After an exit, gives userMode 10 to the next record even if monitoring was switched off in between.
            """,
            breaks: "SAM-3",
            smallest: input("switchOn", "opens", "regionExit", "switchOff", "switchOn", "accepted"),
            run: CarefulSampling.but { $0.offKeepsTen = true }),
        Mistake(
            "content-with-in-use", "Starts monitoring even if the authorization is only `whenInUse`.",
            breaks: "SAM-4", smallest: input("switchOn", authorization: "whenInUse"),
            run: CarefulSampling.but { $0.needsAlways = false }),
        Mistake(
            "asks-who-refused",
            "Shows the message that asks for an authorization even if the authorization is `denied`.",
            breaks: "SAM-4", smallest: input("switchOn", authorization: "denied"),
            run: CarefulSampling.but { $0.asksAll = true }),
        Mistake(
            "a-trip-inside", "Keeps the geofence open when the user enters a trip.",
            breaks: "SAM-5", smallest: input("switchOn", "opens", "manualTrip"),
            run: CarefulSampling.but { $0.tripsResetGeofence = false }),
        Mistake(
            "an-exit-after-the-trip",
            """
            After an exit, gives userMode 10 to the next automatic record even if the user entered a trip in between.
            """,
            breaks: "SAM-5", smallest: input("switchOn", "opens", "regionExit", "manualTrip", "accepted"),
            run: CarefulSampling.but { $0.tripsForgetTen = false }),
        Mistake(
            "leaves-the-pauses-on",
            "Does not turn automatic pauses off, so the system pauses the location updates.",
            breaks: "SAM-6", smallest: input("switchOn"),
            run: CarefulSampling.but { $0.setsUp = false }),
        Mistake(
            "sets-up-each-time",
            "Applies its settings at each `switchOn`, instead of once per run of the program.",
            breaks: "SAM-6", smallest: input("switchOn", "switchOff", "switchOn"),
            run: CarefulSampling.but { $0.setsUpEachTime = true }),
        Mistake(
            "starts-by-itself",
            "Starts monitoring as soon as the authorization becomes `always`, without a `switchOn`.",
            breaks: "SAM-6", smallest: input("authorized"),
            run: CarefulSampling.but { $0.startsByItself = true }),
        Mistake(
            "gives-up-without-a-position",
            "Treats every event `failed` as a refusal, and so stops monitoring.",
            breaks: "SAM-6", smallest: input("switchOn", "failed"),
            run: CarefulSampling.but { $0.endsWithoutPosition = true }),
        Mistake(
            "overlooks-narrowing", "Continues monitoring when the authorization is no longer `always`.",
            breaks: "SAM-6", smallest: input("switchOn", "narrowed"),
            run: CarefulSampling.but { $0.heedsAuthorizations = false }),
        Mistake(
            "forgets-the-refusal",
            "Starts monitoring after a refusal, although no new authorization was given.",
            breaks: "SAM-6", smallest: input("switchOn", "refused", "switchOn"),
            run: CarefulSampling.but { $0.remembersRefusals = false }),
        Mistake(
            "takes-any-order", "Accepts events whose times are not in order.",
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
