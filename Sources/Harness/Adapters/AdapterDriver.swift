import JSON
import Specification

/// Keeps one process of an adapter at work, however often it dies, hangs or talks nonsense on the way.
///
/// Requests are pipelined. When a life ends badly, the requests that were then in its hands are asked again one at a
/// time, so that the one at fault is found; the others keep their answers.
struct AdapterDriver {
    /// How it came to an end.
    struct End: Sendable {
        /// Why the first life did not come as far as a proper hello.
        var startError: AdapterStartError?
        /// Why it asked no more, where something was left to ask.
        var gaveUp: Fault?
    }

    private let crew: Crew
    private let limits: AdapterLimits
    private var lastLog = ""
    private var gaveUp: Fault?

    init(crew: Crew) {
        self.crew = crew
        limits = crew.adapter.limits
    }

    /// Asks what the crew has to ask, until nothing is left.
    mutating func drive() async -> End {
        let report: AdapterLife.Report
        do {
            report = try await AdapterLife(crew.adapter).live(Conversation(of: crew, window: limits.window))
        } catch {
            return End(startError: startError("\(error)"))
        }
        guard report.conversation.hello != nil else {
            if case .unneeded = report.conversation.ending { return End() }
            return End(startError: startError(AdapterStartError.reason(report, limits), log: report.log))
        }
        if !crew.isPrepared { await crew.waitForSupply() }
        var open = await settle(report)
        while gaveUp == nil, !open.isEmpty || !crew.isDrained {
            guard let report = await life(open, takesMore: true) else {
                abandon(open)
                break
            }
            open = await settle(report)
        }
        return End(gaveUp: gaveUp)
    }

    private func startError(_ sentence: String, log: String = "") -> AdapterStartError {
        AdapterStartError(command: crew.adapter.command, sentence: sentence, log: log)
    }

    /// Finds out about the requests that a life left in hand.
    ///
    /// - Returns: the requests that it took and was never sent.
    private mutating func settle(_ report: AdapterLife.Report) async -> [Int] {
        let conversation = report.conversation
        var unsent = conversation.unsent
        let suspects = conversation.inHand
        lastLog = report.log
        switch conversation.ending {
        case .finished, .unneeded: break
        case .stopped: gaveUp = Fault(.interrupted, "the run was ended before the answer")
        case .hung: await retryAfterHang(suspects, report)
        case .died, .broke:
            await blameLastAnswered(report)
            await retry(suspects)
        }
        if gaveUp == nil, suspects.isEmpty, conversation.answeredCount == 0 {
            // It ended between two requests, having done nothing; the next one is asked alone.
            if unsent.isEmpty { unsent = Array(crew.next(inHand: 0)) }
            if !unsent.isEmpty { await retry([unsent.removeFirst()]) }
        }
        return unsent
    }

    /// A life of the adapter with these requests; nil where it may not be started again, or does not start.
    private mutating func life(_ numbers: [Int], takesMore: Bool) async -> AdapterLife.Report? {
        guard crew.mayRestart() else { return nil }
        let window = takesMore ? limits.window : 1
        let conversation = Conversation(of: crew, asking: numbers, takesMore: takesMore, window: window)
        guard let report = try? await AdapterLife(crew.adapter).live(conversation) else { return nil }
        lastLog = report.log
        return conversation.hello == nil ? nil : report
    }

    /// The first of the suspects had been in hand the longest: it hangs, unless another one of them does.
    private mutating func retryAfterHang(_ suspects: [Int], _ report: AdapterLife.Report) async {
        guard let oldest = suspects.first else { return }
        if await retry(Array(suspects.dropFirst())) {
            await retry([oldest])
        } else {
            crew.set(oldest, .failure(timeout(report)))
        }
    }

    /// Asks each alone, in as few lives as possible; the last of them twice, as what comes between is of the first.
    ///
    /// - Returns: whether one of them hung.
    @discardableResult
    private mutating func retry(_ numbers: [Int]) async -> Bool {
        var open = numbers
        var someHung = false
        while let last = open.last {
            guard let report = await life(open + [crew.twin(of: last)], takesMore: false) else {
                abandon(open)
                return someHung
            }
            let conversation = report.conversation
            open = conversation.unsent.filter(crew.isAsked)
            switch conversation.ending {
            case .finished, .unneeded: continue
            case .stopped:
                gaveUp = Fault(.interrupted, "the run was ended before the answer")
                return someHung
            case .hung: someHung = true
            case .died, .broke:
                if await blameLastAnswered(report) {
                    // Who was in hand then is asked again, and bears no blame.
                    open = conversation.inHand.filter(crew.isAsked) + open
                    continue
                }
            }
            if let culprit = conversation.inHand.first {
                crew.set(culprit, .failure(fault(of: report)))
            } else if conversation.answeredCount == 0, !open.isEmpty {
                // It ended before it was asked; would it be asked again, that might go on for ever.
                crew.set(open.removeFirst(), .failure(fault(of: report)))
            }
        }
        return someHung
    }

    /// Finds out whether a life ended badly for what it did after its last answer, as to end, or to write garbage.
    ///
    /// The request is asked alone, and once more as a witness: what comes between the two answers is of the first.
    @discardableResult
    private mutating func blameLastAnswered(_ report: AdapterLife.Report) async -> Bool {
        guard let number = report.conversation.lastAnswered else { return false }
        let witness = crew.twin(of: number)
        guard let trial = await life([number, witness], takesMore: false) else { return false }
        switch trial.conversation.ending {
        case .died, .broke:
            guard trial.conversation.lastAnswered == number else { return false }
            crew.set(number, .failure(fault(of: trial, when: " after its answer")))
            return true
        default: return false
        }
    }

    /// What a life that ended badly is told as.
    private func fault(of report: AdapterLife.Report, when: String = "") -> Fault {
        switch report.conversation.ending {
        case .hung: timeout(report)
        case .broke(let kind, let sentence): Fault(kind, sentence + when, log: report.log)
        default: Fault(.crash, "the adapter ended\(when): \(report.end)", log: report.log)
        }
    }

    private func timeout(_ report: AdapterLife.Report) -> Fault {
        Fault(.timeout, "no answer within \(limits.time.formatted())", log: report.log)
    }

    private mutating func abandon(_ numbers: [Int]) {
        let sentence =
            crew.hasRestarts
            ? "the adapter could not be started again"
            : "the adapter had been started anew \(limits.restarts) times"
        let fault = Fault(.abandoned, sentence, log: lastLog)
        gaveUp = fault
        if crew.isInterrupted || crew.failure != nil { return }
        for number in numbers { crew.set(number, .failure(fault)) }
    }
}
