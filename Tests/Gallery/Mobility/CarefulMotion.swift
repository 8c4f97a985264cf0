import Catalogue
import JSON
import Specification

/// An implementation of mobility.motion, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulMotion: Careful {
    public typealias Subsystem = Motion

    var asksShakingAnyway = false
    var asksForLeave = true
    var knowsCycling = true
    var unknownIsUnknown = false
    var takesNoFlagForAnAnswer = true
    var thresholdsAreSingle = true
    var takesTheSize = false
    var runsOnTheSpot = false
    /// The amount that is subtracted from the length of each acceleration vector, in g.
    var gravity = 0.0
    var takesTheThreshold = true
    var sumsTheAxes = true
    var windowsOverlap = false
    var losesTheTick = true
    var takesTheLeast = true
    var looksAtConfidence = true
    var stopsAccelerometer = true
    var stopsItAgain = false
    var stopsUpdates = true
    var startsAnyway = false

    public init() {}

    public func run(_ input: Motion.Input, readings: Readings) throws(Rejection) -> Motion.Output {
        let isShaken = isShaken(input.samples, readings)
        guard let flags = answer(of: input.coprocessor) else {
            return Motion.Output(
                shaking: isShaken, activity: activity(at: input.speed ?? 0, isShaken),
                actions: startsAnyway ? [.startActivity, .stopActivity] : [])
        }
        var actions: [Motion.Action] = []
        if stopsAccelerometer, input.accelerometer || stopsItAgain { actions.append(.stopAccelerometer) }
        actions.append(.startActivity)
        if stopsUpdates { actions.append(.stopActivity) }
        let isTold = asksShakingAnyway && isShaken
        if looksAtConfidence, let confidence = input.coprocessor.confidence {
            let least = input.minimumConfidence
            if takesTheLeast ? confidence < least : confidence <= least {
                return Motion.Output(shaking: isTold, activity: .unknown, actions: actions)
            }
        }
        return Motion.Output(shaking: isTold, activity: activity(of: flags), actions: actions)
    }

    private func answer(of coprocessor: Motion.Coprocessor) -> [Motion.Flag]? {
        guard coprocessor.available, coprocessor.authorized || !asksForLeave else { return nil }
        guard let flags = coprocessor.flags, takesNoFlagForAnAnswer || !flags.isEmpty else { return nil }
        return flags
    }

    private func activity(of flags: [Motion.Flag]) -> Activity {
        for (flag, activity) in [
            (Motion.Flag.walking, Activity.walking), (.running, .running), (.automotive, .automotive),
            (.cycling, .cycling), (.unknown, .unknown),
        ] where flags.contains(flag) {
            if flag == .cycling, !knowsCycling { continue }
            if flag == .unknown, !unknownIsUnknown { continue }
            return activity
        }
        return .notMoving
    }

    private func activity(at speed: Double, _ isShaken: Bool) -> Activity {
        let speed = takesTheSize ? abs(speed) : max(speed, 0)
        let still = thresholdsAreSingle ? Double(Float(0.3)) : 0.3
        let walk = thresholdsAreSingle ? Double(Float(1.9)) : 1.9
        if runsOnTheSpot, isShaken, speed <= 7.5 { return .running }
        if speed < still { return .notMoving }
        if speed > 7.5 { return .automotive }
        if isShaken { return .running }
        return speed > walk ? .automotive : .walking
    }

    /// Returns whether the last complete second has enough strong samples. As in the library, an array collects the
    /// samples of each second.
    private func isShaken(_ samples: [Motion.Sample], _ readings: Readings) -> Bool {
        let second = readings[MotionSampling.self] == .tenth ? 10 : 100
        let ticks = readings[MotionWindow.self] == .float32Clock ? second + 1 : second
        let needed = readings[MotionShaking.self] == .repeated ? 2 : 1
        if windowsOverlap {
            return samples.count >= ticks && samples.suffix(second).count(where: isStrong) >= needed
        }
        var (array, tick, isShaken) = ([Motion.Sample](), 0, false)
        for sample in samples {
            tick += 1
            if tick <= second || !losesTheTick { array.append(sample) }
            if tick == ticks {
                isShaken = array.count(where: isStrong) >= needed
                (array, tick) = ([], 0)
            }
        }
        return isShaken
    }

    private func isStrong(_ sample: Motion.Sample) -> Bool {
        let axes = [sample.x, sample.y, sample.z]
        let length =
            sumsTheAxes
            ? axes.map { $0 * $0 }.reduce(0, +).squareRoot() - gravity : axes.map { abs($0) }.max() ?? 0
        return takesTheThreshold ? length >= 3.5 : length > 3.5
    }
}
