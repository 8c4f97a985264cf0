import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One attempt over HTTP: asks, follows redirections, and tells what happens.
final class CourseConnection: NSObject, URLSessionDataDelegate, Sendable {
    private struct State {
        /// Whether everybody who has been asked is of the origin that the token is for.
        var isTrusted = true
        var hasHead = false
        /// Why a redirection was not followed.
        var refusal: String?
        var lastHeard = SuspendingClock.now
        /// Whether what has come waits until it is taken, so that nothing more can come.
        var isHeldBack = false
    }

    private let url: URL
    private let origin: Origin
    /// What is sent as such, where there is a token.
    private let authorization: String?
    private let happenings: Happenings
    private let state = Mutex(State())

    init(_ url: URL, _ origin: Origin, _ authorization: String?, to happenings: Happenings) {
        self.url = url
        self.origin = origin
        self.authorization = authorization
        self.happenings = happenings
    }

    /// Begins to ask; the session must be invalidated in the end.
    func open() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        configuration.urlCache = nil
        // The limit that holds is that of `watch`: this one counts in whole seconds, and not the same on every system.
        configuration.timeoutIntervalForRequest = 1_000_000
        configuration.timeoutIntervalForResource = 1_000_000
        let session = URLSession(
            configuration: configuration, delegate: self, delegateQueue: happenings.queue)
        session.dataTask(with: request(for: url, authorization)).resume()
        return session
    }

    /// No range is asked for, since a start begins anew (DOW-2); nor any coding, since lengths count what is kept.
    private func request(for url: URL, _ authorization: String?) -> URLRequest {
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        request.httpShouldHandleCookies = false
        request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        if let authorization { request.setValue(authorization, forHTTPHeaderField: "Authorization") }
        return request
    }

    /// Waits until nothing has come for so long, or until all has taken so long, and tells it.
    func watch(for timeout: Duration, whole: Duration) async {
        let end = SuspendingClock.now + whole
        while true {
            let heard = state.withLock { $0.isHeldBack ? .now : $0.lastHeard }
            let due = min(heard + timeout, end)
            if due <= SuspendingClock.now {
                happenings.tell(
                    .fail(due == end ? "it was not whole after \(whole)" : "nothing came for \(timeout)"))
                return
            }
            do {
                try await Task.sleep(until: due, clock: .suspending)
            } catch { return }
        }
    }

    private func tell(_ happening: Happening) {
        state.withLock { $0.isHeldBack = true }
        happenings.tell(happening)
        state.withLock { state in
            state.isHeldBack = false
            state.lastHeard = .now
        }
    }

    private func tellHead(_ response: URLResponse?) {
        // FoundationNetworking tells interim heads too (100 Continue, 103 Early Hints); the reply is still to come.
        guard let response = response as? HTTPURLResponse,
            response.statusCode >= 200 || response.statusCode == 101
        else { return }
        let (isFirst, refusal) = state.withLock { state in
            defer { state.hasHead = true }
            return (!state.hasHead, state.refusal)
        }
        guard isFirst else { return }
        tell(
            .head(
                ReplyHead(status: response.statusCode, refusal: refusal) {
                    response.value(forHTTPHeaderField: $0)
                }))
    }

    // MARK: URLSessionDataDelegate

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        state.withLock { $0.lastHeard = SuspendingClock.now }
        completionHandler(redirected(by: response))
    }

    /// What is asked next; nil where the redirection is not followed, and stands as the reply.
    ///
    /// The token goes to the origin that was asked and nowhere else; who has once been sent elsewhere does not carry it
    /// back either (as in Fetch, HTTP-redirect fetch; RFC 9110, 15.4). FoundationNetworking would carry it everywhere,
    /// and takes relative references for absolute ones: so the request is made anew.
    private func redirected(by response: HTTPURLResponse) -> URLRequest? {
        let location = response.value(forHTTPHeaderField: "Location") ?? ""
        guard let next = URL(string: location, relativeTo: response.url ?? url)?.absoluteURL,
            let target = Origin(next)
        else {
            state.withLock { $0.refusal = "the server leads to \"\(location)\", which is no place of HTTP" }
            return nil
        }
        let isTrusted = state.withLock { state in
            state.isTrusted = state.isTrusted && target == origin
            return state.isTrusted
        }
        return request(for: next, isTrusted ? authorization : nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        tellHead(response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        tell(.data(data))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            tell(.fail(CourseConnection.sentence(error)))
        } else {
            // Of a redirection that is not followed FoundationNetworking does not tell the head.
            tellHead(task.response)
            tell(.finish)
        }
        happenings.end()
    }

    private static func sentence(_ error: any Error) -> String {
        switch (error as? URLError)?.code {
        case .cannotFindHost?: "there is no such server"
        case .cannotConnectToHost?: "the server cannot be reached"
        case .networkConnectionLost?: "the connection was lost"
        case .httpTooManyRedirects?: "the server leads from place to place, more than 20 times"
        default: "the connection failed: \(error.localizedDescription)"
        }
    }
}
