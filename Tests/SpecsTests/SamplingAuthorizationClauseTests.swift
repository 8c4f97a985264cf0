import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// Tests of the clause SAM-6 of mobility.sampling: settings, authorization changes and failures.
extension SamplingClauseTests {
    /// The actions that are expected at the first `switchOn` of a run.
    private static let first: [PhoneAction] = [
        .backgroundUpdates(true), .automaticPauses(false), .bestAccuracy, .startUpdates,
        .startTimer(seconds: 180),
    ]

    @Test func `only the first start of monitoring in each run begins with the settings`()
        throws
    {
        let plain = Array(Self.first.dropFirst(2))
        try examined([.switchOn], last: Self.first).expectHolds("SAM-6")
        try examined([.switchOn], last: plain).expectBroken("SAM-6")
        try examined([.switchOn], last: plain + Self.first.prefix(2)).expectBroken("SAM-6")
        try examined([.switchOn, .switchOff, .switchOn], last: plain).expectHolds("SAM-6")
        try examined([.switchOn, .switchOff, .switchOn], last: Self.first).expectBroken("SAM-6")
        try examined([.switchOn, .terminate, .switchOn], last: Self.first).expectHolds("SAM-6")
        try examined([.switchOn, .terminate, .switchOn], last: plain).expectBroken("SAM-6")
    }

    @Test(arguments: [Sampling.Trigger.narrowed, .refused])
    func `losing the authorization has the effect of switchOff, and also shows the message`(
        trigger: Sampling.Trigger
    )
        throws
    {
        let ask = PhoneAction.message("authorization.always")
        let end: [PhoneAction] = [.stopTimer, .stopUpdates, .unmonitorRegion(id: "geofence-1"), ask]
        try examined([.switchOn, trigger], last: [.stopTimer, .stopUpdates, ask]).expectHolds("SAM-6")
        try examined([.switchOn, .opens, trigger], last: end).expectHolds("SAM-6")
        try examined([.switchOn, .opens, trigger], last: Array(end.dropLast())).expectBroken("SAM-6")
        #expect(try !examined([.switchOn, trigger], last: [], then: .outside).broken.isEmpty)
        try examined([trigger], last: []).expectHolds("SAM-6")
    }

    @Test func `a temporary failure has no effect, and a new authorization does not start monitoring`() throws
    {
        try examined([.switchOn, .failed], last: []).expectHolds("SAM-6")
        try examined([.switchOn, .refused, .authorized], last: []).expectHolds("SAM-6")
        try examined(
            [.switchOn, .refused, .authorized], last: Array(Self.first.dropFirst(2)), then: .outside
        )
        .expectBroken("SAM-6")
        try examined([.switchOn, .refused, .switchOn], last: []).expectHolds("SAM-6")
        try examined([.switchOn, .narrowed, .switchOn], last: [.message("authorization.always")])
            .expectHolds("SAM-4")
    }
}
