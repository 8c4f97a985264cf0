import Specs

/// Brings every request to a reply, however often the adapter dies, hangs or talks nonsense on the way.
///
/// Requests are pipelined. When a life ends badly, the requests that were then in its hands are asked again one at a
/// time, so that the one at fault is found; the others keep their answers.
struct AdapterDriver {
    let command: String
    let limits: AdapterLimits
    private let replies: Replies
    private var requests: [Request] = []
    private var restartsLeft: Int
    private var lastLog = ""

    init(command: String, limits: AdapterLimits, replies: Replies) {
        self.command = command
        self.limits = limits
        self.replies = replies
        restartsLeft = limits.restarts
    }

    /// Hears the hello, and asks the requests that are made of it.
    ///
    /// - Parameter prepare: makes the requests, and says which of them are this driver's.
    /// - Throws: `AdapterStartError` where the first life does not come as far as a proper hello.
    mutating func greet(
        _ prepare: @escaping @Sendable (Hello) -> (requests: [Request], numbers: [Int])
    ) async throws(AdapterStartError) -> Hello {
        let replies = replies
        let conversation = Conversation(window: limits.window, preparing: prepare) { replies.set($0, $1) }
        let report: AdapterLife.Report
        do {
            report = try await AdapterLife(command: command, limits: limits).live(conversation)
        } catch {
            throw AdapterStartError(command: command, sentence: "\(error)", log: "")
        }
        guard let hello = conversation.hello else {
            throw AdapterStartError(
                command: command, sentence: AdapterStartError.reason(report, limits), log: report.log)
        }
        requests = conversation.requests
        await drive(settle(report))
        return hello
    }

    /// Asks these of the requests.
    mutating func drive(_ numbers: [Int], of requests: [Request]) async {
        self.requests = requests
        await drive(numbers)
    }

    private mutating func drive(_ numbers: [Int]) async {
        var open = numbers
        while !open.isEmpty {
            guard let report = await life(open, window: limits.window) else { return abandon(open) }
            open = await settle(report)
        }
    }

    /// Finds out about the requests that a life left in hand.
    ///
    /// - Returns: the requests that it was never sent.
    private mutating func settle(_ report: AdapterLife.Report) async -> [Int] {
        let conversation = report.conversation
        var unsent = conversation.unsent
        let suspects = conversation.inHand
        lastLog = report.log
        switch conversation.ending {
        case .finished: break
        case .hung: await retryAfterHang(suspects, report.log)
        case .died, .broke: await retry(suspects)
        }
        if suspects.isEmpty, !unsent.isEmpty, conversation.answeredCount == 0 {
            // It ended between two requests, having done nothing; the next one is asked alone.
            await retry([unsent.removeFirst()])
        }
        return unsent
    }

    /// A life of the adapter with these requests; nil where it may not be started again, or does not start.
    private mutating func life(_ numbers: [Int], window: Int) async -> AdapterLife.Report? {
        guard restartsLeft > 0 else { return nil }
        restartsLeft -= 1
        let replies = replies
        let conversation = Conversation(asking: numbers, of: requests, window: window) { number, reply in
            replies.set(number, reply)
        }
        guard let report = try? await AdapterLife(command: command, limits: limits).live(conversation) else {
            return nil
        }
        lastLog = report.log
        return conversation.hello == nil ? nil : report
    }

    /// The first of the suspects had been in hand the longest: it hangs, unless another one of them does.
    private mutating func retryAfterHang(_ suspects: [Int], _ log: String) async {
        guard let oldest = suspects.first else { return }
        if await retry(Array(suspects.dropFirst())) {
            await retry([oldest])
        } else {
            replies.set(oldest, .failure(timeout(log)))
        }
    }

    /// Asks each alone, in as few lives as possible.
    ///
    /// - Returns: whether one of them hung.
    @discardableResult
    private mutating func retry(_ numbers: [Int]) async -> Bool {
        var open = numbers
        var someHung = false
        while !open.isEmpty {
            guard let report = await life(open, window: 1) else {
                abandon(open)
                return someHung
            }
            let conversation = report.conversation
            let culprit = conversation.inHand.first
            open = conversation.unsent
            switch conversation.ending {
            case .finished: break
            case .hung:
                someHung = true
                blame(culprit, timeout(report.log))
            case .died:
                if culprit == nil, conversation.answeredCount == 0, !open.isEmpty {
                    blame(
                        open.removeFirst(),
                        Fault(.crash, "the adapter ended (\(report.status))", log: report.log))
                } else {
                    blame(culprit, Fault(.crash, "the adapter ended (\(report.status))", log: report.log))
                }
            case .broke(let kind, let sentence): blame(culprit, Fault(kind, sentence, log: report.log))
            }
        }
        return someHung
    }

    private func blame(_ number: Int?, _ fault: Fault) {
        if let number { replies.set(number, .failure(fault)) }
    }

    private func timeout(_ log: String) -> Fault {
        Fault(.timeout, "no answer within \(limits.time.formatted())", log: log)
    }

    private func abandon(_ numbers: [Int]) {
        let sentence =
            restartsLeft > 0
            ? "the adapter could not be started again"
            : "the adapter had been started \(limits.restarts + 1) times"
        for number in numbers { replies.set(number, .failure(Fault(.abandoned, sentence, log: lastLog))) }
    }
}
