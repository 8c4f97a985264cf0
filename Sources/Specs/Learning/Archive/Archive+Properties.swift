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
            "An archive with a name that leads out is archive.unsafe, whatever the limits.",
            from: .namesFirst,
            probes: { input, _ in hasUnsafeName(input) ? [Input(archive: input.archive, limits: none)] : [] },
            judge: { trial in
                guard let probe = trial.probes.first, hasUnsafeName(trial.input) else { return .notTouched }
                let code = probe.rejection?.code ?? "an output"
                return code == unsafe.code
                    ? .holds : .violated("expected \(unsafe.code) with limits of 0 as well, got \(code)")
            }),
        Property("The unpacked files do not exceed the limits.", from: .bytes, .files) { trial in
            guard let files = trial.outcome.output?.files else { return .notTouched }
            let (bytes, limits) = (files.reduce(0) { $0 + $1.size }, trial.input.limits)
            if files.count > limits.files {
                return .violated("expected at most \(limits.files) files, got \(files.count)")
            }
            return bytes <= limits.bytes
                ? .holds : .violated("expected at most \(limits.bytes) bytes, got \(bytes)")
        },
        Property(
            """
            Limits that are exactly reached allow the same files. Limits that are one file or byte lower do not.
            """,
            from: .files, .bytes, probes: { input, _ in atTheLimits(input) }, judge: judgeLimits),
        Property(
            "The files are in the order of their paths, and no path is listed twice.", from: .byPath, .twice
        ) { trial in
            guard let files = trial.outcome.output?.files else { return .notTouched }
            for (file, next) in zip(files, files.dropFirst())
            where !file.path.utf8.lexicographicallyPrecedes(next.path.utf8) {
                return .violated("\"\(next.path)\" follows \"\(file.path)\"")
            }
            return .holds
        },
        Property(
            "Other bytes in front of the archive change nothing.", from: .prefix,
            probes: { input, _ in
                [Input(archive: Array("#!/bin/sh\n".utf8) + input.archive, limits: input.limits)]
            },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first else {
                    return .notTouched
                }
                return probe.output?.files == output.files
                    ? .holds : .violated("other bytes in front of the archive lead to another outcome")
            }),
        Property(
            """
            The files are all entries except directories, with the names, sizes and checksums of the central \
            directory.
            """,
            from: .entries, .noDirectories, .sums, .linkIsFile, .unflagged, .twice
        ) { trial in
            guard let output = trial.outcome.output, let contents = contents(of: trial.input) else {
                return .notTouched
            }
            let due = contents.map(\.entry).filter { !$0.isDirectory }.sorted {
                $0.name.lexicographicallyPrecedes($1.name)
            }
            let areSame = output.files.elementsEqual(due) { file, entry in
                entry.name.elementsEqual(file.path.utf8) && file.size == entry.size
                    && file.crc32 == Int(entry.crc)
            }
            return areSame
                ? .holds
                : .violated(
                    "the \(output.files.count) files are not the \(due.count) of the central directory")
        },
        Property(
            """
            A rejected archive contains a reason for the rejection. Each entry of an unpacked archive is \
            undamaged and has the size and checksum of its record.
            """,
            from: .stream, .rest, .size, .checksum, .files, .bytes, .directoriesFree, .up, .slash, .drive,
            .driveStep,
            .backslash, .links, .whatIsLink, .aboveFolder
        ) { trial in
            guard let contents = contents(of: trial.input) else { return .notTouched }
            guard let rejection = trial.outcome.rejection else {
                let bad = contents.first { !$0.isWhole || $0.isDenied }
                return bad.map {
                    .violated("entry \(String(decoding: $0.entry.name, as: UTF8.self)) is damaged")
                }
                    ?? .holds
            }
            return hasGround(rejection.code, contents, trial.input.limits)
                ? .holds : .violated("nothing in the archive is a reason for \(rejection.code)")
        },
        Property(
            """
            An archive with a valid structure is archive.unsupported if an entry is encrypted or packed by \
            another method.
            """,
            from: .unsupported, .whole, .order
        ) { trial in
            let listing = ZipListing(trial.input.archive)
            guard listing.fault == nil, listing.isSettled, !listing.isReadable else { return .notTouched }
            let code = trial.outcome.rejection?.code ?? "an output"
            return code == unsupported.code ? .holds : .violated("expected \(unsupported.code), got \(code)")
        },
    ]

    /// Returns the contents of an archive that every program reads in one way; nil for any other.
    private static func contents(of input: Input) -> [ZipContent]? {
        let listing = ZipListing(input.archive)
        guard listing.isReadable, listing.isSettled, haveSettledNames(listing.entries) else { return nil }
        let contents = listing.entries.map { ZipContent($0, of: input.archive, limit: input.limits.bytes) }
        // Not every system follows many links in a row.
        guard contents.count(where: \.entry.isLink) <= 8 else { return nil }
        return contents.allSatisfy(\.isSettled) ? contents : nil
    }

    private static func hasGround(_ code: String, _ contents: [ZipContent], _ limits: Limits) -> Bool {
        switch code {
        case unsafe.code:
            return contents.contains {
                ZipPath($0.entry.name).leadsOut || $0.entry.isLink && ZipPath($0.bytes).leadsOut
            }
        case tooLarge.code:
            return contents.count { !$0.entry.isDirectory } > limits.files
                || contents.reduce(0) { $0 + $1.bytes.count } > limits.bytes
        case damaged.code:
            let areOdd = contents.contains { $0.isBroken || $0.hasRest || $0.isDenied }
            return areOdd || areCrowded(contents.map(\.entry))
        default: return false
        }
    }

    private static let none = Limits(files: 0, bytes: 0)

    /// Returns whether the names can be read and one leads out.
    private static func hasUnsafeName(_ input: Input) -> Bool {
        let listing = ZipListing(input.archive)
        return input.limits != none && listing.isReadable
            && listing.entries.contains { ZipPath($0.name).leadsOut }
    }

    /// Returns the archive with limits that the sizes in its headers exactly reach, and with limits that they exceed by
    /// one.
    ///
    /// This unpacks nothing: if headers are false, the archive has no output to compare.
    private static func atTheLimits(_ input: Input) -> [Input] {
        let listing = ZipListing(input.archive)
        let files = listing.entries.count { !$0.isDirectory }
        let bytes = listing.entries.reduce(0) { $0 + $1.size }
        guard listing.isReadable, files <= input.limits.files, bytes <= input.limits.bytes,
            listing.entries.allSatisfy({ !$0.isDirectory || $0.size == 0 && $0.compressed == 0 })
        else { return [] }
        var limits = [Limits(files: files, bytes: bytes)]
        if files > 0 { limits.append(Limits(files: files - 1, bytes: bytes)) }
        // A link that exceeds the limits is not followed, so others could then lead elsewhere.
        if bytes > 0, !listing.entries.contains(where: \.isLink) {
            limits.append(Limits(files: files, bytes: bytes - 1))
        }
        return limits.map { Input(archive: input.archive, limits: $0) }
    }

    private static func judgeLimits(_ trial: Trial<Archive>) -> Finding {
        guard let output = trial.outcome.output, let reached = trial.probes.first else { return .notTouched }
        if reached.output?.files != output.files {
            let got = reached.rejection?.code ?? "another output"
            return .violated("expected the same files with limits that are exactly reached, got \(got)")
        }
        let less = zip(atTheLimits(trial.input), trial.probes).dropFirst()
        for (related, probe) in less where probe.rejection?.code != tooLarge.code {
            let (files, bytes) = (related.limits.files, related.limits.bytes)
            let got = probe.rejection?.code ?? counted(probe.output?.files.count ?? 0, "file")
            return .violated(
                """
                expected \(tooLarge.code) for the same archive within \(counted(files, "file")) and \
                \(counted(bytes, "byte")), got \(got)
                """)
        }
        return .holds
    }
}
