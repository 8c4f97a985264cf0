import Catalogue
import JSON
import Specification
import Testing

@testable import LearningSpecs

/// Tests the checksum, base64 and the unpacking of deflate streams against the results of other programs.
struct InflationTests {
    @Test(arguments: [
        // The streams encode the empty string, "hello" in a stored block, "hello" in fixed codes, and "a" ten times
        // with a distance of 1.
        ("AwA=", ""), ("AQUA+v9oZWxsbw==", "hello"), ("y0jNyckHAA==", "hello"), ("S0yEAQA=", "aaaaaaaaaa"),
    ])
    func `streams from other programs unpack to the original bytes`(base64: String, text: String) throws {
        let bytes = try Base64(.string(base64)).bytes
        let whole = Inflation(bytes, limit: text.utf8.count)
        #expect(whole.output == Array(text.utf8))
        #expect(whole.end == .whole)
        #expect(whole.rest == 0)
        let followed = Inflation(bytes + [0, 1, 2], limit: 1 << 20)
        #expect(followed.output == whole.output)
        #expect(followed.end == .whole)
        #expect(followed.rest == 3)
        for count in bytes.indices {
            let cut = Inflation(bytes.prefix(count), limit: 1 << 20)
            #expect(cut.end == .cut, "\(count)")
            #expect(whole.output.starts(with: cut.output), "\(count)")
        }
    }

    @Test(
        arguments: [
            // A block of the reserved type 3, a stored block whose lengths disagree, and a distance that reaches back
            // beyond the first byte.
            [0x07], [0x01, 5, 0, 5, 0], [0x4B, 0x04, 0x42, 0],
        ] as [[UInt8]])
    func `a stream that does not follow the deflate format is invalid`(bytes: [UInt8]) {
        #expect(Inflation(bytes, limit: 1 << 20).end == .invalid)
    }

    @Test func `the bytes that come before a fault are kept`() {
        let stored: [UInt8] = [0, 2, 0, 0xFD, 0xFF, 0x61, 0x62]
        let broken = Inflation(stored + [0x07], limit: 1 << 20)
        #expect(broken.output == [0x61, 0x62])
        #expect(broken.end == .invalid)
        let cut = Inflation(stored, limit: 1 << 20)
        #expect(cut.output == [0x61, 0x62])
        #expect(cut.end == .cut)
    }

    @Test func `unpacking stops when the limit is reached`() throws {
        let bytes = try Base64("S0yEAQA=".value).bytes
        #expect(Inflation(bytes, limit: 10).end == .whole)
        #expect(Inflation(bytes, limit: 9).end == .tooLong)
        // Stored blocks of 65,535 zeros each; 40 blocks are far longer than the limit.
        let block = [0, 0xFF, 0xFF, 0, 0] + [UInt8](repeating: 0, count: 65_535)
        let long = Inflation(repeatElement(block, count: 40).joined(), limit: 100_000)
        #expect(long.end == .tooLong)
        #expect(long.output.count <= 100_000 + 1 << 16)
    }

    @Test func `the checksum agrees with zlib's crc32`() {
        #expect(Inflation.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
        #expect(Inflation.checksum(of: []) == 0)
        // By zlib's crc32, 1.2.13.
        for (count, checksum) in [
            (1, 0x4B0B_BE37 as UInt32), (7, 0x5449_1CDB), (8, 0xE2E3_5978), (9, 0x3D35_1CFE),
            (15, 0x7C61_9EDC), (16, 0x191F_3D9F), (17, 0x7BA7_5EE3), (64, 0xCBD9_ECF0), (255, 0x8AF1_EB92),
            (1000, 0x17BC_2A46),
        ] {
            let bytes = (0..<count).map { UInt8(($0 * 7 + 3) % 256) }
            #expect(Inflation.checksum(of: bytes) == checksum, "\(count)")
        }
    }

    @Test func `base64 follows RFC 4648, and only one encoding of each string is valid`() throws {
        // The test vectors of section 10 of RFC 4648.
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
