import Catalogue
import Foundation
import JSON
import Specification

/// An implementation of voice.commands, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulCommands: Careful {
    public typealias Subsystem = Commands

    /// The way the program remembers which commands of a growing transcript have already run.
    enum Memory { case asRead, index, forgets, successes }

    var memory = Memory.asRead
    var numbers = SaidNumbers()
    var opensShortest = false
    var renamesToLastOkay = false
    var skipsWholeLine = false
    var clampsLines = false
    var cursorGoesUp = false
    var deleteCopies = false
    var pastesAbove = false
    var pasteStays = false
    var emptyLineIsNone = false
    var runEndsLine = false
    var appendsDictation = false
    var anyStopEnds = false
    var emptyIsALine = false
    var obeysWhileWriting = false
    var dictationWithoutStop = false
    var stopGoesBack: Bool?
    var closedStopIsHeard = true
    var readFalls = false
    var countsOn = false
    var countsPassedOver = true
    var forgetsEdits = false

    public init() {}

    public func run(_ input: Commands.Input, readings: Readings) throws(Rejection) -> Commands.Output {
        var document = input.document
        var outputs: [Commands.SessionOutput] = []
        var last: CarefulDesk?
        for session in input.sessions {
            var desk = CarefulDesk(self, input, readings, on: session.document ?? document)
            if forgetsEdits, !outputs.isEmpty { desk = CarefulDesk(self, input, readings, on: document) }
            if countsOn, let last { (desk.ran, desk.read) = (last.ran, last.read) }
            for (index, transcript) in session.hypotheses.enumerated() {
                desk.hear(transcript.spokenWords, index)
            }
            document = desk.output.document
            last = desk
            outputs.append(desk.output)
        }
        return input.isOneSession ? .session(outputs[0]) : .sessions(outputs)
    }
}
