import JSON
import Specification

extension Motion {
    public static let properties: [Property<Motion>] = [
        Property("No well-formed input is refused.", from: .trusted, .bySpeed) { trial in
            trial.outcome.rejection.map { .violated("the input was rejected as \($0.code)") } ?? .holds
        },
        Property(
            "If the coprocessor answers, samples, speed and the order of the flags do not change the output.",
            from: .shakingNotAsked, .trusted, .firstFlag, .shakingIsFalse,
            probes: { input, _ in
                guard let flags = input.coprocessor.answer else { return [] }
                let turned = Coprocessor(
                    available: true, authorized: true, flags: flags.reversed(),
                    confidence: input.coprocessor.confidence)
                return [input.with(samples: [], speed: nil, coprocessor: turned)]
            }, judge: isSame),
        Property(
            "A coprocessor that gives no answer has the same output as a missing one.",
            from: .notAllowed, .failedQuery, .silentConfidence,
            probes: { input, _ in
                guard input.coprocessor.answer == nil else { return [] }
                return [
                    input.with(
                        samples: input.samples, speed: input.speed,
                        coprocessor: Coprocessor(available: false, authorized: false))
                ]
            }, judge: isSame),
        Property(
            "By speed the activity is never cycling, and a higher speed never gives a slower activity.",
            from: .onFoot, .byMotor, .still,
            probes: { input, _ in
                guard input.coprocessor.answer == nil else { return [] }
                return faster(than: input.speed ?? 0).map {
                    input.with(samples: input.samples, speed: $0, coprocessor: input.coprocessor)
                }
            }, judge: isNoSlower),
        Property(
            "The samples of the last complete window alone give the same shaking as all samples.",
            from: .lastWindow,
            probes: { lastWindow(of: $0, $1) },
            judge: { trial in
                guard let probe = trial.probes.first?.output, let output = trial.outcome.output else {
                    return .notTouched
                }
                if probe.shaking == output.shaking { return .holds }
                return .violated(
                    "shaking is \(output.shaking), yet \(probe.shaking) with the last complete window alone")
            }),
        Property(
            "Twice the acceleration never makes a shaken phone calm.", from: .strong, .sumVector,
            probes: { input, _ in
                guard input.coprocessor.answer == nil, !input.samples.isEmpty else { return [] }
                let strong = input.samples.map { Sample(t: $0.t, x: 2 * $0.x, y: 2 * $0.y, z: 2 * $0.z) }
                guard strong.allSatisfy({ ($0.x + $0.y + $0.z).isFinite }) else { return [] }
                return [input.with(samples: strong, speed: input.speed, coprocessor: input.coprocessor)]
            },
            judge: { trial in
                guard let probe = trial.probes.first?.output, let output = trial.outcome.output else {
                    return .notTouched
                }
                return output.shaking && !probe.shaking
                    ? .violated("the phone is shaken, and with twice the acceleration it is not") : .holds
            }),
        Property(
            "Without a confidence the activity is never unknown, and more confidence never makes it unknown.",
            from: .confidence,
            .otherwise,
            .absentConfidence,
            probes: { input, _ in
                guard let confidence = input.coprocessor.confidence, input.coprocessor.answer != nil
                else { return [] }
                return [(confidence + 100) / 2, 100].map { input.with(confidence: $0) }
            }, judge: isNoLessSure),
        Property(
            "Only a watched accelerometer is stopped, once; updates that are started are stopped.",
            from: .stops, .watched, .activity
        ) { trial in
            guard let actions = trial.outcome.output?.actions else { return .notTouched }
            func count(_ action: Action) -> Int { actions.count { $0 == action } }
            let most = trial.input.accelerometer ? 1 : 0
            let isRight =
                count(.stopAccelerometer) <= most && count(.startActivity) == count(.stopActivity)
                && count(.startActivity) <= 1
            return isRight ? .holds : .violated("the actions are \(actions.map(\.rawValue))")
        },
        Property(
            """
            An answer stops a watched accelerometer, then starts and stops updates; without an answer there is no \
            action.
            """,
            from: .actionsInOrder, .stops, .activity
        ) { trial in
            guard let actions = trial.outcome.output?.actions else { return .notTouched }
            let stops: [Action] = trial.input.accelerometer ? [.stopAccelerometer] : []
            let due = trial.input.coprocessor.answer == nil ? [] : stops + [.startActivity, .stopActivity]
            return actions == due ? .holds : .violated("the actions are \(actions.map(\.rawValue))")
        },
        Property(
            "An answer gives its first moving flag or notMoving, or unknown without enough confidence.",
            from: .firstFlag, .least,
            .beforeFlags
        ) { trial in
            guard let flags = trial.input.coprocessor.answer, let output = trial.outcome.output else {
                return .notTouched
            }
            let isSure =
                trial.input.coprocessor.confidence.map { $0 >= trial.input.minimumConfidence } ?? true
            let first = [Flag.walking, .running, .automotive, .cycling].first(where: flags.contains)
            let moving = first.flatMap { Activity(rawValue: $0.rawValue) } ?? .notMoving
            return output.activity == (isSure ? moving : .unknown)
                ? .holds : .violated("the flags \(flags) give \(output.activity.rawValue)")
        },
        Property(
            "Without an answer the activity follows from the speed, and is running only if the phone is shaken.",
            from: .still, .single, .onFoot
        ) { trial in
            guard trial.input.coprocessor.answer == nil, let output = trial.outcome.output else {
                return .notTouched
            }
            let speed = trial.input.speed ?? 0
            let calm: Activity =
                speed < Double(slowest) ? .notMoving : speed <= Double(walking) ? .walking : .automotive
            let runs = output.shaking && speed >= Double(slowest) && speed <= Double(running)
            return output.activity == (runs ? .running : calm)
                ? .holds : .violated("at \(speed) m/s the activity is \(output.activity.rawValue)")
        },
        Property(
            "A phone is shaken only by strong samples in a complete window, and always if all samples are strong.",
            from: .strong, .noWindow, .repeated
        ) { trial in
            guard trial.input.coprocessor.answer == nil, let output = trial.outcome.output else {
                return .notTouched
            }
            let length = trial.readings[MotionSampling.self].samples
            let (samples, gap) = (trial.input.samples, trial.readings[MotionWindow.self].gap)
            let squares = samples.map { sample -> Double in
                sample.x * sample.x + sample.y * sample.y + sample.z * sample.z
            }
            let strong = squares.count { $0.squareRoot() >= Motion.strong }
            let isOver = samples.count >= length + gap
            let mayBe = isOver && strong >= trial.readings[MotionShaking.self].fewest
            let mustBe = isOver && strong == samples.count
            return output.shaking
                ? mayBe ? .holds : .violated("shaken by \(strong) strong samples")
                : mustBe ? .violated("the phone is not shaken, although all samples are strong") : .holds
        },
    ]

