import ArgumentParser

/// The options of `check` that cannot be combined, since one of them would have no effect.
extension CheckVerb {
    /// Refuses the options that have no effect with `--fit`, which judges no case.
    func checkFitOptions() throws {
        var ignored = forJudging
        if requests != nil { ignored.append("--requests") }
        if batch != nil { ignored.append("--batch") }
        if !watching.files.isEmpty { ignored.append("--watch") }
        if sharding.shard != nil { ignored.append("--shard") }
        try refuse(ignored, besides: "--fit")
    }

    /// Refuses the options that have no effect with `--requests`, which runs no case.
    func checkRequestsOptions() throws {
        try refuse(forJudging + (output.format == .json ? ["--format json"] : []), besides: "--requests")
    }

    private func refuse(_ ignored: [String], besides option: String) throws {
        if ignored.isEmpty { return }
        throw ValidationError("\(option) cannot be combined with \(ignored.joined(separator: " or "))")
    }

    /// The given options that have an effect only if cases are judged.
    private var forJudging: [String] {
        var names: [String] = []
        if known != nil { names.append("--known") }
        if malformed { names.append("--malformed") }
        if times > 1 { names.append("--repeat") }
        if !reports.requests.isEmpty { names.append("--report") }
        if !basis.bases.isEmpty { names.append("--basis") }
        if law != nil { names.append("--law") }
        if earlyEnd.maxFailures != nil { names.append("--max-failures") }
        if earlyEnd.failFast { names.append("--fail-fast") }
        if telling.quiet { names.append("--quiet") }
        if telling.slowest != nil { names.append("--slowest") }
        return names
    }
}
