/// Deflate (RFC 1951) undone bit by bit, without tables: slow and plain, an oracle for the checks.
struct Inflater {
    /// What ends a stream before its end.
    enum Fault: Error {
        /// The bytes end before the stream does.
        case cut
        /// The stream is no deflate.
        case invalid
        /// More comes out than was asked for.
        case tooLong
    }

    private let bytes: ArraySlice<UInt8>
    private let limit: Int
    private var next: Int
    private var bits: UInt32 = 0
    private var bitCount: UInt32 = 0
    private(set) var output: [UInt8] = []

    /// - Parameters:
    ///   - limit: how many bytes may come out at most.
    ///   - likely: how many probably do.
    init(_ bytes: ArraySlice<UInt8>, limit: Int, likely: Int = 0) {
        self.bytes = bytes
        self.limit = limit
        next = bytes.startIndex
        output.reserveCapacity(min(likely, limit))
    }

    /// Unpacks the whole stream, and returns how many bytes of it were not needed.
    mutating func run() throws(Fault) -> Int {
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            switch try take(2) {
            case 0: try stored()
            case 1: try compressed(Codes.fixedSymbols, Codes.fixedDistances)
            case 2:
                let (symbols, distances) = try dynamicCodes()
                try compressed(symbols, distances)
            default: throw .invalid
            }
        }
        return bytes.endIndex - next
    }

    // MARK: Bits, the lowest first

    private mutating func take(_ count: UInt32) throws(Fault) -> Int {
        while bitCount < count {
            guard next < bytes.endIndex else { throw .cut }
            bits |= UInt32(bytes[next]) << bitCount
            next += 1
            bitCount += 8
        }
        let taken = bits & ((1 << count) - 1)
        bits >>= count
        bitCount -= count
        return Int(taken)
    }

    // MARK: Blocks

    private mutating func stored() throws(Fault) {
        bits = 0
        bitCount = 0
        let count = try take(16)
        guard try take(16) == count ^ 0xFFFF else { throw .invalid }
        let end = min(next + count, bytes.endIndex)
        output += bytes[next..<end]
        let isCut = end - next < count
        next = end
        guard output.count <= limit else { throw .tooLong }
        if isCut { throw .cut }
    }

    private mutating func compressed(_ symbols: Codes, _ distances: Codes) throws(Fault) {
        while true {
            let symbol = try decode(symbols)
            switch symbol {
            case 256: return
            case ..<256: output.append(UInt8(symbol))
            case 257...285:
                let length = Inflater.lengths[symbol - 257] + (try take(Inflater.lengthBits[symbol - 257]))
                let code = try decode(distances)
                guard code < 30 else { throw .invalid }
                let distance = Inflater.distances[code] + (try take(Inflater.distanceBits[code]))
                guard distance <= output.count else { throw .invalid }
                if distance == 1 {
                    output += repeatElement(output[output.count - 1], count: length)
                } else {
                    // What is repeated may reach into what it makes.
                    for _ in 0..<length { output.append(output[output.count - distance]) }
                }
            default: throw .invalid
            }
            guard output.count <= limit else { throw .tooLong }
        }
    }

    private mutating func dynamicCodes() throws(Fault) -> (Codes, Codes) {
        let symbolCount = try take(5) + 257
        let distanceCount = try take(5) + 1
        let lengthCount = try take(4) + 4
        guard symbolCount <= 286, distanceCount <= 30 else { throw .invalid }
        var first = [Int](repeating: 0, count: 19)
        for place in Inflater.order.prefix(lengthCount) { first[place] = try take(3) }
        let codes = try Codes(first, mayBeIncomplete: false)
        var lengths: [Int] = []
        while lengths.count < symbolCount + distanceCount {
            let symbol = try decode(codes)
            switch symbol {
            case ..<16: lengths.append(symbol)
            case 16:
                guard let last = lengths.last else { throw .invalid }
                lengths += Array(repeating: last, count: try take(2) + 3)
            case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
            default: lengths += Array(repeating: 0, count: try take(7) + 11)
            }
        }
        guard lengths.count == symbolCount + distanceCount, lengths[256] > 0 else { throw .invalid }
        return (
            try Codes(Array(lengths[..<symbolCount]), mayBeIncomplete: true),
            try Codes(Array(lengths[symbolCount...]), mayBeIncomplete: true)
        )
    }

    private mutating func decode(_ codes: Codes) throws(Fault) -> Int {
        var code = 0
        var first = 0
        var index = 0
        for length in 1...15 {
            code |= try take(1)
            let count = codes.counts[length]
            if code - count < first { return codes.symbols[index + code - first] }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        throw .invalid
    }

    /// A set of Huffman codes: how many of each length, and their symbols in order.
    private struct Codes {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        /// - Parameter mayBeIncomplete: whether a single code of one bit will do.
        init(_ lengths: [Int], mayBeIncomplete: Bool) throws(Fault) {
            self.init(lengths)
            var left = 1
            for length in 1...15 {
                left = left << 1 - counts[length]
                if left < 0 { throw .invalid }
            }
            let isSingle = symbols.isEmpty || symbols.count == 1 && counts[1] == 1
            if left > 0, !(mayBeIncomplete && isSingle) { throw .invalid }
        }

        private init(_ lengths: [Int]) {
            for length in lengths where length > 0 { counts[length] += 1 }
            for length in 1...15 {
                symbols += lengths.indices.filter { lengths[$0] == length }
            }
        }

        static let fixedSymbols = Codes(
            (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
        static let fixedDistances = Codes([Int](repeating: 5, count: 30))
    }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    /// How many bits follow the symbols of lengths, and the least lengths that they stand for.
    private static let lengthBits = (0..<28).map { UInt32(max(0, $0 / 4 - 1)) } + [0]
    private static let lengths = firsts(from: 3, lengthBits.dropLast()) + [258]
    /// The same of distances.
    private static let distanceBits = (0..<30).map { UInt32(max(0, $0 / 2 - 1)) }
    private static let distances = firsts(from: 1, distanceBits[...])

    /// Returns where each range begins if they follow one another, by the bits of their sizes.
    private static func firsts(from start: Int, _ bits: ArraySlice<UInt32>) -> [Int] {
        bits.indices.map { start + bits[..<$0].reduce(0) { $0 + 1 << Int($1) } }
    }
}
