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
            Progress is received/length, the share of the announced bytes that has arrived. Progress is 1 once all \
            bytes have arrived, not only after `finish`.
            """, Source(.artils, "5.4.1", "fig. 5.14")),
        .bearer: .source(
            "The token is sent as `Bearer ` followed by the token, not as the token alone.",
            Source(.artils, "5.4.1")),
        .unknown: .decision("As long as the length is unknown and the download is not done, progress is 0."),
        .empty: .decision(
            """
            If the length is 0 and the status is a 2xx, progress is 1 once the headers arrive. With another status, \
            such as 404, progress is 0.
            """),
        .whole: .decision(
            "Progress is 1 once the download is done, even if the length is unknown."),
        .neverFalls: .decision(
            "Only a new start sets progress back to 0; a failure or a cancel does not change it."),
        .tooFew: .decision(
            "If fewer bytes than announced have arrived when `finish` comes, the download fails."),
        .tooMany: .decision(
            """
            If a `data` event goes beyond the announced length, the download fails at once, not only at `finish`. \
            Progress stays as it was before this event.
            """),
        .status: .decision(
            "If the headers have a status that is not a 2xx, the download fails."),
        .finished: .decision(
            "`finish` ends the download as done if all announced bytes have arrived, or if the length is unknown."
        ),
        .kept: .decision(
            """
            While the download runs, and once it is done, one file contains every byte that arrived. No other file \
            is written.
            """
        ),
        .eachStart: .decision(
            "Each start that takes effect sends one authorization."),
        .states: .decision(
            "The output has one state for each event, and no well-formed input is rejected."),
        .ended: .decision(
            "`fail` ends the download as failed, and `cancel` ends it as cancelled, even before the headers.",
            near: Source(.artils, "5.4", "5.4.1")),
        .noFile: .decision(
            "A download that fails or is cancelled leaves no partial file."),
        .anew: .decision(
            "A second start begins a new attempt, which takes nothing over from the first attempt."),
        .onlyStart: .decision(
            """
            Before the first start, and after the download has ended, every event except `start` is ignored. A cancel \
            does not discard a download that is done.
            """),
        .startedAlready: .decision("While the download runs, another start changes nothing."),
        .headersFirst: .decision(
            "Before the headers, `data` and `finish` change nothing, but `fail` and `cancel` do (DOW-2a)."),
        .firstHeaders: .decision("Within one attempt, headers after the first change nothing."),
    ]
}
