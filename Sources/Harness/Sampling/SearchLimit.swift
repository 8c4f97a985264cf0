/// A limit that ended the search for a smaller failing input although there were inputs left to try.
public enum SearchLimit: String, Sendable {
    /// The maximum number of inputs was tried.
    case inputs
    /// The time ran out; only a search with an adapter has a time limit.
    case time
    /// The search was cancelled, for example by Ctrl-C.
    case interruption

    /// The maximum number of inputs that a search tries.
    public static let greatestCount = 20_000
    /// A search with an adapter tries no further inputs after this time, since an adapter may hang.
    ///
    /// If the candidate runs in this process, only the number of inputs limits the search, so that the result does not
    /// depend on the load of the machine.
    public static let longestTime = Duration.seconds(60)
}
