import Specification

extension Archive {
    public static func check(_ rule: Rule) -> Check<Archive> {
        switch rule {
        case .containment:
            .examined(.model) { input, _ in
                unsafeName(in: input) != nil && input.limits != none
                    ? [Input(archive: input.archive, limits: none)] : []
            } judge: { trial in
                judgeHaste(trial)
            }
        case .contents:
            .examined(.model) { input, _ in
                atTheLimits(input)
            } judge: { trial in
                judgeLimits(trial)
            }
        }
    }

    /// Blames the clause on which the right outcome rests, or the wrong one if that is unsafe.
    public static func examine(_ trial: Trial<Archive>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let (output, code) = (trial.outcome.output, trial.outcome.rejection?.code)
        if let file = output?.files.first(where: { ZipPath(Array($0.path.utf8)).leadsOut }) {
            findings.blame(.containment, "\"\(file.path)\" leads out of the folder, yet it was unpacked")
        }
        let facts = ArchiveFacts(trial.input)
        guard facts.isSettled else { return findings }
        let rule = facts.objection?.rule ?? .contents
        if facts.hasNames, rule != .containment, code == unsafe.code {
            findings.blame(.containment, "no name and no link leads out, yet it is \(unsafe.code)")
            return findings
        }
        findings.touch(rule)
        if facts.hasNames, output != nil { findings.touch(.containment) }
        if let objection = facts.objection {
            let expected = objection.rejection.code
            if code != expected {
                findings.blame(rule, "\(objection.why): \(expected), not \(code ?? "an output")")
            }
        } else if let output {
            if let fault = fault(in: output, facts.files) { findings.blame(.contents, fault) }
        } else {
            findings.blame(
                .contents, "the archive is whole and within its limits, yet it is \(code ?? "")")
        }
        return findings
    }

    private static func fault(in output: Output, _ files: [File]) -> String? {
        for (place, (expected, got)) in zip(files, output.files).enumerated() where expected != got {
            return "file \(place) is \(expected.told), not \(got.told)"
        }
        return files.count == output.files.count
            ? nil : "\(files.count) files come out of the archive, not \(output.files.count)"
    }

    // MARK: Related archives

    private static let none = Limits(files: 0, bytes: 0)

    /// Returns the first name that leads out, if the names can be read and one does.
    private static func unsafeName(in input: Input) -> ZipPath? {
        let listing = ZipListing(input.archive)
        return listing.isReadable ? listing.entries.map { ZipPath($0.name) }.first(where: \.leadsOut) : nil
    }

    private static func judgeHaste(_ trial: Trial<Archive>) -> Finding {
        guard let probe = trial.probes.first, let name = unsafeName(in: trial.input) else {
            return .notTouched
        }
        let code = probe.rejection?.code
        return code == unsafe.code
            ? .holds
            : .violated(
                """
                the name \(name.told) leads out, with limits of 0 as well: \
                \(unsafe.code), not \(code ?? "an output")
                """)
    }

    /// Returns the archive with limits that what its headers say just reaches, and with those that it exceeds by one.
    ///
    /// Nothing is unpacked for this: where headers lie, no output conforms that could be compared.
    private static func atTheLimits(_ input: Input) -> [Input] {
        let listing = ZipListing(input.archive)
        let (files, bytes) = (
            listing.entries.count { !$0.isDirectory }, listing.entries.reduce(0) { $0 + $1.size }
        )
        guard listing.isReadable, files <= input.limits.files, bytes <= input.limits.bytes,
            listing.entries.allSatisfy({ !$0.isDirectory || $0.size == 0 && $0.compressed == 0 })
        else { return [] }
        var limits = [Limits(files: files, bytes: bytes)]
        if files > 0 { limits.append(Limits(files: files - 1, bytes: bytes)) }
        if bytes > 0 { limits.append(Limits(files: files, bytes: bytes - 1)) }
        return limits.map { Input(archive: input.archive, limits: $0) }
    }

    private static func judgeLimits(_ trial: Trial<Archive>) -> Finding {
        guard let output = trial.outcome.output, let reached = trial.probes.first else { return .notTouched }
        if reached.output?.files != output.files {
            let told = reached.rejection?.code ?? "another output"
            return .violated("limits that are just reached allow the same files, not \(told)")
        }
        for probe in trial.probes.dropFirst() where probe.rejection?.code != tooLarge.code {
            let told = probe.rejection?.code ?? "an output"
            return .violated("one file or byte less allowed is \(tooLarge.code), not \(told)")
        }
        return .holds
    }
}

extension Archive.File {
    fileprivate var told: String { "\"\(path)\" of \(size) bytes with the checksum \(crc32)" }
}
