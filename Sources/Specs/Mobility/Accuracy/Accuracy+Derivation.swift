import Specification

extension Accuracy {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        try law.refuse(offEarth: input.fixes, .places, .finite)
        var answers: [Answer] = []
        for fix in input.fixes {
            let before = answers.last?.threshold ?? threshold
            let answer =
                law.isBelow(.negative, fix.accuracy, 0)
                ? void(input.mode, before, law)
                : input.mode == .manual ? byHand(fix.accuracy, law) : automatic(fix.accuracy, before, law)
            answers.append(answer)
        }
        let alerts = answers.indices.filter { answers[$0].alerts }.flatMap { law.gives(.alert, [$0]) }
        let verdicts = answers.map { $0.isAccepted ? Verdict.accepted : .rejected }
        return Output(
            verdicts: law.inOrder(.each, verdicts), thresholds: answers.map(\.threshold),
            alerts: alerts.isEmpty ? [] : law.inOrder(.alertsRise, alerts))
    }

    private struct Answer {
        var isAccepted: Bool
        /// The threshold, in metres, that is in force after the fix.
        var threshold: Double
        var alerts = false
    }

    /// Judges an invalid fix, whose accuracy is negative. Clause: ACC-4
    private static func void(_ mode: Mode, _ before: Double, _ law: Ruling<Law>) -> Answer {
        Answer(
            isAccepted: law.shows(.voidIsRejected, false),
            threshold: law(.voidChangesNothing, before, not: threshold),
            alerts: mode == .manual && law.shows(.noAlertOfVoid, false))
    }

    /// Judges a fix in manual mode. Clauses: ACC-1, ACC-2
    private static func byHand(_ accuracy: Double, _ law: Ruling<Law>) -> Answer {
        let isFine =
            accuracy == threshold
            ? law(.boundary, ManualBoundary.self) == .accept : law.isBelow(.precise, accuracy, threshold)
        let isAccepted = isFine || law(.coarseByHand, false, not: accuracy <= raisedThreshold)
        return Answer(
            isAccepted: isAccepted, threshold: law(.thresholdByHand, threshold, not: raisedThreshold),
            alerts: !isAccepted)
    }

    /// Judges a fix in automatic mode. Clauses: ACC-1, ACC-3
    private static func automatic(_ accuracy: Double, _ before: Double, _ law: Ruling<Law>) -> Answer {
        if law.isBelow(.precise, accuracy, threshold) {
            let after = law(.fallsBack, threshold, not: raisedThreshold)
            return Answer(
                isAccepted: law.shows(.precise, true), threshold: law(.untilPrecise, after, not: before))
        }
        if law.isAtMost(.between, accuracy, raisedThreshold) {
            return Answer(
                isAccepted: law(.itself, true, not: before == raisedThreshold),
                threshold: law(.raised, raisedThreshold, not: before))
        }
        return Answer(
            isAccepted: law.shows(.tooCoarse, false), threshold: law(.unchanged, before, not: threshold),
            alerts: law.shows(.noAlert, false))
    }
}
