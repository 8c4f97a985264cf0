import Harness

/// Finds out which request is at fault when a life of an adapter ended badly: suspects are asked one at a time.
extension AdapterWorker {
    /// The first suspect has waited the longest: it hangs, unless another suspect does.
    mutating func retryAfterHang(_ suspects: [RequestID], _ report: AdapterProcess.Report) async {
        guard let oldest = suspects.first else { return }
        if await retry(Array(suspects.dropFirst())) {
            await retry([oldest])
        } else {
            set(oldest, timeout(report))
        }
    }

    /// Asks each suspect alone, in as few lives as possible; the last one twice, since output between the two answers
    /// belongs to the first.
    ///
    /// - Returns: whether a suspect hung.
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
                    // Requests in flight at that time are asked again, and are not at fault.
                    open = conversation.inHand.filter { $0.keptPlace != nil } + open
                    continue
                }
            }
            if let culprit = conversation.inHand.first {
                set(culprit, fault(of: report))
            } else if !conversation.hasAnswers, !open.isEmpty {
                // The life ended before the request was sent; asking again might never end.
                set(open.removeFirst(), fault(of: report))
            }
        }
        return someHung
    }

    /// Finds out whether a life ended badly because of something after its last answer: it exited, or wrote an invalid
    /// line.
    ///
    /// The request is sent alone, and once more as a cross-check: output between the two answers belongs to the first.
    @discardableResult
    mutating func blameLastAnswered(_ report: AdapterProcess.Report) async -> Bool {
        guard let id = report.conversation.lastAnswered else { return false }
        guard let trial = await life([id, id.duplicate], takesMore: false) else { return false }
        switch trial.conversation.ending {
        case .died, .broke:
            guard trial.conversation.lastAnswered == id else { return false }
            set(id, fault(of: trial, when: " after its answer"))
            return true
        default: return false
        }
    }

    /// The fault of a life that ended badly.
    private func fault(of report: AdapterProcess.Report, when: String = "") -> Fault {
        switch report.conversation.ending {
        case .hung: timeout(report)
        case .broke(let kind, let sentence): Fault(kind, sentence + when, log: report.log)
        default: Fault(.crash, "the adapter ended\(when): \(report.end)", log: report.log)
        }
    }

    private func timeout(_ report: AdapterProcess.Report) -> Fault {
        Fault(.timeout, "no answer within \(limits.time.inWords)", log: report.log)
    }
}
