/// The bytes of a zip archive, with functions that find the numbers and the records in them.
struct ZipBytes: Equatable {
    /// The kinds of zip records, each with the signature that such a record begins with.
    enum Record: Int, CaseIterable {
        case local = 0x0403_4B50
        case directory = 0x0201_4B50
        case descriptor = 0x0807_4B50
        case end = 0x0605_4B50
    }

    let bytes: [UInt8]

    var count: Int { bytes.count }

    subscript(range: Range<Int>) -> [UInt8] { Array(bytes[range]) }

    /// Returns the number that the `count` bytes at a place encode, with the least significant byte first.
    func number(_ count: Int, at place: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }

    /// Returns the `count` consecutive four-byte numbers that begin at a place; nil if the archive is too short.
    func numbers(_ count: Int, at place: Int) -> [Int]? {
        place + 4 * count <= bytes.count ? (0..<count).map { number(4, at: place + 4 * $0) } : nil
    }

    func has(_ record: Record, at place: Int) -> Bool {
        place >= 0 && place + 4 <= bytes.count && number(4, at: place) == record.rawValue
    }

    /// The places of the end records with a comment that ends exactly where the archive ends; the last place is first.
    var ends: [Int] {
        guard count >= 22 else { return [] }
        return (max(0, count - 22 - 0xFFFF)...count - 22).reversed().filter { place in
            bytes[place] == UInt8(ascii: "P") && has(.end, at: place)
                && number(2, at: place + 20) == count - 22 - place
        }
    }

    /// Returns whether the letters PK, which every signature begins with, occur anywhere before the byte at `place`.
    func hasSignature(before place: Int) -> Bool {
        (0..<max(0, place - 1)).contains {
            bytes[$0] == UInt8(ascii: "P") && bytes[$0 + 1] == UInt8(ascii: "K")
        }
    }

    /// Returns whether the extra fields are well-formed and none of them changes the entry's name or sizes.
    func hasPlainExtras(_ fields: Range<Int>) -> Bool {
        var place = fields.lowerBound
        while place + 4 <= fields.upperBound {
            if [0x0001, 0x6375, 0x7075].contains(number(2, at: place)) { return false }
            place += 4 + number(2, at: place + 2)
        }
        return place == fields.upperBound
    }

    /// Whether the records, read from the front, show that the bytes are only the beginning of a longer archive.
    var isCut: Bool {
        /// Each kind of record, the length of its fixed part, and the places of the numbers that give the lengths of
        /// its other parts.
        let records: [(Record, length: Int, lengths: [Int])] = [
            (.local, 30, [26, 28]), (.directory, 46, [28, 30, 32]), (.end, 22, []),
        ]
        var place = 0
        while true {
            guard let (record, length, lengths) = records.first(where: { has($0.0, at: place) }) else {
                // The archive counts as truncated here if no bytes remain, or if the remaining bytes are only the
                // beginning of a signature.
                let rest = bytes[place...].enumerated()
                return count - place < 4
                    && records.contains { record in
                        rest.allSatisfy { $1 == UInt8(truncatingIfNeeded: record.0.rawValue >> (8 * $0)) }
                    }
            }
            guard place + length <= count else { return true }
            if record == .end { return false }
            var next = place + length + lengths.reduce(0) { $0 + number(2, at: place + $1) }
            if record == .local {
                // If the sizes come after the data, the end of the data cannot be found from the front.
                if number(2, at: place + 6) & 8 != 0 { return false }
                next += number(4, at: place + 18)
            }
            guard next <= count else { return true }
            place = next
        }
    }
}
