/// The commands that reports suggest.
package enum SuggestedCommand {
    /// The option that names the corpus of the run in a suggested command, as words of a shell command.
    ///
    /// The list of words is empty if the command finds the corpus without an option.
    @TaskLocal package static var corpus: [String] = []
}
