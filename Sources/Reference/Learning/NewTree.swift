import Foundation

/// A folder that is being filled, with nothing in it but what it was given.
struct NewTree {
    enum Refusal: Error {
        /// There is something of that path already, or nothing can be.
        case occupied
        /// With a sentence for a person.
        case disk(String)
        /// The folder's name has been taken meanwhile.
        case taken
        case cancelled
    }

    private let root: String

    init(_ root: String) {
        self.root = root
    }

    /// Makes the folder itself.
    func begin() throws(Refusal) {
        guard mkdir(root, 0o777) == 0 else { throw NewTree.disk("no folder can be made") }
    }

    /// Makes a folder, and those above it that are not there yet.
    func addFolder(_ path: [String]) throws(Refusal) {
        for count in path.indices {
            let place = place(path[...count])
            if mkdir(place, 0o777) == 0 { continue }
            let number = errno
            var status = stat()
            let isThere = number == EEXIST && lstat(place, &status) == 0
            guard isThere, status.st_mode & S_IFMT == S_IFDIR else { throw refusal(told(path), number) }
        }
    }

    func addFile(_ path: [String], _ content: [UInt8]) throws(Refusal) {
        guard !path.isEmpty else { throw .occupied }
        try addFolder(path.dropLast())
        let descriptor = open(place(path[...]), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw refusal(told(path)) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: content)
            try handle.close()
        } catch {
            throw .disk("\(told(path)): \(error.localizedDescription)")
        }
    }

    func addLink(_ path: [String], to target: String) throws(Refusal) {
        guard !path.isEmpty else { throw .occupied }
        try addFolder(path.dropLast())
        guard symlink(target, place(path[...])) == 0 else { throw refusal(told(path)) }
    }

    /// Gives the folder its name.
    func move(to place: String) throws(Refusal) {
        guard rename(root, place) != 0 else { return }
        throw [EEXIST, ENOTEMPTY, ENOTDIR].contains(errno)
            ? .taken : NewTree.disk("the folder cannot be put in place")
    }

    /// Removes whatever is there.
    func remove() {
        var status = stat()
        guard lstat(root, &status) == 0 else { return }
        try? FileManager.default.removeItem(atPath: root)
    }

    private func place(_ path: ArraySlice<String>) -> String { ([root] + path).joined(separator: "/") }

    private func told(_ path: [String]) -> String { "\"\(path.joined(separator: "/"))\" cannot be written" }

    private func refusal(_ what: String, _ number: Int32 = errno) -> Refusal {
        switch number {
        case EEXIST, ENOTDIR, EISDIR: .occupied
        default: NewTree.disk(what, number)
        }
    }

    private static func disk(_ what: String, _ number: Int32 = errno) -> Refusal {
        .disk("\(what): \(String(cString: strerror(number)))")
    }
}
