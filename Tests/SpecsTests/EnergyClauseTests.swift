import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// Tests of the clauses ENE-1 to ENE-6 of mobility.energy, with hand-written traces.
struct EnergyClauseTests {
    /// Returns a trace along a meridian, with samples at the given times and at the given distances in metres north of
    /// latitude 45.
    private func trace(_ samples: [(t: Double, metres: Double)], _ activities: [Activity] = []) -> [Energy
        .Sample]
    {
        samples.enumerated().map { index, sample in
            Energy.Sample(
                t: sample.t, lat: 45 + sample.metres / 111_150, lon: 7.7,
                activity: index < activities.count ? activities[index] : .notMoving)
        }
    }

    /// A model in which a second with the receiver on costs 0.001 % of the battery, and an acquisition 0.5 %.
    private let plain = Energy.Model(
        percentPerHour: 3.6, percentPerAcquisition: 0.5, secondsPerAcquisition: 20)

    /// Examines an output with the given seconds and acquisitions, and the other figures that follow from them.
    private func examined(
        _ policy: Energy.Policy, _ trace: [Energy.Sample], seconds: Double, _ acquisitions: Int,
        on platform: Energy.Platform = .ios
    ) -> Examination<Energy> {
        let percent = seconds / 1_000 + Double(acquisitions) / 2
        let duration = (trace.last?.t ?? 0) - (trace.first?.t ?? 0)
        let output = Energy.Output(
            gpsSeconds: seconds, acquisitions: acquisitions, percent: percent,
            percentPerDay: percent * 86_400 / duration,
            shown: platform == .ios && percent >= 1 ? min(100, Int(percent)) : nil)
        return Examination(
            .init(policy: policy, platform: platform, trace: trace, model: plain), .output(output))
    }

    // MARK: ENE-1

    private func examined(
        percent: Double, perDay: Double, shown: Int? = nil, on platform: Energy.Platform = .ios,
        model: Energy.Model? = nil
    ) -> Examination<Energy> {
        Examination(
            .init(
                policy: .tenMetreFilter, platform: platform, trace: trace([(0, 0), (3_600, 0)]), model: model),
            .output(
                .init(
                    gpsSeconds: 3_600, acquisitions: 1, percent: percent, percentPerDay: perDay, shown: shown)
            ))
    }

    @Test func `the cost of a trace is the sum of the costs of its seconds and acquisitions`() {
        examined(percent: 1.6005, perDay: 38.412, shown: 1).expectHolds("ENE-1")
        examined(percent: 0.9003, perDay: 21.6072, on: .android).expectHolds("ENE-1")
        examined(percent: 2.6, perDay: 62.4, shown: 2, model: .init(percentPerAcquisition: 1)).expectHolds(
            "ENE-1")
    }

    @Test func `using the iOS figures for Android, or a day of 48 hours, breaks ENE-1`() {
        examined(percent: 1.6005, perDay: 38.412, on: .android)
            .expectBroken("ENE-1")
        examined(percent: 1.6005, perDay: 76.824, shown: 1).expectBroken("ENE-1")
    }

    @Test(arguments: [-1e19, 1e19, -.infinity, .infinity])
    func `a cost outside the range of integers breaks ENE-1`(percent: Double) {
        examined(percent: percent, perDay: percent * 24).expectBroken("ENE-1")
    }

    // MARK: ENE-2

    @Test func `the reference satisfies ENE-2 under every policy`() {
        let trace = trace([(0, 0), (300, 500), (2_000, 520), (9_000, 4_000)], [.walking, .running])
        for policy in Energy.Policy.allCases {
            for platform in Energy.Platform.allCases {
                Examination(.init(policy: policy, platform: platform, trace: trace), by: Energy.reference)
                    .expectHolds("ENE-2")
            }
        }
    }

    @Test func `a higher cost for a user at rest than for a moving user breaks ENE-2`() {
        let wasteful = Improvised<Energy> { input, readings throws(Rejection) in
            let isStill = Set(input.trace.map(\.lat)).count == 1
            let policy = isStill ? Energy.Policy.tenMetreFilter : .timerAndGeofence
            return try Energy.reference.run(
                .init(policy: policy, platform: input.platform, trace: input.trace, model: input.model),
                readings: readings)
        }
        let trace = trace([(0, 0), (5_000, 500), (9_000, 500)])
        Examination(.init(policy: .timerAndGeofence, platform: .ios, trace: trace), by: wasteful)
            .expectBroken("ENE-2")
    }

    @Test func `the same cost for a moving user as for a user at rest breaks ENE-2`() {
        // A program that misses the exit from the geofence breaks ENE-4 and also gives the same cost for both users. So
        // this outcome does not show which of ENE-2 and ENE-4 is broken.
        examined(.timerAndGeofence, trace([(0, 0), (5_000, 500), (5_500, 500)]), seconds: 160, 8)
            .expectBroken("ENE-2")
    }

