import Foundation

/// A zip archive that a test writes; its entries are stored without compression.
public struct StoredZip {
    private var body = Data()
    private var directory = Data()
    private var count = 0

    public init() {}

    public mutating func add(_ name: String, _ content: String, isLink: Bool = false) {
        let (name, content) = (Data(name.utf8), Data(content.utf8))
        let offset = body.count
        var common = Data()
        common.append(number: 20, 2)  // Needed to extract.
        common.append(number: 0x800, 2)  // UTF-8.
        common.append(number: 0, 2)  // Stored.
        common.append(number: 0x21_0000, 4)  // The first day that a zip can record.
        common.append(number: Int(Self.checksum(of: content)), 4)
        common.append(number: content.count, 4)
        common.append(number: content.count, 4)
        common.append(number: name.count, 2)
        common.append(number: 0, 2)
        body.append(number: 0x0403_4B50, 4)
        body += common + name + content
        directory.append(number: 0x0201_4B50, 4)
        directory.append(number: 3 << 8 | 20, 2)  // By a Unix.
        directory += common
        directory.append(number: 0, 6)
        directory.append(number: (isLink ? 0o120777 : 0o100644) << 16, 4)
        directory.append(number: offset, 4)
        directory += name
        count += 1
    }

    public var data: Data {
        var end = Data()
        end.append(number: 0x0605_4B50, 4)
        end.append(number: 0, 4)
        end.append(number: count, 2)
        end.append(number: count, 2)
        end.append(number: directory.count, 4)
        end.append(number: body.count, 4)
        end.append(number: 0, 2)
        return body + directory + end
    }

    private static func checksum(of data: Data) -> UInt32 {
        ~data.reduce(~0 as UInt32) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }
}

extension Data {
    fileprivate mutating func append(number: Int, _ bytes: Int) {
        for place in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
    }
}
