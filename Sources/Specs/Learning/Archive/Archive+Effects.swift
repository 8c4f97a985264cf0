import Specification

/// Checks that the folder holds exactly the files of the output, or is empty after a rejection.
extension Archive: Effectful {
    public static func fitsOnDisk(_ input: Input) -> Bool { input.limits.bytes <= 1 << 24 }

    public static func breaches(
        in folder: WrittenFolder, after outcome: Outcome<Output>
    ) -> [(law: LawID, finding: String)] {
        var breaches: [(law: LawID, finding: String)] = []
        func blame(_ law: Law, _ sentence: String) { breaches.append((law.id, sentence)) }
        if let stray = folder.strays.first { blame(.inside, stray) }
        switch outcome {
        case .rejection(let rejection):
            if let left = folder.entries.keys.min() {
                blame(
                    rejection.code == unsafe.code ? .inside : .whole,
                    "expected an empty folder after \(rejection.code), but \(left) is in the folder")
            }
        case .output(let output):
            for file in output.files {
                if let problem = problem(of: file, in: folder) { blame(.sums, problem) }
            }
            let named = Set(output.files.map { place($0.path) })
            for (path, entry) in folder.entries.sorted(by: { $0.key < $1.key })
            where entry != .folder && !named.contains(path) {
                blame(.entries, "\(path) is in the folder, but not in the output")
            }
        }
        return breaches
    }

    /// Returns a sentence that says how a file in the folder differs from its description in the output; nil if they
    /// agree.
    private static func problem(of file: File, in folder: WrittenFolder) -> String? {
        let bytes: [UInt8]
        switch folder.entries[place(file.path)] {
        case nil, .folder?: return "\(file.path) is not in the folder"
        case .link(let target)?: bytes = Array(target.utf8)
        case .file(let size)?:
            if size != file.size { return "the size of \(file.path) is \(size), expected \(file.size)" }
            guard let content = folder.bytes(of: place(file.path)) else {
                return "\(file.path) cannot be read"
            }
            bytes = content
        }
        if bytes.count == file.size, Inflation.checksum(of: bytes) == UInt32(file.crc32) { return nil }
        return "\(file.path) in the folder does not have the checksum that the output gives"
    }

    /// Returns where a path leads in the folder: the path without its empty steps and its `.` steps.
    private static func place(_ path: String) -> WrittenFolder.Place {
        WrittenFolder.Place(path.split(separator: "/").filter { $0 != "." }.joined(separator: "/"))
    }
}
