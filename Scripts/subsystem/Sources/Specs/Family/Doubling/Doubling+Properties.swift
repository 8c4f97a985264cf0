import Specification

extension Doubling {
    public static let properties: [Property<Doubling>] = [
        .noRejection("No number is rejected.", from: .twice),
        Property("The number is half of the output.", from: .twice) { trial, output in
            let (number, doubled) = (trial.input.number, output.doubled)
            return doubled - number == number ? .holds : .violated("\(doubled) is not twice \(number)")
        },
        Property(
            "The output for the next number is higher by 2.", from: .twice,
            probes: { input, _ in range.contains(input.number + 1) ? [Input(number: input.number + 1)] : [] },
            judge: { trial in
                trial.relates(
                    \.doubled, to: { $0.doubled + 2 },
                    otherwise: "\(trial.input.number + 1) does not give 2 more than \(trial.input.number)")
            }),
    ]
}
