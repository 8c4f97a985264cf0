/// The program that runs the kit; its name appears in messages.
public enum Program {
    /// The name of the program on the command line, which is `assay` unless another kit sets its own name.
    @TaskLocal public static var name = "assay"
}
