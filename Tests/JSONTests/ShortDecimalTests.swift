import Specification
import Testing

@testable import JSON

struct ShortDecimalTests {
    @Test func `a short decimal is converted to the same double, bit for bit, as its spelling`() {
        var short = 0
        for number in 0..<40_000 {
            var entropy = Entropy(seed: 5, for: "decimals", number: number)
            var digits = (0..<Int.random(in: 1...17, using: &entropy)).map { _ in
                "\(Int.random(in: 0...9, using: &entropy))"
            }
            if Bool.random(using: &entropy) {
                digits.insert(".", at: Int.random(in: 1...digits.count, using: &entropy))
            }
            if digits.last == "." { digits.removeLast() }
            var text = digits.joined()
            while text.hasPrefix("0"), text.dropFirst().first?.isNumber == true { text.removeFirst() }
            if Bool.random(using: &entropy) { text = "-" + text }
            let number = Number(written: text)
            #expect(number.double.bitPattern == Double(text)?.bitPattern, "\(text)")
            #expect(number.float.bitPattern == Float(text)?.bitPattern, "\(text)")
            if ShortDecimal(text) != nil { short += 1 }
        }
        #expect(short > 20_000)
    }

    @Test(arguments: [
        "0.0", "-0.0", "-0", "16777217", "16777216", "0.10000001", "1.0000000596046448", "1e5",
        "9007199254740993", "999999999999999", "33554433.5",
    ])
    func `zeros keep their sign, and decimals without an exact result are left to the general conversion`(
        text: String
    ) {
        let number = Number(written: text)
        #expect(number.double.bitPattern == Double(text)?.bitPattern)
        #expect(number.float.bitPattern == Float(text)?.bitPattern)
    }

    @Test func `in single precision, a number beyond the range becomes infinite`() {
        #expect(Number(written: "1e400").float == .infinity)
        #expect(Number(written: "-1e39").float == -.infinity)
        #expect(Number(12).float == 12)
    }
}
