import Harness
import JSON
import Specification

/// A run as one self-contained HTML page: the broken laws, a matrix of clauses, and every case.
///
/// The page shows the most important results even without its script; the script lists and filters the cases.
public struct HTMLReport: Sendable {
    let run: Run
    let allowed: AllowedFailures
    let cases: [String: GoldenCase]
    let command: String?
    let remarks: [String]

    /// Makes the report of a run; the inputs and expected outcomes are taken from `cases`.
    ///
    /// - Parameters:
    ///   - command: The command that runs a case again, without its option `--case`; nil if the command is not known.
    ///   - remarks: A sentence for each wrong entry in the list of known failures.
    public init(_ run: Run, cases: [GoldenCase], command: String? = nil, remarks: [String] = []) {
        self.run = run
        self.remarks = remarks
        allowed = AllowedFailures(of: run)
        self.cases = cases.byID
        self.command = command
    }

    /// The report as an HTML document.
    public var text: String {
        var data = ReportData(run, cases, command: command)
        let json = HTMLText.script(JSONWriter.text(of: data.value()))
        return PageText.document(
            title: HTMLText.attribute("\(run.hello.title) \(run.conclusion)"), mark: mark,
            style: PageText.style,
            """
            <a class="skip-link" href="#cases">To the cases</a>
            \(header)
            <main>
            \(broken)\(matrix)\(list)</main>
            """,
            scripts: """
                <script type="application/json" id="data">\(json)</script>
                <script>
                \(PageText.script)</script>

                """)
    }

    // MARK: Signs

    /// The icons of verdicts; each has its own shape, so that they can be distinguished without colour.
    static let symbols = """
        <svg class="symbols" aria-hidden="true" focusable="false">
        <symbol id="i-pass" viewBox="0 0 16 16"><path d="M3 8.5l3.4 3.4L13 4.8"/></symbol>
        <symbol id="i-fail" viewBox="0 0 16 16"><path d="M4 4l8 8M12 4l-8 8"/></symbol>
        <symbol id="i-skip" viewBox="0 0 16 16"><path d="M3.5 8h9"/></symbol>
        <symbol id="i-error" viewBox="0 0 16 16"><path d="M8 2.8v6.4M8 12.6v.6"/></symbol>
        <symbol id="i-unclear" viewBox="0 0 16 16"><path d="M5.4 5.6a2.7 2.7 0 1 1 3.6 2.9c-.7.3-1 .7-1 1.6M8 13v.4"/>\
        </symbol>
        <symbol id="i-untouched" viewBox="0 0 16 16"><circle cx="8" cy="8" r="3.6"/></symbol>
        </svg>
        """

    static func sign(_ name: String) -> String {
        "<svg class=\"sign \(name)\" aria-hidden=\"true\"><use href=\"#i-\(name)\"/></svg>"
    }

    /// The name of the icon for the whole run.
    private var mark: String {
        if run.isAsExpected { return "pass" }
        let hasFailure = run.count(.fail) + run.count(.error) > 0 || !run.refusesMalformed
        return hasFailure || run.hasOutdatedList ? "fail" : "skip"
    }

    /// Returns the icon of a page as a `data:` URL.
    static func icon(_ mark: String) -> String {
        let (colour, path) =
            switch mark {
            case "pass": ("1a7f4b", "M4 8.5l3 3L12.5 5")
            case "skip": ("5b6472", "M4 8h8")
            default: ("c4262e", "M5 5l6 6M11 5l-6 6")
            }
        return
            "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' "
            + "height='16' rx='4' fill='%23\(colour)'/%3E%3Cpath d='\(path)' fill='none' stroke='%23fff' "
            + "stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E"
    }

    // MARK: The head of the page

