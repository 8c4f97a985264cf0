/// The ways in which the miniature, an adapter for tests, can misbehave towards the harness.
///
/// A case is bad if its input contains the number 777. A misbehaviour that affects single cases occurs at the bad
/// cases.
public enum Misbehaviour: String, CaseIterable, Sendable {
    // Before the hello.
    case neverStarts = "never-starts"
    case noHello = "no-hello"
    case garbageForHello = "garbage-for-hello"
    case halfHello = "half-a-hello"
    case replyBeforeHello = "reply-before-hello"
    case byteOrderMark = "byte-order-mark"
    case wrongProtocol = "wrong-protocol"
    case unknownSubsystem = "unknown-subsystem"
    case unknownReading = "unknown-reading"
    // At one case.
    case dies, killed
    case exitsCleanly = "exits-cleanly"
    case hangs
    case stopsItself = "stops-itself"
    case closesOutput = "closes-output"
    case garbage
    case notUTF8 = "not-utf8"
    case halfCharacter = "half-character"
    case halfLine = "half-line"
    case nulBytes = "nul-bytes"
    case wrongID = "wrong-id"
    case textID = "text-id"
    case noID = "no-id"
    case repeatedID = "repeated-id"
    case twoAnswersInOne = "two-answers-in-one"
    case unknownMember = "unknown-member"
    case duplicateMember = "duplicate-member"
    case notANumber = "not-a-number"
    case deep
    case numberAsText = "number-as-text"
    case unknownRejection = "unknown-rejection"
    case commands
    case oversized
    case hugeLine = "huge-line"
    case endless
    case floodsOutput = "floods-output"
    case threeFaults = "three-faults"
    // At every case.
    case helloTwice = "hello-twice"
    case replyBeforeRequest = "reply-before-request"
    case answersTwice = "answers-twice"
    case garbageBeforeEach = "garbage-before-each"
    case garbageAfterEach = "garbage-after-each"
    case echoesEach = "echoes-each"
    case nextIDs = "next-ids"
    case blankLines = "blank-lines"
    case exitsAfterEach = "exits-after-each"
    case diesAfterHello = "dies-after-hello"
    case diesEveryTime = "dies-every-time"
    case closesInput = "closes-input"
    case neverReads = "never-reads"
    case neverAnswers = "never-answers"
    case holdsUntilBye = "holds-until-bye"
    case skipsAll = "skips-all"
    case alwaysZero = "always-zero"
    case oneTooFew = "one-too-few"
    // These behaviours affect no verdict, whether they are allowed or not.
    case none
    case reversed
    case oneBatch = "one-batch"
    case answersEarly = "answers-early"
    case drips
    case carriageReturns = "carriage-returns"
    case decimalID = "decimal-id"
    case diesOnce = "dies-once"
    case floodsErrors = "floods-errors"
    case closesErrors = "closes-errors"
    case ignoresTermination = "ignores-termination"
    case outlivesBye = "outlives-bye"
    case writesAfterBye = "writes-after-bye"
    case failsAfterBye = "fails-after-bye"
    case leavesAChild = "leaves-a-child"
    case leavesADaemon = "leaves-a-daemon"
    // No case of a run triggers these misbehaviours, but `assay smoke` looks for them.
    case strict
    case shortLines = "short-lines"
    case garbles
    case ownIDs = "own-ids"

    /// The expected result of a run of the miniature with a misbehaviour.
    public enum Expectation: Sendable, Equatable {
        /// The run does not start, and the error message contains these words.
        case start(String)
        /// Each bad case has this verdict or this kind of error, and the other cases pass.
        case bad(String)
        /// Every case has this verdict or this kind of error.
        case all(String)
        /// The cases have these verdicts or kinds of error, one for each case in order.
        case each([String])
    }

    public var about: String { row.about }
    public var expectation: Expectation { row.expectation }

