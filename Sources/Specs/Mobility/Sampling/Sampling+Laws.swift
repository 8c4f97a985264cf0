import Specification

extension Sampling {
    public enum Law: String, LawName {
        case order = "ORD-1a"
        case switchedOn = "SAM-1a"
        case tick = "SAM-1b"
        case accepted = "SAM-1c"
        case saves = "SAM-1d"
        case opens = "SAM-1e"
        case stopsTimer = "SAM-1f"
        case listForEach = "SAM-1g"
        case offAtFirst = "SAM-1h"
        case inOrder = "SAM-1i"
        case tickLeavesTimer = "SAM-1j"
        case unrecorded = "SAM-1k"
        case interval = "SAM-1l"
        case radius = "SAM-1m"
        case ordinary = "SAM-1n"
        case left = "SAM-2a"
        case ten = "SAM-2b"
        case ownID = "SAM-2c"
        case exitInOrder = "SAM-2d"
        case tenWaits = "SAM-2e"
        case tenOnce = "SAM-2f"
        case enterForgets = "SAM-2g"
        case idsGoOn = "SAM-2h"
        case neverForGood = "SAM-3a"
        case terminated = "SAM-3b"
        case insideIsIdle = "SAM-3c"
        case endInOrder = "SAM-3d"
        case regionOutlives = "SAM-3e"
        case switchedOff = "SAM-3f"
        case offUnmonitors = "SAM-3g"
        case thenOff = "SAM-3h"
        case offForgets = "SAM-3i"
        case offIsIdle = "SAM-3j"
        case onIsOn = "SAM-3k"
        case nothingToLeave = "SAM-3l"
        case onlyAlways = "SAM-4a"
        case refusedIsSilent = "SAM-4b"
        case inUseIsAsked = "SAM-4c"
        case trip = "SAM-5a"
        case startsAnew = "SAM-5b"
        case notifies = "SAM-5c"
        case tripInOrder = "SAM-5d"
        case vehicle = "SAM-5e"
        case tripEndsGeofence = "SAM-5f"
        case tripForgets = "SAM-5g"
        case settings = "SAM-6a"
        case settingsFirst = "SAM-6b"
        case givenOnce = "SAM-6c"
        case givenAgain = "SAM-6d"
        case failures = "SAM-6e"
        case waits = "SAM-6f"
        case refusal = "SAM-6g"
        case narrowed = "SAM-6h"
        case likeSwitchOff = "SAM-6i"
        case lastCounts = "SAM-6j"
        case refusalCounts = "SAM-6k"
        case widened = "SAM-6l"
        case offIsSilent = "SAM-6m"
    }

    private static let system = Source(.mobiliteDynamique, "4.3")

