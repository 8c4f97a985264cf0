import SharedSpecs
import Specification

extension Download {
    public enum Law: String, LawName {
        case share = "DOW-1a"
        case bearer = "DOW-1b"
        case unknown = "DOW-1c"
        case empty = "DOW-1d"
        case whole = "DOW-1e"
        case neverFalls = "DOW-1f"
        case tooFew = "DOW-1g"
        case tooMany = "DOW-1h"
        case status = "DOW-1i"
        case finished = "DOW-1j"
        case kept = "DOW-1k"
        case eachStart = "DOW-1l"
        case states = "DOW-1m"
        case ended = "DOW-2a"
        case noFile = "DOW-2b"
        case anew = "DOW-2c"
        case onlyStart = "DOW-2d"
        case startedAlready = "DOW-2e"
        case headersFirst = "DOW-2f"
        case firstHeaders = "DOW-2g"
    }

    public static let laws: Laws<Download> = [
        .share: .source(
            """
            Progress is received/length, the share of the announced bytes that has come, and so 1 once all are in, not \
            only after finish.
            """, Source(.artils, "5.4.1", "fig. 5.14")),
        .bearer: .source(
            "The token is sent as bearer: `Bearer ` and the token, not the token alone.",
            Source(.artils, "5.4.1")),
        .unknown: .decision("Progress is 0 while the length is unknown."),
        .empty: .decision(
            "It is 1 at once if the length is 0 and the status a 2xx; of a 404 with a length of 0 it is 0."),
        .whole: .decision("It is 1 once the download is done, even if the length is unknown."),
        .neverFalls: .decision(
            "Only a new start sets it back: after a failure or a cancel it stays as it was."),
        .tooFew: .decision("If fewer bytes than announced have come at finish, the download has failed."),
        .tooMany: .decision(
            """
            It fails at once with the part that goes beyond the announced length, not only at finish, and progress stays \
            as it was before that part.
            """),
        .status: .decision("It fails with headers whose status is no 2xx."),
        .finished: .decision(
            "finish ends it as done if all announced bytes have come, or no length is known."),
        .kept: .decision(
            "While it runs, and once it is done, one file has every byte that came, and nothing else is written."
        ),
        .eachStart: .decision("One authorization is sent for each start that takes effect."),
        .states: .decision("There is one state for each event, and no input is refused."),
        .ended: .decision(
            "fail ends the download as failed, and cancel as cancelled.",
            near: Source(.artils, "5.4", "5.4.1")),
        .noFile: .decision("Whatever fails or is cancelled leaves no partial file."),
        .anew: .decision("A second start begins anew: nothing of the first attempt counts."),
        .onlyStart: .decision(
            """
            Before the first start, and after the end, only start changes anything; cancel does not throw away what is \
            done.
            """),
        .startedAlready: .decision("While the download runs, another start changes nothing."),
        .headersFirst: .decision("data and finish before the headers change nothing."),
        .firstHeaders: .decision("Headers after the first of an attempt change nothing."),
    ]
}
