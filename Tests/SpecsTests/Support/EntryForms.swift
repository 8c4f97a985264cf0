import JSON

@testable import HealthSpecs
@testable import SharedSpecs

/// A suite that tests variants of an ordinary form.
protocol EntryFormTests {}

extension EntryFormTests {
    func form(
        temperature: String = "36.6", weight: String = "70", heartRate: String = "72",
        glycemia: String = "90",
        importance: [BodyValue: String]? = nil, note: String? = nil
    ) -> Entry.Input {
        .init(
            temperature: temperature, weight: weight, heartRate: heartRate, glycemia: glycemia,
            importance: importance.map { given in
                Entry.GivenImportance(given.mapValues { Number(written: $0) })
            }, note: note, date: Moment(Diary.standard))
    }
}
