import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import PlatformSpecs

/// Tests of the clauses LIF-1 to LIF-3 of platform.lifecycle.
struct LifecycleClauseTests {
    private typealias Step = Lifecycle.Step

    private func examined(
        _ events: [Lifecycle.Event], _ steps: [Step], multitasking: Bool? = nil, exits: Bool? = nil,
        _ readings: Readings = .standard
    ) -> Examination<Lifecycle> {
        Examination(
            .init(events: events, multitasking: multitasking, exitsOnSuspend: exits),
            .output(.init(steps: steps)), readings)
    }

    private let killed = Readings.standard.with(EndedInBackground.killed)
    private let terminatesOnly = Readings.standard.with(ExitsOnSuspend.terminatesOnly)

    private let launched = Step(.active, ["didFinishLaunching", "didBecomeActive"])
    private let suspended = Step(.suspended, ["willResignActive", "didEnterBackground"])
    private let returned = Step(.active, ["willEnterForeground", "didBecomeActive"])

    // MARK: LIF-1

    @Test func `correct steps for launch, home and return satisfy LIF-1`() {
        examined([.plain(.launch), .plain(.home), .plain(.return)], [launched, suspended, returned])
            .expectHolds("LIF-1")
        examined([], []).expectHolds("LIF-1")
    }

    @Test func `a launch that leaves the app inactive breaks LIF-1`() {
        examined([.plain(.launch)], [Step(.inactive, ["didFinishLaunching"])])
            .expectBroken("LIF-1")
    }

    @Test func `missing callbacks, or callbacks in the wrong order, break LIF-1`() {
        examined([.plain(.launch)], [Step(.active, ["didFinishLaunching"])])
            .expectBroken("LIF-1")
        examined([.plain(.launch)], [Step(.active, ["didBecomeActive", "didFinishLaunching"])])
            .expectBroken("LIF-1")
    }

    @Test func `staying in the background after 'home' breaks LIF-1`() {
        examined(
            [.plain(.launch), .plain(.home)],
            [launched, Step(.background, ["willResignActive", "didEnterBackground"])]
        ).expectBroken("LIF-1")
    }

    @Test func `suspending an app after an accepted interruption breaks LIF-1`() {
        let events: [Lifecycle.Event] = [.plain(.launch), .plain(.interruption), .plain(.accepted)]
        let interrupted = Step(.inactive, ["willResignActive"])
        examined(events, [launched, interrupted, Step(.suspended, ["didEnterBackground"])])
            .expectBroken("LIF-1")
        examined(events, [launched, interrupted, Step(.background, ["didEnterBackground"])]).expectHolds(
            "LIF-1")
    }

    @Test func `treating the event 'ignored' like the event 'return' breaks LIF-1`() {
        examined(
            [.plain(.launch), .plain(.interruption), .plain(.ignored)],
            [launched, Step(.inactive, ["willResignActive"]), returned]
        ).expectBroken("LIF-1")
    }

    @Test func `reporting a possible event as impossible breaks LIF-1`() {
        examined([.plain(.launch)], [Step(.notRunning, error: .impossible)])
            .expectBroken("LIF-1")
    }

    @Test func `a missing step or a rejection breaks LIF-1`() {
        examined([.plain(.launch)], []).expectBroken("LIF-1")
        Examination<Lifecycle>(.init(events: [.plain(.home)]), .rejection(Rejection("event.impossible")))
            .expectBroken("LIF-1")
    }

    // MARK: LIF-2

    @Test func `calling willTerminate on a suspended app breaks LIF-2`() {
        let events: [Lifecycle.Event] = [.plain(.launch), .plain(.home), .plain(.terminate)]
        examined(events, [launched, suspended, Step(.notRunning, ["willTerminate"])])
            .expectBroken("LIF-2")
        examined(events, [launched, suspended, Step(.notRunning)]).expectHolds("LIF-2")
    }

    @Test func `ending an active app without willTerminate breaks LIF-2`() {
        examined([.plain(.launch), .plain(.terminate)], [launched, Step(.notRunning)])
            .expectBroken("LIF-2")
    }

