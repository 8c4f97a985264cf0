import SharedSpecs
import Specification

extension Runner {
    public enum Rule: String, RuleName {
        case requests = "RUN-1"
        case results = "RUN-2"
        case failures = "RUN-3"
    }

    public static let clauses: Clauses<Runner> = [
        .requests: Statement(
            .source(
                """
                POST /runners/create, with the code and the language in the address, is answered with the id of the \
                session. GET /runners/get_status tells how far it is, GET /runners/get_details what came of the \
                compilation and the execution; both carry the id and the API key.
                """, Source(.mobileSand, "1.5", "3.3.3")),
            .standard(
                "Every byte of UTF-8 but `A-Za-z0-9-._~` is percent-encoded, in upper-case hexadecimal digits.",
                .rfc3986),
            .decision(
                """
                The parameters are source_code, language (`swift`) and api_key, in this order; those of both GETs are \
                id and api_key. The id is the one that create gave, whatever later answers say; without a key it is \
                `guest`.
                """),
            .decision(
                """
                After create get_status is asked, whatever status create's own answer has, and again until the status \
                is `completed`, in these letters; then get_details, once, and nothing more.
                """)),
        .results: Statement(
            .source(
                "The text of the result is the output of the program, or the cause of the error.",
                Source(.mobileSand, "2.5.3")),
            .decision(
                """
                If build_result is `failure`, or build_exit_code is there and neither null nor 0, it is compileError \
                with build_stderr. Else, if exit_code is not 0 or result is not `success`, it is runtimeError with \
                stderr. Else it is output with stdout. The text is as it came; one that is null or missing is empty.
                """),
            .decision(
                """
                An exit_code or a result that is null or missing is not 0, or not `success`. 0 is a number of that \
                value however it is written, 1e-400 is not, nor are "0", false and []. Of the texts the one that is \
                told is looked at alone; if it is anything but a text, the result is the failure `malformed`.
                """)),
        .failures: Statement(
            .standard("A body is JSON as its grammar has it; a byte order mark is none of it.", .rfc8259),
            .decision(
                """
                Any other end is `failure` with a text, and nothing is asked after it: `timeout`, if nothing comes \
                back in time (replies that are missing are such); `http.N` for a status N that is not 200 to 299; \
                `malformed` for a body that is no JSON object; `refused` if it has an error that is not null; \
                `malformed` if create's answer has no text id or that of get_status no text status. The first of \
                these that holds is told.
                """, near: Source(.mobileSand, "3.3.3")),
            .decision(
                """
                `polls` if get_status was asked that often and the program is not completed; of 0 polls none is asked. \
                30 if it is not said. The last of them may still be the completed one.
                """),
            .decision(
                """
                Of several members of one name the last counts. Half of a surrogate pair, anywhere in a body, is \
                malformed, since no bytes can be made of it.
                """)),
    ]
}