    // MARK: ENE-3

    @Test
    func `a sample more than 10 m from the last acquired sample is acquired, even if each step is shorter`() {
        let walk = trace([(0, 0), (1, 4), (2, 8), (3, 12), (4, 16), (5, 20), (6, 24)])
        examined(.tenMetreFilter, walk, seconds: 6, 3).expectHolds("ENE-3")
        examined(.tenMetreFilter, walk, seconds: 6, 1).expectBroken("ENE-3")
        examined(.tenMetreFilter, walk, seconds: 6, 4).expectBroken("ENE-3")
    }

    @Test func `the first sample and each change of activity cause an acquisition`() {
        let day = trace([(0, 0), (10, 0), (20, 0), (30, 0)], [.walking, .unknown, .walking, .walking])
        examined(.onActivityChange, day, seconds: 30, 3).expectHolds("ENE-3")
        examined(.onActivityChange, day, seconds: 30, 2).expectBroken("ENE-3")
    }

    @Test(arguments: [Energy.Policy.tenMetreFilter, .onActivityChange])
    func `switching the receiver off between acquisitions breaks ENE-3`(policy: Energy.Policy) {
        examined(policy, trace([(0, 0), (100, 0)]), seconds: 20, 1)
            .expectBroken("ENE-3")
    }

    // MARK: ENE-4

    @Test func `while a user stays at one place, eight positions are acquired on iOS, and five on Android`() {
        let still = trace([(0, 0), (46_800, 0)])
        examined(.timerAndGeofence, still, seconds: 160, 8).expectHolds("ENE-4")
        examined(.androidService, still, seconds: 100, 5).expectHolds("ENE-4")
        examined(.timerAndGeofence, still, seconds: 140, 7)
            .expectBroken("ENE-4")
        examined(.androidService, still, seconds: 5_220, 261)
            .expectBroken("ENE-4")
    }

    @Test func `at an exit, a position is acquired at once, the timer restarts and a stay can begin`() {
        let day = trace([(0, 0), (5_000, 500), (5_500, 500)])
        examined(.timerAndGeofence, day, seconds: 220, 11).expectHolds("ENE-4")
        examined(.timerAndGeofence, day, seconds: 200, 10).expectBroken("ENE-4")
    }

    @Test
    func `the receiver stays on no longer than until the next acquisition or the end of the trace`() {
        examined(.timerAndGeofence, trace([(0, 0), (10, 0)]), seconds: 10, 1).expectHolds("ENE-4")
        examined(.timerAndGeofence, trace([(0, 0), (10, 0)]), seconds: 20, 1)
            .expectBroken("ENE-4")
        examined(.timerAndGeofence, trace([(0, 0), (180, 0)]), seconds: 20, 2).expectHolds("ENE-4")
        examined(.timerAndGeofence, trace([(0, 0), (1_261, 500), (1_300, 500)]), seconds: 161, 9)
            .expectHolds("ENE-4")
    }

    @Test func `ENE-3 does not apply to timers, and ENE-4 does not apply to the earlier policies`() {
        let still = trace([(0, 0), (100, 0)])
        examined(.timerAndGeofence, still, seconds: 20, 1).expectUntouched("ENE-3")
        examined(.tenMetreFilter, still, seconds: 100, 1).expectUntouched("ENE-4")
    }

    // MARK: ENE-5

    @Test(
        arguments: [(0.999, nil), (1, 1), (1.999, 1), (2, 2), (100, 100), (101, 100), (140, 100), (0, nil)]
            as [(Double, Int?)])
    func `iOS shows the percentage of the battery rounded down`(percent: Double, shown: Int?) {
        let model = Energy.Model(percentPerHour: percent, percentPerAcquisition: 0)
        examined(percent: percent, perDay: percent * 24, shown: shown, model: model).expectHolds("ENE-5")
        examined(percent: percent, perDay: percent * 24, shown: (shown ?? 0) + 1, model: model)
            .expectBroken("ENE-5")
        examined(percent: percent, perDay: percent * 24, on: .android, model: model).expectHolds("ENE-5")
    }

    // MARK: ENE-6 and FIX-1

    @Test(arguments: [[10.0, 0], [0, 0], [0, 5, 5]])
    func `a trace whose times do not increase is rejected`(times: [Double]) {
        let input = Energy.Input(
            policy: .onActivityChange, platform: .ios, trace: trace(times.map { ($0, 0) }))
        Examination<Energy>(input, .rejection(TimeOrder.brokenIfEqual())).expectHolds("ENE-6")
        let output = Energy.Output(gpsSeconds: 1, acquisitions: 1, percent: 1, percentPerDay: 1)
        Examination<Energy>(input, .output(output)).expectBroken("ENE-6")
    }

