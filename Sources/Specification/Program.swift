/// The name of the program that messages mention.
public enum Program {
    /// The name on the command line: `assay`, unless another kit sets its own.
    @TaskLocal public static var name = "assay"
}
