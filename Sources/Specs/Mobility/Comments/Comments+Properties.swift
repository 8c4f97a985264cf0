import SharedSpecs
import Specification

extension Comments {
    public static let properties: [Property<Comments>] = [
        Property("Only comments of the input are listed, and none twice.", from: .listed) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            var rest = Set(trial.input.comments.map { Array($0.id.utf8) })
            return output.ids.allSatisfy { rest.remove(Array($0.utf8)) != nil }
                ? .holds : .violated("\(output.ids) are listed, of which one is listed twice or is not there")
        },
        Property(
            "The order in which the comments are given does not matter.", from: .newestFirst, .ties,
            probes: { input, _ in
                let isTurned = input.comments.count > 1
                return isTurned ? [Input(comments: input.comments.reversed(), filter: input.filter)] : []
            },
            judge: { trial in
                guard let probe = trial.probes.first else { return .notTouched }
                return isSame(probe, trial.outcome)
                    ? .holds : .violated("of the comments in the opposite order another list is made")
            }),
        Property(
            "Both filters leave what each of them leaves.", from: .both,
            probes: { input, _ in
                guard let category = input.filter.category, let near = input.filter.near else { return [] }
                return [Filter(category: category), Filter(near: near)].map {
                    Input(comments: input.comments, filter: $0)
                }
            },
            judge: { trial in
                guard let ids = trial.outcome.output?.ids.map(bytes), trial.probes.count == 2 else {
                    return .notTouched
                }
                let each = trial.probes.map { Set($0.output?.ids.map(bytes) ?? []) }
                return Set(ids) == each[0].intersection(each[1])
                    ? .holds : .violated("both filters leave other comments than each of them does")
            }),
        Property(
            "Without a filter all comments are listed, unless two have the same id.", from: .duplicate,
            probes: { input, _ in
                let isAsked = input.filter.category != nil || input.filter.near != nil
                return isAsked ? [Input(comments: input.comments)] : []
            },
            judge: { trial in
                guard let probe = trial.probes.first else { return .notTouched }
                if trial.outcome.rejection?.code == Fix.invalid.code { return .notTouched }
                let isSame =
                    if let output = probe.output {
                        output.ids.count == trial.input.comments.count && trial.outcome.output != nil
                    } else {
                        probe.rejection?.code == trial.outcome.rejection?.code
                    }
                return isSame
                    ? .holds : .violated("without a filter the comments are refused or listed otherwise")
            }),
    ]

    @Sendable private static func bytes(_ id: String) -> [UInt8] { Array(id.utf8) }

    private static func isSame(_ first: Outcome<Output>, _ second: Outcome<Output>) -> Bool {
        first.output?.ids.map(bytes) == second.output?.ids.map(bytes)
            && first.rejection?.code == second.rejection?.code
    }
}
