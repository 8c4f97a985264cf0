import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// Tests of the clauses MOT-1 to MOT-5 of mobility.motion, with hand-written inputs.
struct MotionClauseTests {
    private static let absent = Motion.Coprocessor(available: false, authorized: false)

    private func saying(_ flags: Motion.Flag..., confidence: Double? = nil) -> Motion.Coprocessor {
        Motion.Coprocessor(available: true, authorized: true, flags: flags, confidence: confidence)
    }

    /// Returns samples of a phone at rest, except for strong samples at the given indices.
    private func samples(_ count: Int, strongAt places: Set<Int>, _ strong: Double = 4) -> [Motion.Sample] {
        (0..<count).map { .init(t: Double($0), x: 0, y: 0, z: places.contains($0) ? strong : -1) }
    }

    private func examined(
        _ samples: [Motion.Sample] = [], speed: Double? = nil,
        asking coprocessor: Motion.Coprocessor = absent,
        gives activity: Activity, shaking: Bool = false, doing actions: [Motion.Action]? = nil,
        by readings: Readings = .standard
    ) -> Examination<Motion> {
        let isAnswer = coprocessor.available && coprocessor.authorized && coprocessor.flags != nil
        return Examination(
            .init(samples: samples, speed: speed, coprocessor: coprocessor),
            .output(
                .init(shaking: shaking, activity: activity, actions: actions ?? (isAnswer ? Self.all : []))),
            readings)
    }

    /// The actions that are expected if the coprocessor answers.
    private static let all: [Motion.Action] = [.stopAccelerometer, .startActivity, .stopActivity]

    private let tenth = Readings.standard.with(MotionSampling.tenth)

    // MARK: MOT-1

    @Test(arguments: [
        ([Motion.Flag.walking], Activity.walking), ([.cycling, .automotive], .automotive),
        ([.automotive, .running], .running), ([.running, .walking], .walking), ([.cycling], .cycling),
        ([.stationary, .cycling], .cycling), ([.stationary], .notMoving), ([.unknown], .notMoving),
        ([], .notMoving),
    ])
    func `if several flags are set, the flag that the law names first decides the activity`(
        flags: [Motion.Flag], activity: Activity
    ) {
        let coprocessor = Motion.Coprocessor(available: true, authorized: true, flags: flags)
        examined(speed: 20, asking: coprocessor, gives: activity).expectHolds("MOT-1")
        for other in Activity.allCases where other != activity && other != .unknown {
            examined(speed: 20, asking: coprocessor, gives: other)
                .expectBroken("MOT-1")
        }
    }

    @Test func `answering 'unknown' because of the flag 'unknown' breaks MOT-1`() {
        // A program that uses the flag breaks MOT-1, and a program that uses the absent confidence breaks MOT-4.
        let flagged = examined(asking: saying(.unknown), gives: .unknown)
        #expect(flagged.accused == ["MOT-1", "MOT-4"])
    }

    @Test func `reporting shaking although the coprocessor answers breaks MOT-1`() {
        examined(samples(100, strongAt: [3]), asking: saying(.running), gives: .running, shaking: true)
            .expectBroken("MOT-1")
        examined(samples(100, strongAt: [3]), asking: saying(.running), gives: .running).expectHolds("MOT-1")
    }

    @Test(arguments: [(true, false), (false, true), (false, false)])
    func `using an answer of an unavailable or unauthorized coprocessor breaks MOT-1`(
        available: Bool, authorized: Bool
    ) {
        let coprocessor = Motion.Coprocessor(
            available: available, authorized: authorized, flags: [.cycling])
        examined(speed: 1, asking: coprocessor, gives: .cycling, doing: Self.all)
            .expectBroken("MOT-1")
        examined(speed: 1, asking: coprocessor, gives: .walking).expectHolds("MOT-1")
    }

    // MARK: MOT-2

    private static let speeds: [(speed: Double?, still: Activity, shaken: Activity)] = [
        (nil, .notMoving, .notMoving), (-5, .notMoving, .notMoving),
        (0.3, .notMoving, .notMoving), (Double(Float(0.3)), .walking, .running),
        (Double(Float(1.9)), .walking, .running), (1.9, .automotive, .running), (7.5, .automotive, .running),
        (7.5.nextUp, .automotive, .automotive),
    ]

    @Test(arguments: speeds)
    func `speed and shaking decide the activity`(speed: Double?, still: Activity, shaken: Activity) {
        let quiet = samples(100, strongAt: [])
        let shaky = samples(100, strongAt: [50])
        examined(quiet, speed: speed, gives: still).expectHolds("MOT-2")
        examined(shaky, speed: speed, gives: shaken, shaking: true).expectHolds("MOT-2")
        for other in Activity.allCases where other != still && other != .notMoving {
            examined(quiet, speed: speed, gives: other)
                .expectBroken("MOT-2")
        }
    }

