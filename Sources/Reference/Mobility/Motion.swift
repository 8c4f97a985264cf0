import MobilitySpecs
import Specification

extension Motion: Referenced {
    public static func answer(_ input: Input, readings: Readings) -> Output {
        let coprocessor = input.coprocessor
        if coprocessor.available, coprocessor.authorized, let flags = coprocessor.flags {
            // MOT-5: an answer from the coprocessor ends its updates, and stops an accelerometer that is still on.
            let sensors: [Action] =
                (input.accelerometer ? [.stopAccelerometer] : []) + [.startActivity, .stopActivity]
            if let confidence = coprocessor.confidence, confidence < input.minimumConfidence {  // MOT-4
                return Output(shaking: false, activity: .unknown, actions: sensors)
            }
            return Output(shaking: false, activity: activity(by: flags), actions: sensors)
        }
        let isShaking = isShaking(input.samples, readings)
        return Output(
            shaking: isShaking, activity: activity(at: input.speed ?? 0, isShaking: isShaking), actions: [])
    }

    /// Clause: MOT-1
    private static func activity(by flags: [Flag]) -> Activity {
        if flags.contains(.walking) { return .walking }
        if flags.contains(.running) { return .running }
        if flags.contains(.automotive) { return .automotive }
        if flags.contains(.cycling) { return .cycling }
        return .notMoving
    }

    /// Clause: MOT-2
    private static func activity(at speed: Double, isShaking: Bool) -> Activity {
        switch speed {
        case ..<Double(Motion.slowest): .notMoving
        case ...Double(Motion.walking): isShaking ? .running : .walking
        case ...Double(Motion.running): isShaking ? .running : .automotive
        default: .automotive
        }
    }

    /// Clause: MOT-3
    private static func isShaking(_ samples: [Sample], _ readings: Readings) -> Bool {
        let length = readings[MotionSampling.self] == .hundredth ? 100 : 10
        let lost = readings[MotionWindow.self] == .float32Clock ? 1 : 0
        let windows = samples.count / (length + lost)
        guard windows > 0 else { return false }
        let begin = (windows - 1) * (length + lost)
        let strong = samples[begin..<begin + length].count { sample in
            (sample.x * sample.x + sample.y * sample.y + sample.z * sample.z).squareRoot() >= Motion.strong
        }
        return strong >= (readings[MotionShaking.self] == .repeated ? 2 : 1)
    }
}
