import Specification

/// A rule of adapter protocol 1 that can be tested by exchanging lines with an adapter.
public struct ProtocolRule: Sendable, Equatable {
    /// The version of the protocol that these rules belong to.
    public static let version = 1

    /// The id of the rule, such as `PRT-1`, which never changes.
    public let id: String
    public let sentence: String
    /// How to fix an adapter that breaks the rule.
    public let advice: String

    private init(_ number: Int, _ sentence: String, _ advice: String) {
        id = "PRT-\(number)"
        self.sentence = sentence
        self.advice = advice
    }

    public static let hello = ProtocolRule(
        1, "The hello is answered within the time limit, by the first line on standard output.",
        "Answer {\"op\":\"hello\"} as soon as it is read, before long preparations, and flush; print nothing before it."
    )
    public static let form = ProtocolRule(
        2,
        "The hello is one line of JSON without a byte order mark: its op is \"hello\", its protocol is 1, its name is a string, and it lists the subsystems.",
        "Write one object and a line feed, as `\(Program.name) explain protocol` shows; write plain UTF-8.")
    public static let names = ProtocolRule(
        3, "The hello declares only subsystems, readings and options that exist.",
        "`\(Program.name) list` and `\(Program.name) explain SUBSYSTEM` show which names exist. Declare no other names."
    )
    public static let reply = ProtocolRule(
        4, "Every run is answered by one line with the run's id and exactly one of output, error and skip.",
        "Send the id back as the number that came, and no other members; an error is {\"code\":…}, a skip is a string."
    )
    public static let flush = ProtocolRule(
        5, "An answer is flushed as soon as it is ready, without waiting for further input.",
        "Flush after each reply or batch; read the bytes that have arrived instead of filling a buffer first (in Python, no `for line in sys.stdin` on old versions; in C, fflush(stdout))."
    )
    public static let pipelining = ProtocolRule(
        6, "Many requests may come before the first is answered, and each is answered once, in any order.",
        "Read line by line from one buffered reader that keeps its unread bytes; answer every line.")
    public static let strangers = ProtocolRule(
        7, "An unknown or unreadable line is skipped or rejected, and the adapter continues.",
        "Answer an unknown subsystem with a skip and an invalid input with an error; ignore a line that is not JSON, or answer it with an error whose id is null."
    )
    public static let length = ProtocolRule(
        8, "A line of 1 MiB is read completely.",
        "Read up to the line feed, however long the line is; fixed buffers and line readers with a limit truncate long lines."
    )
    public static let encoding = ProtocolRule(
        9, "Strings pass unchanged, as UTF-8, in both directions.",
        "Set input and output to UTF-8 whatever the locale says (in Python, sys.stdin.reconfigure(encoding=\"utf-8\"))."
    )
    public static let end = ProtocolRule(
        10, "At bye, and at the end of its input, the adapter ends in time with exit code 0.",
        "Leave the loop at bye and at the end of the input; do not wait for threads or children after that.")
    public static let silence = ProtocolRule(
        11, "Standard output contains only the hello and the replies.",
        "Print logs, debugging output, progress and greetings on standard error.")
    public static let constancy = ProtocolRule(
        12, "Every process of the adapter sends the same hello.",
        "Do not put times, process IDs and the like into the name, the version or the lists: several processes count as one adapter."
    )

    /// All rules, in the order of their numbers.
    public static let all = [
        hello, form, names, reply, flush, pipelining, strangers, length, encoding, end, silence, constancy,
    ]

    /// Returns the rule with this id, in upper or lower case; nil if there is none.
    public static func named(_ id: String) -> ProtocolRule? { all.first { $0.id == id.uppercased() } }
}