    @Test func `a place not on Earth is rejected as fix.invalid, even if the times do not increase`() {
        let sound = Energy.Input(policy: .onActivityChange, platform: .ios, trace: trace([(0, 0), (1, 0)]))
        Examination<Energy>(sound, .rejection(TimeOrder.brokenIfEqual())).expectBroken("ENE-6")
        let off = Energy.Sample(t: 0, lat: 91, lon: 0, activity: .unknown)
        let input = Energy.Input(policy: .onActivityChange, platform: .ios, trace: [off, off])
        Examination<Energy>(input, .rejection(Fix.invalid())).expectHolds("FIX-1")
        Examination<Energy>(input, .rejection(TimeOrder.brokenIfEqual())).expectBroken("FIX-1")
    }

    @Test(arguments: [#"[]"#, #"[{"t":0,"lat":0,"lon":0,"activity":"unknown"}]"#])
    func `a trace must have at least two samples, and last at least 1 second and at most 31 days`(
        samples: String
    )
        throws
    {
        func input(_ samples: String) throws -> Energy.Input {
            try .init(
                JSONReader.value(of: #"{"policy":"tenMetreFilter","platform":"ios","trace":\#(samples)}"#))
        }
        #expect(throws: Misfit.self) { try input(samples) }
        func lasting(_ seconds: Int) -> String {
            "["
                + [0, seconds].map { #"{"t":\#($0),"lat":0,"lon":0,"activity":"unknown"}"# }.joined(
                    separator: ",")
                + "]"
        }
        #expect(throws: Never.self) { try input(lasting(31 * 86_400)) }
        #expect(throws: Misfit.self) { try input(lasting(31 * 86_400 + 1)) }
        #expect(throws: Never.self) { try input(lasting(1)) }
        #expect(throws: Misfit.self) {
            try input(
                #"[{"t":0,"lat":0,"lon":0,"activity":"unknown"},{"t":0.5,"lat":0,"lon":0,"activity":"unknown"}]"#
            )
        }
        // A trace whose samples are not sorted by time is well-formed, so ENE-6 can reject it.
        #expect(throws: Never.self) { try input(lasting(-1)) }
    }

    // MARK: Properties

    /// Returns the first law of each property that an outcome contradicts, without using the derivation.
    private func contradicted(
        _ policy: Energy.Policy, seconds: Double, _ acquisitions: Int, percent: Double, perDay: Double,
        shown: Int? = nil, model: Energy.Model? = nil
    ) -> [Energy.Law] {
        let input = Energy.Input(
            policy: policy, platform: .ios, trace: trace([(0, 0), (3_600, 0)]), model: model)
        let output = Energy.Output(
            gpsSeconds: seconds, acquisitions: acquisitions, percent: percent, percentPerDay: perDay,
            shown: shown)
        return Relations<Energy>(input, .output(output)).contradicted
    }

    @Test func `an output whose figures disagree with each other contradicts properties`() {
        #expect(
            contradicted(.tenMetreFilter, seconds: 3_600, 1, percent: 1.6005, perDay: 38.412, shown: 1) == [])
        #expect(
            contradicted(.tenMetreFilter, seconds: 3_600, 1, percent: 1.7, perDay: 40.8, shown: 1)
                == [.ofSeconds])
        #expect(
            contradicted(.tenMetreFilter, seconds: 36, 1, percent: 0.0165, perDay: 0.396)
                == [.measured, .alwaysOn])
        #expect(
            contradicted(.onActivityChange, seconds: 3_600, 3, percent: 1.6015, perDay: 38.436, shown: 1)
                == [.alwaysOn])
        #expect(
            contradicted(.timerAndGeofence, seconds: 3_600, 1, percent: 1.6005, perDay: 38.412, shown: 1)
                == [.measured, .ticks])
        #expect(
            contradicted(.tenMetreFilter, seconds: 3_600, 1, percent: 1.6005, perDay: 38.412, shown: 2)
                == [.full])
    }

    @Test func `a higher cost for a user at rest than for a moving user contradicts a property`() {
        let turned = Improvised<Energy> { input, readings throws(Rejection) in
            let isStill = Set(input.trace.map(\.lat)).count == 1
            return try Energy.reference.run(
                .init(
                    policy: isStill ? .tenMetreFilter : .timerAndGeofence, platform: input.platform,
                    trace: input.trace, model: input.model), readings: readings)
        }
        let input = Energy.Input(
            policy: .timerAndGeofence, platform: .ios, trace: trace([(0, 0), (5_000, 500), (9_000, 500)]))
        #expect(Relations<Energy>(input, by: turned).contradicted.contains(.stillest))
        #expect(Relations<Energy>(input, by: Energy.reference).contradicted.isEmpty)
    }
}