    private static func isSame(_ trial: Trial<Motion>) -> Finding {
        guard let probe = trial.probes.first else { return .notTouched }
        guard let output = trial.outcome.output, probe.output?.value != output.value else { return .holds }
        return .violated(
            "the outcome is \(text(trial.outcome)); for an input with the same meaning it is \(text(probe))")
    }

    // MARK: By speed

    private static func faster(than speed: Double) -> [Double] {
        [speed.nextUp, speed + 1, speed + 5].filter(\.isFinite)
    }

    private static func isNoSlower(_ trial: Trial<Motion>) -> Finding {
        let slowestFirst: [Activity] = [.notMoving, .walking, .running, .automotive]
        guard trial.input.coprocessor.answer == nil, let activity = trial.outcome.output?.activity else {
            return .notTouched
        }
        guard let pace = slowestFirst.firstIndex(of: activity) else {
            return .violated("by speed the activity is \(activity.rawValue)")
        }
        for (speed, probe) in zip(faster(than: trial.input.speed ?? 0), trial.probes) {
            guard let other = probe.output.flatMap({ slowestFirst.firstIndex(of: $0.activity) }), other < pace
            else { continue }
            return .violated(
                """
                the activity is \(activity.rawValue), yet at \(JSONWriter.text(of: speed.value)) m/s, which is \
                faster, it is \(slowestFirst[other].rawValue)
                """)
        }
        return .holds
    }

    // MARK: Shaking

    /// The input with only the samples of the last window, if there are others.
    private static func lastWindow(of input: Input, _ readings: Readings) -> [Input] {
        guard input.coprocessor.answer == nil else { return [] }
        let length = readings[MotionSampling.self].samples + readings[MotionWindow.self].gap
        guard input.samples.count > length else { return [] }
        let end = input.samples.count - input.samples.count % length
        return [
            input.with(
                samples: Array(input.samples[(end - length)..<end]), speed: input.speed,
                coprocessor: input.coprocessor)
        ]
    }

    // MARK: Confidence

    private static func isNoLessSure(_ trial: Trial<Motion>) -> Finding {
        guard let output = trial.outcome.output, trial.input.coprocessor.answer != nil else {
            return .notTouched
        }
        if output.activity == .unknown, trial.input.coprocessor.confidence == nil {
            return .violated("the activity is unknown, though the coprocessor gives no confidence")
        }
        let isLess = trial.probes.contains { output.activity != .unknown && $0.output?.activity == .unknown }
        return isLess
            ? .violated("the activity is \(output.activity.rawValue), and unknown with more confidence")
            : .holds
    }

    private static func text(_ outcome: Outcome<Output>) -> String {
        outcome.output.map { JSONWriter.text(of: $0.value) } ?? outcome.rejection?.code ?? ""
    }
}

extension Motion.Coprocessor {
    /// The flags if the coprocessor answers: it is available and authorized, and the query did not fail.
    fileprivate var answer: [Motion.Flag]? { available && authorized ? flags : nil }
}

extension Motion.Input {
    fileprivate func with(
        samples: [Motion.Sample], speed: Double?, coprocessor: Motion.Coprocessor
    ) -> Motion.Input {
        Motion.Input(
            samples: samples, speed: speed, coprocessor: coprocessor, minimumConfidence: minimumConfidence,
            accelerometer: accelerometer)
    }

    fileprivate func with(confidence: Double) -> Motion.Input {
        with(
            samples: samples, speed: speed,
            coprocessor: Motion.Coprocessor(
                available: coprocessor.available, authorized: coprocessor.authorized,
                flags: coprocessor.flags, confidence: confidence))
    }
}
