import JSON
import Specification

extension Archive {
    public static let properties: [Property<Archive>] = [
        Property("No path in the output leads out of the folder.", from: .inside, .up) { _, output in
            let out = output.files.first { ZipPath(bytes: Array($0.path.utf8)).leadsOut }
            return out.map { .violated("\"\($0.path)\" leads out of the folder, yet it was unpacked") }
                ?? .holds
        },
        Property(
            "If a name leads out of the folder, the rejection is archive.unsafe, whatever the limits.",
            from: .namesFirst,
            probes: { input, _ in hasUnsafeName(input) ? [Input(archive: input.archive, limits: none)] : [] },
            judge: { trial in
                let code = trial.probes[0].rejection?.code ?? "an output"
                return code == unsafe.code
                    ? .holds : .violated("expected \(unsafe.code) even if both limits are 0, got \(code)")
            }),
        Property("The unpacked files do not exceed the limits.", from: .bytes, .files) { trial, output in
            // The sizes are summed as doubles, since a sum of integers could overflow.
            let bytes = output.files.reduce(0.0) { $0 + Double($1.size) }
            let limits = trial.input.limits
            return output.files.count <= limits.files && bytes <= Double(limits.bytes)
                ? .holds
                : .violated(
                    "the output exceeds the limits (files: \(output.files.count), bytes: \(Number(bytes).text))"
                )
        },
        Property(
            "The files are sorted by path, and no path is listed twice.",
            from: .byPath, .twice
        ) { _, output in
            for (file, next) in zip(output.files, output.files.dropFirst())
            where !file.path.utf8.lexicographicallyPrecedes(next.path.utf8) {
                return .violated("\"\(next.path)\" follows \"\(file.path)\"")
            }
            return .holds
        },
        Property(
            """
            `files` lists all entries except directories, with the names, sizes and checksums that the \
            central directory gives.
            """,
            from: .entries, .noDirectories, .sums, .linkIsFile, .unflagged, .twice
        ) { trial, output in
            guard let contents = contents(of: trial.input) else { return .notTouched }
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
                    "the \(output.files.count) listed files differ from the \(due.count) files of the archive"
                )
        },
        Property(
            """
            A rejected archive has a fault that explains the rejection. Each entry of an unpacked archive is \
            undamaged and has the size and checksum that its record gives.
            """,
            from: .stream, .rest, .size, .checksum, .files, .bytes, .directoriesFree, .up, .slash, .drive,
            .driveStep, .backslash, .links, .whatIsLink, .aboveFolder
        ) { trial in
            guard let contents = contents(of: trial.input) else { return .notTouched }
            guard let rejection = trial.outcome.rejection else {
                let bad = contents.first { !$0.isWhole || $0.isDenied }
                return bad == nil ? .holds : .violated("an entry of the unpacked archive is damaged")
            }
            return hasGround(rejection.code, contents, trial.input.limits)
                ? .holds : .violated("the archive has no fault that explains \(rejection.code)")
        },
    ]

    /// Returns the contents of an archive that every program reads in the same way; nil if programs may differ.
    private static func contents(of input: Input) -> [ZipContent]? {
        let listing = ZipListing(input.archive)
        guard listing.isReadable, listing.isSettled, haveSettledNames(listing.entries) else { return nil }
        let contents = listing.entries.map { ZipContent($0, of: input.archive, limit: input.limits.bytes) }
        // Some systems follow only a few links in a row.
        guard contents.count(where: \.entry.isLink) <= 8 else { return nil }
        return contents.allSatisfy(\.isSettled) ? contents : nil
    }

    private static func hasGround(_ code: String, _ contents: [ZipContent], _ limits: Limits) -> Bool {
        switch code {
        case unsafe.code:
            return contents.contains {
                ZipPath(bytes: $0.entry.name).leadsOut || $0.entry.isLink && ZipPath(bytes: $0.bytes).leadsOut
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

    /// Returns whether the archive can be read, one of its names leads out of the folder, and the limits in the input
    /// are not both 0.
    private static func hasUnsafeName(_ input: Input) -> Bool {
        let listing = ZipListing(input.archive)
        return input.limits != none && listing.isReadable
            && listing.entries.contains { ZipPath(bytes: $0.name).leadsOut }
    }
}
