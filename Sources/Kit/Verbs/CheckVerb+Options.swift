import ArgumentParser

/// The options of `check` that cannot be combined, since one of them would have no effect.
extension CheckVerb {
    /// Refuses the options that have no effect with `--fit`, which judges no case.
    func checkFitOptions() throws {
        try refuse(
            forJudging + [
                (requests != nil, "--requests"), (batch != nil, "--batch"),
                (!watching.files.isEmpty, "--watch"), (sharding.shard != nil, "--shard"),
            ], besides: "--fit")
    }

    /// Refuses the options that have no effect with `--requests`, which runs no case.
    func checkRequestsOptions() throws {
        try refuse(forJudging + [(output.format == .json, "--format json")], besides: "--requests")
    }

    private func refuse(_ options: [(isGiven: Bool, name: String)], besides option: String) throws {
        let ignored = options.filter(\.isGiven).map(\.name)
        if ignored.isEmpty { return }
        throw ValidationError("\(option) cannot be combined with \(ignored.joined(separator: " or "))")
    }

    /// The options that have an effect only if cases are judged.
    private var forJudging: [(isGiven: Bool, name: String)] {
        [
            (known != nil, "--known"), (malformed, "--malformed"), (times > 1, "--repeat"),
            (!reports.requests.isEmpty, "--report"), (!basis.bases.isEmpty, "--basis"), (law != nil, "--law"),
            (earlyEnd.maxFailures != nil, "--max-failures"), (earlyEnd.failFast, "--fail-fast"),
            (telling.quiet, "--quiet"), (telling.slowest != nil, "--slowest"),
        ]
    }
}