    private var header: String {
        let hello = run.hello
        let about = [hello.version, hello.language].filter { !["", Hello.unknown].contains($0) }.map {
            HTMLText.escaped($0.cut(to: 100))
        }
        return """
            <header class="top \(mark)">
            <div class="wide">
            <p class="kicker">Assay · conformance report</p>
            <h1><span class="name"><bdi>\(HTMLText.escaped(hello.name.cut(to: 200)))</bdi></span> \
            <span class="about">\(about.joined(separator: " · "))</span></h1>
            <p class="verdict">\(Self.sign(mark))<strong>\(run.conclusion)</strong> <span>\(summary)</span></p>
            \(Self.bar(Dictionary(grouping: run.verdicts, by: \.kind).mapValues(\.count)))
            <ul class="counts">\(Verdict.Kind.allCases.map(count).joined())</ul>
            \(readings)</div>
            </header>
            """
    }

    /// The reasons for the conclusion; if the list of known failures is out of date, the last sentence says so.
    private var summary: String {
        run.hasOutdatedList ? "\(reasons) \(OutdatedList.sentence)" : reasons
    }

    private var reasons: String {
        let all = run.verdicts.count
        if all == 0 { return "There was no case to run." }
        let broken = run.brokenInWords
        if run.count(.pass) == all, broken.isEmpty {
            let (cases, pass) = all == 1 ? ("The only case", "passes") : ("All \(all) cases", "pass")
            return run.isInterrupted ? "\(cases) passed before that." : "\(cases) \(pass)."
        }
        var parts: [String] = []
        if !broken.isEmpty {
            parts.append(HTMLText.escaped(broken.prefix(1).uppercased() + broken.dropFirst()))
        }
        if run.count(.fail) > 0 { parts.append("\(counted(run.count(.fail), "case")) failing") }
        if run.count(.error) > 0 {
            parts.append("\(counted(run.count(.error), "case")) without a usable answer")
        }
        let words = run.knownInWords ?? allowed.words(run.verdicts)
        if !words.isEmpty { parts.append(words) }
        if run.count(.skip) > 0 { parts.append("\(run.count(.skip)) of \(all) cases skipped") }
        if let partial = run.partialInWords { parts.append(partial) }
        return parts.joined(separator: "; ") + "."
    }

    private func count(_ kind: Verdict.Kind) -> String {
        "<li class=\"\(run.count(kind) > 0 ? "some" : "none")\">\(Self.sign(kind.rawValue))<b>\(run.count(kind))</b> \(kind.rawValue)</li>"
    }

    private var readings: String {
        let declared = run.hello.readings.sorted { $0.key < $1.key }
        guard !declared.isEmpty else { return "" }
        let items = declared.map { id, options in
            "<div><dt>\(HTMLText.escaped(id))</dt><dd>\(HTMLText.escaped(options.joined(separator: ", ")))</dd></div>"
        }
        return """
            <details class="readings"><summary>\(counted(declared.count, "reading")) declared</summary>
            <dl>\(items.joined())</dl></details>

            """
    }

    /// Returns a bar that shows the share of each verdict; the page shows the numbers of cases beside the bar.
    static func bar(_ counts: [Verdict.Kind: Int]) -> String {
        let order: [Verdict.Kind] = [.fail, .error, .pass, .skip]
        let parts = order.map { ($0, counts[$0] ?? 0) }.filter { $0.1 > 0 }.map { kind, count in
            "<i class=\"\(kind.rawValue)\" style=\"flex-grow:\(count)\"></i>"
        }
        return "<div class=\"bar\" aria-hidden=\"true\">\(parts.joined())</div>"
    }

    /// Returns the legend of a matrix; `untouched` explains the sign for a clause without a result.
    static func legend(untouched: String) -> String {
        let signs = [
            ("fail", "broken"), ("pass", "kept"), ("error", "errors"),
            ("unclear", "fails only for other reasons"), ("skip", "skipped"), ("untouched", untouched),
        ]
        return "<p class=\"legend\">\(signs.map { "<span>\(sign($0))\($1)</span>" }.joined())</p>"
    }
}
