import JSON
import Specification
import Testing

@testable import Reference
@testable import Specs

/// The plain inflater of the checks, the checksum and base64, against what other programs make of the same bytes.
struct InflaterTests {
    /// What comes of a stream by the kit's own inflater; nil where it is broken.
    private func inflated(_ bytes: [UInt8], limit: Int = 1 << 20) -> [UInt8]? {
        var inflater = Inflater(bytes[...], limit: limit)
        do throws(Inflater.Fault) {
            _ = try inflater.run()
            return inflater.output
        } catch {
            return nil
        }
    }

    private func inflatedByLibrary(_ bytes: [UInt8]) -> [UInt8]? {
        if case .whole(let output) = Inflation.inflate(bytes, limit: 1 << 20) { return output }
        return nil
    }

    @Test(arguments: [
        // No bytes, fixed codes; "hello" stored and by fixed codes; ten times "a" by a distance of 1.
        ("AwA=", ""), ("AQUA+v9oZWxsbw==", "hello"), ("y0jNyckHAA==", "hello"), ("S0yEAQA=", "aaaaaaaaaa"),
    ])
    func `streams of other programs come out as they went in`(base64: String, text: String) throws {
        let bytes = try Base64(.string(base64)).bytes
        #expect(inflated(bytes) == Array(text.utf8))
        #expect(inflatedByLibrary(bytes) == Array(text.utf8))
    }

    @Test func `on streams by chance it agrees with the system's library`() {
        var whole = 0
        for number in 0..<60_000 {
            var entropy = Entropy(seed: 7, for: "deflate", number: number)
            var bytes = (0..<entropy.integer(in: 1...40)).map { _ in UInt8(entropy.below(256)) }
            // A last block of fixed or of dynamic codes.
            bytes[0] = bytes[0] & 0xF8 | (entropy.once(in: 3) ? 5 : 3)
            let own = inflated(bytes)
            if own != nil { whole += 1 }
            #expect(own == inflatedByLibrary(bytes), "\(bytes)")
        }
        #expect(whole > 100, "\(whole)")
    }

    @Test func `it stops where more comes out than was asked for`() throws {
        let bytes = try Base64("S0yEAQA=".value).bytes
        #expect(inflated(bytes, limit: 10) != nil)
        #expect(inflated(bytes, limit: 9) == nil)
    }

    @Test func `the checksum is the usual one`() {
        #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
        #expect(CRC32.checksum(of: []) == 0)
        // By zlib's crc32, 1.2.13.
        for (count, checksum) in [
            (1, 0x4B0B_BE37 as UInt32), (7, 0x5449_1CDB), (8, 0xE2E3_5978), (9, 0x3D35_1CFE),
            (15, 0x7C61_9EDC), (16, 0x191F_3D9F), (17, 0x7BA7_5EE3), (64, 0xCBD9_ECF0), (255, 0x8AF1_EB92),
            (1000, 0x17BC_2A46),
        ] {
            let bytes = (0..<count).map { UInt8(($0 * 7 + 3) % 256) }
            #expect(CRC32.checksum(of: bytes) == checksum, "\(count)")
        }
    }

    @Test func `base64 is that of RFC 4648, and has one spelling`() throws {
        // The vectors of its section 10.
        for (text, base64) in [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
        ] {
            #expect(Base64(Array(text.utf8)).value == base64.value)
            #expect(try Base64(base64.value).bytes == Array(text.utf8))
        }
        for count in 0..<70 {
            var entropy = Entropy(seed: 3, for: "base64", number: count)
            let bytes = (0..<count).map { _ in UInt8(entropy.below(256)) }
            #expect(try Base64(Base64(bytes).value).bytes == bytes)
        }
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        #expect(try Base64(Base64(letters.value).bytes).value == letters.value)
        for wrong in [
            "A", "AA", "AAA", "AB==", "AAB=", "A===", "====", "AA=A", "AAAA\n", " AAA", "AA==AAAA", "-_AA",
        ] {
            #expect(throws: Misfit.self, "\(wrong)") { try Base64(wrong.value) }
        }
    }
}
