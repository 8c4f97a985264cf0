import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of the clause RSP-1 of learning.response.
struct ResponseClauseTests {
    private func examined(_ status: Int?, _ action: Response.Action) -> Examination<Response> {
        Examination(.init(status: status), .output(.init(action: action)))
    }

    @Test(arguments: [200, 204, 299])
    func `proceeding after a status that reports success satisfies RSP-1`(status: Int) {
        examined(status, .proceed).expectHolds("RSP-1")
        examined(status, .connectionError).expectBroken("RSP-1")
    }

    @Test(arguments: [199, 300, 0, -200, 2_000, 20])
    func `proceeding after a status that does not report success breaks RSP-1`(status: Int) {
        examined(status, .proceed)
            .expectBroken("RSP-1")
        examined(status, .connectionError).expectHolds("RSP-1")
    }

    @Test func `swapping the actions of the statuses 400 and 401 breaks RSP-1`() {
        examined(400, .login).expectBroken("RSP-1")
        examined(401, .badRequest).expectBroken("RSP-1")
        examined(400, .badRequest).expectHolds("RSP-1")
        examined(401, .login).expectHolds("RSP-1")
    }

    @Test func `treating every status from 400 on as a bad request breaks RSP-1`() {
        examined(404, .badRequest).expectBroken("RSP-1")
    }

    @Test func `proceeding although there is no reply breaks RSP-1`() {
        examined(nil, .proceed).expectBroken("RSP-1")
        examined(nil, .connectionError).expectHolds("RSP-1")
    }

    @Test func `rejecting an input because of its status breaks RSP-1`() {
        Examination<Response>(.init(status: -1), .rejection(Rejection("status.invalid")))
            .expectBroken("RSP-1")
    }

    // MARK: Properties

    @Test func `giving different actions for two statuses that report success breaks RSP-1`() {
        let picky = Improvised<Response> { input, _ in
            .init(action: input.status == 200 ? .login : .proceed)
        }
        Examination(.init(status: 204), by: picky).expectBroken("RSP-1")
        Examination(.init(status: 204), by: Response.reference).expectHolds("RSP-1")
    }

    @Test func `giving different actions for a missing reply and an unknown status breaks RSP-1`() {
        let hopeful = Improvised<Response> { input, _ in
            .init(action: input.status == nil ? .proceed : .connectionError)
        }
        Examination(.init(status: 404), by: hopeful).expectBroken("RSP-1")
    }
}
