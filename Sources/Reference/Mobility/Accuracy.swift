import MobilitySpecs
import Specification

extension Accuracy: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard input.fixes.allSatisfy(\.isOnEarth) else { throw Fix.invalid() }
        var threshold = Accuracy.threshold
        var verdicts: [Verdict] = []
        var thresholds: [Double] = []
        var alerts: [Int] = []
        for (index, fix) in input.fixes.enumerated() {
            switch (input.mode, fix.accuracy) {
            case (_, ..<0):  // ACC-4
                verdicts.append(.rejected)
            case (_, ..<Accuracy.threshold):  // ACC-1
                verdicts.append(.accepted)
                threshold = Accuracy.threshold
            case (.manual, Accuracy.threshold) where readings[ManualBoundary.self] == .accept:  // ACC-2
                verdicts.append(.accepted)
            case (.manual, _):  // ACC-2
                verdicts.append(.rejected)
                alerts.append(index)
            case (.automatic, ...Accuracy.raisedThreshold):  // ACC-3
                verdicts.append(.accepted)
                threshold = Accuracy.raisedThreshold
            case (.automatic, _):  // ACC-3
                verdicts.append(.rejected)
            }
            thresholds.append(threshold)
        }
        return Output(verdicts: verdicts, thresholds: thresholds, alerts: alerts)
    }
}
