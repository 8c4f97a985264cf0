import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of the clauses STO-1 to STO-3 of scholar.store, with hand-written operations and random inputs.
struct StoreClauseTests {
    private typealias S = Store

    private let add = Store.Operation.add(title: "a", authors: "A", year: nil, citations: 3)

    private func examined(
        _ operations: [S.Operation], gives results: [S.Result], by readings: Readings = .standard
    ) -> Examination<S> {
        Examination(.init(operations), .output(.init(results)), readings)
    }

    private func publication(
        _ key: Int, _ title: String = "a", authors: String = "A", year: Int = 0, citations: Int = 3,
        checked: Bool = true
    ) -> S.Row {
        .publication(
            .init(
                key: key, title: title, authors: authors, year: year, citations: citations, checked: checked))
    }

    private func entry(_ key: Int, _ title: String, authors: String = "", present: Bool = false) -> S.Row {
        .entry(.init(key: key, title: title, authors: authors, present: present))
    }

    // MARK: STO-1

    @Test(arguments: [
        "O'Neil", "100%@", "'); DROP TABLE x; --", "a\u{0}b", " a ", "e\u{301}", "", "\u{FEFF}",
    ])
    func `a string is listed exactly as it was added to the store`(text: String) {
        let operations: [S.Operation] = [.addHomepageTitles([text]), .list(.homepage)]
        examined(operations, gives: [.keys([1]), .publications([entry(1, text)])]).expectHolds("STO-1")
        examined(operations, gives: [.keys([1]), .publications([entry(1, text + "'")])])
            .expectBroken("STO-1")
    }

    @Test func `strings that look alike, but have different scalars, are different`() {
        let operations: [S.Operation] = [.addHomepageTitles(["é"]), .list(.homepage)]
        examined(operations, gives: [.keys([1]), .publications([entry(1, "e\u{301}")])])
            .expectBroken("STO-1")
        let twins: [S.Operation] = [
            .addHomepageTitles(["é", "e\u{301}", "é"]), .deleteDuplicates(.homepage),
        ]
        examined(twins, gives: [.keys([1, 2, 3]), .deleted(1)]).expectHolds("STO-1")
        examined(twins, gives: [.keys([1, 2, 3]), .deleted(2)])
            .expectBroken("STO-1")
    }

    @Test func `if duplicates are deleted, the smallest key of each title remains`() {
        let operations: [S.Operation] = [
            .addHomepageTitles(["a", "a"]), .deleteDuplicates(.homepage), .list(.homepage),
        ]
        examined(operations, gives: [.keys([1, 2]), .deleted(1), .publications([entry(1, "a")])])
            .expectHolds("STO-1")
        examined(operations, gives: [.keys([1, 2]), .deleted(1), .publications([entry(2, "a")])])
            .expectBroken("STO-1")
    }

    // MARK: STO-2

    @Test func `'checked' is true for a new publication, and 'present' is false for a new title`() {
        let operations: [S.Operation] = [add, .list(.scholar)]
        examined(operations, gives: [.key(1), .publications([publication(1)])]).expectHolds("STO-2")
        examined(operations, gives: [.key(1), .publications([publication(1, checked: false)])])
            .expectBroken("STO-2")
        examined(operations, gives: [.key(1), .publications([publication(1, year: 1)])])
            .expectBroken("STO-2")
        let titles: [S.Operation] = [.addHomepageTitles(["a"]), .list(.homepage)]
        examined(titles, gives: [.keys([1]), .publications([entry(1, "a", authors: "A")])])
            .expectBroken("STO-2")
        examined(titles, gives: [.keys([1]), .publications([publication(1)])])
            .expectBroken("STO-2")
    }

