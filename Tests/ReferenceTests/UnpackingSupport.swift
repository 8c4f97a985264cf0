import Foundation
import TestSupport
import Testing

extension Scratch {
    /// Returns the zip files in the subfolder `kind` of this folder, sorted by name.
    func zips(in kind: String) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: self[kind])) ?? []
        return names.filter { $0.hasSuffix(".zip") }.sorted().map { place(kind).appending(path: $0) }
    }
}

/// The files, folders and links in a folder, by their paths.
struct Tree: Equatable {
    enum Node: Equatable {
        case folder
        case file(Data)
        case link(String)
    }

    private(set) var nodes: [String: Node] = [:]

    init(_ folder: URL) {
        add(folder.path, "")
    }

    private mutating func add(_ folder: String, _ prefix: String) {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = folder + "/" + name
            if let target = try? files.destinationOfSymbolicLink(atPath: path) {
                nodes[prefix + name] = .link(target)
                continue
            }
            var isFolder: ObjCBool = false
            _ = files.fileExists(atPath: path, isDirectory: &isFolder)
            if isFolder.boolValue {
                nodes[prefix + name] = .folder
                add(path, prefix + name + "/")
            } else {
                nodes[prefix + name] = files.contents(atPath: path).map { .file($0) }
            }
        }
    }
}

/// Other programs that write archives, and the kit's scripts that run them.
enum Tool {
    static let readers = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Readers")

    static let hasPython = has("python3")
    static let hasInfoZip = has("zip") && has("unzip")

    private static func has(_ program: String) -> Bool {
        (try? run("sh", "-c", "command -v \(program)")) != nil
    }

    struct Failed: Error {
        let status: Int32
    }

    static func run(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failed(status: process.terminationStatus) }
    }
}
