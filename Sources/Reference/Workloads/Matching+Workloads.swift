import Benchmarking
import Catalogue
import JSON
import Reference
import Specification

extension Matching: Benchmarked {
    public static let unit = "pair"
    public static let dimension = "titles a list"
    public static let quickSize = 20

    /// Pairs of lists; one in three titles of the right list is an edited copy of a title in the left list.
    public static let workloads: [Workload<Matching>] =
        [20, 60, 180].map { workload("at 80 %", count: $0, percent: 80) } + [
            workload("at 90 %", count: 60, percent: 90), workload("at 50 %", count: 60, percent: 50),
        ]

    private static func workload(_ kind: String, count: Int, percent: Int) -> Workload<Matching> {
        var titles = TitleGenerator(seed: UInt64(count))
        let left = (0..<count).map { _ in titles.title() }
        let right = (0..<count).map { $0.isMultiple(of: 3) ? titles.edited(left[$0]) : titles.title() }
        return Workload(
            kind, size: count, unitsPerInput: count * count,
            inputs: [Input(left: left, right: right, percent: Number(percent))])
    }

    /// Empty lists and titles, titles with about as many symbols as a lane, a word or a vector has bits, and symbols of
    /// all kinds.
    public static let boundaryInputs: [Input] = {
        let few = String(repeating: "abbcabcccab", count: 28)
        let lengths = [0, 1, 8, 9, 16, 17, 32, 33, 64, 65, 128, 129, 256, 257]
        let long = lengths.map { String(few.prefix($0)) }
        let shifted = lengths.map { String(few.dropFirst(2).prefix($0)) }
        let odd = ["", "e\u{301}", "\u{E9}", "\r\n", "\n\r", "😀", "🇫🇷🇮🇹", "👩‍👩‍👧", "👩‍👩‍👦", "漢字", "ab\r\n"]
        let many = (0..<300).compactMap { Unicode.Scalar(0x4E00 + $0) }.map { String($0) + "ab" }
        return [0, 1, 50, 80, 90, 99, 100].flatMap { percent in
            [
                Input(left: [], right: ["a"], percent: Number(percent)),
                Input(left: ["a", ""], right: [], percent: Number(percent)),
                Input(left: odd, right: odd, percent: Number(percent)),
            ]
        } + [
            Input(left: long, right: shifted, percent: Number(80)),
            Input(left: long, right: shifted, percent: Number(0)),
            Input(left: many, right: Array(many.prefix(3)), percent: Number(67)),
            Input(left: ["a"], right: ["a"], percent: Number(101)),
            Input(left: ["a"], right: ["a"], percent: Number(written: "80.5")),
        ]
    }()

    public static func randomInputs(seed: UInt64) -> [Input] {
        var titles = TitleGenerator(seed: seed)
        return (0..<12).map { _ in
            let left = (0..<Int.random(in: 0...17, using: &titles.chance)).map { _ in titles.title() }
            let right = (0..<Int.random(in: 0...17, using: &titles.chance)).map { _ in
                left.randomElement(using: &titles.chance).map { titles.edited($0) } ?? titles.title()
            }
            let percent = [0, 50, 67, 80, 90, 100].randomElement(using: &titles.chance) ?? 80
            return Input(left: left, right: right, percent: Number(percent))
        }
    }
}

/// A generator of random titles whose words recur, as they do in the titles of one field of research.
struct TitleGenerator {
    var chance: SplitMix
    private var words: [[Character]] = []

    init(seed: UInt64) {
        chance = SplitMix(seed: seed)
        let letters: [Character] = Array("eeeeeettttaaaaooooiiiinnnnsssrrrhhlldddcccuummpffggwybvk")
        words = (0..<3_000).map { _ in
            (0..<Int.random(in: 2...12, using: &chance)).map { _ in
                letters.randomElement(using: &chance) ?? "e"
            }
        }
    }

    /// Returns a title of some words from the generator's list; words near the beginning of the list are more frequent.
    mutating func title() -> String {
        let count = Int.random(in: 3...12, using: &chance)
        return String(
            (0..<count).map { _ in
                let a = Double.random(in: 0..<1, using: &chance)
                let b = Double.random(in: 0..<1, using: &chance)
                return words[Int(a * b * Double(words.count))]
            }.joined(separator: " "))
    }

    /// Returns a title after some edits, which change up to a quarter of its symbols.
    mutating func edited(_ title: String) -> String {
        var symbols = Array(title)
        for _ in 0..<Int.random(in: 0...(symbols.count / 4), using: &chance) {
            chance.edit(&symbols, replacement: "x", insertion: "y")
        }
        return String(symbols)
    }
}
