import JSON
import Specification

extension Motion {
    public static func check(_ rule: Rule) -> Check<Motion> {
        switch rule {
        case .coprocessor, .speed, .confidence: .examined(.model)
        case .shaking:
            .examined(
                .derivation, also: .property, probes: { lastSecond(of: $0, $1) }, judge: againstLastSecond)
        }
    }

    /// Judges the activity from the implementation's own shaking, so that one mistake is reported once.
    public static func examine(_ trial: Trial<Motion>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        guard let output = trial.outcome.output else {
            let code = trial.outcome.rejection?.code ?? ""
            for rule in rules(of: trial.input) {
                findings.blame(
                    rule, "the input was rejected as \(code); none that is well-formed is", .likely)
            }
            return findings
        }
        if let flags = trial.input.coprocessor.answer {
            examineAnswer(flags, trial.input, output, &findings)
        } else {
            examineSpeed(trial.input, output, &findings)
            examineShaking(trial, output, &findings)
        }
        return findings
    }

    private static func rules(of input: Input) -> [Rule] {
        input.coprocessor.answer == nil ? [.speed, .shaking] : [.coprocessor, .confidence]
    }

    // MARK: The coprocessor answers

    private static func examineAnswer(
        _ flags: [Flag], _ input: Input, _ output: Output, _ findings: inout Findings<Rule>
    ) {
        let said =
            "the coprocessor says \(flags.isEmpty ? "nothing" : flags.map(\.rawValue).joined(separator: ", "))"
        let (confidence, least) = (input.coprocessor.confidence ?? .infinity, input.minimumConfidence)
        let figures =
            input.coprocessor.confidence == nil
            ? "it tells no confidence"
            : "its confidence is \(Number(confidence).text), the least is \(Number(least).text)"
        findings.touch(.confidence)
        findings.touch(.coprocessor)
        if output.shaking {
            findings.blame(.coprocessor, "\(said), so that shaking is not asked and false, yet it is true")
        }
        let due = activity(of: flags)
        if confidence < least {
            if output.activity != .unknown {
                findings.blame(
                    .confidence, "\(figures): the activity is unknown, not \(output.activity.rawValue)")
            }
        } else if output.activity == .unknown, due != .notMoving || confidence == least {
            findings.blame(.confidence, "\(figures), which is enough, yet the activity is unknown")
        } else if output.activity != due {
            // Unknown may be what was made of the flags, or of a confidence that is enough.
            let isUnknown = output.activity == .unknown
            let sentence = "\(said): the activity is \(due.rawValue), not \(output.activity.rawValue)"
            findings.blame(.coprocessor, sentence, isUnknown ? .likely : .certain)
            if isUnknown { findings.blame(.confidence, "\(figures); \(sentence)", .possible) }
        }
    }

    /// The activity of flags: that of the flag before which none is set that counts.
    private static func activity(of flags: [Flag]) -> Activity {
        let counting: [(flag: Flag, activity: Activity)] = [
            (.walking, .walking), (.running, .running), (.automotive, .automotive), (.cycling, .cycling),
        ]
        return counting.first { flags.contains($0.flag) }?.activity ?? .notMoving
    }

    // MARK: Speed

    private static func examineSpeed(_ input: Input, _ output: Output, _ findings: inout Findings<Rule>) {
        findings.touch(.coprocessor)
        findings.touch(.speed)
        if input.coprocessor.confidence != nil { findings.touch(.confidence) }
        let speed = max(0, input.speed ?? 0)
        let due = activity(at: speed, isShaken: output.shaking)
        guard output.activity != due else { return }
        let sentence = """
            at \(Number(speed).text) m/s, \(output.shaking ? "" : "not ")shaking, the activity is \(due.rawValue), \
            not \(output.activity.rawValue)
            """
        let silent = "the coprocessor gives no answer; \(sentence)"
        if isBelieved(input, output) {
            findings.blame(.speed, sentence, .possible)
            findings.blame(.coprocessor, silent, .likely)
        } else if output.activity == .unknown, input.coprocessor.confidence != nil {
            findings.blame(.speed, sentence, .possible)
            findings.blame(.confidence, silent, .likely)
        } else {
            findings.blame(.speed, sentence)
        }
    }

    /// Whether the answer is what the flags and the confidence of a coprocessor say that may not be asked.
    private static func isBelieved(_ input: Input, _ output: Output) -> Bool {
        guard let flags = input.coprocessor.flags, !output.shaking else { return false }
        let isDoubted = input.coprocessor.confidence.map { $0 < input.minimumConfidence } ?? false
        return output.activity == (isDoubted ? .unknown : activity(of: flags))
    }

    /// The activity by how many of the thresholds the speed has passed.
    private static func activity(at speed: Double, isShaken: Bool) -> Activity {
        let passed = [speed >= Double(slowest), speed > Double(walking), speed > Double(running)].count { $0 }
        let activities: [Activity] =
            isShaken
            ? [.notMoving, .running, .running, .automotive]
            : [.notMoving, .walking, .automotive, .automotive]
        return activities[passed]
    }

    // MARK: Shaking

    /// Lets the samples come one by one, and decides whenever a window is over.
    private static func examineShaking(
        _ trial: Trial<Motion>, _ output: Output, _ findings: inout Findings<Rule>
    ) {
        findings.touch(.shaking)
        let (length, gap) = size(trial.readings)
        var (place, strong, told) = (0, 0, 0)
        var windows = 0
        for sample in trial.input.samples {
            if place < length, sample.length >= Motion.strong { strong += 1 }
            place += 1
            if place == length + gap {
                (place, strong, told, windows) = (0, 0, strong, windows + 1)
            }
        }
        let isDue = told >= trial.readings[MotionShaking.self].fewest
        guard output.shaking != isDue else { return }
        let count = trial.input.samples.count
        findings.blame(
            .shaking,
            """
            of \(count) samples \(windows) windows of \(length) are over, the last with \(told) of at least \
            \(Number(Motion.strong).text) g: shaking is \(isDue), not \(output.shaking)
            """)
    }

    private static func size(_ readings: Readings) -> (length: Int, gap: Int) {
        (readings[MotionSampling.self].samples, readings[MotionWindow.self].gap)
    }

    /// The input with the samples of the last window alone, if there are others.
    private static func lastSecond(of input: Input, _ readings: Readings) -> [Input] {
        guard input.coprocessor.answer == nil else { return [] }
        let (length, gap) = size(readings)
        let whole = input.samples.count / (length + gap) * (length + gap)
        guard whole > 0, input.samples.count > length + gap else { return [] }
        let last = input.samples[(whole - length - gap)..<whole]
        return [
            Input(
                samples: Array(last), speed: input.speed, coprocessor: input.coprocessor,
                minimumConfidence: input.minimumConfidence)
        ]
    }

    private static func againstLastSecond(_ trial: Trial<Motion>) -> Finding {
        guard let probe = trial.probes.first?.output, let output = trial.outcome.output else {
            return .notTouched
        }
        if probe.shaking == output.shaking { return .holds }
        return .suspected(
            "shaking is \(output.shaking), yet \(probe.shaking) with the samples of the last whole window alone"
        )
    }
}

extension Motion.Sample {
    /// The length of the sum vector, in g.
    fileprivate var length: Double { (x * x + y * y + z * z).squareRoot() }
}

extension Motion.Coprocessor {
    /// The flags if the coprocessor answers: it is there, may be asked, and the query did not fail.
    var answer: [Motion.Flag]? { available && authorized ? flags : nil }
}
