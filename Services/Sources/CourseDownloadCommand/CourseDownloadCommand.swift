import ArgumentParser
import CourseDownload
import Foundation
import Harness
import JSON
import LearningSpecs
import Signals
import Specification
import Synchronization

/// The command `course-download`, which fetches a course into a file; if the command fails, the file stays as it was.
@main
struct CourseDownloadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "course-download",
        abstract: "Fetches a course over HTTP into a file, completely or not at all.",
        discussion: """
            Prints a line of JSON whenever the state changes: the phase, the progress from 0 to 1, and the number of \
            bytes kept so far. Downloads into a hidden file beside FILE, and leaves an older FILE unchanged until the \
            course is complete. \
            Exit codes: 0 done, 1 failed, 2 usage, 130 ended by Ctrl-C or a termination signal.
            """,
        version: "0.1.0")

    @Argument(help: "The URL of the course: http or https.")
    var url: String

    @Argument(help: "The file to write.")
    var file: String

    @Option(
        help: ArgumentHelp(
            "The user's bearer token, sent only to the server in the URL.",
            discussion:
                "The default is $COURSE_TOKEN, which the list of processes does not show; if the variable is not set, no token is sent.",
            valueName: "token"))
    var token: String?

    @Flag(
        help:
            "Fail if the server does not announce the length, since a truncated course would look complete.")
    var requireLength = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Fail if no new data arrives for this many seconds.", valueName: "seconds"))
    var timeout = 60.0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The time limit for the complete download.", valueName: "seconds"))
    var within = CourseDownload.usual.whole / .seconds(1)

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Fail if the course has more bytes than this.", valueName: "n"))
    var bytes = CourseDownload.usual.bytes

    func run() async throws {
        guard timeout > 0, timeout <= 1_000_000 else {
            throw End(2, "--timeout must be above 0 and at most 1000000 seconds, not \(timeout)")
        }
        guard within > 0, within <= 1_000_000 else {
            throw End(2, "--within must be above 0 and at most 1000000 seconds, not \(within)")
        }
        guard bytes >= 0 else { throw End(2, "--bytes must be a number of bytes, not \(bytes)") }
        // The shell has already replaced a `~` that means a home folder, so this `~` belongs to the name.
        let target = URL(filePath: file.hasPrefix("~") ? "./\(file)" : file)
        guard let place = URL(string: url),
            let download = CourseDownload(
                of: place, to: target, timeout: .seconds(timeout), whole: .seconds(within),
                limit: bytes, needsLength: requireLength)
        else { throw End(2, "\(shown) is not an HTTP URL: use https://HOST/PATH, without a user") }
        let bearer = try bearer()
        let last = Mutex<(standing: Download.Standing?, reason: String?)>((nil, nil))
        let standing = await cancelledBySignals {
            // If nobody reads the printed states, their pipe fills up; the download then waits for the pipe and misses
            // the signal.
            DispatchQueue.global().asyncAfter(deadline: .now() + 1) { end(with: 130) }
        } _: {
            await download.fetch(token: bearer) { step in
                let isNew = last.withLock { last in
                    defer { last = (step.standing, step.reason) }
                    return last.standing != step.standing
                }
                if isNew { write(JSONWriter.text(of: step.standing.value) + "\n", to: .standardOutput) }
            }
        }
        switch standing.phase {
        case .done: return
        case .cancelled: throw End(130, "cancelled; nothing was kept")
        default: throw End(1, "\(shown): \(last.withLock(\.reason) ?? "failed"); nothing was kept")
        }
    }

    /// The URL without its user and password, since the password must not be shown.
    private var shown: String { url.replacing(/\/\/[^\/]*@/, with: "//…@") }

    private func bearer() throws -> BearerToken {
        guard let text = token ?? ProcessInfo.processInfo.environment["COURSE_TOKEN"] else { return .none }
        guard let bearer = BearerToken(text) else {
            throw End(2, "the token is empty, or has characters other than visible ASCII")
        }
        return bearer
    }

    static func main() async {
        // If the reader of the states closes the pipe, the user may still want the file, so the download continues.
        signal(SIGPIPE, SIG_IGN)
        do {
            // Swift reads the arguments from /proc, so without /proc even the program's name is missing.
            guard !CommandLine.arguments.isEmpty else {
                throw End(2, "the arguments cannot be read: mount /proc")
            }
            let command = try parse()
            try await command.run()
            end(with: 0)
        } catch let reason as End {
            write("course-download: \(ForeignText.line(reason.sentence))\n", to: .standardError)
            end(with: reason.code)
        } catch {
            let message = fullMessage(for: error)
            let isHelp = exitCode(for: error).isSuccess
            write(message + "\n", to: isHelp ? .standardOutput : .standardError)
            end(with: isHelp ? 0 : 2)
        }
    }
}

/// The reason why the command fails: its exit code, and the message to print.
private struct End: Error {
    let code: Int32
    let sentence: String

    init(_ code: Int32, _ sentence: String) {
        self.code = code
        self.sentence = sentence
    }
}

/// Ends the program without calling the exit handlers that libraries have registered.
///
/// The exit handlers of libcurl and OpenSSL would free memory that the thread of the transfer may still use.
private func end(with code: Int32) -> Never { _exit(code) }

private func write(_ text: String, to handle: FileHandle) {
    // If nobody reads the output any more, a failure to write it cannot be reported either.
    try? handle.write(contentsOf: Data(text.utf8))
}
