import Foundation
import TestSupport
import Testing

/// Tests that if any system call fails, the failure is reported, and the course is unpacked completely or not at all.
@Suite(.enabled(if: Faults.isPossible, "these tests need Linux and the C compiler cc"))
struct FaultTests {
    private func prepare() throws -> Scratch {
        let scratch = try Scratch()
        var zip = StoredZip()
        zip.add("a.txt", "a")
        zip.add("d/b.txt", "b")
        zip.add("d/l", "b.txt", isLink: true)
        try zip.data.write(to: scratch.place("course.zip"))
        return scratch
    }

    @Test func `if a system call fails during unpacking, the folder is in its old or its new state`()
        throws
    {
        let faults = try Faults(source: Program.project.appending(path: "Tests/Readers/failing_calls.c"))
        func run(_ scratch: Scratch, failing call: Int) throws -> (status: Int32, errors: String, calls: Int)
        {
            try faults.run(
                Program.demos, ["unpack", "{}/course.zip", "--output", "{}/course"],
                environment: Program.environment, in: scratch, failing: call)
        }
        let whole = try prepare()
        let before = try Faults.state(whole)
        let good = try run(whole, failing: 0)
        #expect(good.status == 0, "\(good.errors)")
        let after = try Faults.state(whole)
        #expect(after != before)
        #expect(good.calls > 5)
        for call in 1...max(1, good.calls) {
            let scratch = try prepare()
            let run = try run(scratch, failing: call)
            let state = try Faults.state(scratch)
            let what = "call \(call) of \(good.calls): status \(run.status), \(run.errors), files \(state)"
            if run.status == 0 {
                #expect(state == after, "\(what)")
            } else {
                #expect(run.errors.contains("assay-demos: "), "\(what)")
                #expect(state == before || state == after, "\(what)")
            }
        }
    }
}