    @Test func `setting a value succeeds, even if the row already has this value`() {
        let operations: [S.Operation] = [
            add, .setChecked(key: 1, true), .setChecked(key: 1, false), .list(.scholar),
        ]
        examined(operations, gives: [.key(1), .done, .done, .publications([publication(1, checked: false)])])
            .expectHolds("STO-2")
        examined(operations, gives: [.key(1), .unknownKey, .done, .publications([publication(1)])])
            .expectBroken("STO-2")
        examined(operations, gives: [.key(1), .done, .done, .publications([publication(1)])])
            .expectBroken("STO-2")
    }

    @Test func `an operation with an unknown key gives an error, and changes nothing`() {
        let operations: [S.Operation] = [
            add, .addAuthors(key: 1, "B"), .delete(.homepage, key: 1), .count(.scholar),
        ]
        examined(operations, gives: [.key(1), .unknownKey, .unknownKey, .count(1)]).expectHolds("STO-2")
        examined(operations, gives: [.key(1), .done, .unknownKey, .count(1)])
            .expectBroken("STO-2")
        examined(operations, gives: [.key(1), .unknownKey]).expectBroken("STO-2")
        examined(operations, gives: [.key(1), .unknownKey, .count(0), .count(1)])
            .expectBroken("STO-2")
        let upsert: [S.Operation] = [.setPresent(key: 7, true), .list(.homepage)]
        // The empty title in this list was never added, so the outcome breaks STO-1 too.
        examined(upsert, gives: [.unknownKey, .publications([entry(7, "", present: true)])])
            .expectBroken("STO-1")
    }

    @Test func `an input with negative citations is rejected as a whole`() {
        let input = S.Input([.open, .add(title: "", authors: "", year: nil, citations: -1)])
        Examination<S>(input, .rejection(Publications.invalid())).expectHolds("STO-2")
        Examination<S>(input, .output(.init([.done, .key(1)])))
            .expectBroken("STO-2")
        Examination<S>(.init([.open]), .rejection(Publications.invalid()))
            .expectBroken("STO-2")
    }

    // MARK: STO-3

    @Test func `the next key is the greatest key plus 1`() {
        let never = Readings.standard.with(StoreKey.never)
        let operations: [S.Operation] = [add, add, .delete(.scholar, key: 2), add]
        examined(operations, gives: [.key(1), .key(2), .done, .key(2)]).expectHolds("STO-3")
        examined(operations, gives: [.key(1), .key(2), .done, .key(3)], by: never).expectHolds("STO-3")
        examined(operations, gives: [.key(1), .key(2), .done, .key(3)])
            .expectBroken("STO-3")
        examined(operations, gives: [.key(1), .key(2), .done, .key(2)], by: never)
            .expectBroken("STO-3")
        examined([add, .addHomepageTitles(["a"])], gives: [.key(1), .keys([2])])
            .expectBroken("STO-3")
    }

    @Test func `Scholar's publications are sorted by citations, then by key`() {
        let more = S.Operation.add(title: "b", authors: "A", year: nil, citations: 9)
        let operations: [S.Operation] = [add, more, add, .list(.scholar)]
        let rows = [publication(2, "b", citations: 9), publication(1), publication(3)]
        func examined(_ rows: [S.Row]) -> Examination<S> {
            self.examined(operations, gives: [.key(1), .key(2), .key(3), .publications(rows)])
        }
        examined(rows).expectHolds("STO-3")
        examined([rows[1], rows[0], rows[2]]).expectBroken("STO-3")
        examined([rows[0], rows[2], rows[1]]).expectBroken("STO-3")
        examined([rows[0], rows[1]]).expectBroken("STO-3")
        examined(rows + [rows[2]]).expectBroken("STO-3")
    }

    @Test func `each of the two tables is counted and emptied separately`() {
        let operations: [S.Operation] = [add, .deleteAll(.homepage), .count(.scholar), .deleteAll(.scholar)]
        examined(operations, gives: [.key(1), .deleted(0), .count(1), .deleted(1)]).expectHolds("STO-3")
        examined(operations, gives: [.key(1), .deleted(0), .count(0), .deleted(0)])
            .expectBroken("STO-3")
        examined(operations, gives: [.key(1), .deleted(1), .count(1), .deleted(1)])
            .expectBroken("STO-3")
    }

