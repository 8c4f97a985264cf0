import Harness
import Specification

extension HTMLReport {
    // MARK: Broken laws and errors

    /// A card for each broken law and each kind of error, for the malformed inputs that were not refused, and for the
    /// wrong entries of the list of known failures.
    var broken: String {
        let unexplained = run.verdicts(of: .fail).filter(\.breaches.isEmpty)
        var cards = run.broken(in: run.verdicts(of: .fail)).map(card)
        if !unexplained.isEmpty {
            cards.append(
                """
                <li class="card"><h3>\(Self.sign("unclear"))No law named</h3>
                <p class="rule">The answer has the wrong form, or differs and no law explains it.</p>
                <p><button type="button" class="show" data-clause="none">Show \
                \(counted(unexplained.count, "case"))</button>\(clause(unexplained))</p></li>
                """)
        }
        cards += run.faults.map(card)
        if !run.unrefused.isEmpty {
            cards.append(
                card(
                    "malformed inputs",
                    "\(counted(run.unrefused.count, "malformed input")) not answered with an error.",
                    run.unrefused.map(\.fullSentence)))
        }
        if run.hasOutdatedList { cards.append(card("known failures", OutdatedList.sentence, remarks)) }
        guard !cards.isEmpty else { return "" }
        return """
            <section class="wide" aria-labelledby="broken-title">
            <h2 id="broken-title">Broken laws and errors</h2>
            <ul class="cards">
            \(cards.joined(separator: "\n"))
            </ul>
            </section>

            """
    }

    private func card(_ broken: LawFailures) -> String {
        let name = HTMLText.escaped(broken.law.rawValue + broken.others.asAlternatives)
        let law = run.catalogue.law(broken.law)
        let place =
            law.map { $0.basis.inWords(at: $0.statement.groundInWords) } ?? broken.breach.basis.rawValue
        return """
            <li class="card"><h3>\(Self.sign("fail"))\(name)</h3>
            \(law.map { "<p class=\"rule\">\(HTMLText.escaped($0.statement.text))</p>\n" } ?? "")\
            <p class="basis">\(HTMLText.escaped(place))</p>
            <p><button type="button" class="show" data-clause="\(HTMLText.attribute(broken.law.rawValue))">Show \
            \(counted(broken.verdicts.count, "case"))</button>\(clause(broken.verdicts))</p></li>
            """
    }

    /// Returns words that say why these failing cases do not make the run fail; empty if one of them makes it fail.
    private func clause(_ failing: [Verdict]) -> String { allowed.reason(forAll: failing)?.clause ?? "" }

    private func card(_ kind: Fault.Kind, _ verdicts: [Verdict]) -> String {
        let log = verdicts.lazy.compactMap { $0.fault?.log }.first { !$0.isEmpty }
        let lines = log.map { log in
            let tail = ReportData.tail(of: log, lines: 8).map(HTMLText.escaped).joined(separator: "\n")
            return
                "<pre tabindex=\"0\" role=\"group\" aria-label=\"Standard error\"><code>\(tail)</code></pre>"
        }
        let reason = (verdicts.first?.reason ?? "").cut(to: 300)
        return """
            <li class="card error"><h3>\(Self.sign("error"))\(kind.rawValue)</h3>
            <p class="rule">\(HTMLText.escaped(reason))</p>
            \(lines ?? "")
            <p><button type="button" class="show" data-verdict="error" data-clause="\(kind.rawValue)">Show \
            \(counted(verdicts.count, "case"))</button>\(clause(verdicts))</p></li>
            """
    }

    /// The maximum number of lines in a card.
    private static let shownLines = 100

    /// Returns a card with lines that the page does not show elsewhere.
    private func card(_ title: String, _ sentence: String, _ all: [String]) -> String {
        let shown = all.prefix(Self.shownLines).map { $0.cut(to: 300) }
        let more = all.count > shown.count ? ["and \(all.count - shown.count) more"] : []
        let lines = (shown + more).map(HTMLText.escaped).joined(separator: "\n")
        return """
            <li class="card error"><h3>\(Self.sign("fail"))\(title)</h3>
            <p class="rule">\(sentence)</p>
            <pre tabindex="0" role="group" aria-label="\(title)"><code>\(lines)</code></pre></li>
            """
    }

    // MARK: The cases

    /// The frame in which the script lists the cases.
    var list: String {
        let verdicts: [Verdict.Kind] = [.fail, .error, .skip, .pass]
        let buttons = verdicts.map { kind in
            """
            <button type="button" class="filter \(kind.rawValue)" data-verdict="\(kind.rawValue)" \
            aria-pressed="false">\(Self.sign(kind.rawValue))\(kind.rawValue) <b>\(run.count(kind))</b></button>
            """
        }
        return """
            <section class="wide" id="cases" tabindex="-1" aria-labelledby="cases-title">
            <h2 id="cases-title">Cases</h2>
            <noscript><p class="notice">The cases are listed by the script of this page, which is switched off here. \
            The part above is complete without it.</p></noscript>
            <form class="filters" role="search" aria-label="Filter the cases">
            <fieldset><legend>verdict</legend>\(buttons.joined())</fieldset>
            <label>subsystem <select id="subsystem"><option value="">all</option></select></label>
            <label>clause or error <select id="clause"><option value="">all</option></select></label>
            <label class="free">text <input id="text" type="search" autocomplete="off" spellcheck="false" \
            placeholder="in ids, sentences, paths and notes"></label>
            <button type="button" id="clear">Clear filters</button>
            </form>
            <p id="told" role="status"></p>
            <div id="about-clause"></div>
            <div id="list"></div>
            </section>

            """
    }
}