    @Test func `an activity that contradicts the correctly reported shaking breaks only MOT-2`() {
        examined(samples(100, strongAt: [0]), speed: 1, gives: .walking, shaking: true)
            .expectBroken("MOT-2")
    }

    // MARK: MOT-3

    @Test func `the last complete window of samples decides whether the phone is shaken`() {
        for (count, place, isShaken) in [
            (99, 0, false), (100, 0, true), (100, 99, true), (199, 0, true), (199, 150, false),
            (200, 0, false), (200, 100, true), (250, 220, false),
        ] {
            let samples = samples(count, strongAt: [place])
            examined(samples, gives: .notMoving, shaking: isShaken).expectHolds("MOT-3")
            examined(samples, gives: .notMoving, shaking: !isShaken)
                .expectBroken("MOT-3")
        }
    }

    @Test func `under the option 'tenth', a second has ten samples instead of a hundred`() {
        examined(samples(10, strongAt: [9]), gives: .notMoving, shaking: true, by: tenth).expectHolds("MOT-3")
        examined(samples(10, strongAt: [9]), gives: .notMoving, shaking: true).expectBroken("MOT-3")
    }

    @Test func `under the option 'float32Clock', one sample after each window belongs to no window`() {
        let clock = tenth.with(MotionWindow.float32Clock)
        for (count, place, isShaken) in [
            (10, 0, false), (11, 0, true), (11, 10, false), (22, 11, true), (22, 10, false), (22, 21, false),
        ] {
            let samples = samples(count, strongAt: [place])
            examined(samples, gives: .notMoving, shaking: isShaken, by: clock).expectHolds("MOT-3")
            examined(samples, gives: .notMoving, shaking: !isShaken, by: clock).expectBroken("MOT-3")
        }
    }

    @Test func `under the option 'repeated', the phone is shaken if one window has two strong samples`() {
        let repeated = tenth.with(MotionShaking.repeated)
        let rows: [(Set<Int>, Bool)] = [([15], false), ([15, 16], true), ([9, 10], false)]
        for (places, isShaken) in rows {
            let samples = samples(20, strongAt: places)
            examined(samples, gives: .notMoving, shaking: isShaken, by: repeated).expectHolds("MOT-3")
            examined(samples, gives: .notMoving, shaking: !isShaken, by: repeated)
                .expectBroken("MOT-3")
        }
    }

    @Test(arguments: [(3.5, true), (3.5.nextDown, false), (-3.5, true), (4.4, true), (2.5, false)])
    func `a sample of 3.5 g, including gravity, is strong`(strength: Double, isShaken: Bool) {
        let samples = samples(100, strongAt: [1], strength)
        examined(samples, gives: .notMoving, shaking: isShaken).expectHolds("MOT-3")
        examined(samples, gives: .notMoving, shaking: !isShaken).expectBroken("MOT-3")
    }

    @Test func `remembering earlier windows breaks MOT-3`() {
        let forgetless = Improvised<Motion> { input, _ in
            .init(shaking: input.samples.contains { $0.z == 4 }, activity: .notMoving, actions: [])
        }
        let input = Motion.Input(
            samples: samples(20, strongAt: [0]), speed: 0, coprocessor: Self.absent)
        Examination(input, by: forgetless, tenth).expectBroken("MOT-3")
        Examination(input, by: Motion.reference, tenth).expectHolds("MOT-3")
    }

    // MARK: MOT-4

    @Test func `if the confidence is below the minimum, the activity is unknown, whichever flags are set`() {
        for flags in [[Motion.Flag.walking], [.stationary], []] {
            let coprocessor = Motion.Coprocessor(
                available: true, authorized: true, flags: flags, confidence: 49.5)
            examined(asking: coprocessor, gives: .unknown).expectHolds("MOT-4")
            examined(asking: coprocessor, gives: flags == [.walking] ? .walking : .notMoving)
                .expectBroken("MOT-4")
        }
    }

    @Test(arguments: [50, 51, nil] as [Double?])
    func `an answer with enough confidence, or without a confidence, decides the activity`(
        confidence: Double?
    ) {
        examined(asking: saying(.walking, confidence: confidence), gives: .walking).expectHolds("MOT-4")
        examined(asking: saying(.walking, confidence: confidence), gives: .unknown)
            .expectBroken("MOT-4")
    }

