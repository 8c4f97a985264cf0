import SharedSpecs
import Specification

extension Runner {
    public enum Law: String, LawName {
        case create = "RUN-1a"
        case status = "RUN-1b"
        case details = "RUN-1c"
        case carried = "RUN-1d"
        case unreserved = "RUN-1e"
        case space = "RUN-1f"
        case hexadecimal = "RUN-1g"
        case parameters = "RUN-1h"
        case sameID = "RUN-1i"
        case afterCreate = "RUN-1j"
        case untilCompleted = "RUN-1k"
        case text = "RUN-2a"
        case kind = "RUN-2b"
        case buildResult = "RUN-2c"
        case buildCode = "RUN-2d"
        case nullBuild = "RUN-2e"
        case exitCode = "RUN-2f"
        case nullExit = "RUN-2g"
        case success = "RUN-2h"
        case buildFirst = "RUN-2i"
        case zero = "RUN-2j"
        case nullText = "RUN-2k"
        case otherText = "RUN-2l"
        case grammar = "RUN-3a"
        case failed = "RUN-3b"
        case timeout = "RUN-3c"
        case http = "RUN-3d"
        case notOnly200 = "RUN-3e"
        case object = "RUN-3f"
        case refused = "RUN-3g"
        case idMissing = "RUN-3h"
        case statusMissing = "RUN-3i"
        case refusedFirst = "RUN-3j"
        case polls = "RUN-3k"
        case noDetails = "RUN-3l"
        case lastCounts = "RUN-3m"
        case surrogates = "RUN-3n"
        case onlyNeeded = "RUN-3o"
    }

    private static let service = Source(.mobileSand, "1.5", "3.3.3")

    public static let laws: Laws<Runner> = [
        .create: .source(
            "The first request is a POST, not a GET, to /runners/create, and carries the code in its URL.",
            service),
        .status: .source(
            "The next requests are GETs, not POSTs, to /runners/get_status, and ask how far the program is.",
            Source(.mobileSand, "1.5")),
        .details: .source(
            """
            The last request is a single GET (not a POST) to /runners/get_details, which asks how the program ended.
            """,
            service),
        .carried: .source(
            """
            `get_status` and `get_details` carry the session's `id`, which is in the answer to `create`, and the API \
            key.
            """,
            service),
        .unreserved: .standard(
            """
            Every byte of UTF-8 except `A-Za-z0-9-._~` is percent-encoded, also the other bytes that a query allows.
            """,
            .rfc3986),
        .space: .standard("A space is encoded as `%20`, not as a plus sign.", .rfc3986),
        .hexadecimal: .standard(
            "The hexadecimal digits of the encoding are in upper case.", .rfc3986),
        .parameters: .decision(
            """
            The parameters of `create` are `source_code`, `language` (with the value `swift`) and `api_key`, in this \
            order. A GET has `id` and `api_key`. Without a given key, `api_key` is `guest`.
            """),
        .sameID: .decision(
            "Every GET carries the `id` from the answer to `create`, not the `id` from a later answer."),
        .afterCreate: .decision(
            "`get_status` follows `create` even if the answer to `create` has the status `completed`."),
        .untilCompleted: .decision(
            "`get_status` is repeated until the status is `completed`, in exactly these letters and this case."
        ),
        .text: .source(
            "The text of the result is the output of the program, or the cause of the error.",
            Source(.mobileSand, "2.5.3")),
        .kind: .decision(
            """
            The text of a `compileError` is `build_stderr`, the text of a `runtimeError` is `stderr`, and the text of \
            an `output` is `stdout`; the other two texts do not matter.
            """),
        .buildResult: .decision(
            """
            The result is `compileError` if `build_result` is `failure`; no other `build_result` makes it a \
            `compileError`.
            """),
        .buildCode: .decision(
            "The result is `compileError` if `build_exit_code` is neither 0, null nor missing."),
        .nullBuild: .decision(
            "A `build_exit_code` that is null or missing does not make the result a `compileError`."),
        .exitCode: .decision("The result is `runtimeError` if `exit_code` is not 0."),
        .nullExit: .decision(
            "The result is `runtimeError` if `exit_code` is null or missing: then `exit_code` does not count as 0."
        ),
        .success: .decision(
            "The result is `runtimeError` if the member `result` is missing or is not `success`."),
        .buildFirst: .decision("If both apply, the result is `compileError`, not `runtimeError`."),
        .zero: .decision(
            """
            An exit code is 0 if it is a number with exactly that value, in any notation. 1e-400 is not 0, though \
            doubles round it to 0, nor is `"0"`.
            """
        ),
        .nullText: .decision("If the text of the result is null or missing, it is empty, not `null`."),
        .otherText: .decision(
            """
            If the text of the result is neither a text nor null, the result is the failure `malformed`.
            """),
        .grammar: .standard(
            "A body must be JSON by its grammar: a byte order mark is not part of that grammar, and is not skipped.",
            .rfc8259),
        .failed: .decision(
            """
            If the exchange breaks off, the result is `failure` with the cause as its text, and no further request is \
            made.
            """,
            near: Source(.mobileSand, "3.3.3")),
        .timeout: .decision(
            "If no reply comes in time, the cause is `timeout`; a reply missing from the input counts as a timeout."
        ),
        .http: .decision(
            "For a status N below 200 or above 299 the cause is `http.N`, whatever the body is."),
        .notOnly200: .decision("Every status from 200 to 299 is a success, not only 200."),
        .object: .decision("If a body is not a JSON object, the cause is `malformed`."),
        .refused: .decision(
            """
            If the body has an `error` that is not null, the cause is `refused`, even if `error` is false, 0 or the \
            empty text.
            """),
        .idMissing: .decision(
            "If the answer to `create` has no `id` that is a text, the cause is `malformed`."),
        .statusMissing: .decision(
            "If an answer to `get_status` has no `status` that is a text, the cause is `malformed`."),
        .refusedFirst: .decision("`refused` comes before the `malformed` of a missing `id` or `status`."),
        .polls: .decision(
            """
            `get_status` is requested at most `polls` times (30 if the input does not give `polls`); the last answer \
            may still be `completed`.
            """),
        .noDetails: .decision(
            """
            If the program is not completed after the last poll, the cause is `polls`, and `get_details` is not \
            requested.
            """),
        .lastCounts: .decision(
            "If an object has several members with the same name, the last is used: the object is not malformed."
        ),
        .surrogates: .decision(
            "Half of a surrogate pair anywhere in a body makes the body `malformed`: no other scalar replaces the half."
        ),
        .onlyNeeded: .decision(
            """
            No other member is needed: the answer to `create` needs no `status`, an answer to `get_status` no `id`, \
            and the answer to `get_details` neither. A member that is not needed may have any type.
            """),
    ]
}