    public static let laws: Laws<Sampling> = [
        .order: TimeOrder.inOrder,
        .switchedOn: .source("Switched on, the phone locates at best accuracy, and a timer runs.", system),
        .tick: .source(
            """
            Each tick asks for best accuracy, stops the updates and starts them again, which alone makes sure of a fix.
            """, system),
        .accepted: .source("Once a fix is accepted, its record is stored and the timer starts anew.", system),
        .saves: .source("After an accepted fix the receiver saves power; it is not stopped.", system),
        .opens: .source("A fix that opens a geofence has its region monitored and 9 for its record.", system),
        .stopsTimer: .source("When a geofence opens, the timer stops.", system),
        .listForEach: .decision(
            "Each event gives a list of actions, empty if nothing is done, and the state after it."),
        .offAtFirst: .decision(
            "At first all is off, not on; while on, the phone is outside or inside of a geofence."),
        .inOrder: .decision(
            """
            In this order: switchOn gives accuracy, startUpdates, startTimer; tick accuracy, stopUpdates, startUpdates; \
            accepted powerSaving, record, startTimer; opens powerSaving, monitorRegion, record, stopTimer.
            """),
        .tickLeavesTimer: .decision("A tick does not start the timer, and counts whenever it comes."),
        .unrecorded: .decision("A fix that is dropped or rejected gives no action: power is not saved."),
        .interval: .decision("The timer is of 180 s.", near: Source(.mobiliteDynamique, "2.2.1", "4.3")),
        .radius: .decision("The region has a radius of 100 m."),
        .ordinary: .decision(
            "The record of an accepted fix has the userMode 0, not 9, unless SAM-2 makes it 10."),
        .left: .source(
            "When the system reports that the region is left, monitoring begins again, the timer with it.",
            system),
        .ten: .source("The next record after the exit has the userMode 10.", system),
        .ownID: .source(
            "Each region has an id of its own, not that of the first, and only its exit is monitored.", system
        ),
        .exitInOrder: .decision(
            """
            regionExit inside gives unmonitorRegion, startTimer, accuracy, stopUpdates, startUpdates, in this order.
            """),
        .tenWaits: .decision(
            "A dropped or rejected fix is not recorded, so that the 10 waits for the next record."),
        .tenOnce: .decision("The 10 is written once."),
        .enterForgets: .decision(
            "If the next record is that of a fix that opens a geofence, it is 9, and the 10 is forgotten."),
        .idsGoOn: .decision(
            """
            The ids are geofence-1, geofence-2 and so on, counted over all events; the switch does not begin anew.
            """),
        .neverForGood: .source(
            "While the switch is on, updates are never stopped for good, not even inside a geofence.", system),
        .terminated: .source(
            "A program that is ended stops monitoring and stores a closing record.", system),
        .insideIsIdle: .source(
            "Inside a geofence new positions are of no use: a tick or a fix gives no action and changes nothing.",
            system),
        .endInOrder: .decision(
            """
            terminate gives stopTimer, stopUpdates, record closing, in this order, outside and inside alike.
            """, near: system),
        .regionOutlives: .decision("terminate leaves an open region to the system, still monitored."),
        .switchedOff: .decision("switchOff gives stopTimer, then stopUpdates."),
        .offUnmonitors: .decision("switchOff ends with unmonitorRegion if a region is open."),
        .thenOff: .decision("After terminate or switchOff all is off."),
        .offForgets: .decision("A 10 that waits is forgotten when all goes off."),
        .offIsIdle: .decision(
            "While off, any event but switchOn gives no action, and only it and an authorization change anything."
        ),
        .onIsOn: .decision("switchOn while on gives no action and changes nothing."),
        .nothingToLeave: .decision("regionExit outside gives no action and changes nothing."),
        .onlyAlways: .source(
            "Only who is always authorized can monitor in the background.",
            Source(.mobiliteDynamique, "3.3")),
        .refusedIsSilent: .decision(
            "Denied or restricted, switchOn gives no action, no message either, and all stays off."),
        .inUseIsAsked: .decision(
            "With whenInUse each switchOn gives the message authorization.always, and all stays off."),
        .trip: .source("A trip that the user enters is stored with power saving on.", system),
        .startsAnew: .source("After a trip monitoring starts anew, which sets the timer.", system),
        .notifies: .source("The rest of the program is notified of a trip.", system),
        .tripInOrder: .decision(
            """
            manualTrip while on gives powerSaving, record, unmonitorRegion if a region is open, startTimer, notify, in \
            this order.
            """),
        .vehicle: .decision("The record of a trip has the userMode 0 and the vehicle; its fix was accepted."),
        .tripEndsGeofence: .decision("A trip ends an open geofence without an exit: outside comes after it."),
        .tripForgets: .decision("A 10 that waits is forgotten with a trip."),
        .settings: .source(
            """
            At first updates are allowed in the background, and automatic pauses are not: pausing lost fixes and stopped \
            the timer.
            """, system),
        .settingsFirst: .decision(
            """
            The first switchOn that locates gives backgroundUpdates(true) and automaticPauses(false), in this order, before \
            its other actions.
            """),
        .givenOnce: .decision("A later switchOn does not give them."),
        .givenAgain: .decision(
            "After terminate the next switchOn that locates gives them again: a program that is started anew has lost them."
        ),
        .failures: .source(
            "A failure says whether the position is unknown for now or the user has refused to be located.",
            Source(.mobiliteDynamique, "3.3")),
        .waits: .decision(
            "failed with unknown or network gives no action and changes nothing: the position is waited for."),
        .refusal: .decision("failed with denied, while on, ends the monitoring."),
        .narrowed: .decision(
            "An authorization other than always, while on, ends the monitoring.",
            near: Source(.mobiliteDynamique, "4.2")),
        .likeSwitchOff: .decision(
            "Such an end gives what switchOff gives, and the message authorization.always after it."),
        .lastCounts: .decision("switchOn goes by the authorization that came last."),
        .refusalCounts: .decision(
            "After failed with denied the authorization is denied, until another one comes."),
        .widened: .decision(
            "The authorization always gives no action: what is off stays off until switchOn."),
        .offIsSilent: .decision("An authorization while off gives no message."),
    ]
}
