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
            "The first request is a POST, not a GET, to /runners/create, and has the code in its URL.",
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
            The requests `get_status` and `get_details` have the session's `id`, which is in the answer to `create`, \
            and the API key.
            """,
            service),
        .unreserved: .standard(
            """
            Every byte of UTF-8 except `A-Za-z0-9-._~` is percent-encoded, even other bytes that a query may have.
            """,
            .rfc3986),
        .space: .standard("A space is encoded as `%20`, not as a plus sign.", .rfc3986),
        .hexadecimal: .standard(
            "The hexadecimal digits of percent-encoded bytes are in upper case.", .rfc3986),
        .parameters: .decision(
            """
            The parameters of `create` are `source_code`, `language` (with the value `swift`) and `api_key`, in this \
            order. A GET has `id` and `api_key`. If the input gives no key, `api_key` is `guest`.
            """),
        .sameID: .decision(
            "Every GET has the `id` from the answer to `create`, not the `id` from a later answer."),
        .afterCreate: .decision(
            "`get_status` follows `create` even if the answer to `create` has the status `completed`."),
        .untilCompleted: .decision(
            "`get_status` is repeated until the status is `completed`, with exactly these letters in lower case."
        ),
        .text: .source(
            "The text of the result is the output of the program, or the cause of the error.",
            Source(.mobileSand, "2.5.3")),
        .kind: .decision(
            """
            The text of a `compileError` is `build_stderr`, the text of a `runtimeError` is `stderr`, and the text of \
            an `output` is `stdout`; the two texts of the other kinds do not matter.
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
            "The result is `runtimeError` if `exit_code` is null or missing, which does not count as 0."
        ),
        .success: .decision(
            "The result is `runtimeError` if the member `result` is missing or is not `success`."),
        .buildFirst: .decision(
            "If both `compileError` and `runtimeError` apply, the result is `compileError`."),
        .zero: .decision(
            """
            An exit code is 0 if it is a number with exactly the value 0, in any notation. The number 1e-400 is not 0, \
            though doubles round it to 0, and the text `"0"` is not 0 either.
            """
        ),
        .nullText: .decision("If the text of the result is null or missing, it is empty, not `null`."),
        .otherText: .decision(
            """
            If the text of the result is neither a text nor null, the result is the failure `malformed`.
            """),
        .grammar: .standard(
            "A body must be JSON by its grammar: a byte order mark is not part of JSON's grammar, and is not skipped.",
            .rfc8259),
        .failed: .decision(
            """
            If the exchange breaks off, the result is a `failure` whose text is the cause, and no further request is \
            made.
            """,
            near: Source(.mobileSand, "3.3.3")),
        .timeout: .decision(
            "If no reply comes in time, the cause is `timeout`; a reply that the input lacks counts as a timeout."
        ),
        .http: .decision(
            "If the status N is below 200 or above 299, the cause is `http.N`, whatever the body is."),
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
        .refusedFirst: .decision(
            "If a body has an `error` and also lacks its `id` or `status`, the cause is `refused`, not `malformed`."
        ),
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
            "If an object has several members with the same name, the last one is used; the object is not malformed."
        ),
        .surrogates: .decision(
            "Half of a surrogate pair in a body makes the body `malformed`; it is not replaced with another scalar."
        ),
        .onlyNeeded: .decision(
            """
            The answer to `create` needs no `status`, an answer to `get_status` needs no `id`, and the answer to \
            `get_details` needs neither. A member that is not needed may have any type.
            """),
    ]
}
