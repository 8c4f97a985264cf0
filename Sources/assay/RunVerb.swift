import ArgumentParser
import Kit
import Specification
import Specs

/// `assay run`: runs one input through the reference, imports a diary from a table, or unpacks a course.
struct RunVerb: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run one input through the reference, and print what comes out.",
        discussion: OneInput.discussion + """


            health.import reads a diary as a table instead (CSV, RFC 4180): a line of column names (date, temperature, \
            weight, heartRate, glycemia, and perhaps note and importance.temperature, importance.weight, \
            importance.heartRate, importance.glycemia), then a line a report. A date is 2020-09-13 14:26, 2020-09-13 \
            (noon) or whole seconds since the epoch. Either all lines are imported, with the reports of a day merged, or \
            none is and every wrong field is reported with its line (exit code 1). A summary is printed: \
            the means, the days of fever, and the monitors of --monitor; --charts draws it.

            mobility.stays finds where a person stays, by the source's rules and those of others side by side: in a \
            track of yours (GPX, GeoLife's PLT, or CSV with columns for time, latitude and longitude by one of their \
            usual names), or without a file on generated days of which the stays are known, telling how well each \
            rule does.

            mobility.energy with --days compares the source's four policies on so many generated days of each class \
            of users instead; --picture draws what they cost.

            learning.archive with --output reads a zip instead, and unpacks it into a new folder: all of it, or nothing \
            (exit code 1, with the clause that forbids it). A folder that is there already is never touched.
            """)

    @OptionGroup var input: OneInput
    @OptionGroup var diary: DiaryOptions
    @OptionGroup var unpacking: UnpackingOptions
    @OptionGroup var days: DaysOptions
    @OptionGroup var energy: EnergyOptions

    @Option(
        help: ArgumentHelp(
            "mobility.stays, mobility.energy with --days: human, json, csv or markdown; learning.archive with --output: human or json.",
            valueName: "format"))
    var format: TableFormat?

    func run() async throws {
        try checkOwners()
        switch input.subsystem {
        case DiaryImport.name:
            let diary = try DiaryImport(options: diary, readings: input.readings)
            try diary.run(on: input.bytes(), named: input.name)
        case EnergyDemonstration.name where days.days != nil:
            try EnergyDemonstration(days, energy, format).compare()
        case StaysDemonstration.name:
            let stays = StaysDemonstration(days, format)
            guard let file = input.file else { return stays.compare() }
            try stays.find(in: file)
        default:
            guard let output = unpacking.output else {
                return try input.answer(others: [DiaryImport.name, StaysDemonstration.name])
            }
            let course = try CourseUnpacking(unpacking, to: output, format)
            try await course.run(on: input.bytes(), named: input.name)
        }
    }

    /// Checks that each option stands with the name that it is for.
    private func checkOwners() throws {
        let name = input.subsystem
        guard unpacking.areUnused || unpacking.output != nil && name == UnpackingOptions.owner else {
            throw Failure(
                .usage,
                "--output is for \(UnpackingOptions.owner), and --files and --bytes go together with it")
        }
        for own: any OwnOptions in [diary, days, energy] as [any OwnOptions]
        where !own.areUnused && !type(of: own).owners.contains(name) {
            let owners = type(of: own).owners.joined(separator: " and ")
            throw Failure(.usage, "\(type(of: own).names) are for \(owners)")
        }
        let comparesPolicies = name == EnergyDemonstration.name && days.days != nil
        guard name != EnergyDemonstration.name || comparesPolicies || days.areUnused && energy.areUnused
        else {
            throw Failure(.usage, "--seed and --picture go together with --days for \(name)")
        }
        let isTable = name == StaysDemonstration.name || comparesPolicies || unpacking.output != nil
        guard format == nil || isTable else {
            throw Failure(
                .usage,
                "--format is for \(StaysDemonstration.name), \(EnergyDemonstration.name) with --days, and \(UnpackingOptions.owner) with --output"
            )
        }
        let hasReference =
            ![DiaryImport.name, StaysDemonstration.name].contains(name) && !comparesPolicies
            && unpacking.output == nil
        if input.variant != nil, !hasReference { throw Failure(.usage, "\(name) has no variants here") }
        if !input.readings.isEmpty, !hasReference, name != DiaryImport.name {
            throw Failure(.usage, "\(name) has no readings here")
        }
    }
}
