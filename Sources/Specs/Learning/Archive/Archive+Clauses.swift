import JSON
import Specification

extension Archive {
    public static let clauses = Clauses<Archive>(
        CheckedClause(
            Clause(
                "ARC-1",
                """
                Unpacking stays inside its folder: .., absolute paths, drive letters, backslashes as separators and \
                links that lead out are archive.unsafe, and nothing at all is written.
                """,
                source: Source(.artils, "5.4.1", "fig. 5.15"),
                note: """
                    The source says no more than that an archive is unpacked. Names are judged before anything is \
                    unpacked, those of directories too; links by their text alone. A link that stays inside is a file.
                    """),
            check: Check(
                probes: { input, _ in
                    guard isUnsafeByName(input), input.limits != Limits(files: 0, bytes: 0) else { return [] }
                    return [Input(archive: input.archive, limits: Limits(files: 0, bytes: 0))]
                },
                judge: judgeSafety)),
        CheckedClause(
            Clause(
                "ARC-2",
                """
                More files or bytes than the limits, by what is really unpacked and not by what headers claim: \
                archive.tooLarge, nothing left behind. A wrong checksum, a cut file, two entries of one path: \
                archive.damaged.
                """,
                source: Source(.artils, "5.4.1", "fig. 5.15"),
                note: """
                    The archive is read by its central directory; where that does not fit, it is damaged. Then come \
                    names and links, then the limits, then sizes and checksums: the first that applies gives the code.
                    """),
            check: Check(probes: { input, _ in atTheLimits(input) }, judge: judgeContents))
    )

    private static func isUnsafeByName(_ input: Input) -> Bool {
        let listing = ZipListing(input.archive)
        return listing.fault == nil && listing.entries.contains { ArchiveFacts.leadsOut($0.name) }
    }

    // MARK: ARC-1

    private static func judgeSafety(_ trial: Trial<Archive>) -> Finding {
        let code = trial.outcome.rejection?.code
        if let file = trial.outcome.output?.files.first(where: { ArchiveFacts.leadsOut(Array($0.path.utf8)) })
        {
            return .violated("ARC-1: \"\(file.path)\" leads out of the folder, yet it was unpacked")
        }
        let facts = trial.input.facts
        guard facts.isSettled, facts.hasNames else { return .notTouched }
        guard case .unsafe(let why) = facts.result else {
            guard code == unsafe.code else { return trial.outcome.output == nil ? .notTouched : .holds }
            return .violated("ARC-1: no name and no link leads out, yet it is \(unsafe.code)")
        }
        if code != unsafe.code {
            return .violated("ARC-1: \(why): \(unsafe.code), not \(code ?? "an output")")
        }
        if let probe = trial.probes.first, probe.rejection?.code != unsafe.code {
            let told = probe.rejection?.code ?? "an output"
            return .violated("ARC-1: \(why), with limits of 0 as well: \(unsafe.code), not \(told)")
        }
        return .holds
    }

    // MARK: ARC-2

    /// The limits that what is unpacked just reaches, and those that it exceeds by one.
    private static func atTheLimits(_ input: Input) -> [Input] {
        let facts = input.facts
        guard facts.isSettled, case .files(let files) = facts.result else { return [] }
        let bytes = files.reduce(0) { $0 + $1.size }
        var limits = [Limits(files: files.count, bytes: bytes)]
        if !files.isEmpty { limits.append(Limits(files: files.count - 1, bytes: bytes)) }
        if bytes > 0 { limits.append(Limits(files: files.count, bytes: bytes - 1)) }
        return limits.map { Input(archive: input.archive, limits: $0) }
    }

    private static func judgeContents(_ trial: Trial<Archive>) -> Finding {
        let facts = trial.input.facts
        guard facts.isSettled else { return .notTouched }
        let code = trial.outcome.rejection?.code
        switch facts.result {
        case .unsafe: return .notTouched
        case .tooLarge(let why): return judge(code, against: tooLarge.code, why, facts)
        case .damaged(let why): return judge(code, against: damaged.code, why, facts)
        case .files(let files):
            guard let output = trial.outcome.output else {
                if code == unsafe.code { return .notTouched }
                return .violated("ARC-2: the archive is whole and within its limits, yet it is \(code ?? "")")
            }
            return fault(in: output, files).map { .violated("ARC-2: \($0)") }
                ?? judgeLimits(trial.probes, output)
        }
    }

    private static func judge(
        _ code: String?, against expected: String, _ why: String, _ facts: ArchiveFacts
    ) -> Finding {
        if code == expected { return .holds }
        if code == unsafe.code, facts.hasNames { return .notTouched }
        return .violated("ARC-2: \(why): \(expected), not \(code ?? "an output")")
    }

    private static func fault(in output: Output, _ files: [File]) -> String? {
        for (place, (expected, got)) in zip(files, output.files).enumerated() where expected != got {
            return "file \(place) is \(expected.told), not \(got.told)"
        }
        return files.count == output.files.count
            ? nil : "\(files.count) files come out of the archive, not \(output.files.count)"
    }

    private static func judgeLimits(_ probes: [Outcome<Output>], _ output: Output) -> Finding {
        for (place, probe) in probes.enumerated() {
            if place == 0 {
                guard let again = probe.output, again.files == output.files else {
                    let told = probe.rejection?.code ?? "another output"
                    return .violated("ARC-2: limits that are just reached allow the same files, not \(told)")
                }
            } else if probe.rejection?.code != tooLarge.code {
                let told = probe.rejection?.code ?? "an output"
                return .violated("ARC-2: one file or byte less allowed is \(tooLarge.code), not \(told)")
            }
        }
        return .holds
    }

    public static func isSettled(_ input: Input) -> Bool { input.facts.isSettled }
}

extension Archive.File {
    fileprivate var told: String { "\"\(path)\" of \(size) bytes with the checksum \(crc32)" }
}
