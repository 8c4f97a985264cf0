import Foundation
import JSON
import LearningReference
import LearningSpecs
import Specification

/// Fetches a course over HTTP into a file; each real event has the effect that learning.download specifies.
///
/// Where the clauses say nothing, this type decides:
/// - Until the course is complete, its bytes are in a hidden file beside the destination. If the destination already
///   has a file, that file stays unchanged, whatever fails, until the complete course replaces it in one step.
/// - The token goes only to the origin of the URL, even if the server redirects to another origin. A download with
///   more than 20 redirections fails.
/// - A download fails if the reply is partial (206) and does not cover the complete course, or if its body or transfer
///   is encoded, for example with gzip. The status 204 is a success; the course then has no bytes.
/// - A download fails if the course is too large or takes too long.
/// - A reply with neither a length nor chunks ends when the connection closes, so a truncated reply looks complete.
///   With `needsLength`, a download fails if its reply has no length.
/// - Bytes after the announced length are not part of the reply (RFC 9112, 6.3), and are ignored. If a chunked reply
///   also announces a length, the reply must have that length.
public actor CourseDownload {
    /// An event, and the state of the download after it.
    public struct Step: Sendable {
        public let event: Download.Event
        public let standing: Download.Standing
        /// The reason why the download failed at this step, as a sentence; nil if it did not fail.
        public let reason: String?
    }

    private let url: URL
    private let origin: Origin
    private let destination: URL
    private let timeout: Duration
    private let limit: Int
    private let whole: Duration
    private let needsLength: Bool
    private var course = Download.Course()
    private var announced: Int?
    private var file: PartialFile?

    /// The `Authorization` value for each start that took effect; for an empty token, the value `Bearer ` is not sent.
    public var authorizations: [String] { course.authorizations }

    /// Prepares a download; nil if the URL is not HTTP, has no host, or names a user (the token identifies the user).
    ///
    /// - Parameter timeout: the download fails if no data arrive for longer than this.
    /// - Parameter whole: the download fails if it takes longer than this in total.
    /// - Parameter limit: the download fails if the server announces or sends more bytes than this.
    /// - Parameter needsLength: the download fails if the reply does not announce its length.
    public init?(
        of url: URL, to file: URL, timeout: Duration = .seconds(60),
        whole: Duration = CourseDownload.usual.whole, limit: Int = CourseDownload.usual.bytes,
        needsLength: Bool = false
    ) {
        guard let origin = Origin(url), url.user() == nil, url.password() == nil else { return nil }
        self.url = url
        self.origin = origin
        destination = file
        self.timeout = timeout
        self.limit = limit
        self.whole = whole
        self.needsLength = needsLength
    }

    /// The default limits of a course, which are 4 GiB and 6 hours.
    public static let usual = (bytes: 4 << 30, whole: Duration.seconds(6 * 3600))

    /// Fetches the course from its first byte, and reports each step; cancelling the task cancels the download.
    ///
    /// If the download is already running, another call changes nothing, and returns the state of the download.
    public func fetch(
        token: BearerToken = .none, report: @Sendable (Step) -> Void = { _ in }
    ) async -> Download.Standing {
        let wasRunning = course.standing.phase == .running
        course.handle(.start(token: token.text))
        report(Step(event: .start(token: token.text), standing: course.standing, reason: nil))
        guard !wasRunning else { return course.standing }
        announced = nil
        do throws(PartialFile.Refusal) {
            try PartialFile.check(destination)
        } catch {
            take(.fail, because: error.sentence, report)
            return course.standing
        }
        await follow(token.text.isEmpty ? nil : course.authorizations.last, report)
        return course.standing
    }

    private func follow(_ authorization: String?, _ report: (Step) -> Void) async {
        let happenings = Happenings()
        let connection = CourseConnection(url, origin, authorization, to: happenings)
        connection.open()
        let watch = Task { await connection.watch(for: timeout, whole: whole) }
        defer {
            watch.cancel()
            happenings.close()
            connection.close()
        }
        for await happening in happenings.all {
            if Task.isCancelled { break }
            take(happening, report)
            happenings.hasTaken(happening)
            if course.standing.phase != .running { return }
        }
        take(
            Task.isCancelled ? .cancel : .fail, because: "the connection did not report its outcome",
            report)
    }

    // MARK: Events

    private func take(_ happening: Happening, _ report: (Step) -> Void) {
        switch happening {
        case .head(let head):
            announced = head.length
            let isGood = (200..<300).contains(head.status)
            let refused =
                "the server answered \(head.status)"
                + (head.status == 401 ? ": it does not accept the token" : "")
            take(
                .headers(status: head.status, length: head.length),
                because: isGood ? nil : head.fault ?? refused, report)
            if let fault = head.fault { take(.fail, because: fault, report) }
            if needsLength, head.length == nil {
                take(.fail, because: "the server does not announce the length of the course", report)
            }
            if let length = head.length, length > limit { take(.fail, because: excess(length), report) }
        case .data(let bytes):
            let count = course.standing.kept + bytes.count
            if count > limit { return take(.fail, because: excess(count), report) }
            take(
                .data(bytes.count), bytes, because: "the server sent more bytes than it had announced", report
            )
        case .finish:
            let kept = "\(course.standing.kept) of \(announced ?? 0) bytes"
            take(.finish, because: "the reply ended after \(kept)", report)
        case .fail(let reason): take(.fail, because: reason, report)
        }
    }

    private func excess(_ count: Int) -> String { "\(count) bytes are more than the \(limit) allowed" }

    /// Applies an event to the state and the file; if the file cannot be written, the download fails instead.
    private func take(
        _ event: Download.Event, _ bytes: Data = Data(), because reason: String?, _ report: (Step) -> Void
    ) {
        guard course.standing.phase == .running else { return }
        var (event, reason) = (event, reason)
        var next = course
        next.handle(event)
        do throws(PartialFile.Refusal) {
            try keep(bytes, of: event, next.standing)
        } catch {
            (event, reason) = (.fail, error.sentence)
            next = course
            next.handle(event)
            file = nil
        }
        course = next
        let isFailed = course.standing.phase == .failed
        report(Step(event: event, standing: course.standing, reason: isFailed ? reason : nil))
    }

    /// Makes, extends, moves or removes the file, as the next state of the download demands.
    ///
    /// The file is made only once a head with a good status has arrived.
    private func keep(
        _ bytes: Data, of event: Download.Event, _ next: Download.Standing
    ) throws(PartialFile.Refusal) {
        switch next.phase {
        case .idle: break
        case .running where event.trigger == .headers: file = try PartialFile(for: destination)
        case .running: if next.kept > course.standing.kept { try file?.append(bytes) }
        case .done: try file.take()?.place()
        case .failed, .cancelled: file = nil
        }
    }
}
