import Catalogue
import Reference
import Specification
import Testing

@testable import CommandStreams

/// Tests generated streams of hypotheses, and the policies that decide when a command in a stream runs.
struct CommandStreamsTests {
    private static let reader = CommandStream.reader()
    private static let streams = (0..<60).map { CommandStream(utterances: 4, seed: 3, number: $0) }

    /// Returns the commands that a policy runs, each with the index of the hypothesis that makes the policy run it.
    ///
    /// By default only the last hypothesis is final.
    private static func run(
        _ policy: CommandPolicy, _ transcripts: [String], finals: Set<Int>? = nil
    ) -> [(command: SaidCommand, hypothesis: Int)] {
        var listener = CommandListener(policy, reader)
        return transcripts.enumerated().flatMap { place, transcript in
            let isFinal = finals?.contains(place) ?? (place == transcripts.count - 1)
            return listener.hear(reader.hear(transcript), isFinal: isFinal).map { ($0, place) }
        }
    }

    @Test(arguments: [(CommandPolicy.count, CommandsReplay.count), (.index, .index)])
    func `the policies 'count' and 'index' run the same commands as the reference`(
        policy: CommandPolicy, replay: CommandsReplay
    )
        throws
    {
        let phrases = [["line", "line twenty", "line twenty one stop"], ["copy write", "copy write paste"]]
        let transcripts = Self.streams.map { $0.hypotheses.map(\.transcript) } + phrases
        for transcripts in transcripts {
            let output = try Commands.reference.run(
                CommandStream.input(transcripts), readings: Readings.standard.with(replay)
            ).sessions[0]
            let expected = output.executed.map { SaidCommand($0.command, $0.argument) }
            let ran = Self.run(policy, transcripts)
            #expect(ran.map(\.command) == expected)
            #expect(ran.map(\.hypothesis) == output.executed.map(\.hypothesis))
        }
    }

    @Test func `the commands in the last hypothesis of a stream are the spoken commands`() throws {
        for stream in Self.streams {
            let last = try #require(stream.hypotheses.last)
            #expect(last.isFinal)
            #expect(Self.reader.hear(last.transcript).commands == stream.said.map(\.command))
            #expect(stream.hypotheses.count { $0.isFinal } == 4)
        }
    }

    @Test func `steps and endings of each kind are as frequent as in two real sessions`() {
        let streams = (0..<500).map { CommandStream(utterances: 5, seed: 1, number: $0) }
        let steps = streams.flatMap(\.steps)
        let endings = streams.flatMap(\.endings)
        let stepsEach = Double(steps.count) / Double(endings.count)
        #expect(abs(stepsEach - 2.4) < 0.1)
        for step in Step.allCases {
            let many = steps.count { $0 == step }
            let off = Double(many) / Double(steps.count) - Double(step.seen) / 156
            #expect(abs(off) < 0.02)
        }
        for ending in Ending.allCases {
            let many = endings.count { $0 == ending }
            let off = Double(many) / Double(endings.count) - Double(ending.seen) / 65
            #expect(abs(off) < 0.03)
        }
    }

    @Test func `each kind of step changes an interim hypothesis in the expected way`() {
        for stream in Self.streams {
            var steps = stream.steps[...]
            for (before, after) in zip(stream.hypotheses, stream.hypotheses.dropFirst())
            where before.utterance == after.utterance && !after.isFinal {
                let (old, new) = (before.transcript.spokenWords, after.transcript.spokenWords)
                switch steps.popFirst() {
                case .grows:
                    #expect(new.count > old.count)
                    #expect(new.starts(with: old))
                case .shrinks: #expect(new.count < old.count)
                case .repeats: #expect(new == old)
                case .revises:
                    let others = zip(new, old).count { $0 != $1 }
                    #expect(others == 1)
                    #expect(new.count == old.count)
                case nil: Issue.record("there are more hypotheses than steps")
                }
            }
            #expect(steps.isEmpty)
        }
    }

    @Test
    func
        `the policy stable(2) runs a command at the second or the final hypothesis that contains the command`()
    {
        let heard = ["copy", "copy run", "copy red", "copy read", "copy read save"]
        #expect(Self.run(.stable(2), heard).map(\.command) == [.init(.copy), .init(.read), .init(.save)])
        #expect(Self.run(.stable(2), heard).map(\.hypothesis) == [1, 4, 4])
        #expect(Self.run(.stable(3), heard).map(\.hypothesis) == [2, 4, 4])
        #expect(Self.run(.final, heard).map(\.hypothesis) == [4, 4, 4])
        #expect(Self.run(.final, heard, finals: [1, 4]).map(\.hypothesis) == [1, 1, 4])
        #expect(Self.run(.count, heard).map(\.command) == [.init(.copy), .init(.run), .init(.save)])
    }

    @Test
    func `a command that runs before its number is complete counts as one wrong and one missed command`() {
        let said: [(command: SaidCommand, hypothesis: Int)] = [(SaidCommand(.line, "21"), 2)]
        var score = CommandScore()
        score.add(ran: Self.run(.count, ["line", "line twenty", "line twenty one"]), said: said)
        #expect([score.said, score.wrong, score.missed] == [1, 1, 1])
        score.add(
            ran: Self.run(.final, ["line", "line twenty", "line twenty one", "line twenty one"]), said: said)
        #expect([score.said, score.wrong, score.missed] == [2, 1, 1])
        #expect(score.delays == [1])
    }

    @Test func `a command that runs before it is heard, or runs twice, is wrong`() {
        let (cut, copy) = (SaidCommand(.cut), SaidCommand(.copy))
        var score = CommandScore()
        score.add(ran: [(copy, 0), (cut, 3), (copy, 4), (copy, 5)], said: [(cut, 1), (copy, 2)])
        #expect([score.said, score.wrong, score.missed] == [2, 2, 0])
        #expect(score.delays == [2, 2])
        #expect(score.wrongPerThousand == 1_000)
        #expect(score.meanDelay == 2)
    }

    @Test func `a policy that waits longer makes fewer mistakes, but runs the commands later`() throws {
        let rows = PolicyComparison(streams: 40, seed: 5).rows.filter { $0.utterances == 5 }
        func score(_ policy: CommandPolicy) throws -> CommandScore {
            try #require(rows.first { $0.policy == policy }).score
        }
        let (count, two) = (try score(.count), try score(.stable(2)))
        let (three, final) = (try score(.stable(3)), try score(.final))
        #expect(count.wrong > two.wrong && two.wrong > three.wrong && three.wrong > 0)
        #expect(final.wrong == 0 && final.missed == 0)
        #expect(count.meanDelay < two.meanDelay && two.meanDelay < three.meanDelay)
        #expect(three.meanDelay < final.meanDelay)
    }
}
