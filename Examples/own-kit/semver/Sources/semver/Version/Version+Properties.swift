import Specification

extension Version {
    static let properties: [Property<Version>] = [
        Property("A version has ASCII letters, digits and - . + only.", from: .whole, .characters) { trial in
            guard trial.outcome.output?.valid == true else { return .notTouched }
            return trial.input.version.contains(/[^0-9A-Za-z.+\-]/) ? .violated("it is valid") : .holds
        },
        Property(
            "The other way round, the precedence is the opposite.", from: .parts,
            probes: { input, _ in input.other.map { [Input(version: $0, other: input.version)] } ?? [] },
            judge: { judged($0) { $0.opposite } }),
        Property(
            "With build metadata, the precedence is the same.", from: .ignored,
            probes: { input, _ in input.other.map { [Input(version: input.version + "+b", other: $0)] } ?? []
            },
            judge: { judged($0) { $0 } }),
    ]

    private static func judged(_ trial: Trial<Version>, _ due: (Order) -> Order) -> Finding {
        let other = trial.probes.first?.output?.order
        guard let order = trial.outcome.output?.order, let other else { return .notTouched }
        return other == due(order) ? .holds : .violated("it is \(order), and in the other run \(other)")
    }
}
