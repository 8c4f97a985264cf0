import Catalogue
import JSON
import Specification

extension Lifecycle: Mistaken {
    public static let careful: any Implementation<Lifecycle> = CarefulLifecycle()

    public static let mistakes: [Mistake<Lifecycle>] = [
        Mistake(
            "stays-in-background", "Leaves the app in the background on `home`.",
            breaks: "LIF-1", smallest: input("launch", "home"),
            run: CarefulLifecycle.but { $0.suspendsAfterHome = false }),
        Mistake(
            "suspends-after-accepting", "Suspends an app whose interruption was accepted, as after `home`.",
            breaks: "LIF-1", smallest: input("launch", "interruption", "accepted"),
            run: CarefulLifecycle.but { $0.suspendsAfterAccepting = true }),
        Mistake(
            "tells-suspended-ones", "Calls `willTerminate` on a suspended app too.",
            breaks: "LIF-2", smallest: input("launch", "home", "terminate"),
            run: CarefulLifecycle.but { $0.callsSuspendedOnes = true }),
        Mistake(
            "overlooks-exits-on-suspend", "Checks only multitasking, not whether the app exits on suspend.",
            breaks: "LIF-2", smallest: input("launch", "home", and: #","exitsOnSuspend":true"#),
            run: CarefulLifecycle.but { $0.looksAtExits = false }),
        Mistake(
            "accepts-without-background",
            "Sends an interrupted app to a background that the device does not have.",
            breaks: "LIF-2",
            smallest: input("launch", "interruption", "accepted", and: #","multitasking":false"#),
            run: CarefulLifecycle.but { $0.endsOnAccepting = false }),
        Mistake(
            "relaunches-suspended-ones", "Launches a suspended app as if it were not running.",
            breaks: "LIF-2", smallest: input("launch", "home", "launch"),
            run: CarefulLifecycle.but { $0.startsAnewWhileSuspended = true }),
        Mistake(
            "home-while-interrupted", "Lets `home` end an interruption.",
            breaks: "LIF-2", smallest: input("launch", "interruption", "home"),
            run: CarefulLifecycle.but { $0.homeEndsInterruptions = true }),
        Mistake(
            "holds-every-notice", "Queues every notice, however often the same kind occurs.",
            breaks: "LIF-3",
            smallest: input("launch", "home", "accessory", "accessory", "return"),
            run: CarefulLifecycle.but { $0.holding = .every }),
        Mistake(
            "holds-the-last-notice",
            "Has room for only one held notice, so the last notice replaces the others.",
            breaks: "LIF-3",
            smallest: input("launch", "home", "accessory", "time", "return"),
            run: CarefulLifecycle.but { $0.holding = .lastOnly }),
        Mistake(
            "delivers-late", "Delivers held notices only once the app is active again.",
            breaks: "LIF-3", smallest: input("launch", "home", "accessory", "return"),
            run: CarefulLifecycle.but { $0.deliversFirst = false }),
        Mistake(
            "remembers-beyond-the-end",
            "Keeps the held notices of an ended app, and delivers them later.",
            breaks: "LIF-3",
            smallest: input("launch", "home", "accessory", "terminate", "launch"),
            run: CarefulLifecycle.but { $0.forgetsWhenEnded = false }),
        Mistake(
            "waits-for-the-foreground", "Delivers held notices only on a return to the foreground.",
            breaks: "LIF-3", smallest: input("launch", "home", "accessory", "wake"),
            run: CarefulLifecycle.but { $0.deliversOnWaking = false }),
        Mistake(
            "redraws-out-of-sight", "Treats `redraw` like any other notice.",
            breaks: "LIF-3", smallest: input("launch", "interruption", "accepted", "redraw"),
            run: CarefulLifecycle.but { $0.holdsRedraws = false }),
        Mistake(
            "kills-in-background",
            "Declares that ended apps get a call, and kills those in the background without one.",
            breaks: "LIF-2", under: ["platform.lifecycle.endedInBackground": "terminates"],
            smallest: input("launch", "interruption", "accepted", "terminate"),
            run: CarefulLifecycle.but { $0.callsInBackground = false }),
        Mistake(
            """
            tells-what-is-killed
            """, "Declares that apps in the background are killed without a call, and calls them first.",
            breaks: "LIF-2", under: ["platform.lifecycle.endedInBackground": "killed"],
            smallest: input("launch", "interruption", "accepted", "terminate"),
            run: CarefulLifecycle.but { $0.callsInBackground = true }),
        Mistake(
            "ends-without-resigning", "Declares that an app resigns before it ends, and ends it at once.",
            breaks: "LIF-2", under: ["platform.lifecycle.exitsOnSuspend": "resigns"],
            smallest: input("launch", "home", and: #","exitsOnSuspend":true"#),
            run: CarefulLifecycle.but { $0.resigns = false }),
        Mistake(
            "resigns-all-the-same",
            "Declares that only `willTerminate` is called, and calls `willResignActive` too.",
            breaks: "LIF-2", under: ["platform.lifecycle.exitsOnSuspend": "terminatesOnly"],
            smallest: input("launch", "home", and: #","exitsOnSuspend":true"#),
            run: CarefulLifecycle.but { $0.resigns = true }),
    ]

    private static func input(_ events: String..., and more: String = "") -> String {
        let listed = events.map { event in
            Notice(rawValue: event) == nil
                ? #"{"kind":"\#(event)"}"# : #"{"kind":"system","notice":"\#(event)"}"#
        }
        return #"{"events":[\#(listed.joined(separator: ","))]\#(more)}"#
    }
}
