import ArgumentParser

/// Options of `assay run` that are for some names only, a thing that `run` does besides asking a reference.
protocol OwnOptions: ParsableArguments {
    /// The names.
    static var owners: [String] { get }
    /// The options, as a message lists them.
    static var names: String { get }
    /// Whether none of them is given.
    var areUnused: Bool { get }
}
