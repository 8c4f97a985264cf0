import Specification

extension Filter {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let kept = input.reports.filter { keeps($0.report.importance, input, law) }
        var ids: [String] = []
        for listed in law.inOrder(.order, kept) { law.emit(.each, listed.id, into: &ids) }
        return Output(ids: ids)
    }

    private static func keeps(_ importance: Importance, _ input: Input, _ law: Ruling<Law>) -> Bool {
        let isNone = law.holds(.noneKeepsAll, input.criterion == .none)
        guard let value = input.criterion.bodyValue, !isNone else { return isNone }
        let own = law(
            .byImportance, importance[value], not: BodyValue.allCases.map { importance[$0] }.max() ?? 0)
        return switch law(.match, FilterMatch.self) {
        case .atLeast: law.isAtLeast(.atLeast, own, input.importance)
        case .equal: law.holds(.equal, own == input.importance)
        }
    }
}
