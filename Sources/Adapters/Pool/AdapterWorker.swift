import Harness

/// Keeps one process of an adapter running, and restarts it if it crashes, hangs or writes invalid lines.
///
/// The process receives further requests before it has answered the earlier ones. If the process fails, the answers
/// that it has given are kept. Its unanswered requests are sent again one at a time, to find the request at fault (see
/// `AdapterWorker+Recovery`).
struct AdapterWorker {
    let pool: Pool
    private var lastLog = ""
    /// Whether the worker has stopped although some requests were not sent.
    private var hasStopped = false

    init(pool: Pool) { self.pool = pool }

    var limits: AdapterLimits { pool.adapter.limits }

    /// Runs one process of the adapter after another until no request is left or no process can be started.
    ///
    /// - Returns: the reason why the first process sent no valid hello; nil if the process sent a valid hello.
    mutating func drive() async -> CandidateStartError? {
        let report: AdapterProcess.Report
        do {
            report = try await AdapterProcess(adapter: pool.adapter).live(
                Conversation(window: limits.window), in: pool)
        } catch {
            return CandidateStartError(command: pool.adapter.command, sentence: "\(error)")
        }
        guard report.conversation.hello != nil else {
            if case .unneeded = report.conversation.ending { return nil }
            let reason = reason(report)
            return CandidateStartError(command: pool.adapter.command, sentence: reason, log: report.log)
        }
        // If the process ends before the cases are known, the worker waits for them, so that it can record the fault
        // for a case.
        await pool.asked.wait()
        var open = await settle(report)
        while !hasStopped, !open.isEmpty || !pool.drained.isSet {
            guard let report = await life(open, takesMore: true) else {
                abandon(open)
                break
            }
            open = await settle(report)
        }
        return nil
    }

    /// Returns the reason to report for a process that sent no valid hello, and so counts as not started.
    private func reason(_ report: AdapterProcess.Report) -> String {
        switch report.conversation.ending {
        case .hung:
            "it sent no hello within \(limits.start.inWords); does it write the hello as one line, and flush it?"
        case .broke(let fault): fault.sentence
        default: "it ended without a hello: \(report.end)"
        }
    }

    /// Resends the requests that a process left unanswered when it ended, to find the ones at fault.
    ///
    /// - Returns: The requests that were taken from the pool for this process, but were never sent to it.
    private mutating func settle(_ report: AdapterProcess.Report) async -> [RequestID] {
        let conversation = report.conversation
        var unsent = Array(conversation.unsent)
        let suspects = Array(conversation.inHand)
        lastLog = report.log
        switch conversation.ending {
        case .finished, .unneeded: break
        case .stopped: stop()
        case .hung: await retryAfterHang(suspects, report)
        case .died, .broke, nil:
            await blameLastAnswered(report)
            await retry(suspects)
        }
        if !hasStopped, suspects.isEmpty, !conversation.hasAnswers {
            // No request was sent before the process ended, so none is at fault; the next request is sent alone.
            if unsent.isEmpty { unsent = pool.take(inHand: 0) }
            if !unsent.isEmpty { await retry([unsent.removeFirst()]) }
        }
        return unsent
    }

    /// Sends these requests to a new process of the adapter, and reports how the process ended; nil if the process
    /// could not be started or sent no hello.
    mutating func life(_ ids: [RequestID], takesMore: Bool) async -> AdapterProcess.Report? {
        guard pool.mayRestart() else { return nil }
        let conversation = Conversation(
            asking: ids, takesMore: takesMore, window: takesMore ? limits.window : 1)
        guard let report = try? await AdapterProcess(adapter: pool.adapter).live(conversation, in: pool)
        else { return nil }
        lastLog = report.log
        return report.conversation.hello == nil ? nil : report
    }

    func set(_ id: RequestID, _ fault: Fault) {
        let time = fault.kind == .timeout ? limits.time.inSeconds : 0
        pool.deliver(CollectionOfOne((id, .fault(fault))), first: time)
    }

    /// Stops the worker because the run was stopped.
    mutating func stop() { hasStopped = true }

    /// Stops the worker because the adapter cannot be started again, and records a fault for each of these requests.
    mutating func abandon(_ ids: [RequestID]) {
        hasStopped = true
        if pool.isStopped { return }
        let sentence =
            pool.hasRestarts
            ? "the adapter could not be started again"
            : "the adapter had reached the limit of restarts (\(limits.restarts))"
        let fault = Fault(.abandoned, sentence, log: lastLog)
        pool.giveUp(for: fault)
        for id in ids { set(id, fault) }
    }
}
