import Foundation
import JSON
import Specification
import TestSupport
import Testing

/// Tests the option `fuzz --findings`, which keeps findings and runs them first in later sessions until they no longer
/// fail.
struct FindingsTests {
    private func fuzz(_ misbehaviour: String, _ folder: String, _ more: String...) throws -> Program.Result {
        try Program.run(
            [
                "fuzz", "--adapter", "'\(Program.miniature)' \(misbehaviour)", "--subsystem",
                "scholar.hindex", "--samples", "50", "--findings", folder, "--format", "json",
            ] + more)
    }

    private func lines(_ result: Program.Result, _ kind: String) throws -> [Value] {
        try result.values.filter { $0["kind"] == kind.value }
    }

    private func files(_ folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/scholar.hindex")
        return (names ?? []).sorted()
    }

    @Test func `a finding is kept, run first, and removed once it no longer fails`() throws {
        let scratch = try Scratch()
        let folder = scratch["findings"]
        let first = try fuzz("one-too-few", folder, "--seed", "5")
        #expect(first.status == 1, "\(first.errors)")
        let found = try lines(first, "discovery")
        let kept = files(folder)
        #expect(found.count == 1 && kept.count == 1)
        let text = try scratch.read("findings/scholar.hindex/\(kept[0])")
        let value = try JSONReader.value(of: text.trimmingCharacters(in: .newlines))
        #expect(value["input"] == found[0]["input"] && value["cause"] == "HIX-1a".value)

        // With another seed, the kept finding is run first and reported unchanged, and its law is not reported a second
        // time.
        let second = try fuzz("one-too-few", folder, "--seed", "6")
        let again = try lines(second, "discovery")
        #expect(second.status == 1 && again.count { $0["law"] == again[0]["law"] } == 1)
        #expect(again[0]["input"] == found[0]["input"] && again[0]["tried"] == 0.value)
        #expect(try String(try #require(again[0]["again"])).contains("--seed 5 --number "))
        #expect(Set(files(folder)).isSuperset(of: kept))

        let mended = try fuzz("none", folder, "--seed", "6")
        #expect(mended.status == 0, "\(mended.output)")
        #expect(try lines(mended, "mended").contains { $0["cause"] == "HIX-1a".value })
        #expect(files(folder).isEmpty)
    }

    @Test
    func
        `with --state, a finding that no longer fails is removed, and is found again if the mistake returns`()
        throws
    {
        let scratch = try Scratch()
        defer { withExtendedLifetime(scratch) {} }
        let (folder, state) = (scratch["findings"], scratch["state"])
        #expect(try fuzz("one-too-few", folder, "--seed", "5", "--state", state).status == 1)
        #expect(files(folder).count == 1)
        let mended = try fuzz("none", folder, "--state", state)
        #expect(mended.status == 0, "\(mended.output)")
        #expect(try lines(mended, "mended").count == 1 && files(folder).isEmpty)
        let back = try fuzz("one-too-few", folder, "--state", state)
        #expect(back.status == 1)
        #expect(try lines(back, "discovery").contains { $0["law"] == "HIX-1a".value })
        #expect(!files(folder).isEmpty)
    }

    @Test
    func
        `skipped findings are kept, and an unexpected file in the folder is reported before any finding is removed`()
        throws
    {
        let scratch = try Scratch()
        let folder = scratch["findings"]
        _ = try fuzz("one-too-few", folder, "--seed", "5")
        let kept = files(folder)
        let skipped = try fuzz("skips-all", folder, "--seed", "5")
        #expect(skipped.status == 1)
        #expect(files(folder) == kept)
        try scratch.write("{}", to: "findings/scholar.hindex/other.json")
        let wrong = try fuzz("none", folder, "--seed", "5")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("other.json was not written by assay fuzz"))
        #expect(files(folder).count == kept.count + 1)
        #expect(try fuzz("none", folder, "--seed", "5", "--number", "1").status == 2)
    }
}
