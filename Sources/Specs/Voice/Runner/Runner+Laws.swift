import SharedSpecs
import Specification

extension Runner {
    public enum Law: LawName {
        public typealias Subsystem = Runner
        case create, status, details, carried, unreserved, space, hexadecimal, parameters, sameID,
            afterCreate, untilCompleted
        case text, kind, buildResult, buildCode, nullBuild, exitCode, nullExit, success, buildFirst, zero,
            nullText, otherText
        case grammar, failed, timeout, http, notOnly200, object, refused, idMissing, statusMissing,
            refusedFirst, polls, noDetails, lastCounts, surrogates, onlyNeeded
    }

    private static let service = Source(.mobileSand, "1.5", "3.3.3")

    public static let laws: Laws<Runner> = [
        ("RUN-1a", .create, .source(service)):
            "The first request is a POST to /runners/create, not a GET, and its URL contains the code.",
        ("RUN-1b", .status, .source(.mobileSand, "1.5")): """
        The next requests are GETs to /runners/get_status, not POSTs, and ask whether the program has ended.
        """,
        ("RUN-1c", .details, .source(service)): """
        The last request is a single GET to /runners/get_details, not a POST, and asks how the program ended.
        """,
        ("RUN-1d", .carried, .source(service)): """
        The URLs of `get_status` and `get_details` contain the API key and the session's `id`, which comes from the \
        answer to `create`.
        """,
        ("RUN-1e", .unreserved, .standard(.rfc3986)): """
        In the value of a parameter, every UTF-8 byte except `A-Za-z0-9-._~` is percent-encoded, even a byte that a \
        query may contain unencoded.
        """,
        ("RUN-1f", .space, .standard(.rfc3986)): "A space is encoded as `%20`, not as a plus sign.",
        ("RUN-1g", .hexadecimal, .standard(.rfc3986)):
            "The hexadecimal digits of percent-encoded bytes are in upper case.",
        ("RUN-1h", .parameters, .decision): """
        The parameters of `create` are `source_code`, `language` (with the value `swift`) and `api_key`, in this \
        order. The parameters of a GET are `id` and `api_key`. If the input has no `apiKey`, the value of `api_key` is \
        `guest`.
        """,
        ("RUN-1i", .sameID, .decision):
            "The `id` in every GET is the `id` from the answer to `create`, not an `id` from a later answer.",
        ("RUN-1j", .afterCreate, .decision): """
        The app requests `get_status` after `create`, even if the answer to `create` has the status `completed`.
        """,
        ("RUN-1k", .untilCompleted, .decision): """
        The app repeats `get_status` until the `status` in the answer is exactly `completed`, with all letters in \
        lower case.
        """,
        ("RUN-2a", .text, .source(.mobileSand, "2.5.3")):
            "The text of the result is the output of the program, or the cause of the error.",
        ("RUN-2b", .kind, .decision): """
        The text of a `compileError` is the member `build_stderr` of the answer to `get_details`. The text of a \
        `runtimeError` is `stderr`, and the text of an `output` is `stdout`. Of `build_stderr`, `stderr` and `stdout`, \
        only the member that contains the text of the result matters.
        """,
        ("RUN-2c", .buildResult, .decision): """
        The result is `compileError` if `build_result` is `failure`. A `build_result` other than `failure` does not \
        make the result a `compileError`.
        """,
        ("RUN-2d", .buildCode, .decision):
            "The result is `compileError` if there is a `build_exit_code` that is neither 0 nor null.",
        ("RUN-2e", .nullBuild, .decision):
            "A `build_exit_code` that is null or missing does not make the result a `compileError`.",
        ("RUN-2f", .exitCode, .decision): "The result is `runtimeError` if `exit_code` is not 0.",
        ("RUN-2g", .nullExit, .decision):
            "If `exit_code` is null or missing, it does not count as 0, and the result is `runtimeError`.",
        ("RUN-2h", .success, .decision):
            "The result is `runtimeError` if the member `result` is missing or is not `success`.",
        ("RUN-2i", .buildFirst, .decision):
            "If the conditions of both `compileError` and `runtimeError` hold, the result is `compileError`.",
        ("RUN-2j", .zero, .decision): """
        An exit code is 0 if it is a JSON number whose value is exactly 0, in any notation. The number 1e-400 is not \
        0, although the nearest double is 0. The string `"0"` does not count as 0.
        """,
        ("RUN-2k", .nullText, .decision): """
        If the member that contains the text of the result is null or missing, the text is empty, not the word `null`.
        """,
        ("RUN-2l", .otherText, .decision): """
        If the member that contains the text of the result is neither a string nor null, the result is a `failure` \
        with the text `malformed`.
        """,
        ("RUN-3a", .grammar, .standard(.rfc8259)): """
        The body of a reply must conform to the JSON grammar of RFC 8259. A byte order mark is not part of this \
        grammar, and is not skipped.
        """,
        ("RUN-3b", .failed, .decision(near: .mobileSand, "3.3.3")): """
        If the exchange with the service fails, no further request is made, and the result is a `failure` with the \
        cause as its text.
        """,
        ("RUN-3c", .timeout, .decision): """
        If no reply to a request comes in time, the cause of the failure is `timeout`. If `replies` has no reply to a \
        request, the request counts as timed out.
        """,
        ("RUN-3d", .http, .decision): """
        If the HTTP status N of a reply is below 200 or above 299, the cause of the failure is `http.N`, whatever the \
        body contains.
        """,
        ("RUN-3e", .notOnly200, .decision): "Every HTTP status from 200 to 299 is a success, not only 200.",
        ("RUN-3f", .object, .decision):
            "If the body of a reply is not a JSON object, the cause of the failure is `malformed`.",
        ("RUN-3g", .refused, .decision): """
        If the body of a reply has an `error` that is not null, the cause of the failure is `refused`, even if the \
        `error` is false, 0 or the empty string.
        """,
        ("RUN-3h", .idMissing, .decision): """
        If the answer to `create` has no `id`, or an `id` that is not a string, the cause of the failure is `malformed`.
        """,
        ("RUN-3i", .statusMissing, .decision): """
        If an answer to `get_status` has no `status`, or a `status` that is not a string, the cause of the failure is \
        `malformed`.
        """,
        ("RUN-3j", .refusedFirst, .decision): """
        If an answer has an `error` that is not null, and RUN-3h or RUN-3i also applies to the answer, the cause of \
        the failure is `refused`, not `malformed`.
        """,
        ("RUN-3k", .polls, .decision): """
        The app requests `get_status` at most `polls` times (30 times if the input has no `polls`). The status \
        `completed` in the answer to the last allowed request still counts.
        """,
        ("RUN-3l", .noDetails, .decision): """
        If the status is still not `completed` in the answer to the last `get_status` request that `polls` allows, the \
        cause of the failure is `polls`. The app then does not request `get_details`. If `polls` is 0, this failure \
        directly follows the answer to `create`.
        """,
        ("RUN-3m", .lastCounts, .decision): """
        If an object in a body has several members with the same name, the last of them is used, and the object is not \
        malformed.
        """,
        ("RUN-3n", .surrogates, .decision): """
        If a body contains a lone surrogate, even in the name of a member or beside an `error`, the cause of the \
        failure is `malformed`. The surrogate is not replaced with a scalar such as U+FFFD.
        """,
        ("RUN-3o", .onlyNeeded, .decision): """
        The answer to `create` needs no `status`, an answer to `get_status` needs no `id`, and the answer to \
        `get_details` needs neither. A member that is not needed may have any type.
        """,
    ]
}
