import SharedSpecs
import Specification

extension Download {
    public enum Law: LawName {
        public typealias Subsystem = Download
        case share, bearer, unknown, empty, whole, neverFalls, tooFew, tooMany, status, finished, kept,
            eachStart, states
        case ended, noFile, anew, onlyStart, startedAlready, headersFirst, firstHeaders
    }

    public static let laws: Laws<Download> = [
        ("DOW-1a", .share, .source(.artils, "5.4.1", "fig. 5.14")): """
        `progress` is the number of bytes that have arrived, divided by the announced length. `progress` is 1 as soon \
        as all announced bytes have arrived, even before `finish`.
        """,
        ("DOW-1b", .bearer, .source(.artils, "5.4.1")): """
        Each element of `authorizations` is `Bearer ` (with the space) followed by the token of the `start` event, not \
        the token alone.
        """,
        ("DOW-1c", .unknown, .decision):
            "As long as the length is unknown and the download is not done, `progress` is 0.",
        ("DOW-1d", .empty, .decision): """
        If the announced length is 0 and the status is a 2xx, `progress` is 1 as soon as the headers have arrived. If \
        the length is 0 and the status is not a 2xx, such as 404, `progress` is 0.
        """,
        ("DOW-1e", .whole, .decision):
            "`progress` is 1 once the download is done, even if the length is unknown.",
        ("DOW-1f", .neverFalls, .decision): """
        Only a new `start` sets `progress` back to 0. If the download fails or is cancelled, `progress` does not change.
        """,
        ("DOW-1g", .tooFew, .decision):
            "If fewer bytes than announced have arrived before `finish`, the download fails at `finish`.",
        ("DOW-1h", .tooMany, .decision): """
        If a `data` event brings the number of arrived bytes above the announced length, the download fails at that \
        `data` event, without waiting for `finish`. `progress` stays as it was before that `data` event.
        """,
        ("DOW-1i", .status, .decision):
            "If the status in the headers is not a 2xx, the download fails as soon as the headers have arrived.",
        ("DOW-1j", .finished, .decision): """
        If all announced bytes have arrived, or if the length is unknown, `finish` ends the download with the phase \
        `done`.
        """,
        ("DOW-1k", .kept, .decision): """
        While the download runs, and once it is done, one file contains every byte that has arrived, and `kept` is the \
        number of these bytes. The download writes no other file.
        """,
        ("DOW-1l", .eachStart, .decision): "Each `start` that takes effect sends exactly one authorization.",
        ("DOW-1m", .states, .decision):
            "`states` has one element for each event. An input of the right shape is never rejected.",
        ("DOW-2a", .ended, .decision(near: .artils, "5.4", "5.4.1")): """
        `fail` ends the download with the phase `failed`, and `cancel` ends it with the phase `cancelled`. `fail` and \
        `cancel` also end a download whose headers have not arrived yet.
        """,
        ("DOW-2b", .noFile, .decision):
            "If a download fails or is cancelled, it leaves no partial file, so `kept` is 0.",
        ("DOW-2c", .anew, .decision): """
        A `start` after the end of an attempt begins a new attempt. The new attempt takes over neither headers nor \
        bytes nor progress from the previous attempt.
        """,
        ("DOW-2d", .onlyStart, .decision): """
        Before the first `start`, and after the download has ended, every event except `start` is ignored. For \
        example, `cancel` does not discard a download that is done.
        """,
        ("DOW-2e", .startedAlready, .decision):
            "While the download runs, another `start` changes nothing and sends no authorization.",
        ("DOW-2f", .headersFirst, .decision): """
        Before the headers have arrived, `data` and `finish` change nothing, but `fail` and `cancel` end the download \
        (DOW-2a).
        """,
        ("DOW-2g", .firstHeaders, .decision): """
        Only the first `headers` event of an attempt has an effect; later `headers` events of the same attempt change \
        nothing.
        """,
    ]
}
