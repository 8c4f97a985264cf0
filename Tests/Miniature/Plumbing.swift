import Foundation

/// Writes all bytes to standard output, and ends the program if nobody reads the output any more.
func write(_ bytes: [UInt8]) {
    do {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
        exit(1)
    }
}

func write(_ text: String) { write(Array(text.utf8)) }

func sleepForever() -> Never {
    while true { pause() }
}

/// Adds a line to the file whose path is in an environment variable, if the variable exists.
func note(_ line: String, in variable: String) {
    guard let path = environment[variable] else { return }
    // Other processes append to the same file, so a line must be added at the current end of the file.
    let file = open(path, O_WRONLY | O_APPEND)
    guard file >= 0 else { return }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    try? handle.write(contentsOf: Data((line + "\n").utf8))
    try? handle.close()
}

/// Waits until the file whose path is in an environment variable has the given number of lines.
func wait(until count: Int, in variable: String) {
    while let path = environment[variable], let data = FileManager.default.contents(atPath: path),
        data.count(where: { $0 == 0x0A }) < count
    {
        usleep(5000)  // To learn the number of lines, the loop must read the file again.
    }
}

/// Starts a program that inherits the pipes of this program, in a session of its own if requested.
func start(_ path: String, _ arguments: [String], inSession: Bool) {
    #if os(Linux)
        var attributes = posix_spawnattr_t()
        // This is the value of POSIX_SPAWN_SETSID, which the headers of GNU hide by default.
        let session: Int16 = 0x80
    #else
        var attributes: posix_spawnattr_t?
        let session = Int16(POSIX_SPAWN_SETSID)
    #endif
    posix_spawnattr_init(&attributes)
    if inSession { posix_spawnattr_setflags(&attributes, session) }
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    var child = pid_t()
    posix_spawn(&child, path, nil, &attributes, words, variables)
}

/// Reads standard input line by line; the caller may limit the time to wait for input.
struct Input {
    enum Next {
        case line(String)
        case nothing
        case end
    }

    private var bytes: [UInt8] = []
    private var start = 0

    /// Returns the next line, or `nothing` if none arrives within `wait` milliseconds; -1 means no limit.
    mutating func next(wait: Int32) -> Next {
        while true {
            if let end = bytes[start...].firstIndex(of: 0x0A) {
                defer { start = end + 1 }
                return .line(String(decoding: bytes[start..<end], as: UTF8.self))
            }
            bytes.removeSubrange(..<start)
            start = 0
            var waited = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            if poll(&waited, 1, wait) == 0 { return .nothing }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            if count <= 0 { return .end }
            bytes += chunk[..<count]
        }
    }
}
