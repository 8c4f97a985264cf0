import Catalogue
import JSON
import Specification

/// An implementation of learning.download, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulDownload: Careful {
    public typealias Subsystem = Download

    var keepsOneForTheEnd = false
    var looksAtLength = true
    var looksForTooMuch = true
    var sendsBearer = true
    var restartsWhileRunning = false
    var resumes = false
    var leavesFile = false
    var looksAtStatus = true
    var setsProgressBack = false
    var takesDataFirst = false
    var cancelsAnytime = false

    public init() {}

    public func run(_ input: Download.Input, readings: Readings) throws(Rejection) -> Download.Output {
        var phase = Download.State.idle
        var (got, file, share) = (0, 0, 0.0)
        var length: Int??
        var states: [Download.Standing] = []
        var tokens: [String] = []
        func stop(_ next: Download.State) {
            phase = next
            if !leavesFile { file = 0 }
            if setsProgressBack { share = 0 }
        }
        for event in input.events {
            switch event {
            case .start(let token):
                guard phase != .running || restartsWhileRunning else { break }
                phase = .running
                if !resumes { (got, file, share) = (0, 0, 0) }
                length = nil
                tokens.append(sendsBearer ? "Bearer \(token)" : token)
            case .cancel where cancelsAnytime && phase != .idle: stop(.cancelled)
            case _ where phase != .running: break
            case .headers(let status, let announced):
                guard length == nil else { break }
                length = .some(announced)
                if looksAtStatus, status < 200 || status > 299 {
                    stop(.failed)
                } else if announced == 0 {
                    share = 1
                }
            case .data(let count):
                if length == nil, !takesDataFirst { break }
                got += count
                if let all = length ?? nil {
                    if got > all, looksForTooMuch {
                        stop(.failed)
                        break
                    }
                    let counted = keepsOneForTheEnd ? min(got, all - 1) : got
                    share = all == 0 ? 1 : Double(counted) / Double(all)
                }
                file = got
            case .finish:
                guard let announced = length else { break }
                if let all = announced, all != got, looksAtLength {
                    stop(.failed)
                } else {
                    (phase, share) = (.done, 1)
                }
            case .fail: stop(.failed)
            case .cancel: stop(.cancelled)
            }
            states.append(.init(phase, progress: share, kept: file))
        }
        return .init(states: states, authorizations: tokens)
    }
}

extension Download: Mistaken {
    public static let careful: any Implementation<Download> = CarefulDownload()

    public static let mistakes: [Mistake<Download>] = [
        Mistake(
            "one-only-when-done",
            "Keeps the progress below 1 until the download ends, even when all bytes have arrived.",
            breaks: "DOW-1", smallest: input(good(1), data(1)),
            run: CarefulDownload.but { $0.keepsOneForTheEnd = true }),
        Mistake(
            "finished-is-finished", "Never compares the number of received bytes with the announced length.",
            breaks: "DOW-1", smallest: input(good(1), kind("finish")),
            run: CarefulDownload.but { $0.looksAtLength = false }),
        Mistake(
            "too-much-waits",
            "If more bytes arrive than were announced, fails only at the end of the download.",
            breaks: "DOW-1", smallest: input(good(0), data(1)),
            run: CarefulDownload.but { $0.looksForTooMuch = false }),
        Mistake(
            "a-bare-token", "Sends the token without the word `Bearer` before it.",
            breaks: "DOW-1", smallest: input(), run: CarefulDownload.but { $0.sendsBearer = false }),
        Mistake(
            "any-status", "Downloads any reply, even one whose status reports an error.",
            breaks: "DOW-1", smallest: input(#"{"kind":"headers","status":0}"#),
            run: CarefulDownload.but { $0.looksAtStatus = false }),
        Mistake(
            "restarts-while-running", "Starts the download again if the user taps while it is running.",
            breaks: "DOW-1", "DOW-2", smallest: input(start),
            run: CarefulDownload.but { $0.restartsWhileRunning = true }),
        Mistake(
            "resumes", "Continues after the bytes of the previous attempt, instead of starting again at 0.",
            breaks: "DOW-1", "DOW-2", smallest: input(good(2), data(1), kind("fail"), start),
            run: CarefulDownload.but { $0.resumes = true }),
        Mistake(
            "leaves-the-file",
            "After a failure, keeps the file with the bytes that have arrived, instead of deleting it.",
            breaks: "DOW-2", smallest: input(#"{"kind":"headers","status":200}"#, data(1), kind("fail")),
            run: CarefulDownload.but { $0.leavesFile = true }),
        Mistake(
            "progress-falls-on-failure", "Sets the progress back to 0 when the download fails.",
            breaks: "DOW-1", "DOW-2", smallest: input(good(2), data(1), kind("fail")),
            run: CarefulDownload.but { $0.setsProgressBack = true }),
        Mistake(
            "data-before-headers", "Keeps bytes that arrive before the headers of the reply.",
            breaks: "DOW-1", "DOW-2", smallest: input(data(1)),
            run: CarefulDownload.but { $0.takesDataFirst = true }),
        Mistake(
            "cancels-what-is-done",
            "If the user cancels after the download has ended, discards the downloaded course.",
            breaks: "DOW-2",
            smallest: input(#"{"kind":"headers","status":200}"#, kind("finish"), kind("cancel")),
            run: CarefulDownload.but { $0.cancelsAnytime = true }),
    ]

    private static let start = #"{"kind":"start","token":"a"}"#
    private static func good(_ length: Int) -> String {
        #"{"kind":"headers","status":200,"length":\#(length)}"#
    }
    private static func data(_ count: Int) -> String { #"{"kind":"data","n":\#(count)}"# }
    private static func kind(_ kind: String) -> String { #"{"kind":"\#(kind)"}"# }

    private static func input(_ events: String...) -> String {
        #"{"events":[\#(([start] + events).joined(separator: ","))]}"#
    }
}
