import AssayTesting
import Citations
import Corpus
import Harness
import ScholarSpecs
import Specification
import Synchronization
import Testing

/// The function `hIndex` of this package, as an implementation of the subsystem scholar.hindex.
struct CitationsHIndex: Implementation {
    typealias Subsystem = HIndex

    func run(_ input: Publications, readings: Readings) throws(Rejection) -> HIndex.Output {
        // HIX-1 requires a rejection if any publication, checked or not, has a negative number of citations.
        guard hIndex(of: input.publications.map(\.citations)) != nil,
            let h = hIndex(of: input.publications.filter(\.checked).map(\.citations))
        else { throw Publications.invalid() }
        return HIndex.Output(h: h)
    }
}

/// An implementation that is wrong on purpose: it demands more than h citations, although h are enough.
struct GreedyHIndex: Implementation {
    typealias Subsystem = HIndex

    func run(_ input: Publications, readings: Readings) throws(Rejection) -> HIndex.Output {
        guard input.publications.allSatisfy({ $0.citations >= 0 }) else { throw Publications.invalid() }
        let ranked = input.publications.filter(\.checked).map(\.citations).sorted(by: >)
        return HIndex.Output(h: ranked.indices.first { ranked[$0] <= $0 + 1 } ?? ranked.count)
    }
}

struct HIndexConformanceTests {
    @Test(arguments: try Corpus.bundled(of: HIndex.self).groups(of: HIndex.self))
    func `it conforms`(group: CaseGroup<HIndex>) {
        group.expect(CitationsHIndex())
    }

    @Test func `the implementation passes a case that is found by its id`() throws {
        let id = "scholar.hindex/whole-number-with-a-decimal-point"
        let golden = try #require(
            Corpus.bundled(of: HIndex.self).cases(of: HIndex.self).first { $0.id == id })
        golden.expect(CitationsHIndex())
    }

    @Test func `the issue for a wrong implementation shows the broken law and the differences`() throws {
        let id = "scholar.hindex/whole-number-with-a-decimal-point"
        let golden = try #require(
            Corpus.bundled(of: HIndex.self).cases(of: HIndex.self).first { $0.id == id })
        withKnownIssue {
            golden.expect(GreedyHIndex())
        } matching: { issue in
            let message = issue.comments.map(\.rawValue).joined()
            let law =
                "h is the largest number such that h checked publications have at least h citations each."
            return message.contains("HIX-1a: \(law)") && message.contains("$.h: expected 3, got 2")
        }
    }

    @Test func `each failing case of a group is reported as a separate issue`() throws {
        let group = try #require(
            Corpus.bundled(of: HIndex.self).groups(of: HIndex.self).first {
                $0.name == "scholar/hindex/numbers"
            })
        let failing = group.cases.filter { $0.verdict(on: GreedyHIndex()).kind == .fail }.map(\.id)
        #expect(failing.count > 1)
        let told = Mutex<[String]>([])
        withKnownIssue {
            group.expect(GreedyHIndex())
        } matching: { issue in
            told.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        #expect(told.withLock { $0.map { String($0.prefix { $0 != ":" }) } } == failing)
    }

    @Test func `the groups together contain each case exactly once`() throws {
        let groups = try Corpus.bundled(of: HIndex.self).groups(of: HIndex.self)
        #expect(
            groups.flatMap(\.cases).map(\.id)
                == (try Corpus.bundled(of: HIndex.self).cases(of: HIndex.self).map(\.id)))
        #expect(Set(groups.map(\.name)).count == groups.count)
    }
}
