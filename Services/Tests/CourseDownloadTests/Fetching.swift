import CourseDownload
import Foundation
import JSON
import LearningReference
import LearningSpecs
import Specification
import Synchronization
import Testing

/// A download into a separate folder, with all steps that the download has reported.
final class Fetching: Sendable {
    let folder: URL
    let destination: URL
    let download: CourseDownload
    private let told = Mutex<[CourseDownload.Step]>([])

    /// - Parameter timeout: The longest allowed silence of the server; by default so long that no test reaches it.
    init(
        _ url: URL, timeout: Duration = .seconds(3600), whole: Duration = .seconds(3600), limit: Int = .max
    ) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "course-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        destination = folder.appending(path: "course.zip")
        download = try #require(
            CourseDownload(of: url, to: destination, timeout: timeout, whole: whole, limit: limit))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Downloads the course, compares every reported step with the folder, and checks all steps against the
    /// clauses.
    ///
    /// - Parameter onStep: The actions of the test at each step.
    @discardableResult
    func run(
        token: BearerToken = .none, onStep: @escaping @Sendable (CourseDownload.Step) -> Void = { _ in }
    ) async throws -> Download.Standing {
        let before = try names().contains("course.zip") ? Data(contentsOf: destination) : nil
        let standing = await download.fetch(token: token) { step in
            self.told.withLock { $0.append(step) }
            self.expectFolder(at: step, before)
            onStep(step)
        }
        #expect(standing == steps.last?.standing)
        await expectClauses()
        return standing
    }

    var steps: [CourseDownload.Step] { told.withLock { $0 } }
    var kinds: [Download.Trigger] { steps.map(\.event.trigger) }
    var reason: String { steps.last?.reason ?? "" }

    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// Expects that the destination has these bytes, and that nothing else is in the folder.
    func expectWhole(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(try names() == ["course.zip"], sourceLocation: sourceLocation)
        #expect(try Data(contentsOf: destination) == Data(bytes), sourceLocation: sourceLocation)
    }

    func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(try names() == [], sourceLocation: sourceLocation)
    }

    /// Expects that a running download keeps its bytes in an incomplete file, and that the destination is unchanged
    /// until the download is done.
    private func expectFolder(at step: CourseDownload.Step, _ before: Data?) {
        let destination = FileManager.default.contents(atPath: destination.path)
        let hidden = hiddenSizes
        switch step.standing.phase {
        case .idle: Issue.record("idle after \(step.event)")
        case .running:
            #expect(destination == before)
            // Before the head of the reply arrives, there is no file.
            #expect(hidden == (step.event.trigger == .start ? [] : [step.standing.kept]))
        case .done:
            #expect(destination?.count == step.standing.kept)
            #expect(hidden == [])
        case .failed, .cancelled:
            #expect(destination == before)
            #expect(hidden == [])
        }
    }

    /// The size of each incomplete file in the folder; on Linux such files have no names.
    private var hiddenSizes: [Int] {
        let files = FileManager.default
        let named = ((try? names()) ?? []).filter { $0.hasPrefix(".") }.map {
            folder.appending(path: $0).path
        }
        let open = (try? files.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        let nameless = open.map { "/proc/self/fd/\($0)" }.filter { path in
            (try? files.destinationOfSymbolicLink(atPath: path))?.hasPrefix(folder.path + "/#") == true
        }
        return (named + nameless).map { path in
            var status = stat()
            return stat(path, &status) == 0 ? Int(status.st_size) : -1
        }
    }

    /// Converts the steps to an input and an output, and checks the output against the clauses of learning.download.
    ///
    /// The reference answers the probes of the properties.
    private func expectClauses() async {
        let input = Download.Input(events: steps.map(\.event))
        let output = Download.Output(
            states: steps.map(\.standing), authorizations: await download.authorizations)
        let outcome = Outcome.output(output)
        #expect(
            Download.demand(input).admits(outcome),
            "\(Download.charges(Trial<Download>(input: input, outcome: outcome)))")
        for property in Download.properties {
            let probes = (property.probes?(input, .standard) ?? []).map { Download.reference.outcome(of: $0) }
            let finding = property.judge(Trial<Download>(input: input, outcome: outcome, probes: probes))
            if let violation = finding.violation { Issue.record("\(violation)") }
        }
    }
}

/// A gate that a test opens once.
///
/// A caller of `pass` waits until the gate is open.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    private let opened = Mutex(false)

    var isOpen: Bool { opened.withLock { $0 } }

    func open() {
        opened.withLock { $0 = true }
        semaphore.signal()
    }

    /// Waits until the gate is open, for at most 15 minutes; if many tests run, a task may wait minutes for its
    /// turn.
    func pass() -> Bool { semaphore.wait(timeout: .now() + 900) == .success }
}

/// A value that one task stores for another task.
final class Kept<Value: Sendable>: Sendable {
    private let mutex = Mutex<Value?>(nil)

    var value: Value? { mutex.withLock { $0 } }

    func keep(_ value: Value) { mutex.withLock { $0 = value } }
}

/// Returns the given number of bytes, with values that show whether some bytes were swapped, lost or repeated.
func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 >> 8) } }
