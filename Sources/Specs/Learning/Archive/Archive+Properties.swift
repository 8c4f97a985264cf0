import Specification

extension Archive {
    public static let properties: [Property<Archive>] = [
        Property("No path of the output leads out.", from: .inside, .up) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let out = output.files.first { ZipPath(Array($0.path.utf8)).leadsOut }
            return out.map { .violated("\"\($0.path)\" leads out of the folder, yet it was unpacked") }
                ?? .holds
        },
        Property(
            "A name that leads out is archive.unsafe, whatever the limits.", from: .namesFirst,
            probes: { input, _ in hasUnsafeName(input) ? [Input(archive: input.archive, limits: none)] : [] },
            judge: { trial in
                guard let probe = trial.probes.first, hasUnsafeName(trial.input) else { return .notTouched }
                let code = probe.rejection?.code ?? "an output"
                return code == unsafe.code
                    ? .holds : .violated("expected \(unsafe.code) with limits of 0 as well, got \(code)")
            }),
        Property("What comes out is within the limits.", from: .bytes, .files) { trial in
            guard let files = trial.outcome.output?.files else { return .notTouched }
            let (bytes, limits) = (files.reduce(0) { $0 + $1.size }, trial.input.limits)
            if files.count > limits.files {
                return .violated("expected at most \(limits.files) files, got \(files.count)")
            }
            return bytes <= limits.bytes
                ? .holds : .violated("expected at most \(limits.bytes) bytes, got \(bytes)")
        },
        Property(
            "Limits that are just reached allow the same files, and one file or byte less does not.",
            from: .files, .bytes, probes: { input, _ in atTheLimits(input) }, judge: judgeLimits),
        Property("The files stand in the order of their paths, none twice.", from: .byPath, .twice) { trial in
            guard let files = trial.outcome.output?.files else { return .notTouched }
            for (file, next) in zip(files, files.dropFirst())
            where !file.path.utf8.lexicographicallyPrecedes(next.path.utf8) {
                return .violated("\"\(next.path)\" follows \"\(file.path)\"")
            }
            return .holds
        },
        Property(
            "Other bytes in front change nothing.", from: .prefix,
            probes: { input, _ in
                [Input(archive: Array("#!/bin/sh\n".utf8) + input.archive, limits: input.limits)]
            },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first else {
                    return .notTouched
                }
                return probe.output?.files == output.files
                    ? .holds : .violated("other bytes in front lead to another outcome")
            }),
    ]

    private static let none = Limits(files: 0, bytes: 0)

    /// Returns whether the names can be read, and one leads out.
    private static func hasUnsafeName(_ input: Input) -> Bool {
        let listing = ZipListing(input.archive)
        return input.limits != none && listing.isReadable
            && listing.entries.contains { ZipPath($0.name).leadsOut }
    }

    /// Returns the archive with limits that what its headers say just reaches, and with those that it exceeds by one.
    ///
    /// Nothing is unpacked for this: where headers lie, no output conforms that could be compared.
    private static func atTheLimits(_ input: Input) -> [Input] {
        let listing = ZipListing(input.archive)
        let files = listing.entries.count { !$0.isDirectory }
        let bytes = listing.entries.reduce(0) { $0 + $1.size }
        guard listing.isReadable, files <= input.limits.files, bytes <= input.limits.bytes,
            listing.entries.allSatisfy({ !$0.isDirectory || $0.size == 0 && $0.compressed == 0 })
        else { return [] }
        var limits = [Limits(files: files, bytes: bytes)]
        if files > 0 { limits.append(Limits(files: files - 1, bytes: bytes)) }
        // A link that the limits do not let be unpacked leads nowhere, and others then lead elsewhere.
        if bytes > 0, !listing.entries.contains(where: \.isLink) {
            limits.append(Limits(files: files, bytes: bytes - 1))
        }
        return limits.map { Input(archive: input.archive, limits: $0) }
    }

    private static func judgeLimits(_ trial: Trial<Archive>) -> Finding {
        guard let output = trial.outcome.output, let reached = trial.probes.first else { return .notTouched }
        if reached.output?.files != output.files {
            let got = reached.rejection?.code ?? "another output"
            return .violated("expected the same files with limits that are just reached, got \(got)")
        }
        let less = zip(atTheLimits(trial.input), trial.probes).dropFirst()
        for (related, probe) in less where probe.rejection?.code != tooLarge.code {
            let (files, bytes) = (related.limits.files, related.limits.bytes)
            let got = probe.rejection?.code ?? counted(probe.output?.files.count ?? 0, "file")
            return .violated(
                """
                the same archive within \(counted(files, "file")) and \(counted(bytes, "byte")) must be \
                \(tooLarge.code), and was answered with \(got)
                """)
        }
        return .holds
    }
}
