import Foundation
import Testing

/// A folder for the files of one test, which goes when the test ends.
final class Scratch {
    let folder = FileManager.default.temporaryDirectory.appending(path: "archive-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    subscript(name: String) -> URL { folder.appending(path: name) }

    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    func zips(in kind: String) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: self[kind].path)) ?? []
        return names.filter { $0.hasSuffix(".zip") }.sorted().map { self[kind].appending(path: $0) }
    }
}

/// What is in a folder, by path.
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

/// Programs that write archives, and our scripts for them.
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

/// Does blocking work on a thread of its own: the few that tasks share must stay free for those who end the waiting.
func onItsOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result { try work() }) }.start()
    }
}
