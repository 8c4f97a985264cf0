import Catalogue
import JSON
import Specification

extension Lifecycle: Mistaken {
    public static let careful: any Implementation<Lifecycle> = CarefulLifecycle()

    public static let mistakes: [Mistake<Lifecycle>] = [
        Mistake(
            "stays-in-background", "Leaves the app in the background after `home`, instead of suspending it.",
            breaks: "LIF-1", smallest: input("launch", "home"),
            run: CarefulLifecycle.but { $0.suspendsAfterHome = false }),
        Mistake(
            "suspends-after-accepting",
            """
            Suspends an app after an accepted interruption, as after `home`, instead of leaving it in the \
            background.
            """,
            breaks: "LIF-1", smallest: input("launch", "interruption", "accepted"),
            run: CarefulLifecycle.but { $0.suspendsAfterAccepting = true }),
        Mistake(
            "tells-suspended-ones", "Calls `willTerminate` even on a suspended app.",
            breaks: "LIF-2", smallest: input("launch", "home", "terminate"),
            run: CarefulLifecycle.but { $0.callsSuspendedOnes = true }),
        Mistake(
            "overlooks-exits-on-suspend",
            "Checks only whether the device has multitasking, not whether the app exits on suspend.",
            breaks: "LIF-2", smallest: input("launch", "home", and: #","exitsOnSuspend":true"#),
            run: CarefulLifecycle.but { $0.looksAtExits = false }),
        Mistake(
            "accepts-without-background",
            "Moves an app to the background after an interruption even if the device has no multitasking.",
            breaks: "LIF-2",
            smallest: input("launch", "interruption", "accepted", and: #","multitasking":false"#),
            run: CarefulLifecycle.but { $0.endsOnAccepting = false }),
        Mistake(
            "relaunches-suspended-ones",
            """
            Launches a suspended app again, as if it were not running, instead of reporting an impossible event.
            """,
            breaks: "LIF-2", smallest: input("launch", "home", "launch"),
            run: CarefulLifecycle.but { $0.startsAnewWhileSuspended = true }),
        Mistake(
            "home-while-interrupted",
            """
            Lets `home` end an app that an interruption has made inactive, instead of reporting an impossible \
            event.
            """,
            breaks: "LIF-2", smallest: input("launch", "interruption", "home"),
            run: CarefulLifecycle.but { $0.homeEndsInterruptions = true }),
        Mistake(
            "holds-every-notice", "Holds every notice, even if a notice of the same kind is already held.",
            breaks: "LIF-3",
            smallest: input("launch", "home", "accessory", "accessory", "return"),
            run: CarefulLifecycle.but { $0.holding = .every }),
        Mistake(
            "holds-the-last-notice",
            "Holds only one notice, so each new notice replaces the previous notice.",
            breaks: "LIF-3",
            smallest: input("launch", "home", "accessory", "time", "return"),
            run: CarefulLifecycle.but { $0.holding = .lastOnly }),
        Mistake(
            "delivers-late",
            "At `return`, delivers held notices only after the calls that make the app active.",
            breaks: "LIF-3", smallest: input("launch", "home", "accessory", "return"),
            run: CarefulLifecycle.but { $0.deliversFirst = false }),
        Mistake(
            "remembers-beyond-the-end",
            "Keeps the held notices of an app that has ended, and delivers them after its next launch.",
            breaks: "LIF-3",
            smallest: input("launch", "home", "accessory", "terminate", "launch"),
            run: CarefulLifecycle.but { $0.forgetsWhenEnded = false }),
        Mistake(
            "waits-for-the-foreground",
            "Delivers held notices only on a return to the foreground, not when the app is woken.",
            breaks: "LIF-3", smallest: input("launch", "home", "accessory", "wake"),
            run: CarefulLifecycle.but { $0.deliversOnWaking = false }),
        Mistake(
            "redraws-out-of-sight",
            "Delivers `redraw` like any other notice, even while the app is in the background.",
            breaks: "LIF-3", smallest: input("launch", "interruption", "accepted", "redraw"),
            run: CarefulLifecycle.but { $0.holdsRedraws = false }),
        Mistake(
            "kills-in-background",
            "Declares that an app in the background gets `willTerminate`, but kills the app without a call.",
            breaks: "LIF-2", under: ["platform.lifecycle.endedInBackground": "terminates"],
            smallest: input("launch", "interruption", "accepted", "terminate"),
            run: CarefulLifecycle.but { $0.callsInBackground = false }),
        Mistake(
            "tells-what-is-killed",
            """
            Declares that an app in the background is killed without a call, but calls `willTerminate`.
            """,
            breaks: "LIF-2", under: ["platform.lifecycle.endedInBackground": "killed"],
            smallest: input("launch", "interruption", "accepted", "terminate"),
            run: CarefulLifecycle.but { $0.callsInBackground = true }),
        Mistake(
            "ends-without-resigning",
            "Declares that `willResignActive` is called before `home` ends an app, but omits this call.",
            breaks: "LIF-2", under: ["platform.lifecycle.exitsOnSuspend": "resigns"],
            smallest: input("launch", "home", and: #","exitsOnSuspend":true"#),
            run: CarefulLifecycle.but { $0.resigns = false }),
        Mistake(
            "resigns-all-the-same",
            "Declares that `home` ends an app with only `willTerminate`, but also calls `willResignActive`.",
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
