import Catalogue
import JSON
import Specification

/// An implementation of mobility.accuracy, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulAccuracy: Careful {
    public typealias Subsystem = Accuracy

    var refusesFixesOffEarth = true
    var acceptsNegative = false
    var alertsOfNegative = false
    var fallsBack = true
    var raisesAfterAny = false
    var takesOneHundredAndFiftyByHand = true
    var givesSecondChanceByHand = false
    var givesSecondChanceAtOnce = true
    var takesTwoHundred = true
    var alertsInAutomatic = false
    var lowersOnRejection = false

    public init() {}

    public func run(_ input: Accuracy.Input, readings: Readings) throws(Rejection) -> Accuracy.Output {
        if refusesFixesOffEarth, !input.fixes.allSatisfy(\.isOnEarth) { throw Fix.invalid() }
        let isManual = input.mode == .manual
        var threshold = 150.0
        var verdicts: [Accuracy.Verdict] = []
        var thresholds: [Double] = []
        var alerts: [Int] = []
        for (index, fix) in input.fixes.enumerated() {
            var isAccepted = false
            var isAlert = false
            if fix.accuracy < 0, !acceptsNegative {
                isAlert = isManual && alertsOfNegative
            } else if fix.accuracy < 150 {
                isAccepted = true
                if raisesAfterAny, !isManual { threshold = 200 } else if fallsBack { threshold = 150 }
            } else if isManual, !(givesSecondChanceByHand && fix.accuracy <= 200) {
                let takesBoundary = readings[ManualBoundary.self] == .accept && takesOneHundredAndFiftyByHand
                isAccepted = fix.accuracy == 150 && takesBoundary
                isAlert = !isAccepted
            } else if takesTwoHundred ? fix.accuracy <= 200 : fix.accuracy < 200 {
                isAccepted = givesSecondChanceAtOnce || threshold == 200
                if !isManual { threshold = 200 }
            } else {
                isAlert = alertsInAutomatic
                if lowersOnRejection { threshold = 150 }
            }
            verdicts.append(isAccepted ? .accepted : .rejected)
            thresholds.append(threshold)
            if isAlert { alerts.append(index) }
        }
        return Accuracy.Output(verdicts: verdicts, thresholds: thresholds, alerts: alerts)
    }
}