    private var row: (about: String, expectation: Expectation) {
        switch self {
        case .neverStarts: ("exits with code 7 before its hello", .start("exit code 7"))
        case .noHello: ("hangs before its hello", .start("no hello within"))
        case .garbageForHello: ("writes a greeting that is not JSON", .start("not JSON"))
        case .halfHello: ("exits in the middle of its hello", .start("middle of a line"))
        case .replyBeforeHello: ("answers before its hello", .start("not a hello"))
        case .byteOrderMark: ("writes a byte order mark before its hello", .start("byte order mark"))
        case .wrongProtocol: ("says hello for protocol 9", .start("the hello's protocol is not 1"))
        case .unknownSubsystem:
            ("declares an unknown subsystem", .start("scholar.nothing, which does not exist"))
        case .unknownReading: ("declares an unknown reading", .start("scholar.x, which does not exist"))

        case .dies: ("exits with code 9 in place of an answer", .bad("crash"))
        case .killed: ("kills itself with SIGKILL", .bad("crash"))
        case .exitsCleanly: ("exits with code 0 in place of an answer", .bad("crash"))
        case .hangs: ("hangs instead of answering", .bad("timeout"))
        case .stopsItself: ("stops itself with SIGSTOP", .bad("timeout"))
        case .closesOutput: ("closes its output and keeps running", .bad("crash"))
        case .garbage: ("answers with a line that is not JSON", .bad("protocol"))
        case .notUTF8: ("answers with bytes that are not UTF-8", .bad("protocol"))
        case .halfCharacter: ("writes half of a UTF-8 character, and exits", .bad("protocol"))
        case .halfLine: ("writes half a line, and exits", .bad("protocol"))
        case .nulBytes: ("writes NUL bytes before its answer", .bad("protocol"))
        case .wrongID: ("answers with an id that was never sent", .bad("protocol"))
        case .textID: ("writes the id as a string", .bad("protocol"))
        case .noID: ("answers without an id", .bad("protocol"))
        case .repeatedID: ("answers one request twice", .bad("protocol"))
        case .twoAnswersInOne: ("writes an output and a skip in one reply", .bad("protocol"))
        case .unknownMember: ("writes a member that replies do not have", .bad("protocol"))
        case .duplicateMember: ("writes the same member twice", .bad("protocol"))
        case .notANumber: ("writes NaN", .bad("protocol"))
        case .deep: ("writes 100000 nested arrays", .bad("protocol"))
        case .numberAsText: ("writes a number as a string", .bad("fail"))
        case .unknownRejection: ("rejects with an unknown code", .bad("exception"))
        case .commands:
            (
                "writes control characters and commands for a CI system into all replies and logs",
                .bad("exception")
            )
        case .oversized:
            ("writes 3 MiB without a line break, although 1 MiB is allowed, and hangs", .bad("oversized"))
        case .hugeLine: ("writes a line of 200 MiB", .bad("oversized"))
        case .endless: ("writes one endless line", .bad("oversized"))
        case .floodsOutput: ("writes lines endlessly", .bad("protocol"))

        case .threeFaults:
            (
                "hangs at one case, exits at another, and writes garbage at a third",
                .each(["pass", "pass", "timeout", "pass", "crash", "pass", "protocol", "pass"])
            )

        case .helloTwice: ("says hello twice", .all("protocol"))
        case .replyBeforeRequest: ("sends unrequested answers right after its hello", .all("protocol"))
        case .answersTwice: ("answers every request twice", .all("protocol"))
        case .garbageBeforeEach:
            ("writes a line of its log to the output before each answer", .all("protocol"))
        case .garbageAfterEach: ("writes a line of its log to the output after each answer", .all("protocol"))
        case .echoesEach: ("writes each request to the output before its answer", .all("protocol"))
        case .nextIDs:
            (
                "answers each request with the id of the next request",
                .each(["protocol", "pass", "pass", "pass", "pass"])
            )
        case .blankLines: ("writes an empty line after each answer", .all("protocol"))
        case .exitsAfterEach: ("exits after each answer", .all("crash"))
        case .diesAfterHello: ("exits with code 3 after its hello", .all("crash"))
        case .diesEveryTime:
            (
                "exits in place of each answer, and may be restarted twice",
                .each(["crash", "crash", "abandoned", "abandoned", "abandoned"])
            )
        case .closesInput: ("closes its input after its hello, and exits", .all("crash"))
        case .neverReads: ("says hello without a request, and never reads its input", .all("timeout"))
        case .neverAnswers: ("reads and never answers", .all("timeout"))
        case .holdsUntilBye: ("holds back every answer until it receives bye", .all("timeout"))
        case .skipsAll: ("skips every request", .all("skip"))
        case .alwaysZero: ("answers 0 to every request", .all("fail"))
        case .oneTooFew: ("answers 1 less than the correct number", .all("fail"))

        case .none: ("behaves well", .all("pass"))
        case .reversed: ("answers in the reverse order (legal)", .all("pass"))
        case .oneBatch: ("answers all requests together when no more requests come (legal)", .all("pass"))
        case .answersEarly:
            ("answers a request after reading only its beginning, and then stops reading", .all("pass"))
        case .drips: ("writes its answers byte by byte (legal)", .all("pass"))
        case .carriageReturns: ("ends its lines with CR LF (legal)", .all("pass"))
        case .decimalID: ("writes the id 3 as 3.0 (legal)", .all("pass"))
        case .diesOnce: ("dies at the bad case, but only the first time", .all("pass"))
        case .floodsErrors: ("writes 6 MB to standard error", .all("pass"))
        case .closesErrors: ("closes standard error", .all("pass"))
        case .ignoresTermination: ("ignores SIGTERM, and keeps running after bye", .all("pass"))
        case .outlivesBye: ("does not exit after bye", .all("pass"))
        case .writesAfterBye: ("writes garbage after bye", .all("pass"))
        case .failsAfterBye: ("exits with code 4 after bye", .all("pass"))
        case .leavesAChild: ("starts a child that keeps the pipes open", .all("pass"))
        case .leavesADaemon: ("starts a child in a separate session", .all("pass"))

        case .strict: ("exits when it reads a line that is not JSON", .all("pass"))
        case .shortLines: ("exits when it reads a line of more than 64 KiB", .all("pass"))
        case .garbles: ("encodes strings in UTF-8 twice, as if the first result were Latin-1", .all("pass"))
        case .ownIDs: ("numbers its answers itself, and ignores the ids of the requests", .all("pass"))
        }
    }

    /// Returns the expected verdict or kind of error of each case, from the cases' citations; nil if the run must not
    /// start.
    public func words(for citations: [Int]) -> [String]? {
        switch expectation {
        case .start: nil
        case .bad(let word): citations.map { Self.isBad($0) ? word : "pass" }
        case .all(let word): citations.map { _ in word }
        case .each(let words): words
        }
    }

    public static func isBad(_ citations: Int) -> Bool { "\(citations)".contains("777") }
}

extension Misbehaviour {
    /// The characters that a terminal or a log interprets instead of showing them.
    public static let obeyed: [Unicode.Scalar] =
        [0x00...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069]
        .flatMap { $0.compactMap { Unicode.Scalar($0 as UInt32) } }

    /// A string with all of these characters, and with commands to the runner of a GitHub workflow.
    public static let evil =
        String(String.UnicodeScalarView(obeyed)) + "\n::error::evil\n \u{FE0F}::stop-commands::evil\r"
        + "::add-mask::evil\n##[error]evil\n\u{1B}[31mevil conforms\u{7}\u{9B}2J"
}
