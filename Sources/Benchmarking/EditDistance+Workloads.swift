import Specs

extension EditDistance: Benchmarked {
    public static let unit = "pair"

    public static let workloads: [Workload<EditDistance>] =
        [16, 59, 200, 1000].flatMap { length in
            [
                workload("unrelated", length: length, edits: nil),
                workload("5 % edited", length: length, edits: max(1, length / 20)),
            ]
        } + [workload("Greek, 5 % edited", length: 59, edits: 3, alphabet: Array("αβγδεζηθικλμνξοπρστυφχψω "))]

    /// Pairs of texts of one length, unrelated or some edits apart.
    private static func workload(
        _ name: String, length: Int, edits: Int?, alphabet: [Character] = Array("abcdefghijklmnopqrstuvwxyz    ")
    ) -> Workload<EditDistance> {
        var generator = SplitMix(seed: UInt64(length))
        let count = max(2, 4000 / length)
        let inputs = (0..<count).map { _ in
            let a = text(length, alphabet, &generator)
            let b = edits.map { edited(a, $0, alphabet, &generator) } ?? text(length, alphabet, &generator)
            return Input(a: a, b: b)
        }
        return Workload("\(name), \(length) symbols", size: length, units: count, inputs: inputs)
    }

    private static func text(_ length: Int, _ alphabet: [Character], _ generator: inout SplitMix) -> String {
        String((0..<length).compactMap { _ in alphabet.randomElement(using: &generator) })
    }

    private static func edited(
        _ text: String, _ edits: Int, _ alphabet: [Character], _ generator: inout SplitMix
    ) -> String {
        var symbols = Array(text)
        for _ in 0..<edits {
            let letter = alphabet.randomElement(using: &generator) ?? "x"
            let place = Int.random(in: 0...symbols.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: symbols.insert(letter, at: place)
            case 1 where place < symbols.count: symbols.remove(at: place)
            case 2 where place < symbols.count: symbols[place] = letter
            default: break
            }
        }
        return String(symbols)
    }

    public static func agreementInputs(seed: UInt64) -> [Input] {
        var generator = SplitMix(seed: seed)
        let alphabets: [[Character]] = [Array("ab"), Array("abcdefgh"), Array("aé漢😀ΣЖ"), Array("e\u{301}👩‍👩‍👧x")]
        return (0..<400).map { _ in
            let alphabet = alphabets.randomElement(using: &generator) ?? ["a"]
            let length = [0, 1, 5, 31, 63, 64, 65, 127, 128, 129, 200].randomElement(using: &generator) ?? 0
            let a = text(length, alphabet, &generator)
            if Bool.random(using: &generator) {
                return Input(a: a, b: edited(a, Int.random(in: 0...12, using: &generator), alphabet, &generator))
            }
            return Input(a: a, b: text(Int.random(in: 0...140, using: &generator), alphabet, &generator))
        }
    }
}
