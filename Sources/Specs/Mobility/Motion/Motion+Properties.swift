import JSON
import Specification

extension Motion {
    public static let properties: [Property<Motion>] = [
        .noRejection("No well-formed input is rejected.", from: .trusted, .bySpeed),
        Property(
            "If the coprocessor answers, samples, speed and the order of the flags do not affect the output.",
            from: .shakingNotAsked, .trusted, .firstFlag, .shakingIsFalse,
            probes: { input, _ in
                guard let flags = input.coprocessor.answer else { return [] }
                let turned = Coprocessor(
                    available: true, authorized: true, flags: flags.reversed(),
                    confidence: input.coprocessor.confidence)
                return [input.with { ($0.samples, $0.speed, $0.coprocessor) = ([], nil, turned) }]
            }, judge: isSame),
        Property(
            "If the coprocessor gives no answer, the output is the same as without a coprocessor.",
            from: .notAllowed, .failedQuery, .silentConfidence,
            probes: { input, _ in
                guard input.coprocessor.answer == nil else { return [] }
                return [input.with { $0.coprocessor = .absent }]
            }, judge: isSame),
        Property(
            "If all samples outside the last complete window are removed, the output stays the same.",
            from: .lastWindow,
            probes: { input, readings in
                let (length, count) = (windowLength(readings), input.samples.count)
                guard input.coprocessor.answer == nil, count > length else { return [] }
                let end = count - count % length
                return [input.with { $0.samples = Array($0.samples[(end - length)..<end]) }]
            }, judge: isSame),
        Property(
            """
            If the coprocessor answers, the actions stop a watched accelerometer, then start the activity updates, and \
            then stop these updates. If the coprocessor does not answer, there is no action.
            """,
            from: .actionsInOrder, .stops, .activity, .watched
        ) { trial, output in
            let stops: [Action] = trial.input.accelerometer ? [.stopAccelerometer] : []
            let due = trial.input.coprocessor.answer == nil ? [] : stops + [.startActivity, .stopActivity]
            return output.actions == due
                ? .holds : .violated("the actions are \(output.actions.map(\.rawValue))")
        },
        Property(
            """
            If the coprocessor answers, the activity is the first of `walking`, `running`, `automotive` and `cycling` \
            whose flag is set, or `notMoving` if none of these flags is set. But if the confidence of the answer is \
            too low, the activity is `unknown`.
            """,
            from: .firstFlag, .least, .beforeFlags
        ) { trial, output in
            guard let flags = trial.input.coprocessor.answer else { return .notTouched }
            let isSure =
                trial.input.coprocessor.confidence.map { $0 >= trial.input.minimumConfidence } ?? true
            let first = [Flag.walking, .running, .automotive, .cycling].first(where: flags.contains)
            let moving = first.flatMap { Activity(rawValue: $0.rawValue) } ?? .notMoving
            return output.activity == (isSure ? moving : .unknown)
                ? .holds : .violated("the flags \(flags) give \(output.activity.rawValue)")
        },
        Property(
            """
            If the coprocessor does not answer, the speed determines the activity, and the activity is `running` only \
            if the phone is shaken.
            """,
            from: .still, .single, .onFoot
        ) { trial, output in
            guard trial.input.coprocessor.answer == nil else { return .notTouched }
            let speed = trial.input.speed ?? 0
            let calm: Activity =
                speed < Double(slowest) ? .notMoving : speed <= Double(walking) ? .walking : .automotive
            let runs = output.shaking && speed >= Double(slowest) && speed <= Double(running)
            return output.activity == (runs ? .running : calm)
                ? .holds : .violated("at \(speed) m/s the activity is \(output.activity.rawValue)")
        },
        Property(
            """
            A phone is shaken only if a window is complete and enough samples are strong. If a window is complete and \
            all samples are strong, the phone is shaken.
            """,
            from: .strong, .noWindow, .repeated
        ) { trial, output in
            guard trial.input.coprocessor.answer == nil else { return .notTouched }
            let samples = trial.input.samples
            let isComplete = samples.count >= windowLength(trial.readings)
            let strong = samples.count {
                ($0.x * $0.x + $0.y * $0.y + $0.z * $0.z).squareRoot() >= Motion.strong
            }
            let mayBe = isComplete && strong >= trial.readings[MotionShaking.self].fewest
            let mustBe = isComplete && strong == samples.count
            return (output.shaking ? mayBe : !mustBe)
                ? .holds
                : .violated("strong samples: \(strong) of \(samples.count); shaking: \(output.shaking)")
        },
    ]

    private static func isSame(_ trial: Trial<Motion>) -> Finding {
        let probe = trial.probes[0]
        guard let output = trial.outcome.output, probe.output?.value != output.value else { return .holds }
        return .violated(
            "the outcome is \(text(trial.outcome)); for an input with the same meaning it is \(text(probe))")
    }

    /// Returns the number of samples from the beginning of a window to the beginning of the next.
    private static func windowLength(_ readings: Readings) -> Int {
        readings[MotionSampling.self].samples + readings[MotionWindow.self].gap
    }

    private static func text(_ outcome: Outcome<Output>) -> String {
        outcome.output.map { JSONWriter.text(of: $0.value) } ?? outcome.rejection?.code ?? ""
    }
}

extension Motion.Coprocessor {
    /// The flags, if the coprocessor answers; nil if it is unavailable or not authorized, or if the query failed.
    fileprivate var answer: [Motion.Flag]? { available && authorized ? flags : nil }
}
