import Foundation
import Harness

/// Files of a folder that are written all or not at all.
struct FileSet {
    private let folder: URL
    private let files: [(name: String, bytes: Data)]

    init(in folder: String, _ files: [(name: String, text: String)]) {
        self.folder = URL(filePath: folder, directoryHint: .isDirectory)
        self.files = files.map { ($0.name, Data($0.text.utf8)) }
    }

    /// Makes the folder where it is missing, and replaces what is there: each file at once, or none of them.
    ///
    /// - Throws: `Failure` with the file that cannot be written; then all is as it was.
    func write() throws {
        let manager = FileManager.default
        let isNew = !manager.fileExists(atPath: folder.path)
        try told(folder.relativePath) {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        // All are written beside their places first, where most that can go wrong does.
        var staged: [URL] = []
        var replaced: [(place: URL, bytes: Data?)] = []
        do {
            for file in files {
                let place = folder.appending(path: ".\(file.name).\(UUID().uuidString)")
                staged.append(place)
                try told(path(file.name)) { try file.bytes.write(to: place) }
            }
            for (file, new) in zip(files, staged) {
                let place = folder.appending(path: file.name)
                let old = manager.contents(atPath: place.path)
                guard rename(new.path, place.path) == 0 else {
                    throw Failure(
                        .usage, "\(path(file.name)) cannot be written: \(String(cString: strerror(errno)))")
                }
                replaced.append((place, old))
            }
        } catch {
            for (place, bytes) in replaced {
                if let bytes {
                    try? bytes.write(to: place, options: .atomic)
                } else {
                    try? manager.removeItem(at: place)
                }
            }
            for place in staged { try? manager.removeItem(at: place) }
            if isNew { try? manager.removeItem(at: folder) }
            throw error
        }
    }

    /// A file of the set as a person finds it.
    func path(_ name: String) -> String { folder.appending(path: name).relativePath }

    private func told(_ path: String, _ act: () throws -> Void) throws {
        do {
            try act()
        } catch {
            throw Failure(.usage, "\(path) cannot be written: \(error.localizedDescription)")
        }
    }
}
