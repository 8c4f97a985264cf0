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
            "plus-for-spaces", "Encodes as forms do, a space as a plus sign.",
            breaks: "RUN-1", smallest: input([], code: " "), run: CarefulRunner.but { $0.encoding = .form }),
        Mistake(
            "leaves-what-queries-allow", "Leaves & and + as they are, since queries allow them.",
            breaks: "RUN-1", smallest: input([], code: "&"),
            run: CarefulRunner.but { $0.encoding = .queryAllowed }),
        Mistake(
            "lower-hexadecimal", "Writes hexadecimal digits in lower case.",
            breaks: "RUN-1", smallest: input([], code: "/"),
            run: CarefulRunner.but { $0.encoding = .lowerHex }),
        Mistake(
            "posts-all", "Posts every request.",
            breaks: "RUN-1", smallest: input([created]), run: CarefulRunner.but { $0.postsTwice = true }),
        Mistake(
            "trusts-the-first-status", "Asks for the details at once if the answer to create is `completed`.",
            breaks: "RUN-1", smallest: input([#"{"id":"s","status":"completed"}"#]),
            run: CarefulRunner.but { $0.trustsCreated = true }),
        Mistake(
            "follows-the-id", "Uses the id from the latest answer.",
            breaks: "RUN-1", smallest: input([created, #"{"id":"t","status":"completed"}"#]),
            run: CarefulRunner.but { $0.followsID = true }),
        Mistake(
            "folds-the-status", "Compares the status without regard to case.",
            breaks: "RUN-1", "RUN-3", smallest: input([created, #"{"status":"Completed"}"#]),
            run: CarefulRunner.but { $0.foldsStatus = true }),
        Mistake(
            "build-by-its-code", "Looks only at the exit code of the build.",
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
            "null-is-zero", "Treats a null exit code as 0.",
            breaks: "RUN-2", smallest: input([created, completed, #"{"result":"success"}"#]),
            run: CarefulRunner.but { $0.nullExitIsZero = true }),
        Mistake(
            "exit-code-alone", "Ignores the result, which may be a timeout.",
            breaks: "RUN-2", smallest: input([created, completed, #"{"exit_code":0}"#]),
            run: CarefulRunner.but { $0.looksAtResult = false }),
        Mistake(
            "tells-null", "Writes null for a null text.",
            breaks: "RUN-2", smallest: input([created, completed, #"{"exit_code":0,"result":"success"}"#]),
            run: CarefulRunner.but { $0.textOfNull = "null" }),
        Mistake(
            "200-alone", "Treats 200 as the only success.",
            breaks: "RUN-3",
            smallest: #"{"code":"","replies":[{"kind":"reply","status":201,"body":"{\"id\":\"s\"}"}]}"#,
            run: CarefulRunner.but { $0.okAlone = true }),
        Mistake(
            "empty-error-is-none", "Treats an empty error as no error.",
            breaks: "RUN-3", smallest: input([#"{"id":"s","error":""}"#]),
            run: CarefulRunner.but { $0.emptyErrorIsNone = true }),
        Mistake(
            "looks-for-the-id-first", "Calls a refusal without an id malformed.",
            breaks: "RUN-3", smallest: input([#"{"error":1}"#]),
            run: CarefulRunner.but { $0.errorLast = true }),
        Mistake(
            "one-poll-more", "Polls one time more than allowed.",
            breaks: "RUN-3", smallest: input([created, completed], polls: 0),
            run: CarefulRunner.but { $0.pollsOneMore = true }),
        Mistake(
            "details-after-the-polls", "Asks for the details once the polls are used up.",
            breaks: "RUN-3", smallest: input([created], polls: 0),
            run: CarefulRunner.but { $0.pollsFail = false }),
        Mistake(
            "refuses-duplicates", "Rejects an object with two members of the same name.",
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
