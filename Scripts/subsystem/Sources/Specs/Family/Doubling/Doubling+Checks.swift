import Specification

extension Doubling {
    public static func check(_ rule: Rule) -> Check<Doubling> {
        switch rule {
        case .twice: Check(.property, judge: twice)
        }
    }

    private static func twice(_ trial: Trial<Doubling>) -> Finding {
        let number = trial.input.number
        guard let doubled = trial.outcome.output?.doubled else {
            return .violated("\(number) was rejected; no number is")
        }
        if doubled - number == number { return .holds }
        return .violated("\(number) doubled is \(number + number), not \(doubled)")
    }
}
