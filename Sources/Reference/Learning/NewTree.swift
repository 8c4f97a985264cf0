import Files
import Foundation

/// A folder that is being filled, with nothing in it but what it was given.
///
/// It is filled by its handle, and hidden until it gets its name.
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

    private let parent: FolderHandle
    private let root: FolderHandle
    /// Its name until it is moved.
    private let hidden: String
    private var isMoved = false
    /// The open folders on the way to the last one that was filled, from the root down, as far as they are kept open.
    private var way: [(name: String, folder: FolderHandle)] = []

    private static let prefix = ".unpacking-"
    /// The most folders kept open at a time: half of the limit of the program.
    private static let mostOpen = min(max(16, sysconf(Int32(_SC_OPEN_MAX)) / 2), 600)

    /// Makes the folder, and removes what killed programs left beside it.
    init(in folder: String) throws(Refusal) {
        do throws(FileError) {
            parent = try FolderHandle(folder)
            NewTree.clear(parent)
            hidden = FolderHandle.hiddenName(NewTree.prefix)
            try parent.makeFolder(hidden)
            do throws(FileError) {
                root = try parent.subfolder(hidden)
            } catch {
                parent.remove(hidden)
                throw error
            }
        } catch {
            throw .disk("no folder can be made: \(String(cString: strerror(error.number)))")
        }
        _ = root.tryLock()
    }

    /// Removes the hidden folders of programs that ended without removing them: one's own, and nobody's any more.
    private static func clear(_ parent: FolderHandle) {
        for name in parent.leftovers(prefix) {
            // It is locked as long as somebody fills it.
            if let folder = try? parent.subfolder(name), folder.tryLock() { parent.remove(name) }
        }
    }

    /// Makes a folder, and those above it that are not there yet.
    mutating func addFolder(_ path: [String]) throws(Refusal) {
        _ = try folder(path[...])
    }

    mutating func addFile(_ path: [String], _ content: [UInt8]) throws(Refusal) {
        guard let name = path.last else { throw .occupied }
        let folder = try folder(path.dropLast())
        try telling(path[...]) { () throws(FileError) in try folder.makeFile(name, content) }
    }

    mutating func addLink(_ path: [String], to target: String) throws(Refusal) {
        guard let name = path.last else { throw .occupied }
        let folder = try folder(path.dropLast())
        try telling(path[...]) { () throws(FileError) in try folder.makeLink(name, to: target) }
    }

    /// Gives the folder its name, if that is free.
    mutating func move(to name: String) throws(Refusal) {
        do throws(FileError) {
            try parent.move(hidden, to: name)
        } catch {
            throw error.number == EEXIST
                ? .taken
                : .disk("the folder cannot be put in place: \(String(cString: strerror(error.number)))")
        }
        guard parent.holds(name, root) else {
            // Somebody else put something under the hidden name, which now has the other. It gets a third: the hidden one
            // may be taken again.
            try? parent.move(name, to: FolderHandle.hiddenName(NewTree.prefix))
            throw .disk("the folder cannot be put in place: another program moved it")
        }
        isMoved = true
    }

    /// Removes whatever is there, if it did not get its name.
    func remove() {
        guard !isMoved else { return }
        root.removeContents()
        if parent.holds(hidden, root) { parent.remove(hidden) }
    }

    /// Returns a folder, made with those above it if they are not there.
    private mutating func folder(_ path: ArraySlice<String>) throws(Refusal) -> FolderHandle {
        // Two that are spelled with other scalars are two names.
        let shared = zip(way, path).prefix { $0.name.utf8.elementsEqual($1.utf8) }.count
        way.removeSubrange(shared...)
        var folder = way.last?.folder ?? root
        for (index, name) in path.enumerated().dropFirst(shared) {
            let above = folder
            try telling(path.prefix(index + 1)) { () throws(FileError) in
                do throws(FileError) {
                    folder = try above.subfolder(name)
                } catch {
                    guard error.number == ENOENT else { throw error }
                    try above.makeFolder(name)
                    folder = try above.subfolder(name)
                }
            }
            if way.count < Self.mostOpen { way.append((name, folder)) }
        }
        return folder
    }

    private func telling(_ path: ArraySlice<String>, _ body: () throws(FileError) -> Void) throws(Refusal) {
        do throws(FileError) {
            try body()
        } catch {
            if [EEXIST, ENOTDIR, EISDIR, ELOOP].contains(error.number) { throw .occupied }
            throw .disk(
                "\"\(path.joined(separator: "/"))\" cannot be written: \(String(cString: strerror(error.number)))"
            )
        }
    }
}
