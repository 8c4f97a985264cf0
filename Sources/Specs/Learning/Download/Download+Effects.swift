import Specification

/// What a download leaves in a folder: the bytes that the last state keeps, in one file, or no file.
extension Download: Effectful {
    public static func fitsOnDisk(_ input: Input) -> Bool {
        let bytes = input.events.map { event in if case .data(let count) = event { count } else { 0 } }
        return bytes.allSatisfy { $0 <= 1 << 20 } && bytes.reduce(0, +) <= 1 << 20
    }

    public static func examine(_ folder: WrittenFolder, after outcome: Outcome<Output>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        if let stray = folder.strays.first { findings.blame(.restart, stray) }
        guard case .output(let output) = outcome, let last = output.states.last else { return findings }
        let sizes = folder.entries.values.compactMap { if case .file(let size) = $0 { size } else { nil } }
        let isLeft = [.failed, .cancelled, .idle].contains(last.phase)
        if isLeft, let left = folder.entries.keys.min() {
            findings.blame(.restart, "no partial file is left behind, yet \(left) is in the folder")
        } else if sizes.reduce(0, +) != last.kept {
            findings.blame(
                .restart, "\(last.kept) bytes are kept, yet the folder has \(sizes.reduce(0, +)) of them")
        } else if sizes.count > 1 {
            findings.blame(.restart, "a download is one file, yet the folder has \(sizes.count)")
        }
        return findings
    }
}
