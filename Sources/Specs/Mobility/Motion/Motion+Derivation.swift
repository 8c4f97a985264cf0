import Specification

extension Motion {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        if let flags = answer(of: input.coprocessor, law) {
            let isDoubted = isDoubted(input, law)
            return Output(
                shaking: law(.shakingIsFalse, false, not: isShaken(input.samples, law.kept)),
                activity: isDoubted
                    ? law(.beforeFlags, .unknown, not: flags.contains(.stationary) ? .notMoving : .unknown)
                    : activity(of: flags, law),
                actions: actions(upon: input, isDoubted: isDoubted, law))
        }
        let isShaken = isShaken(input.samples, law)
        let speed = input.speed ?? 0
        let counted = law(.noSpeed, max(0, speed), not: abs(speed))
        var activity = activity(at: counted, isShaken: law(.bySpeed, isShaken, not: false), law)
        if let confidence = input.coprocessor.confidence, confidence < input.minimumConfidence {
            law.never(.silentConfidence) { activity = .unknown }
        }
        let none = law(.ofAnswer, [], not: [Action.startActivity, .stopActivity])
        return Output(
            shaking: isShaken, activity: activity, actions: law(.goesOn, none, not: [.stopAccelerometer]))
    }

    /// Returns the actions on the sensors after an answer of the coprocessor. Clause: MOT-5
    private static func actions(upon input: Input, isDoubted: Bool, _ law: Ruling<Law>) -> [Action] {
        var actions: [Action] = []
        if law(.forGood, input.accelerometer, not: true) {
            law.emit(.stops, .stopAccelerometer, into: &actions)
        }
        law.emit(.activity, all: [.startActivity, .stopActivity], into: &actions)
        let ordered = law.inOrder(.actionsInOrder, actions)
        let done =
            isDoubted ? law(.doubtedToo, ordered, not: ordered.filter { $0 != .stopActivity }) : ordered
        return law(.stops, done, not: [])
    }

    // MARK: The coprocessor. Clauses: MOT-1, MOT-4

    /// Returns the flags that the coprocessor gives; nil if it gives no answer.
    private static func answer(of coprocessor: Coprocessor, _ law: Ruling<Law>) -> Set<Flag>? {
        let isAllowed = law.holds(.notAllowed, coprocessor.authorized)
        guard law.holds(.trusted, coprocessor.available && isAllowed) else { return nil }
        let flags = law(.failedQuery, coprocessor.flags, not: coprocessor.flags ?? [])
        return law(.noFlag, flags, not: flags?.isEmpty == true ? nil : flags).map { Set($0) }
    }

    private static func isDoubted(_ input: Input, _ law: Ruling<Law>) -> Bool {
        guard let confidence = input.coprocessor.confidence else {
            return !law.holds(.absentConfidence, true)
        }
        return law.holds(.confidence, law.isBelow(.least, confidence, input.minimumConfidence))
    }

    private static func activity(of flags: Set<Flag>, _ law: Ruling<Law>) -> Activity {
        let counting = law.inOrder(.firstFlag, [Flag.walking, .running, .automotive, .cycling])
        let first = counting.first {
            law.holds(.firstFlag, flags.contains($0)) && ($0 != .cycling || law.holds(.cycling, true))
        }
        let without = law(
            .otherwise, Activity.notMoving, not: flags.contains(.unknown) ? .unknown : .notMoving)
        return first.flatMap { Activity(rawValue: $0.rawValue) } ?? without
    }

    // MARK: Speed. Clause: MOT-2

    private static func activity(at speed: Double, isShaken: Bool, _ law: Ruling<Law>) -> Activity {
        if law.isBelow(.still, speed, single(slowest, not: 0.3, law)) {
            return law(.still, .notMoving, not: isShaken ? .running : .notMoving)
        }
        if law.isAtMost(.onFoot, speed, single(walking, not: 1.9, law)) {
            return isShaken ? .running : .walking
        }
        return isShaken && law.isAtMost(.byMotor, speed, Double(running)) ? .running : .automotive
    }

    private static func single(_ figure: Float, not double: Double, _ law: Ruling<Law>) -> Double {
        law(.single, law(.singleFigures, Double(figure), not: double), not: double)
    }

    // MARK: Shaking. Clause: MOT-3

    private static func isShaken(_ samples: [Sample], _ law: Ruling<Law>) -> Bool {
        let length = law(.length, MotionSampling.self).samples
        let step = length + law(.window, MotionWindow.self).gap
        guard samples.count >= step else {
            return law(.noWindow, false, not: samples.contains { isStrong($0, law.kept) })
        }
        let last = samples.count - samples.count % step - step
        let begin = law(.lastWindow, last, not: samples.count - length)
        let window = samples[begin...].prefix(law(.window, length, not: step))
        let strong = window.count { isStrong($0, law) }
        return strong >= law(.repeated, MotionShaking.self).fewest
    }

    private static func isStrong(_ sample: Sample, _ law: Ruling<Law>) -> Bool {
        let (x, y, z) = (sample.x, sample.y, sample.z)
        let sum = (x * x + y * y + z * z).squareRoot()
        let length = law(.sumVector, sum, not: max(abs(x), abs(y), abs(z)))
        return law.isAtLeast(.strong, law(.gravity, length, not: length - 1), strong)
    }
}
