/// The commands that reports suggest.
package enum SuggestedCommand {
    /// The option that names the corpus of the run in a suggested command, as a list of words.
    ///
    /// The list is empty if the command finds the corpus without the option.
    @TaskLocal package static var corpus: [String] = []
}
