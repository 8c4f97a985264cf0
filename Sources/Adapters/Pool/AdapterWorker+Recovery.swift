import Harness
import Specification

/// Finds which request made a process crash, hang or break the protocol, by resending the suspects one at a time.
extension AdapterWorker {
    /// After a hang, resends all suspected requests except the oldest; if the adapter hangs on none of them, the oldest
    /// is at fault.
    mutating func retryAfterHang(_ suspects: [RequestID], _ report: AdapterProcess.Report) async {
        guard let oldest = suspects.first else { return }
        if await retry(Array(suspects.dropFirst())) {
            await retry([oldest])
        } else {
            set(oldest, timeout(report))
        }
    }

    /// Sends the suspected requests again one at a time, with as few restarts of the adapter as possible.
    ///
    /// The last suspect is sent twice; if the adapter fails between the two answers, this suspect is at fault.
    ///
    /// - Returns: whether the adapter hung on a suspect.
    @discardableResult
    mutating func retry(_ ids: [RequestID]) async -> Bool {
        var open = ids
        var someHung = false
        while let last = open.last {
            guard let report = await life(open + [last.duplicate], takesMore: false) else {
                abandon(open)
                return someHung
            }
            let conversation = report.conversation
            open = conversation.unsent.filter { $0.keptPlace != nil }
            switch conversation.ending {
            case .finished, .unneeded: continue
            case .stopped:
                stop()
                return someHung
            case .hung: someHung = true
            case .died, .broke, nil:
                if await blameLastAnswered(report) {
                    // The process had already received further requests; they are not at fault, and are sent again.
                    open = conversation.inHand.filter { $0.keptPlace != nil } + open
                    continue
                }
            }
            if let culprit = conversation.inHand.first {
                set(culprit, fault(of: report))
            } else if !conversation.hasAnswers, !open.isEmpty {
                // The process ended before any request was sent to it. The fault is recorded for the first unsent
                // request, since further attempts might never end.
                set(open.removeFirst(), fault(of: report))
            }
        }
        return someHung
    }

    /// Returns whether the last answered request made the process end, or write an invalid line, after the answer.
    ///
    /// To find out, sends only this request, twice, to a new process. If the process fails between the two answers, the
    /// request is at fault.
    @discardableResult
    mutating func blameLastAnswered(_ report: AdapterProcess.Report) async -> Bool {
        guard let id = report.conversation.lastAnswered,
            let trial = await life([id, id.duplicate], takesMore: false),
            trial.conversation.lastAnswered == id
        else { return false }
        switch trial.conversation.ending {
        case .died, .broke:
            set(id, fault(of: trial, isAfterAnswer: true))
            return true
        default: return false
        }
    }

    /// Returns the fault of the request that made a process crash, hang or break the protocol.
    private func fault(of report: AdapterProcess.Report, isAfterAnswer: Bool = false) -> Fault {
        switch report.conversation.ending {
        case .hung: return timeout(report)
        case .broke(let fault):
            let sentence = isAfterAnswer ? "after its answer, \(fault.sentence)" : fault.sentence
            return Fault(fault.kind, sentence, log: report.log, hasUnknownID: fault.hasUnknownID)
        default:
            let moment = isAfterAnswer ? " after its answer" : ""
            return Fault(.crash, "the adapter ended\(moment): \(report.end)", log: report.log)
        }
    }

    private func timeout(_ report: AdapterProcess.Report) -> Fault {
        let advice =
            """
            , nor any other reply since the hello; replies must be flushed after each line, which \
            `\(Program.name) smoke` tests
            """
        let sentence = "no answer within \(limits.time.inWords)\(pool.answered.isSet ? "" : advice)"
        return Fault(.timeout, sentence, log: report.log)
    }
}
