import Catalogue
import Corpus
import Foundation
import JSON
import Reports
import Specification
import TestSupport
import Testing

@testable import Harness

/// Tests that the quick reader of cases gives the same cases as the careful reader.
struct CaseScannerTests {
    private static func path(_ id: SubsystemID) -> String { "\(id.family)/\(id.name)/a.jsonl" }

    /// Returns all facts about a case as a string.
    private static func told(_ golden: GoldenCase) -> String {
        let typed = golden.typed.map { [$0.input as? any Wire, $0.output as? any Wire] } ?? []
        let texts = typed.map { part in
            part.map { "\(type(of: $0)) \(JSONWriter.text(of: $0.value))" } ?? "none"
        }
        return "\(JSONWriter.text(of: golden.value)) \(golden.subsystem) \(golden.place) \(texts)"
    }

    private func withCare(_ line: Data, _ id: SubsystemID, _ place: CorpusPlace) -> String? {
        guard
            case .success(let golden) = CaseLines(of: Self.path(id), in: .assay).resultWithCare(
                for: line, at: place)
        else {
            return nil
        }
        return Self.told(golden)
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `if the quick reader accepts a line of the corpus, both readers read the same case`(
        id: SubsystemID
    ) throws {
        let specification = try #require(Catalogue.assay.specification(id))
        var scanner = CaseScanner(specification, in: .assay)
        for (number, golden) in try Corpus.bundled.cases(of: id).enumerated() {
            let line = Data(JSONWriter.bytes(of: golden.value))
            let place = CorpusPlace(file: Self.path(id), line: number)
            guard let scanned = scanner.golden(in: line, at: place) else { continue }
            #expect(Self.told(scanned) == withCare(line, id, place))
        }
    }

    @Test func `the quick reader accepts nearly all lines of the corpus`() throws {
        var (quick, all) = (0, 0)
        for specification in Catalogue.assay.all {
            var scanner = CaseScanner(specification, in: .assay)
            for golden in try Corpus.bundled.cases(of: specification.id) {
                all += 1
                if scanner.golden(in: Data(JSONWriter.bytes(of: golden.value)), at: golden.place) != nil {
                    quick += 1
                }
            }
        }
        #expect(Double(quick) > 0.95 * Double(all), "\(quick) of \(all) lines accepted")
    }

    @Test(.heavy, arguments: Catalogue.assay.all.map { $0.id })
    func `if the quick reader accepts a changed line, both readers read the same case`(id: SubsystemID)
        throws
    {
        let all = try Corpus.bundled.cases
        let specification = try #require(Catalogue.assay.specification(id))
        var scanner = CaseScanner(specification, in: .assay)
        var (taken, refused) = (0, 0)
        for (number, golden) in try Corpus.bundled.cases(of: id).enumerated() {
            guard case .object(let members) = golden.value else { continue }
            var entropy = Entropy(seed: 6, for: id.rawValue, number: number)
            var shapes = JSONShapes(number: number)
            let bytes = JSONWriter.bytes(of: golden.value)
            guard bytes.count < 4000 else { continue }
            var lines = [bytes, shapes.damaged(bytes), shapes.damaged(bytes), shapes.damaged(bytes)]
            for _ in 0..<4 {
                var changed = members
                let index = entropy.integer(in: 0...members.count - 1)
                let other = entropy.one(of: all).value[members[index].name]
                switch entropy.below(4) {
                case 0: changed.remove(at: index)
                case 1: changed.append(members[index])
                default: changed[index] = .init(members[index].name, other ?? .null)
                }
                lines.append(JSONWriter.bytes(of: .object(changed)))
            }
            for line in lines.map({ Data($0) }) {
                guard let scanned = scanner.golden(in: line, at: golden.place) else {
                    refused += 1
                    continue
                }
                taken += 1
                let expected = withCare(line, id, golden.place)
                #expect(Self.told(scanned) == expected, "\(String(decoding: line, as: UTF8.self))")
            }
        }
        #expect(taken > 20)
        #expect(refused > 20)
    }

    private static func hindex(_ name: String, clauses: String = #"["HIX-1"]"#, more: String = "") -> Data {
        let head =
            #"{"id":"scholar.hindex/\#(name)","clauses":\#(clauses),"origin":{"kind":"worked","by":"a test"},"#
        return Data((head + #""readings":{},"input":{"publications":[]},"output":{"h":0}\#(more)}"#).utf8)
    }

    private static let place = CorpusPlace(file: "scholar/hindex/a.jsonl", line: 1)

    /// Returns the cases in the given lines, except the cases that the quick reader leaves to the careful reader.
    private static func quick(_ lines: Data...) -> [GoldenCase] {
        var scanner = CaseScanner(HIndex.self, in: .assay)
        return lines.compactMap { scanner.golden(in: $0, at: place) }
    }

    @Test func `lines with the same clauses share one list of clauses`() throws {
        let cases = Self.quick(
            Self.hindex("one"), Self.hindex("two", clauses: #"["HIX-1","HIX-2"]"#),
            Self.hindex("three", more: #","tags":["x"],"note":"a\nb""#))
        try #require(cases.count == 3)
        #expect(cases[1].clauses == ["HIX-1", "HIX-2"])
        #expect(cases[2].clauses == ["HIX-1"])
        #expect(cases[2].tags == ["x"])
        #expect(cases[2].note == "a\nb")
        let shared = cases[0].clauses.withUnsafeBufferPointer { $0.baseAddress }
        #expect(cases[2].clauses.withUnsafeBufferPointer { $0.baseAddress } == shared)
    }

    @Test(arguments: [
        #"["HIX-1","HIX-1"]"#, #"["HIX-99"]"#, "[]", #""HIX-1""#, #"["HIX-1"] "#, #"["HIX-1"]]"#,
    ])
    func `the quick reader rejects a case with invalid clauses, even after a valid case`(clauses: String) {
        let cases = Self.quick(Self.hindex("one"), Self.hindex("two", clauses: clauses), Self.hindex("three"))
        #expect(cases.map(\.id) == ["scholar.hindex/one", "scholar.hindex/three"])
    }

    @Test func `an expected output is stored as text, parsed only on demand, and written unchanged`() throws {
        let golden = try #require(Self.quick(Self.hindex("one")).first)
        #expect(golden.outputText?.value == .record(("h", 0.value)))
        guard case .output(let output) = golden.expectation else {
            Issue.record("no output")
            return
        }
        #expect(output == .record(("h", 0.value)))
        #expect(Data(JSONWriter.bytes(of: golden.value)) == Self.hindex("one"))
    }
}

extension CaseScanner {
    /// Returns the case of a line that is not part of a larger buffer.
    fileprivate mutating func golden(in line: Data, at place: CorpusPlace) -> GoldenCase? {
        line.withUnsafeBytes { golden(in: $0.bindMemory(to: UInt8.self), of: line, at: place) }
    }
}
