/// The program in which the kit runs, whose name appears in messages.
public enum Program {
    /// The name of the program on the command line, which is `assay` unless another kit sets its own name.
    @TaskLocal public static var name = "assay"
}