    @Test(arguments: [(false, nil), (nil, true), (true, true), (false, false)] as [(Bool?, Bool?)])
    func `keeping an app alive breaks LIF-2 if 'home' must end the app`(multitasking: Bool?, exits: Bool?) {
        let events: [Lifecycle.Event] = [.plain(.launch), .plain(.home)]
        examined(events, [launched, suspended], multitasking: multitasking, exits: exits)
            .expectBroken("LIF-2")
        examined(
            events, [launched, Step(.notRunning, ["willResignActive", "willTerminate"])],
            multitasking: multitasking, exits: exits
        ).expectHolds("LIF-2")
        examined(
            events,
            [launched, Step(.notRunning, ["willResignActive", "didEnterBackground", "willTerminate"])],
            multitasking: multitasking, exits: exits
        ).expectBroken("LIF-2")
    }

    @Test func `keeping an app alive breaks LIF-2 if the app must end after an accepted interruption`() {
        examined(
            [.plain(.launch), .plain(.interruption), .plain(.accepted)],
            [launched, Step(.inactive, ["willResignActive"]), Step(.background, ["didEnterBackground"])],
            multitasking: false
        ).expectBroken("LIF-2")
    }

    @Test func `an impossible event that has an effect, or that is not reported, breaks LIF-2`() {
        examined([.plain(.home)], [Step(.notRunning)]).expectBroken("LIF-2")
        examined([.plain(.home)], [Step(.suspended, error: .impossible)])
            .expectBroken("LIF-2")
        examined([.plain(.terminate)], [Step(.notRunning, ["willTerminate"], error: .impossible)])
            .expectBroken("LIF-2")
        examined([.system(.time)], [Step(.notRunning, error: .impossible)]).expectHolds("LIF-2")
    }

    @Test func `the reading decides which calls an app gets when it is ended in the background`() {
        let events: [Lifecycle.Event] = [
            .plain(.launch), .plain(.interruption), .plain(.accepted), .plain(.terminate),
        ]
        let steps = [
            launched, Step(.inactive, ["willResignActive"]), Step(.background, ["didEnterBackground"]),
        ]
        let (told, silent) = (Step(.notRunning, ["willTerminate"]), Step(.notRunning))
        examined(events, steps + [told]).expectHolds("LIF-2")
        examined(events, steps + [silent], killed).expectHolds("LIF-2")
        examined(events, steps + [silent]).expectBroken("LIF-2")
        examined(events, steps + [told], killed).expectBroken("LIF-2")
    }

    @Test func `the reading decides which calls an app gets when 'home' ends it`() {
        let events: [Lifecycle.Event] = [.plain(.launch), .plain(.home)]
        let both = Step(.notRunning, ["willResignActive", "willTerminate"])
        let last = Step(.notRunning, ["willTerminate"])
        examined(events, [launched, last], exits: true, terminatesOnly).expectHolds("LIF-2")
        examined(events, [launched, both], multitasking: false, terminatesOnly).expectBroken("LIF-2")
        examined(events, [launched, last], exits: true).expectBroken("LIF-2")
    }

    // MARK: LIF-3

    @Test func `a wake breaks LIF-3 if it delivers redraw, or omits any other held notice`() {
        awaiting([.redraw, .time], then: .plain(.wake), Step(.background, ["time"])).expectHolds("LIF-3")
        awaiting([.redraw, .time], then: .plain(.wake), Step(.background)).expectBroken("LIF-3")
        awaiting([.redraw, .time], then: .plain(.wake), Step(.background, ["redraw", "time"])).expectBroken(
            "LIF-3")
    }

    @Test func `redraw is delivered only when the app is in the foreground`() {
        let events = away + [.system(.redraw), .plain(.wake), .system(.redraw), .plain(.return)]
        let steps = [launched, suspended, Step(.suspended), Step(.background)]
        let redrawn = Step(.active, ["redraw", "willEnterForeground", "didBecomeActive"])
        examined(events, steps + [Step(.background), redrawn]).expectHolds("LIF-3")
        examined(events, steps + [Step(.background, ["redraw"]), redrawn]).expectBroken("LIF-3")
        examined(events, steps + [Step(.background), returned]).expectBroken("LIF-3")
    }

