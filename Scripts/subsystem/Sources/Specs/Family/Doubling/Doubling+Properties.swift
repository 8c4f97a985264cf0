import Specification

extension Doubling {
    public static let properties: [Property<Doubling>] = [
        Property("Half of the output is the number.", from: .twice) { trial in
            let number = trial.input.number
            guard let doubled = trial.outcome.output?.doubled else {
                return .violated("\(number) was rejected; no number may be")
            }
            return doubled - number == number ? .holds : .violated("\(doubled) is not twice \(number)")
        },
        Property(
            "The output for the next number is higher by 2.", from: .twice,
            probes: { input, _ in range.contains(input.number + 1) ? [Input(number: input.number + 1)] : [] },
            judge: { trial in
                guard let doubled = trial.outcome.output?.doubled,
                    let next = trial.probes.first?.output?.doubled, next != doubled + 2
                else { return .holds }
                return .violated("\(trial.input.number + 1) gives \(next), not 2 more than \(doubled)")
            }),
    ]
}