    @Test func `the confidence is ignored if the coprocessor does not answer`() {
        let silent = Motion.Coprocessor(available: true, authorized: true, confidence: 10)
        examined(speed: 1, asking: silent, gives: .walking).expectHolds("MOT-4")
        examined(speed: 1, asking: silent, gives: .unknown).expectBroken("MOT-4")
        // This program treats the failed query as an answer, so it also checks the confidence, and stops the
        // accelerometer.
        examined(speed: 1, asking: silent, gives: .unknown, doing: Self.all).expectBroken("MOT-1")
        examined(speed: 1, gives: .walking).expectUntouched("MOT-4")
    }

    // MARK: MOT-5

    @Test
    func
        `after an answer, the accelerometer is stopped once, and then the coprocessor's updates are stopped`()
    {
        examined(asking: saying(.walking), gives: .walking).expectHolds("MOT-5")
        examined(asking: saying(.walking, confidence: 10), gives: .unknown).expectHolds("MOT-5")
        for wrong: [Motion.Action] in [
            [.startActivity, .stopActivity], [.stopAccelerometer, .startActivity], [.stopAccelerometer], [],
            [.startActivity, .stopActivity, .stopAccelerometer],
        ] {
            examined(asking: saying(.walking), gives: .walking, doing: wrong).expectBroken("MOT-5")
        }
        let stopped = Motion.Input(samples: [], coprocessor: saying(.walking), accelerometer: false)
        for (actions, isRight) in [(Array(Self.all.dropFirst()), true), (Self.all, false)] {
            let outcome = Outcome.output(Motion.Output(shaking: false, activity: .walking, actions: actions))
            let examination = Examination<Motion>(stopped, outcome)
            if isRight { examination.expectHolds("MOT-5") } else { examination.expectBroken("MOT-5") }
        }
    }

    @Test func `if the coprocessor gives no answer, there are no actions`() {
        for silent in [
            Self.absent, Motion.Coprocessor(available: true, authorized: false, flags: [.walking]),
            Motion.Coprocessor(available: true, authorized: true),
        ] {
            examined(speed: 1, asking: silent, gives: .walking).expectHolds("MOT-5")
            examined(speed: 1, asking: silent, gives: .walking, doing: [.stopAccelerometer])
                .expectBroken("MOT-5")
            examined(speed: 1, asking: silent, gives: .walking, doing: [.startActivity, .stopActivity])
                .expectBroken("MOT-5")
        }
    }

    // MARK: Properties

    private func wrong(
        _ change: @escaping @Sendable (Motion.Input, Motion.Output) -> (shaking: Bool, activity: Activity)
    ) -> Improvised<Motion> {
        Improvised { input, readings throws(Rejection) in
            let right = try Motion.reference.run(input, readings: readings)
            let (shaking, activity) = change(input, right)
            return .init(shaking: shaking, activity: activity, actions: right.actions)
        }
    }

    @Test func `rejecting an input contradicts a property`() {
        let input = Motion.Input(samples: [], coprocessor: Self.absent)
        let refusal = Outcome<Motion.Output>.rejection(Rejection("speed.absent"))
        #expect(Relations<Motion>(input, refusal).contradicted == [.trusted])
        // Either the coprocessor or the speed must decide the activity. The property lists the law about the
        // coprocessor first.
        Examination<Motion>(input, refusal).expectBroken("MOT-1")
        Examination<Motion>(input, refusal).expectBroken("MOT-2")
    }

    @Test func `an output that depends on members that must be ignored contradicts a property`() {
        let curious = wrong { input, output in
            (input.samples.count > 1, output.activity)
        }
        let chip = Motion.Input(samples: samples(3, strongAt: []), coprocessor: saying(.walking))
        #expect(Relations<Motion>(chip, by: curious).contradicted == [.shakingNotAsked])
        let believing = wrong { input, output in
            (false, input.coprocessor.flags == nil ? output.activity : .cycling)
        }
        let refused = Motion.Coprocessor(available: true, authorized: false, flags: [.cycling])
        let input = Motion.Input(samples: [], speed: 1, coprocessor: refused)
        #expect(Relations<Motion>(input, by: believing).contradicted == [.notAllowed, .still])
    }

    @Test func `an output whose shaking depends on earlier windows contradicts a property`() {
        let forgetless = wrong { input, output in (input.samples.contains { $0.z == 4 }, output.activity) }
        let input = Motion.Input(samples: samples(20, strongAt: [0]), coprocessor: Self.absent)
        #expect(Relations<Motion>(input, by: forgetless, tenth).contradicted.contains(.lastWindow))
    }

    @Test func `the activity 'unknown' contradicts a property if no confidence is given`() {
        let input = Motion.Input(samples: [], coprocessor: saying(.walking))
        let unknown = Outcome.output(Motion.Output(shaking: false, activity: .unknown, actions: []))
        #expect(Relations<Motion>(input, unknown).contradicted == [.actionsInOrder, .firstFlag])
    }
}
