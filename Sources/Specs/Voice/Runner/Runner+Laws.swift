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
            "First /runners/create is asked, with POST and not GET, and with the code in its address.",
            service),
        .status: .source(
            "Then /runners/get_status is asked how far the program is, with GET and not POST.",
            Source(.mobileSand, "1.5")),
        .details: .source(
            "At last /runners/get_details is asked once what came of the program, with GET and not POST.",
            service),
        .carried: .source(
            "Both carry the id of the session, which create answered, and the key of the API.", service),
        .unreserved: .standard(
            "Every byte of UTF-8 but `A-Za-z0-9-._~` is percent-encoded, also those that a query allows.",
            .rfc3986),
        .space: .standard("A space is `%20`, not a plus sign.", .rfc3986),
        .hexadecimal: .standard(
            "The hexadecimal digits are written in upper case, not in lower case.", .rfc3986),
        .parameters: .decision(
            """
            The parameters of create are source_code, language and api_key, in this order, with `swift` for language; those \
            of a GET are id and api_key. Without a key it is `guest`.
            """),
        .sameID: .decision("The id stays that of create, not that of a later answer."),
        .afterCreate: .decision(
            "After create get_status is asked, also if the answer of create has the status `completed`."),
        .untilCompleted: .decision(
            "get_status is asked again until the status is `completed`, in these letters and not in any case."
        ),
        .text: .source(
            "The text of the result is the output of the program, or the cause of the error.",
            Source(.mobileSand, "2.5.3")),
        .kind: .decision(
            """
            The result is compileError with build_stderr, runtimeError with stderr, or output with stdout; the other texts \
            are not looked at.
            """),
        .buildResult: .decision(
            "It is compileError if build_result is `failure`, and not for any other text."),
        .buildCode: .decision("It is compileError if build_exit_code is not 0."),
        .nullBuild: .decision("A build_exit_code that is null or missing is no compileError."),
        .exitCode: .decision("It is runtimeError if exit_code is not 0."),
        .nullExit: .decision("An exit_code that is null or missing is runtimeError: it is not taken for 0."),
        .success: .decision("It is runtimeError if result is not `success`, or missing."),
        .buildFirst: .decision("compileError comes before runtimeError."),
        .zero: .decision(
            "0 is a number of that value however it is written: 1e-400 is not, though doubles round it to 0, nor is `\"0\"`."
        ),
        .nullText: .decision("A text that is null or missing is empty, not `null`."),
        .otherText: .decision(
            "If it is anything but a text, null or missing, the result is the failure `malformed`."),
        .grammar: .standard(
            "A body is JSON as its grammar has it: a byte order mark is no part of it, and is not skipped.",
            .rfc8259),
        .failed: .decision(
            "Any other end is `failure` with its cause as the text, and nothing is asked after it.",
            near: Source(.mobileSand, "3.3.3")),
        .timeout: .decision(
            "If nothing comes back, the cause is `timeout`; replies that are missing are such."),
        .http: .decision("For a status N below 200 or above 299 the cause is `http.N`, whatever the body."),
        .notOnly200: .decision("Every status from 200 to 299 will do, not 200 alone."),
        .object: .decision("For a body that is no JSON object the cause is `malformed`."),
        .refused: .decision(
            """
            If the body has an error that is not null the cause is `refused`, also if it is false, 0 or the empty text.
            """),
        .idMissing: .decision("If the answer of create has no text as its id the cause is `malformed`."),
        .statusMissing: .decision(
            "If an answer of get_status has no text as its status the cause is `malformed`."),
        .refusedFirst: .decision("`refused` comes before the `malformed` of a missing id or status."),
        .polls: .decision(
            """
            get_status is asked at most as often as `polls` says, 30 times if it says nothing; the last answer may still \
            be `completed`.
            """),
        .noDetails: .decision(
            "If the program is not completed then, the cause is `polls`, and the details are not asked for."),
        .lastCounts: .decision("Of several members of one name the last counts: they are not malformed."),
        .surrogates: .decision(
            "Half of a surrogate pair, anywhere in a body, is `malformed`: no other scalar is put in its place."
        ),
        .onlyNeeded: .decision(
            """
            Nothing else must be there: create needs no status, get_status no id, and get_details neither. What is not \
            needed may have any type.
            """),
    ]
}