    private let away: [Lifecycle.Event] = [.plain(.launch), .plain(.home)]

    private func awaiting(
        _ notices: [Lifecycle.Notice], then last: Lifecycle.Event, _ step: Step
    ) -> Examination<Lifecycle> {
        examined(
            away + notices.map { .system($0) } + [last],
            [launched, suspended] + notices.map { _ in Step(.suspended) } + [step])
    }

    @Test func `delivering each held notice once, before all other calls, satisfies LIF-3`() {
        awaiting(
            [.time, .battery, .time], then: .plain(.return),
            Step(.active, ["time", "battery", "willEnterForeground", "didBecomeActive"])
        ).expectHolds("LIF-3")
    }

    @Test(arguments: [
        ["time", "battery", "time", "willEnterForeground", "didBecomeActive"],
        ["battery", "time", "willEnterForeground", "didBecomeActive"],
        ["willEnterForeground", "didBecomeActive"],
        ["willEnterForeground", "didBecomeActive", "time", "battery"],
        ["willEnterForeground", "time", "battery", "didBecomeActive"],
    ])
    func `losing, repeating, reordering or delaying held notices breaks LIF-3`(callbacks: [String]) {
        awaiting([.time, .battery, .time], then: .plain(.return), Step(.active, callbacks))
            .expectBroken("LIF-3")
    }

    @Test func `delivering a notice to a suspended app breaks LIF-3`() {
        awaiting([], then: .system(.locale), Step(.suspended, ["locale"]))
            .expectBroken("LIF-3")
        awaiting([], then: .system(.locale), Step(.background)).expectBroken("LIF-3")
        awaiting([], then: .system(.locale), Step(.suspended, error: .impossible))
            .expectBroken("LIF-3")
    }

    @Test func `not delivering a notice to a running app breaks LIF-3`() {
        examined([.plain(.launch), .system(.screen)], [launched, Step(.active)])
            .expectBroken("LIF-3")
        examined([.plain(.launch), .system(.screen)], [launched, Step(.active, ["screen"])]).expectHolds(
            "LIF-3")
    }

    @Test func `delivering an old notice after the app is launched again breaks LIF-3`() {
        let events = away + [.system(.time), .plain(.terminate), .plain(.launch)]
        let steps = [launched, suspended, Step(.suspended), Step(.notRunning)]
        examined(events, steps + [Step(.active, ["time", "didFinishLaunching", "didBecomeActive"])])
            .expectBroken("LIF-3")
        examined(events, steps + [launched]).expectHolds("LIF-3")
    }

    @Test func `delivering a notice twice breaks LIF-3`() {
        let once = Step(.active, ["time", "willEnterForeground", "didBecomeActive"])
        examined(
            away + [.system(.time), .plain(.return), .plain(.home), .plain(.return)],
            [launched, suspended, Step(.suspended), once, suspended, once]
        ).expectBroken("LIF-3")
    }

    @Test func `an outcome without notices satisfies LIF-3`() {
        examined([.plain(.launch)], [launched]).expectHolds("LIF-3")
    }

    // MARK: Properties without the derivation

    @Test func `the properties alone reveal a step that contradicts itself`() {
        func contradicted(_ event: Lifecycle.Event, _ step: Step) -> [Lifecycle.Law] {
            Relations<Lifecycle>(.init(events: [event]), .output(.init(steps: [step]))).contradicted
        }
        #expect(contradicted(.plain(.launch), launched).isEmpty)
        let steps = [
            (Lifecycle.Event.plain(.launch), Step(.active, ["didBecomeActive", "a"])),
            (.plain(.home), Step(.suspended, error: .impossible)),
            (.plain(.home), Step(.active, ["willTerminate", "didBecomeActive"])),
            (.system(.time), Step(.inactive, ["time", "time"])),
            (.system(.time), Step(.inactive, ["a", "time"])),
        ]
        for (event, step) in steps { #expect(contradicted(event, step).contains(.launch), "\(step)") }
        #expect(
            Relations<Lifecycle>(.init(events: [.plain(.home)]), .output(.init(steps: []))).contradicted == [
                .steps
            ])
    }
}
