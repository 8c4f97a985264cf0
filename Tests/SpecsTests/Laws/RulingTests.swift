import JSON
import Testing

@testable import Specification

/// Tests of the methods that derivations use to make decisions, both if the laws are kept and if they are broken.
struct RulingTests {
    private typealias Law = Echo.Law

    private enum Size: String, ReadingOption {
        case small, medium, large

        static let reading = Reading(
            "one.size", "How large is it?",
            source: Source(Source.Document("tests", about: "what these tests say"), "1"),
            options: .init("small", "small"), .init("medium", "medium"), .init("large", "large"))
    }

    private typealias Decide<T> = (Ruling<Law>) throws -> T

    /// Breaks the law of a decision in every possible way, and returns the results by the name of the breakage.
    private func broken<T>(_ decide: Decide<T>) rethrows -> [String: T] {
        let recording = DerivationRun(keeping: .occasions)
        _ = try decide(Ruling(.standard, recording))
        return try Dictionary(
            recording.deviations.map { deviation in
                let run = DerivationRun(breaking: [deviation])
                return ("\(deviation.breakage)", try decide(Ruling(.standard, run)))
            }, uniquingKeysWith: { $1 })
    }

    @Test func `by default every law is kept, and nothing is recorded`() throws {
        let law = Ruling<Law>(.standard)
        #expect(law.shows(.one, 3) == 3 && law(.one, "a", not: "b") == "a")
        #expect(law.holds(.one, true) && !law.holds(.one, false) && law.does(.one))
        #expect(law.isBelow(.one, 1, 2) && !law.isBelow(.one, 2, 2) && law.isAtMost(.one, 2, 2))
        #expect(law.isAbove(.one, 2, 1) && law.isAtLeast(.one, 2, 2) && !law.isAbove(.one, 2, 2))
        law.never(.one) { Issue.record("if the law is kept, this action must not be performed") }
        var list = [1]
        law.emit(.one, 2, into: &list)
        #expect(list == [1, 2] && law.gives(.one, list) == list && law.inOrder(.one, list) == [1, 2])
        #expect(law.sorted(.one, [1, 3, 2], ties: .ties, by: >) == [3, 2, 1])
        #expect(throws: Rejection("a")) { try law.refuse(.one, if: true, Rejection("a")) }
        try law.refuse(.one, if: false, Rejection("a"))
    }

    @Test
    func
        `breaking a law replaces a value with a neighbouring value, a contrast or another enumeration case`()
    {
        #expect(broken { $0.shows(.one, 3) } == ["neighbour(0)": 4, "neighbour(1)": 2, "neighbour(2)": 0])
        #expect(broken { $0.shows(.one, "a") } == ["neighbour(0)": "a?", "neighbour(1)": ""])
        #expect(broken { $0.shows(.one, 3 as Int?) }["neighbour(0)"] == .some(nil))
        #expect(broken { $0.shows(.one, [1, 2]) } == ["neighbour(0)": [], "neighbour(1)": [1]])
        #expect(broken { $0(.one, 3, not: 5) } == ["instead(0)": 5])
        #expect(broken { $0(.one, 3, not: 3) }.isEmpty, "a contrast that equals the value must break nothing")
        #expect(broken { $0(.one, Basis.standard) }.count == Basis.allCases.count - 1)
    }

    @Test
    func `no decision is recorded while a contrast is computed, so each recorded slip changes the outcome`() {
        func decide(_ law: Ruling<Law>) -> [Int] {
            func shown() -> Int { law.shows(.ties, 1) }
            return [law(.one, 3, not: shown()), shown(), shown()]
        }
        let recording = DerivationRun(keeping: .occasions)
        let kept = decide(Ruling(.standard, recording))
        #expect(recording.occasions.count == 7)
        for slip in recording.occasions {
            #expect(decide(Ruling(.standard, DerivationRun(slips: [slip]))) != kept, "\(slip)")
        }
    }

    @Test func `leavesOpen has no effect while a contrast is computed`() {
        for run in [DerivationRun(keeping: .places), DerivationRun(keeping: .occasions)] {
            let law = Ruling<Law>(.standard, run)
            func openly() -> Int {
                law.leavesOpen()
                return 1
            }
            _ = law(.one, 3, not: openly())
            #expect(!run.isOpen)
            _ = law(.one, openly(), not: 3)
            #expect(run.isOpen)
        }
    }

    @Test func `a kept law gives the option in force, and a broken law gives another option`() {
        let law = Ruling<Law>(.standard.with(Size.large))
        #expect(law(.one, Size.self) == .large && law.readings[Size.self] == .large)
        #expect(law.kept(.one, Size.self) == .large && law.under(Law.self)(.one, Size.self) == .large)
        #expect(broken { $0(.one, Size.self) } == ["instead(1)": .medium, "instead(2)": .large])
    }

