import Catalogue
import Foundation
import JSON
import Specification

/// voice.commands as somebody builds it from the prose; each variable is a choice that can be made wrong.
public struct CarefulCommands: Careful {
    public typealias Subsystem = Commands

    /// How it is known which commands have run.
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

    public init() {}

    public func run(_ input: Commands.Input, readings: Readings) throws(Rejection) -> Commands.Output {
        var desk = CarefulDesk(self, input, readings)
        for (index, transcript) in input.hypotheses.enumerated() { desk.hear(transcript.spokenWords, index) }
        return desk.output
    }
}