    @Test func `the operation open keeps the publications in the store`() {
        let program = Improvised<S> { input, readings in
            let last = input.operations.lastIndex(of: .open).map { input.operations[$0...] }
            let kept = Store.Input(Array(last ?? input.operations[...]))
            let right = S.reference.outcome(of: kept, readings: readings).output?.results ?? []
            let before = input.operations.count - kept.operations.count
            let all = S.reference.outcome(of: input, readings: readings).output?.results ?? []
            return .init(all.prefix(before) + right)
        }
        Examination(.init([add, .count(.scholar)]), by: program)
            .expectBroken("STO-3")
        Examination(.init([add, .count(.scholar)]), by: S.reference).expectHolds("STO-3")
    }

    // MARK: Properties

    @Test func `the properties suffice to reveal wrong results`() {
        let listing = S.Input([.list(.scholar), add, .list(.scholar)])
        func contradicted(_ first: [S.Row], _ second: [S.Row]) -> [S.Law] {
            let results: [S.Result] = [.publications(first), .key(1), .publications(second)]
            return Relations<S>(listing, .output(.init(results))).contradicted
        }
        #expect(contradicted([], [publication(1)]).isEmpty)
        #expect(contradicted([publication(1)], [publication(1)]) == [.emptyAtFirst])
        #expect(contradicted([], [publication(1), publication(1)]) == [.byCitations])
        #expect(contradicted([], [publication(1, "a ")]) == [.verbatim])
    }

    @Test func `the probes reveal whether the operation 'open' or an unknown key changes other results`() {
        func forgetful(_ isForgotten: @escaping @Sendable (S.Operation) -> Bool) -> Improvised<S> {
            Improvised<S> { input, readings throws(Rejection) in
                let kept = input.operations.map { isForgotten($0) ? .deleteAll(.scholar) : $0 }
                return try S.reference.run(.init(kept), readings: readings)
            }
        }
        let input = S.Input([add, .count(.scholar)])
        #expect(Relations(input, by: forgetful { $0 == .open }).contradicted == [.open])
        let unknown = S.Operation.setChecked(key: 0, false)
        #expect(Relations(input, by: forgetful { $0 == unknown }).contradicted == [.open])
    }

    // MARK: Forms

    @Test(arguments: [
        #"{"kind":"drop"}"#, #"{"kind":"list","table":"other"}"#, #"{"kind":"open","table":"scholar"}"#,
        #"{"kind":"add","title":"","authors":""}"#, #"{"kind":"delete","key":1}"#,
        #"{"kind":"setChecked","key":1,"checked":1}"#,
    ])
    func `an operation must have exactly the members of its kind`(text: String) {
        #expect(throws: Misfit.self) { try S.Operation(JSONReader.value(of: text)) }
    }

    @Test(arguments: [
        #"{"key":1,"keys":[]}"#, #"{"error":"x"}"#, #"{"rows":[]}"#,
        #"{"publications":[{"key":1,"title":"","authors":""}]}"#,
    ])
    func `a result must have the members of exactly one kind of result`(text: String) {
        #expect(throws: Misfit.self) { try S.Result(JSONReader.value(of: text)) }
    }

    // MARK: Random inputs

    @Test func `random inputs lead to deleted duplicates, unknown keys and rejections`() {
        let outcomes = GeneratorExamination<S>().inputs.map { S.reference.outcome(of: $0) }
        let results = outcomes.flatMap { $0.output?.results ?? [] }
        #expect(results.count { $0 == .unknownKey } >= 100)
        #expect(outcomes.count { $0.rejection != nil } >= 20)
        let deleted = results.count { if case .deleted(let count) = $0 { count > 0 } else { false } }
        #expect(deleted >= 40)
    }
}