    @Test func `the ruling 'kept' breaks no law, even in a run that breaks laws`() {
        #expect(broken { $0.kept.shows(.one, 3) }.isEmpty)
        #expect(broken { $0.kept(.one, 3, not: 5) }.isEmpty && broken { $0.kept(.one, Size.self) }.isEmpty)
        #expect(broken { $0.kept.under(Law.self).does(.one) }.isEmpty)
        // The original ruling still breaks the law, but its `kept` does not.
        #expect(broken { [$0.shows(.one, 3), $0.kept.shows(.one, 3)] }["neighbour(0)"] == [4, 3])
    }

    @Test func `breaking a law reverses a condition, omits an action or performs a forbidden action`() {
        #expect(broken { $0.holds(.one, true) } == ["never": false])
        #expect(broken { $0.holds(.one, false) } == ["always": true])
        #expect(broken { $0.does(.one) } == ["never": false])
        #expect(
            broken { law -> Bool in
                var isDone = false
                law.never(.one) { isDone = true }
                return isDone
            } == ["always": true])
    }

    @Test func `breaking a law reverses the result of a comparison at the bound or next to it`() {
        #expect(broken { $0.isBelow(.one, 2, 2) } == ["bound": true, "always": true])
        #expect(broken { $0.isBelow(.one, 1, 2) } == ["oneOff": false, "never": false])
        #expect(broken { $0.isBelow(.one, 1.0, 2) } == ["never": false])
        #expect(broken { $0.isAtLeast(.one, 2, 2) } == ["bound": false, "never": false])
    }

    @Test func `breaking a law omits a change, or makes the change only if the old value is absent`() {
        func changed(_ old: Int?) -> [String: Int?] {
            broken { law in
                var variable = old
                law.set(.one, &variable, to: 2)
                return variable
            }
        }
        #expect(changed(1) == ["unchanged": 1, "firstStays": 1])
        #expect(changed(nil) == ["unchanged": nil])
        #expect(changed(2).isEmpty)
    }

    @Test func `strings that are only canonically equivalent are different parts of a list`() {
        let lists = broken { law -> [String] in
            var list = ["\u{E9}"]
            law.emit(.one, "e\u{301}", into: &list)
            return list
        }
        #expect(Set(lists.keys) == ["dropped", "repeated"])
    }

    @Test func `breaking a law drops, repeats or reorders the parts of a list`() {
        #expect(
            broken { law -> [Int] in
                var list = [1]
                law.emit(.one, 2, into: &list)
                return list
            } == ["dropped": [1], "repeated": [1, 2, 2]])
        #expect(
            broken { law -> [Int] in
                var list = [2]
                law.emit(.one, 2, into: &list)
                return list
            } == ["dropped": [2], "repeated": [2, 2, 2], "onlyOnce": [2]])
        #expect(broken { $0.gives(.one, [1, 2]) } == ["dropped": [], "repeated": [1, 1, 2, 2]])
        #expect(
            broken { $0.inOrder(.one, [1, 2, 3]) }
                == ["reversed": [3, 2, 1], "swapped(0)": [2, 1, 3], "swapped(1)": [1, 3, 2]])
        #expect(broken { $0.inOrder(.one, [1]) }.isEmpty)
        let given = [(1, "a"), (2, "b"), (2, "c")]
        let sorted = broken { law in
            law.sorted(.one, given, ties: .ties) { $0.0 > $1.0 }.map(\.1).joined()
        }
        // Each of the two laws can be broken by reversing an order. Both results have the key `reversed`, so the
        // dictionary keeps only the second result, in which the order of ties is reversed.
        #expect(sorted == ["unsorted": "abc", "reversed": "cba"])
    }

    @Test
    func `breaking a law can delay a refusal until after all other refusals, but cannot omit the refusal`()
        throws
    {
        func code(_ law: Ruling<Law>, _ run: DerivationRun) -> String {
            do throws(Rejection) {
                try law.refuse(.one, if: true, Rejection("first"), first: .ties)
                try law.refuse(.one, if: true, Rejection("second"))
                try run.close()
                return ""
            } catch {
                return error.code
            }
        }
        let recording = DerivationRun(keeping: .occasions)
        #expect(code(Ruling(.standard, recording), recording) == "first")
        let late = recording.deviations
        #expect(late.map(\.breakage) == [.late])
        let broken = DerivationRun(breaking: late)
        #expect(code(Ruling(.standard, broken), broken) == "second")
    }
}
