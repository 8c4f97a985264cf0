/// The commands that reports suggest.
package enum SuggestedCommand {
    /// The option with which a suggested command finds the corpus of the run, as words of a shell command.
    ///
    /// It is empty if the command finds the corpus without an option.
    @TaskLocal package static var corpus: [String] = []
}
