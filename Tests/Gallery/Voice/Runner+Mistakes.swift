import Catalogue
import JSON
import Specification

extension Runner: Mistaken {
    public static let careful: any Implementation<Runner> = CarefulRunner()

    private static let created = #"{"id":"s"}"#
    private static let completed = #"{"status":"completed"}"#
    private static let good = #"{"exit_code":0,"result":"success","stdout":"o","stderr":"e"}"#

    public static let mistakes: [Mistake<Runner>] = [
        Mistake(
            "plus-for-spaces", "Encodes a space as a plus sign, as HTML forms do.",
            breaks: "RUN-1", smallest: input([], code: " "), run: CarefulRunner.but { $0.encoding = .form }),
        Mistake(
            "leaves-what-queries-allow",
            "Leaves the characters & and + unencoded, since queries may contain them.",
            breaks: "RUN-1", smallest: input([], code: "&"),
            run: CarefulRunner.but { $0.encoding = .queryAllowed }),
        Mistake(
            "lower-hexadecimal", "Writes the hexadecimal digits of the encoding in lower case.",
            breaks: "RUN-1", smallest: input([], code: "/"),
            run: CarefulRunner.but { $0.encoding = .lowerHex }),
        Mistake(
            "posts-all", "Sends every request with the method POST.",
            breaks: "RUN-1", smallest: input([created]), run: CarefulRunner.but { $0.postsTwice = true }),
        Mistake(
            "trusts-the-first-status",
            "Skips `get_status` if the answer to `create` already has the status `completed`.",
            breaks: "RUN-1", smallest: input([#"{"id":"s","status":"completed"}"#]),
            run: CarefulRunner.but { $0.trustsCreated = true }),
        Mistake(
            "follows-the-id", "Sends the id from the latest answer, not the id from the answer to `create`.",
            breaks: "RUN-1", smallest: input([created, #"{"id":"t","status":"completed"}"#]),
            run: CarefulRunner.but { $0.followsID = true }),
        Mistake(
            "folds-the-status", "Compares the status with `completed` without regard to case.",
            breaks: "RUN-1", "RUN-3", smallest: input([created, #"{"status":"Completed"}"#]),
            run: CarefulRunner.but { $0.foldsStatus = true }),
        Mistake(
            "build-by-its-code",
            "Decides by the exit code alone whether the build failed, and ignores the result of the build.",
            breaks: "RUN-2",
            smallest: input([
                created, completed, #"{"build_result":"failure","exit_code":0,"result":"success"}"#,
            ]),
            run: CarefulRunner.but { $0.buildByCodeOnly = true }),
        Mistake(
            "null-is-a-failed-build", "Treats a null exit code of the build as a failed build.",
            breaks: "RUN-2", smallest: input([created, completed, good]),
            run: CarefulRunner.but { $0.nullBuildFails = true }),
        Mistake(
            "null-is-zero", "Treats a null exit code of the program as 0.",
            breaks: "RUN-2", smallest: input([created, completed, #"{"result":"success"}"#]),
            run: CarefulRunner.but { $0.nullExitIsZero = true }),
        Mistake(
            "exit-code-alone", "Ignores the result of the program, even if the result is a timeout.",
            breaks: "RUN-2", smallest: input([created, completed, #"{"exit_code":0}"#]),
            run: CarefulRunner.but { $0.looksAtResult = false }),
        Mistake(
            "tells-null", "If the text of the result is null, writes the word null instead of an empty text.",
            breaks: "RUN-2", smallest: input([created, completed, #"{"exit_code":0,"result":"success"}"#]),
            run: CarefulRunner.but { $0.textOfNull = "null" }),
        Mistake(
            "200-alone", "Treats only the status 200 as a success, not the statuses from 201 to 299.",
            breaks: "RUN-3",
            smallest: #"{"code":"","replies":[{"kind":"reply","status":201,"body":"{\"id\":\"s\"}"}]}"#,
            run: CarefulRunner.but { $0.okAlone = true }),
        Mistake(
            "empty-error-is-none",
            "Treats an answer whose `error` is an empty string as an answer without an error.",
            breaks: "RUN-3", smallest: input([#"{"id":"s","error":""}"#]),
            run: CarefulRunner.but { $0.emptyErrorIsNone = true }),
        Mistake(
            "looks-for-the-id-first",
            "Reports a refusal without an id as malformed, because it checks the id before the error.",
            breaks: "RUN-3", smallest: input([#"{"error":1}"#]),
            run: CarefulRunner.but { $0.errorLast = true }),
        Mistake(
            "one-poll-more", "Asks for the status once more than the input allows.",
            breaks: "RUN-3", smallest: input([created, completed], polls: 0),
            run: CarefulRunner.but { $0.pollsOneMore = true }),
        Mistake(
            "details-after-the-polls",
            "Asks for the details when all polls are used up, instead of reporting a failure.",
            breaks: "RUN-3", smallest: input([created], polls: 0),
            run: CarefulRunner.but { $0.pollsFail = false }),
        Mistake(
            "refuses-duplicates", "Rejects an answer whose object has two members with the same name.",
            breaks: "RUN-3", smallest: input([#"{"id":"s","id":"s"}"#]),
            run: CarefulRunner.but { $0.refusesDuplicates = true }),
    ]

    private static func input(_ bodies: [String], code: String = "", polls: Int = 1) -> String {
        let replies = bodies.map { body in
            #"{"kind":"reply","status":200,"body":\#(JSONWriter.text(of: body.value))}"#
        }
        return """
            {"code":\(JSONWriter.text(of: code.value)),"polls":\(polls),"replies":[\(replies.joined(separator: ","))]}
            """
    }
}
