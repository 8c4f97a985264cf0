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
            `progress` is the number of bytes that have arrived, divided by the announced length. `progress` is 1 as \
            soon as all announced bytes have arrived, even before `finish`.
            """, Source(.artils, "5.4.1", "fig. 5.14")),
        .bearer: .source(
            """
            Each element of `authorizations` is `Bearer ` (with the space) followed by the token of the `start` event. \
            The token alone is wrong.
            """, Source(.artils, "5.4.1")),
        .unknown: .decision(
            "As long as the length is unknown and the download is not done, `progress` is 0."),
        .empty: .decision(
            """
            If the announced length is 0 and the status is a 2xx, `progress` is 1 as soon as the headers have arrived. \
            If the length is 0 and the status is not a 2xx, such as 404, `progress` is 0.
            """),
        .whole: .decision("`progress` is 1 once the download is done, even if the length is unknown."),
        .neverFalls: .decision(
            """
            Only a new `start` sets `progress` back to 0. If the download fails or is cancelled, `progress` does not \
            change.
            """),
        .tooFew: .decision(
            "If fewer bytes than announced have arrived before `finish`, the download fails at `finish`."),
        .tooMany: .decision(
            """
            If more bytes than announced have arrived after a `data` event, the download fails at this event, without \
            waiting for `finish`. `progress` stays as it was before this event.
            """),
        .status: .decision("If the status in the headers is not a 2xx, the download fails."),
        .finished: .decision(
            """
            If all announced bytes have arrived, or if the length is unknown, `finish` ends the download with the \
            phase `done`.
            """),
        .kept: .decision(
            """
            While the download runs, and once it is done, one file contains every byte that has arrived, and `kept` is \
            the number of these bytes. The download writes no other file.
            """),
        .eachStart: .decision("Each `start` that takes effect sends exactly one authorization."),
        .states: .decision(
            "`states` has one element for each event. An input of the right shape is never rejected."),
        .ended: .decision(
            """
            `fail` ends the download with the phase `failed`, and `cancel` ends it with the phase `cancelled`. Both \
            also end a download whose headers have not arrived yet.
            """, near: Source(.artils, "5.4", "5.4.1")),
        .noFile: .decision("If a download fails or is cancelled, it leaves no partial file, so `kept` is 0."),
        .anew: .decision(
            """
            A `start` after the end of an attempt begins a new attempt. The new attempt takes over neither headers nor \
            bytes nor progress from the previous attempt.
            """),
        .onlyStart: .decision(
            """
            Before the first `start`, and after the download has ended, every event except `start` is ignored. For \
            example, `cancel` does not discard a download that is done.
            """),
        .startedAlready: .decision(
            "While the download runs, another `start` changes nothing and sends no authorization."),
        .headersFirst: .decision(
            """
            Before the headers have arrived, `data` and `finish` change nothing. `fail` and `cancel` end the download \
            even then (DOW-2a).
            """),
        .firstHeaders: .decision(
            """
            Only the first `headers` event of an attempt has an effect; later `headers` events of the same attempt \
            change nothing.
            """),
    ]
}
