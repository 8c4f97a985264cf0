import Catalogue
import Foundation
import Reference
import Specification
import Synchronization

/// Takes a turn (one measurement) for each line of standard input, and writes the turn's nanoseconds per unit and
/// its result.
///
///     peer-times geofence one-pass|reference geodesic|haversine FILE
///     peer-times inverse FILE
///     peer-times distance adaptive|reference FILE
///     peer-times titles every-pair|join|matcher LEFT RIGHT
///     peer-times h-index FILE
///
/// The algorithms `join` and `matcher` find the pairs of titles whose similarity is at least 80 %.
///
/// `peer-times self-join FILE` takes no turns: two threads find the pairs of titles whose similarity is at least 90 %.
/// The command writes the number of pairs, the seconds of processor time, and the peak memory use.
///
/// `peer-times distances FILE` takes no turns: it writes the distance of each pair, in metres.
@main
enum PeerTimes {
    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        switch (words.first, words.count) {
        case ("geofence", 4):
            let track = try Columns.read(words[3], number: 3)
            let readings = Readings.standard.with(words[2] == "haversine" ? EarthDistance.haversine : .geodesic)
            words[1] == "one-pass" ? onePass(track, readings) : try reference(track, readings)
        case ("inverse", 2):
            let pairs = try Columns.read(words[1], number: 4)
            take(units: pairs[0].count) {
                var sum = 0.0
                for index in pairs[0].indices { sum += distance(of: index, in: pairs) }
                return String(format: "%.3f", sum)
            }
        case ("distances", 2):
            let pairs = try Columns.read(words[1], number: 4)
            for index in pairs[0].indices { print(distance(of: index, in: pairs)) }
        case ("distance", 3):
            let lines = try lines(words[2])
            let pairs = stride(from: 0, to: lines.count - 1, by: 2).map {
                Distance.Input(a: lines[$0], b: lines[$0 + 1])
            }
            try take(units: pairs.count) {
                var sum = 0
                for pair in pairs {
                    sum +=
                        words[1] == "adaptive"
                        ? AdaptiveDistance.distance(pair.a, pair.b)
                        : try Distance.reference.run(pair, readings: .standard).distance
                }
                return "\(sum)"
            }
        case ("h-index", 2):
            let columns = try Columns.read(words[1], number: 2)
            let citations = columns[1].map { Int32($0) }
            let authors = columns[0]
            let ends = authors.indices.dropFirst().filter { authors[$0] != authors[$0 - 1] } + [authors.count]
            take(units: ends.count) {
                "\(sum(AuthorsHIndex.hIndices(citations: citations, ends: ends)))"
            }
        case ("self-join", 2): selfJoin(try lines(words[1]))
        case ("titles", 4):
            let (left, right) = (try lines(words[2]), try lines(words[3]))
            take(units: left.count * right.count) {
                switch words[1] {
                case "every-pair": "\(sum(EveryPair(left, right).distances()))"
                case "join": "\(TitleJoin(left, right).pairs(atLeast: 80).count)"
                default: "\(Matcher.pairs(left, right, atLeast: 80).count)"
                }
            }
        default:
            FileHandle.standardError.write(Data("peer-times: what to do is not known\n".utf8))
            exit(2)
        }
    }

    private static func selfJoin(_ titles: [String]) {
        let start = processorSeconds()
        let join = TitleJoin(titles)
        let pairs = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            var found = 0
            join.forEachPair(atLeast: 90, part: (index, 2)) { _ in found += 1 }
            pairs.withLock { $0 += found }
        }
        let seconds = processorSeconds() - start
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? "VmHWM unknown"
        print(
            "\(titles.count) titles, \(pairs.withLock { $0 }) pairs, \(seconds) s of processor time, \(peak)")
    }

    private static func lines(_ path: String) throws -> [String] {
        try String(contentsOfFile: path, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    }

    private static func sum(_ numbers: [Int32]) -> Int {
        var sum = 0
        for number in numbers { sum += Int(number) }
        return sum
    }

    /// Returns the distance between the two places of a pair, in metres.
    private static func distance(of index: Int, in pairs: [[Double]]) -> Double {
        Geodesic.distance(
            latitude1: pairs[0][index], longitude1: pairs[1][index], latitude2: pairs[2][index],
            longitude2: pairs[3][index])
    }

    private static func onePass(_ track: [[Double]], _ readings: Readings) {
        var columns = FixColumns()
        (columns.t, columns.lat, columns.lon) = (track[0], track[1], track[2])
        take(units: columns.count) {
            var events: [Geofence.Event] = []
            var pass = GeofencePass(platform: .ios, parameters: .standard, readings: readings)
            pass.take(columns, in: 0..<columns.count, to: &events)
            return "\(events.count)"
        }
    }

    private static func reference(_ track: [[Double]], _ readings: Readings) throws {
        let fixes = track[0].indices.map {
            Fix(t: track[0][$0], lat: track[1][$0], lon: track[2][$0], accuracy: 10)
        }
        let input = Geofence.Input(platform: .ios, fixes: fixes)
        try take(units: fixes.count) {
            "\(try Geofence.reference.run(input, readings: readings).events.count)"
        }
    }

    /// Takes a turn for each line of standard input: calls `work` repeatedly for at least 0.1 s of processor time.
    private static func take(units: Int, work: () throws -> String) rethrows {
        while readLine() != nil {
            var (done, found) = (0, "")
            let start = processorSeconds()
            repeat {
                found = try work()
                done += 1
            } while processorSeconds() - start < 0.1
            let time = (processorSeconds() - start) * 1e9 / Double(done) / Double(units)
            FileHandle.standardOutput.write(Data("\(time) \(found)\n".utf8))
        }
    }

    private static func processorSeconds() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
    }
}

/// A file of columns of numbers: little-endian doubles, one column after the other.
enum Columns {
    static func read(_ path: String, number: Int) throws -> [[Double]] {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let numbers = stride(from: 0, to: bytes.count, by: 8).map { offset in
            Double(
                bitPattern: bytes.withUnsafeBytes {
                    UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                })
        }
        let size = numbers.count / number
        return (0..<number).map { Array(numbers[$0 * size..<($0 + 1) * size]) }
    }
}
