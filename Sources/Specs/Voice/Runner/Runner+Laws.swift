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
            "The first request is a POST to /runners/create, not a GET. Its URL contains the code.", service),
        .status: .source(
            "The next requests are GETs to /runners/get_status, not POSTs. They ask whether the program has ended.",
            Source(.mobileSand, "1.5")),
        .details: .source(
            "The last request is a single GET to /runners/get_details, not a POST. It asks how the program ended.",
            service),
        .carried: .source(
            """
            The URLs of `get_status` and `get_details` contain the session's `id`, which comes from the answer to \
            `create`, and the API key.
            """, service),
        .unreserved: .standard(
            """
            In the value of a parameter, every UTF-8 byte except `A-Za-z0-9-._~` is percent-encoded, even a byte that \
            a query may contain unencoded.
            """, .rfc3986),
        .space: .standard("A space is encoded as `%20`, not as a plus sign.", .rfc3986),
        .hexadecimal: .standard(
            "The hexadecimal digits of percent-encoded bytes are in upper case.", .rfc3986),
        .parameters: .decision(
            """
            The parameters of `create` are `source_code`, `language` (with the value `swift`) and `api_key`, in this \
            order. The parameters of a GET are `id` and `api_key`. If the input has no `apiKey`, the value of \
            `api_key` is `guest`.
            """),
        .sameID: .decision(
            "The `id` in every GET is the `id` from the answer to `create`, not an `id` from a later answer."
        ),
        .afterCreate: .decision(
            "The app requests `get_status` after `create`, even if the answer to `create` has the status `completed`."
        ),
        .untilCompleted: .decision(
            """
            The app repeats `get_status` until the `status` in the answer is `completed`, in exactly these lower-case \
            letters.
            """),
        .text: .source(
            "The text of the result is the output of the program, or the cause of the error.",
            Source(.mobileSand, "2.5.3")),
        .kind: .decision(
            """
            The text of a `compileError` is the member `build_stderr` of the answer to `get_details`. The text of a \
            `runtimeError` is `stderr`, and the text of an `output` is `stdout`. The other two of these three members \
            do not matter.
            """),
        .buildResult: .decision(
            """
            The result is `compileError` if `build_result` is `failure`. No other `build_result` makes the result a \
            `compileError`.
            """),
        .buildCode: .decision(
            "The result is `compileError` if there is a `build_exit_code` that is neither 0 nor null."),
        .nullBuild: .decision(
            "A `build_exit_code` that is null or missing does not make the result a `compileError`."),
        .exitCode: .decision("The result is `runtimeError` if `exit_code` is not 0."),
        .nullExit: .decision(
            "If `exit_code` is null or missing, the result is `runtimeError`. Such an exit code does not count as 0."
        ),
        .success: .decision(
            "The result is `runtimeError` if the member `result` is missing or is not `success`."),
        .buildFirst: .decision(
            "If the conditions of both `compileError` and `runtimeError` hold, the result is `compileError`."
        ),
        .zero: .decision(
            """
            An exit code is 0 if it is a JSON number whose value is exactly 0, in any notation. The number 1e-400 is \
            not 0, although doubles round it to 0. The text `"0"` is not 0 either.
            """),
        .nullText: .decision(
            """
            If the member that contains the text of the result is null or missing, the text is empty. It is not the \
            word `null`.
            """),
        .otherText: .decision(
            """
            If the member that contains the text of the result is neither a text nor null, the result is a `failure` \
            with the text `malformed`.
            """),
        .grammar: .standard(
            """
            The body of a reply must be JSON by the grammar of RFC 8259. A byte order mark is not part of this \
            grammar, and is not skipped.
            """, .rfc8259),
        .failed: .decision(
            """
            If the exchange with the service breaks off, the result is a `failure` whose text is the cause. No further \
            request is made.
            """, near: Source(.mobileSand, "3.3.3")),
        .timeout: .decision(
            """
            If no reply to a request comes in time, the cause of the failure is `timeout`. If `replies` has no reply \
            to a request, this counts as a timeout.
            """),
        .http: .decision(
            """
            If the HTTP status N of a reply is below 200 or above 299, the cause of the failure is `http.N`, whatever \
            the body contains.
            """),
        .notOnly200: .decision("Every HTTP status from 200 to 299 is a success, not only 200."),
        .object: .decision(
            "If the body of a reply is not a JSON object, the cause of the failure is `malformed`."),
        .refused: .decision(
            """
            If the body of a reply has an `error` that is not null, the cause of the failure is `refused`. This holds \
            even if `error` is false, 0 or the empty text.
            """),
        .idMissing: .decision(
            "If the answer to `create` has no `id` that is a text, the cause of the failure is `malformed`."),
        .statusMissing: .decision(
            "If an answer to `get_status` has no `status` that is a text, the cause of the failure is `malformed`."
        ),
        .refusedFirst: .decision(
            """
            If an answer has an `error` that is not null, and also lacks the `id` or `status` that it needs, the cause \
            of the failure is `refused`, not `malformed`.
            """),
        .polls: .decision(
            """
            The app requests `get_status` at most `polls` times (30 times if the input has no `polls`). The answer to \
            the last of these requests may still have the status `completed`.
            """),
        .noDetails: .decision(
            """
            If the program is not completed after the last request of `get_status` that `polls` allows, the cause of \
            the failure is `polls`. The app then does not request `get_details`.
            """),
        .lastCounts: .decision(
            """
            If an object in a body has several members with the same name, the last of them is used. The object is not \
            malformed.
            """),
        .surrogates: .decision(
            """
            If a body contains half of a surrogate pair, the cause of the failure is `malformed`. The half is not \
            replaced with another scalar.
            """),
        .onlyNeeded: .decision(
            """
            The answer to `create` needs no `status`, an answer to `get_status` needs no `id`, and the answer to \
            `get_details` needs neither. A member that is not needed may have any type.
            """),
    ]
}
