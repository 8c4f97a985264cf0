import Specification

extension Response {
    public enum Rule: String, RuleName {
        case action = "RSP-1"
    }

    public static let clauses: Clauses<Response> = [
        .action: Statement(
            """
            Any 2xx status proceeds, 400 is badRequest, 401 asks for the login; every other status, and no reply \
            at all, is connectionError.
            """,
            source: Source(.artils, "5.3.1"),
            note: "The source's success is any 2xx here; a status that HTTP does not have is as any other.")
    ]
}
