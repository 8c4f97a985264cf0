/// What messages call the program that the kit is part of.
public enum Program {
    /// The name on the command line: `assay`, unless a kit of one's own says another.
    @TaskLocal public static var name = "assay"
}
