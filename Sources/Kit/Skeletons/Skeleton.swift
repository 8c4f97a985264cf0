import Foundation
import SkeletonFiles

/// A working adapter for one subsystem in one language, as a starting point.
public struct Skeleton: Sendable {
    /// The name of the language, such as `javascript`.
    public let language: String
    /// Other names of the language: `js`, `node`.
    public let aliases: [String]
    /// The required versions of the language's tools, if not every version works: "Node 22.18 or later".
    public let requirement: String?
    /// The programs that build and run the adapter.
    public let tools: [String]
    /// The shell command that builds the adapter in its folder; nil if no build is needed.
    public let build: String?
    /// The command that runs the adapter in its folder.
    public let command: String
    public internal(set) var files: [File]
    /// The subsystem that the adapter implements.
    public internal(set) var subsystem: String

    /// A file of the skeleton: its path inside the folder, and its contents.
    public struct File: Sendable {
        public let path: String
        public let bytes: [UInt8]

        var isScript: Bool { bytes.starts(with: "#!".utf8) }
    }

    /// The subsystem that the adapter of every skeleton implements.
    public static let subsystem = "scholar.hindex"

    /// One skeleton per language, sorted by name.
    public static let all: [Skeleton] = [
        Skeleton("c", tools: ["cc", "make"], build: "make", command: "./adapter"),
        Skeleton(
            "csharp", ["c#", "cs"], tools: ["mcs", "mono", "make"], build: "make", command: "mono adapter.exe"
        ),
        Skeleton("go", ["golang"], tools: ["go"], build: "go build -o adapter", command: "./adapter"),
        Skeleton("java", tools: ["javac", "java", "make"], build: "make", command: "java -cp build Adapter"),
        Skeleton("javascript", ["js", "node"], tools: ["node"], command: "node adapter.js"),
        Skeleton(
            "kotlin", ["kt"], tools: ["kotlinc", "java", "make"], build: "make",
            command: "java -jar adapter.jar"),
        Skeleton("perl", ["pl"], tools: ["perl"], command: "perl adapter.pl"),
        Skeleton("php", tools: ["php"], command: "php adapter.php"),
        Skeleton("python", ["py", "python3"], tools: ["python3"], command: "python3 adapter.py"),
        Skeleton("ruby", ["rb"], tools: ["ruby"], command: "ruby adapter.rb"),
        Skeleton(
            "rust", ["rs"], tools: ["cargo"], build: "cargo build --release --offline",
            command: "target/release/adapter"),
        Skeleton(
            "swift", tools: ["swift"], build: "swift build -c release", command: ".build/release/adapter"),
        Skeleton(
            "typescript", ["ts"], requirement: "Node 22.18 or later, which strips the types itself",
            tools: ["node"], command: "node adapter.ts"),
    ]

    /// Whether a name is the language or one of its aliases, ignoring case.
    public func isCalled(_ name: String) -> Bool {
        ([language] + aliases).contains(name.lowercased())
    }

    private init(
        _ language: String, _ aliases: [String] = [], requirement: String? = nil, tools: [String],
        build: String? = nil, command: String
    ) {
        self.language = language
        self.aliases = aliases
        self.requirement = requirement
        self.tools = tools
        self.build = build
        self.command = command
        files = Skeleton.files(of: language)
        subsystem = Skeleton.subsystem
    }

    private static func files(of language: String) -> [File] {
        var count = 0
        let files = UnsafeBufferPointer(start: skeleton_files(&count), count: count)
        return files.compactMap { file in
            let path = String(cString: file.path)
            guard path.hasPrefix(language + "/") else { return nil }
            return File(
                path: String(path.dropFirst(language.count + 1)),
                bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
        }
    }
}

/// The error for a skeleton that cannot be written; the description names the path and the reason.
public struct SkeletonError: Error, CustomStringConvertible {
    public let description: String

    init(_ sentence: String) {
        description = sentence
    }
}

extension Skeleton {
    /// Writes the files into a folder, which is made if it is missing.
    ///
    /// No existing file is ever overwritten. If a file cannot be written, the folder is left as it was, so that the
    /// user can try again.
    ///
    /// - Throws: `SkeletonError` if the folder exists and is not empty, or if the files cannot be written.
    public func write(to folder: URL) throws(SkeletonError) {
        try Skeleton.checkEmpty(folder)
        let isNew = !FileManager.default.fileExists(atPath: folder.path)
        var begun: [File] = []
        do throws(SkeletonError) {
            for file in files {
                if !FileManager.default.fileExists(atPath: folder.appending(path: file.path).path) {
                    begun.append(file)
                }
                try Skeleton.write(file, to: folder)
            }
        } catch {
            for file in begun { Skeleton.remove(file, from: folder) }
            if isNew { rmdir(folder.path) }
            throw error
        }
    }

    private static func write(_ file: File, to folder: URL) throws(SkeletonError) {
        let place = folder.appending(path: file.path)
        do {
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: place, options: .withoutOverwriting)
            if file.isScript {
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path)
            }
        } catch {
            throw SkeletonError("\(place.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Removes a file of the skeleton, and the folders that are then empty.
    private static func remove(_ file: File, from folder: URL) {
        unlink(folder.appending(path: file.path).path)
        var steps = file.path.split(separator: "/").dropLast()
        while !steps.isEmpty, rmdir(folder.appending(path: steps.joined(separator: "/")).path) == 0 {
            steps.removeLast()
        }
    }

    private static func checkEmpty(_ folder: URL) throws(SkeletonError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else {
            throw SkeletonError("\(folder.path) is a file; name an empty folder, or a new one")
        }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw SkeletonError("\(folder.path) cannot be read: \(error.localizedDescription)")
        }
        if let name = names.min() {
            let rest = names.count > 1 ? " and \(names.count - 1) more" : ""
            throw SkeletonError("\(folder.path) contains \(name)\(rest); name an empty folder, or a new one")
        }
    }
}

extension Skeleton {
    /// Returns a minimal adapter in Python for any subsystem: it follows the protocol, and skips every case.
    ///
    /// - Parameters:
    ///   - subsystem: the id of the subsystem to implement, such as `roman.numeral`.
    ///   - program: the name of the program that will check the adapter.
    public static func stub(of subsystem: String, for program: String) -> Skeleton? {
        guard var python = all.first(where: { $0.language == "python" }) else { return nil }
        let name = String(subsystem.drop { $0 != "." }.dropFirst())
        python.files = python.files.map { file -> File in
            if file.path == "hindex.py" {
                return File(path: "\(name).py", bytes: Array(module(subsystem, program).utf8))
            }
            let text = String(decoding: file.bytes, as: UTF8.self)
                .replacing("scholar.hindex", with: subsystem)
                .replacing("hindex", with: name)
                .replacing("scholar.similarity.threshold", with: "\(subsystem).reading")
                .replacing("scholar.similarity", with: subsystem)
                .replacing("`assay ", with: "`\(program) ")
                .replacing("    assay ", with: "    \(program) ")
            return File(path: file.path, bytes: Array(text.utf8))
        }
        python.subsystem = subsystem
        return python
    }

    private static func module(_ subsystem: String, _ program: String) -> String {
        """
        \"""\(subsystem): `\(program) explain \(subsystem)` shows its rules and shapes.\"""

        #: Replace None with a function that takes the input and the readings, and returns the output or raises
        #: contract.Rejection. Until then, each case is skipped.
        run = None

        """
    }
}
