import Catalogue
import Foundation
import JSON
import Specification
import TestSupport
import Testing

@testable import StayRules

/// Tests that, on thousands of fixes, each rule finds the same stays as the program that the rule was taken from.
struct PeerTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Benchmarks/stays/peers.py").path

    private static let hasPeers = (try? run(["--versions"], input: "")) != nil

    private struct Failed: Error {}

    /// Runs the Python script that calls the programs, and returns the lines that it prints.
    private static func run(_ arguments: [String], input: String) throws -> [Substring] {
        let scratch = try Scratch()
        try scratch.write(input, to: "in")
        try scratch.write("", to: "out")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script] + arguments
        process.standardInput = try FileHandle(forReadingFrom: scratch.place("in"))
        process.standardOutput = try FileHandle(forWritingTo: scratch.place("out"))
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failed() }
        return try scratch.read("out").split(separator: "\n")
    }

    /// A track, and the parameters that the programs use for it.
    private struct Question {
        let fixes: [Fix]
        var distance = StayRules.distance
        var duration = StayRules.duration
        var gap = 900.0
        var includesLast = true

        var line: String {
            let rows = fixes.map { fix -> Value in
                .array([fix.t, fix.lat, fix.lon].map { .number(Number($0)) })
            }
            return JSONWriter.text(
                of: .record(
                    ("distance", .number(Number(distance))), ("duration", .number(Number(duration))),
                    ("gap", .number(Number(gap))), ("includesLast", .bool(includesLast)),
                    ("fixes", .array(rows))))
        }

        var rules: [any StayRule] {
            [
                AnchorWithGaps(distance: distance, duration: duration, gap: gap, includesLast: includesLast),
                BoundedDiameter(diameter: 2 * distance, duration: duration),
            ]
        }
    }

    /// Returns a walk on a lattice with repeated places and times.
    ///
    /// Some gaps equal or exceed the limit, and some stays have exactly the minimum duration.
    private static func lattice(_ number: Int) -> Question {
        var chance = Chance(seed: 11, "lattice", number: number)
        let (step, south) = ([2e-5, 1e-4, 3e-4][number % 3], [0, 49.4, -67.5][number / 3 % 3])
        var (t, east, north) = (1_536_818_400.0, 0, 0)
        let fixes = (0..<chance.whole(0...60)).map { _ -> Fix in
            t += [0, 60, 60, 180, 180, 300, 600, 900, 901][chance.whole(0...8)]
            if chance.happens(0.6) {
                east += chance.whole(-2...2)
                north += chance.whole(-2...2)
            }
            if chance.happens(0.05) { east += chance.whole(-30...30) }
            return Fix(
                t: t, lat: ((south + Double(north) * step) * 1e7).rounded() / 1e7,
                lon: ((2.8 + Double(east) * step) * 1e7).rounded() / 1e7, accuracy: 10)
        }
        var question = Question(
            fixes: fixes, duration: [600, 1_260, 60][chance.whole(0...2)], includesLast: chance.happens(0.5))
        // In some walks, the parameter `distance` is exactly the distance between two of the fixes.
        if chance.happens(0.5), fixes.count > 1 {
            let (a, b) = (chance.whole(0...fixes.count - 1), chance.whole(0...fixes.count - 1))
            let distance = AnchorWithGaps.metres(fixes[a].place, fixes[b].place)
            if distance > 0.5 { question.distance = distance }
        }
        return question
    }

    @Test(
        .enabled(if: hasPeers, "trackintel 1.4.2 and MovingPandas 0.23.0 are not installed"),
        .timeLimit(.minutes(30)))
    func `trackintel and MovingPandas find the same stays`() throws {
        let days = UserClass.allCases.flatMap { userClass in
            (0..<6).map { Question(fixes: Day(userClass, number: $0, seed: 1).fixes) }
        }
        let questions =
            days + (0..<250).map(Self.lattice) + Weakness.all.map { Question(fixes: $0.fixes) }
        let lines = try Self.run([], input: questions.map { $0.line + "\n" }.joined())
        try #require(lines.count == questions.count)
        var counts = [0, 0]
        for (number, (question, line)) in zip(questions, lines).enumerated() {
            let answer = try JSONReader.value(of: Array(line.utf8)[...])
            for (index, rule) in question.rules.enumerated() {
                let wanted = try stays(of: answer[rule.name])
                let found = rule.stays(in: question.fixes)
                counts[index] += found.count
                let isSame =
                    found.map(\.arrival) == wanted.map(\.arrival)
                    && found.map(\.departure) == wanted.map(\.departure)
                #expect(
                    isSame,
                    """
                    track \(number), \(rule.name): the rule finds \(found.map { [$0.arrival, $0.departure] }), \
                    the program finds \(wanted.map { [$0.arrival, $0.departure] }), in \(question.line)
                    """)
                for (stay, peer) in zip(found, wanted) where isSame {
                    let metres = stay.centre.metres(to: peer.centre)
                    #expect(metres < 0.001, "track \(number), \(rule.name): the centre is off by \(metres) m")
                }
            }
        }
        // Each rule must find enough stays for a meaningful comparison.
        #expect(counts.allSatisfy { $0 > 200 }, "\(counts)")
    }

    /// Apart from the rounding of degrees, the three places are on a line, and the first is 46.8 m from the last.
    ///
    /// The rectangle that MovingPandas computes is half as long as this line, so a diameter of 40 m is enough for all
    /// three places.
    @Test(.enabled(if: hasPeers, "trackintel 1.4.2 and MovingPandas 0.23.0 are not installed"))
    func `MovingPandas finds a stop on a line that is longer than the allowed diameter`() throws {
        let places = [(49.4, 2.7981), (49.4, 2.7981), (49.4, 2.7981), (49.3998, 2.798), (49.3996, 2.7979)]
        let fixes = places.enumerated().map {
            Fix(t: Double($0) * 300, lat: $1.0, lon: $1.1, accuracy: 10)
        }
        let question = Question(fixes: fixes, distance: 20, duration: 600)
        let line = try #require(try Self.run([], input: question.line + "\n").first)
        let theirs = try stays(of: JSONReader.value(of: Array(line.utf8)[...])["movingpandas"])
        #expect(theirs.map(\.departure) == [1_200])
        #expect(question.rules[1].stays(in: fixes).map(\.departure) == [900])
    }

    private struct PeerStay {
        let arrival: Double
        let departure: Double
        let centre: Coordinate
    }

    private func stays(of answer: Value?) throws -> [PeerStay] {
        guard case .array(let rows)? = answer else { throw Failed() }
        return try rows.map { row in
            guard case .array(let cells) = row, cells.count == 4 else { throw Failed() }
            let numbers = try cells.map { cell in
                guard case .number(let number) = cell else { throw Failed() }
                return number.double
            }
            return PeerStay(
                arrival: numbers[0], departure: numbers[1],
                centre: Coordinate(lat: numbers[2], lon: numbers[3]))
        }
    }
}
