import JSON
import Specification

extension Store {
    public static var properties: [Property<Store>] {
        [
            Property(
                "An open before each operation changes no other result.", from: .open,
                probes: { input, _ in [Input(input.operations.flatMap { [.open, $0] })] },
                judge: { trial in
                    guard let results = trial.outcome.output?.results, let probe = trial.probes.first else {
                        return .notTouched
                    }
                    let others = (probe.output?.results ?? []).enumerated().filter {
                        !$0.offset.isMultiple(of: 2)
                    }
                    return others.map(\.element.value) == results.map(\.value)
                        ? .holds : .violated("with an open before each operation the results are others")
                }),
            Property("A table never lists a key twice.", from: .keys) { trial in
                for case .publications(let rows) in trial.outcome.output?.results ?? []
                where Set(rows.map(\.key)).count < rows.count {
                    return .violated("a key is listed twice")
                }
                return .holds
            },
        ]
    }
}
