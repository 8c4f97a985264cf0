import Kit

/// The program `assay-demos`: each command shows results of the references as pictures or tables.
@main
enum AssayDemos {
    static func main() async {
        let program = Kit(
            name: "assay-demos", version: "0.1.0",
            abstract: "Shows results of Assay's reference implementations as tables, pictures and files.",
            verbs: [
                DiaryVerb.self, StaysVerb.self, EnergyVerb.self, CommandsVerb.self, DictateVerb.self,
                GrowingVerb.self, TrackVerb.self, AuthorVerb.self, UnpackVerb.self,
            ])
        await program.main()
    }
}
