import Foundation
import Kit
import Specification

/// A set of files that are written to a folder, either all of them or none.
struct FileSet {
    private let name: String
    private let folder: URL
    private let files: [(name: String, bytes: Data)]

    init(in folder: String, _ files: [(name: String, text: String)]) {
        name = folder
        self.folder = URL(filePath: folder, directoryHint: .isDirectory)
        self.files = files.map { ($0.name, Data($0.text.utf8)) }
    }

    /// Creates the folder if needed, and writes all files or none; existing files are replaced.
    ///
    /// - Throws: `Failure` with the name of a file that cannot be written; in this case no file is changed.
    func write() throws {
        guard !name.isEmpty else { throw Failure(.usage, "a folder without a name cannot be made") }
        let manager = FileManager.default
        let isNew = !manager.fileExists(atPath: folder.path)
        do {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(.usage, "the folder \(name) cannot be made; perhaps a file is in its place")
        }
        // All files are first written beside their destinations, because most errors occur while writing.
        var staged: [URL] = []
        var replaced: [(place: URL, bytes: Data?)] = []
        do {
            for file in files {
                let place = folder.appending(path: ".\(file.name).\(UUID().uuidString)")
                staged.append(place)
                do {
                    try file.bytes.write(to: place)
                } catch {
                    throw Failure(
                        .usage, "\(path(file.name)) cannot be written: \(error.localizedDescription)")
                }
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

    /// Returns the path of a file of the set.
    private func path(_ file: String) -> String { folder.appending(path: file).relativePath }
}
