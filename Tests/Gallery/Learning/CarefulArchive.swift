import CZlib
import Catalogue
import JSON
import Specification

/// An implementation of learning.archive, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulArchive: Careful {
    public typealias Subsystem = Archive

    var refusesUp = true
    var refusesBackslashes = true
    var refusesDrives = true
    var refusesEveryTwoPoints = false
    var judgesDirectories = true
    var judgesLinks = true
    var walksLinksFromRoot = false
    var trustsSizes = false
    var countsDirectories = false
    var looksAtChecksums = true
    var looksForTwins = true
    var skipsWhatItCannotRead = false
    var limitsFirst = false
    var sorts = true
    var callsItDamaged = false
    var wantsNoComment = false
    var wantsNoPrefix = false
    var followsLinks = true
    var looksForPlaces = true
    var looksForDrivesInFront = false
    var judgesFirstLinksOnly = false
    var takesFoldersByName = false
    var allowsRests = false
    var wantsNamesFlagged = false

    public init() {}

    private struct Member {
        var name: [UInt8]
        var isDirectory: Bool
        var isLink: Bool
        var isFlagged: Bool
        var crc: UInt32
        var size: Int
        /// The unpacked bytes; nil if the compressed stream is damaged.
        var content: [UInt8]?
        /// The number of unpacked bytes; if the stream is damaged, the number of bytes before the damage.
        var count: Int
    }

    public func run(_ input: Archive.Input, readings: Readings) throws(Rejection) -> Archive.Output {
        guard let (members, isSupported) = self.members(input.archive) else { throw Archive.damaged() }
        if !isSupported, !skipsWhatItCannotRead {
            throw callsItDamaged ? Archive.damaged() : Archive.unsupported()
        }
        if limitsFirst, isOver(input.limits, members) { throw Archive.tooLarge() }
        for member in members where !member.isDirectory || judgesDirectories {
            if isUnsafe(member.name) || hasUp(member.name) { throw Archive.unsafe() }
        }
        for member in members where member.isLink && judgesLinks {
            if isUnsafe(member.content ?? []) { throw Archive.unsafe() }
        }
        if judgesLinks, outside(members) { throw Archive.unsafe() }
        if isOver(input.limits, members) { throw Archive.tooLarge() }
        var files: [Archive.File] = []
        var names: Set<[UInt8]> = []
        for member in members {
            guard let content = member.content, content.count == member.size || trustsSizes else {
                throw Archive.damaged()
            }
            let sum = content.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
            if looksAtChecksums, UInt32(truncatingIfNeeded: sum) != member.crc { throw Archive.damaged() }
            let isNew = names.insert(member.name).inserted
            if !isNew {
                if looksForTwins { throw Archive.damaged() }
                files.removeAll { Array($0.path.utf8) == member.name }
            }
            if looksForPlaces, !hasRoom(member, among: members) { throw Archive.damaged() }
            guard !member.isDirectory else { continue }
            let path = text(member)
            files.append(.init(path: path, size: content.count, crc32: member.crc))
        }
        if sorts {
            files.sort { Array($0.path.unicodeScalars).lexicographicallyPrecedes($1.path.unicodeScalars) }
        }
        return .init(files: files)
    }

    // MARK: Names

    /// The characters of code page 437 from 0x80 on.
    private static let codePage = Array(
        """
        ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
        αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
        """.unicodeScalars)

    private func text(_ member: Member) -> String {
        if member.isFlagged || !wantsNamesFlagged, let text = String(validating: member.name, as: UTF8.self) {
            return text
        }
        return String(
            String.UnicodeScalarView(
                member.name.map { $0 < 0x80 ? Unicode.Scalar($0) : Self.codePage[Int($0) - 0x80] }))
    }

    private func isUnsafe(_ path: [UInt8]) -> Bool {
        let text = String(decoding: path, as: UTF8.self)
        if text.hasPrefix("/") || refusesBackslashes && text.contains("\\") { return true }
        let start = looksForDrivesInFront ? path : places(path).first ?? []
        guard refusesDrives, start.count > 1, start[1] == 58 else { return false }
        return (65...90).contains(start[0]) || (97...122).contains(start[0])
    }

    private func hasUp(_ name: [UInt8]) -> Bool {
        let text = String(decoding: name, as: UTF8.self)
        if refusesEveryTwoPoints { return text.contains("..") }
        return refusesUp && text.split(separator: "/").contains("..")
    }

    /// Returns whether any link leads out of the folder once all links exist.
    private func outside(_ members: [Member]) -> Bool {
        var targets: [[[UInt8]]: [[UInt8]]] = [:]
        var links: [(place: [[UInt8]], target: [[UInt8]])] = []
        for member in members where member.isLink && !member.isDirectory {
            guard let content = member.content else { continue }
            let (place, target) = (places(member.name), places(content))
            if targets[place] == nil || !judgesFirstLinksOnly { links.append((place, target)) }
            if targets[place] == nil { targets[place] = target }
        }
        return links.contains { link, target in
            let folder = walksLinksFromRoot ? [] : Array(link.dropLast())
            var at = takesFoldersByName ? folder : []
            var (way, steps) = (takesFoldersByName ? target : folder + target, 0)
            while !way.isEmpty, steps < 1_000 {
                steps += 1
                let step = way.removeFirst()
                if step == Array("..".utf8) {
                    if at.isEmpty { return true }
                    at.removeLast()
                } else if followsLinks, let next = targets[at + [step]] {
                    way = next + way
                } else {
                    at.append(step)
                }
            }
            return false
        }
    }

    /// Returns the steps of a path as bytes; if they were strings, Swift would treat composed and decomposed é as
    /// equal.
    private func places(_ name: [UInt8]) -> [[UInt8]] {
        name.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != Array(".".utf8) }
    }

    private func hasRoom(_ member: Member, among members: [Member]) -> Bool {
        let place = places(Array(text(member).utf8))
        return !members.contains { other in
            let there = places(Array(text(other).utf8))
            if there == place { return other.name != member.name }
            return !other.isDirectory && place.starts(with: there)
        }
    }

    private func isOver(_ limits: Archive.Limits, _ members: [Member]) -> Bool {
        let files = members.count { !$0.isDirectory || countsDirectories }
        let bytes = members.reduce(0) { $0 + (trustsSizes ? $1.size : $1.count) }
        return files > limits.files || bytes > limits.bytes
    }

    // MARK: Bytes

    private func members(_ bytes: [UInt8]) -> (members: [Member], isSupported: Bool)? {
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= bytes.count else { return nil }
            return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        let longest = wantsNoComment ? 0 : max(0, min(0xFFFF, bytes.count - 22))
        let comment = (0...longest).first {
            number(bytes.count - 22 - $0, 4) == 0x0605_4B50 && number(bytes.count - 2 - $0, 2) == $0
        }
        guard let comment else { return nil }
        let end = bytes.count - 22 - comment
        guard let count = number(end + 10, 2), let said = number(end + 16, 4), let size = number(end + 12, 4),
            number(end + 4, 4) == 0, number(end + 8, 2) == count, said + size <= end
        else { return nil }
        let start = end - size
        if wantsNoPrefix, said != start { return nil }
        var members: [Member] = []
        var isSupported = true
        var place = start
        for _ in 0..<count {
            guard place + 46 <= end, number(place, 4) == 0x0201_4B50, let madeBy = number(place + 4, 2),
                let flags = number(place + 8, 2), let method = number(place + 10, 2),
                let crc = number(place + 16, 4), let packed = number(place + 20, 4),
                let size = number(place + 24, 4), let nameLength = number(place + 28, 2),
                let extra = number(place + 30, 2), let comment = number(place + 32, 2),
                let mode = number(place + 40, 2),
                let local = number(place + 42, 4).map({ $0 + start - said }),
                number(local, 4) == 0x0403_4B50, let localName = number(local + 26, 2),
                let localExtra = number(local + 28, 2)
            else { return nil }
            let data = local + 30 + localName + localExtra
            let next = place + 46 + nameLength + extra + comment
            guard next <= end, data + packed <= start, localName == nameLength,
                bytes[place + 46..<place + 46 + nameLength].elementsEqual(
                    bytes[local + 30..<local + 30 + localName])
            else { return nil }
            place = next
            if flags & 1 == 1 || method != 0 && method != 8 {
                isSupported = false
                continue
            }
            let name = Array(bytes[next - nameLength - extra - comment..<next - extra - comment])
            let stream = Array(bytes[data..<data + packed])
            let (content, came): ([UInt8]?, Int) = method == 0 ? (stream, packed) : inflated(stream)
            members.append(
                Member(
                    name: name, isDirectory: name.last == 47, isLink: madeBy >> 8 == 3 && mode >> 12 == 10,
                    isFlagged: flags & 0x800 != 0, crc: UInt32(crc), size: size, content: content, count: came
                ))
        }
        return place == end ? (members, isSupported) : nil
    }

    private func inflated(_ stream: [UInt8]) -> ([UInt8]?, Int) {
        var stream = stream
        var output = [UInt8](repeating: 0, count: stream.count * 1_040 + 64)
        var state = z_stream()
        guard czlib_inflate_raw_init(&state) == Z_OK else { return (nil, 0) }
        defer { inflateEnd(&state) }
        let status = stream.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                state.next_in = source.baseAddress
                state.avail_in = UInt32(source.count)
                state.next_out = target.baseAddress
                state.avail_out = UInt32(target.count)
                return inflate(&state, Z_FINISH)
            }
        }
        let count = Int(state.total_out)
        let isWhole = status == Z_STREAM_END && (state.avail_in == 0 || allowsRests)
        return (isWhole ? Array(output[..<count]) : nil, count)
    }
}
