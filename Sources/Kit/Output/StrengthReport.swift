import Harness
import JSON
import Reports
import Specification

/// The strength of a corpus, subsystem by subsystem, for people or as lines of JSON.
struct StrengthReport {
    let format: Format
    let style: Style
    /// Whether some input kills a mutant that no case kills, or a case kills a mutant that is confirmed as equivalent.
    private(set) var isWeak = false
    private var table = TextTable(columns: [
        "subsystem", "mutants", "killed", "by properties", "alive", "killed by an input", "equivalent",
        "killed once", "decisions", "by cases", "by samples",
    ])
    private var sums = (mutants: 0, killed: 0, caught: 0)
    private var pairs = (tried: 0, killed: 0)

    init(format: Format, style: Style) {
        (self.format, self.style) = (format, style)
    }

    /// Adds the measurements and findings for a subsystem.
    ///
    /// - Parameters:
    ///   - equivalents: The mutants that a person has confirmed as equivalent.
    ///   - golden: The whole corpus; a law counts as asked even if only the derivations of other subsystems' cases ask
    ///     it.
    mutating func add(
        _ strength: Strength, _ search: FoundKillers, equivalents: Set<String>, _ golden: GoldenCorpus
    ) {
        let killed = strength.fates.filter { $0.kills > 0 }
        let killable = search.alive.count { $0.killer != nil }
        if killable > 0 || killed.contains(where: { equivalents.contains($0.mutant.description) }) {
            isWeak = true
        }
        sums.mutants += strength.fates.count
        sums.killed += killed.count
        sums.caught += killed.count(where: \.isCaughtByProperty)
        if format == .json {
            for fate in strength.fates {
                show(fate.mutant, fate, strength.subsystem, search.killers[fate.deviation])
            }
            for (mutant, deviation) in search.unreached {
                show(mutant, nil, strength.subsystem, search.killers[deviation])
            }
            let own = ("subsystem", strength.subsystem.rawValue.value)
            for (law, killer) in strength.killedByOneCase {
                standardLine(json: .record(own, ("law", law.rawValue.value), ("onlyKiller", killer.value)))
            }
            for (law, other) in strength.indistinct {
                let other = other.rawValue.value
                standardLine(json: .record(own, ("law", law.rawValue.value), ("notToldApartFrom", other)))
            }
            for decision in search.decisions {
                standardLine(
                    json: .record(
                        own, ("law", decision.law.rawValue.value), ("place", decision.place.value),
                        ("byCases", decision.isMadeByCases.value),
                        ("bySamples", decision.isMadeBySamples.value)))
            }
            return
        }
        if !strength.fates.isEmpty || !search.alive.isEmpty {
            table.add([
                strength.subsystem.rawValue, "\(strength.fates.count)", "\(killed.count)",
                "\(killed.count(where: \.isCaughtByProperty))", "\(search.alive.count)", "\(killable)",
                "\(search.alive.count - killable)", "\(killed.count { $0.kills == 1 })",
                "\(search.decisions.count)",
                "\(search.decisions.count(where: \.isMadeByCases))",
                "\(search.decisions.count(where: \.isMadeBySamples))",
            ])
        }
        for case (let mutant, let killer?) in search.alive {
            standardLine("\(style.red("alive")) \(strength.subsystem) \(mutant)")
            standardLine("  input: \(ForeignText.json(killer.sample.input))")
            if !killer.sample.readings.isEmpty {
                standardLine("  readings: \(ForeignText.json(killer.sample.readings.value))")
            }
            standardLine("  demanded: \(ForeignText.json(killer.demanded))")
        }
        for (mutant, killer) in search.alive where killer == nil && !equivalents.contains(mutant.description)
        {
            standardLine(
                "equivalent, as far as \(counted(search.tried, "input")) can tell: \(strength.subsystem) \(mutant)"
            )
        }
        for fate in killed where equivalents.contains(fate.mutant.description) {
            standardLine(
                "\(style.red("not equivalent")): \(fate.mutant) is killed by \(fate.killers.first ?? "a case")"
            )
        }
        for fate in killed {
            for (reading, options) in fate.survivesUnder.sorted(by: { $0.key < $1.key }) {
                standardLine(
                    "under \(reading) = \(options.joined(separator: ", ")) no case kills \(strength.subsystem) \(fate.mutant)"
                )
            }
        }
        for (law, killer) in strength.killedByOneCase {
            standardLine("killed by one case only: \(strength.subsystem) \(law) by \(killer)")
        }
        for (law, other) in strength.indistinct {
            standardLine("no case distinguishes: \(strength.subsystem) \(law) from \(other)")
        }
        for decision in search.decisions where !(decision.isMadeByCases && decision.isMadeBySamples) {
            let those = decision.isMadeByCases ? "samples" : "cases"
            standardLine(
                "among the \(those), a condition is always the same: \(strength.subsystem) \(decision.law), place \(decision.place)"
            )
        }
        for law in strength.unasked where !golden.isAskedElsewhere(law, than: strength.subsystem) {
            standardLine("never asked: \(strength.subsystem) \(law)")
        }
    }

    mutating func add(_ strength: PairStrength, in subsystem: SubsystemID) {
        pairs.tried += strength.tried
        pairs.killed += strength.tried - strength.alive.count
        for pair in strength.alive {
            let names = pair.map(\.description)
            if format == .json {
                standardLine(json: .record(("subsystem", subsystem.rawValue.value), ("pair", names.value)))
            } else {
                standardLine("alive together: \(subsystem) \(names.joined(separator: " + "))")
            }
        }
    }

    /// Shows a mutant as a line of JSON, with the cases that kill it; `fate` is nil if no case reaches the mutant.
    private func show(_ mutant: Mutant, _ fate: Strength.Fate?, _ subsystem: SubsystemID, _ killer: Killer?) {
        let under = (fate?.survivesUnder ?? [:]).sorted { $0.key < $1.key }
        standardLine(
            json: .record(
                ("subsystem", subsystem.rawValue.value), ("law", mutant.law.rawValue.value),
                ("mutant", mutant.description.value), ("reached", (fate?.reached ?? 0).value),
                ("kills", (fate?.kills ?? 0).value), ("killers", (fate?.killers ?? []).value),
                ("byProperty", (fate?.isCaughtByProperty ?? false).value),
                ("survivesUnder", under.isEmpty ? nil : .object(under.map { .init($0.key, $0.value.value) })),
                ("input", killer?.sample.input)))
    }

    func end() {
        guard format == .human else { return }
        let share = sums.mutants == 0 ? 0 : sums.caught * 100 / sums.mutants
        standardLine(
            """
            \(table.text)

            \(counted(sums.mutants, "mutant")), \(sums.killed) killed by cases, \(sums.caught) caught by properties \
            alone (\(share) %)
            """)
        if pairs.tried > 0 {
            standardLine(
                "\(counted(pairs.tried, "pair")) of mutants of the same clause, \(pairs.killed) killed by cases"
            )
        }
    }
}
