import Harness
import JSON
import Specification
import Specs

/// The style of the HTML report: light and dark, from a phone to a wide screen, and on paper.
enum PageStyle {
    static let text = colours + page + matrix + cases + narrow

    /// Every colour by what it is for; text on its ground has a contrast of 4.5 or more in both schemes.
    private static let colours = """
        :root {
          color-scheme: light dark;
          --ground: #f6f7f9; --paper: #ffffff; --ink: #1b2230; --dim: #566072; --line: #d9dee6; --soft: #eef1f5;
          --link: #1d56c4; --focus: #1d56c4;
          --pass: #177245; --pass-soft: #e3f4ea; --pass-mark: #a9dfc0;
          --fail: #b9202b; --fail-soft: #fdeaea; --fail-mark: #f9bcbc;
          --error: #8a4b00; --error-soft: #fdf0dd;
          --skip: #566072; --skip-bar: #aeb6c3;
          --sans: system-ui, -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", sans-serif;
          --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #10141b; --paper: #181e28; --ink: #e6eaf1; --dim: #a0abbd; --line: #2d3645; --soft: #212937;
            --link: #8fb6ff; --focus: #8fb6ff;
            --pass: #5fcf92; --pass-soft: #15301f; --pass-mark: #27633f;
            --fail: #ff8f8f; --fail-soft: #391c20; --fail-mark: #7a2a31;
            --error: #f2b35e; --error-soft: #35260f;
            --skip: #a0abbd; --skip-bar: #576275;
          }
        }

        """

    private static let page = """
        * { box-sizing: border-box; }
        html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
        body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 var(--sans); }
        h1, h2, h3, h4, p, ul, dl, dd { margin: 0; padding: 0; }
        ul { list-style: none; }
        code, pre { font-family: var(--mono); font-size: .85rem; }
        bdi { unicode-bidi: isolate; }
        button, select, input { font: inherit; color: inherit; }
        button { cursor: pointer; }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
        #cases:focus { outline: none; }
        .symbols { position: absolute; width: 0; height: 0; }
        .unheard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
          white-space: nowrap; }
        .skip-link { position: absolute; left: -999rem; background: var(--paper); padding: .5rem 1rem; z-index: 2; }
        .skip-link:focus { left: .5rem; top: .5rem; }
        .wide { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
        .dim { color: var(--dim); }
        .unseen { font: max(.75em, .68rem)/1.2 var(--mono); border: 1px dashed currentColor; border-radius: 3px; padding: 0 .25em;
          margin: 0 .1em; white-space: nowrap; }
        .sign { width: 1em; height: 1em; flex: none; fill: none; stroke: currentColor; stroke-width: 2.4;
          stroke-linecap: round; stroke-linejoin: round; vertical-align: -.14em; margin-right: .3em; }
        .sign.pass { color: var(--pass); } .sign.fail { color: var(--fail); } .sign.error { color: var(--error); }
        .sign.skip, .sign.unclear, .sign.untouched { color: var(--skip); }
        .bar { display: flex; gap: 1px; height: .4rem; border-radius: .2rem; overflow: hidden;
          background: var(--soft); }
        .bar i { min-width: 3px; }
        .bar .pass { background: var(--pass); } .bar .fail { background: var(--fail); }
        .bar .error { background: var(--error); } .bar .skip { background: var(--skip-bar); }

        .top { background: var(--paper); border-bottom: 1px solid var(--line); border-top: .35rem solid var(--skip);
          padding: 1.75rem 0 1.5rem; }
        .top.pass { border-top-color: var(--pass); } .top.fail { border-top-color: var(--fail); }
        .kicker { color: var(--dim); font-size: .8rem; letter-spacing: .04em; }
        h1 { font-size: clamp(1.6rem, 4.5vw, 2.5rem); line-height: 1.15; overflow-wrap: anywhere;
          letter-spacing: -.015em; }
        h1 .about { color: var(--dim); font-size: .5em; font-weight: 400; letter-spacing: 0; }
        .top .verdict { margin: .6rem 0 1.1rem; font-size: 1.05rem; color: var(--dim); }
        .top .verdict strong { font-size: 1.25rem; margin-right: .4rem; color: var(--ink); }
        .top .verdict .sign { width: 1.5rem; height: 1.5rem; vertical-align: -.3rem; }
        .top.pass .verdict strong { color: var(--pass); } .top.fail .verdict strong { color: var(--fail); }
        .top .bar { height: .75rem; border-radius: .375rem; }
        .counts { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-top: .6rem; }
        .counts .none { color: var(--dim); } .counts .none b { font-weight: 400; }
        .counts b { font-variant-numeric: tabular-nums; }
        .readings { margin-top: .75rem; font-size: .9rem; color: var(--dim); }
        .readings dl div { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .15rem 0; overflow-wrap: anywhere; }
        .readings dt { font-family: var(--mono); font-size: .8rem; }
        summary { cursor: pointer; }

        h2 { font-size: 1.3rem; margin: 2.25rem 0 .75rem; letter-spacing: -.01em; }
        .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); gap: 1rem; }
        .card { background: var(--paper); border: 1px solid var(--line); border-left: .3rem solid var(--fail);
          border-radius: .5rem; padding: .9rem 1.1rem 1rem; display: flex; flex-direction: column; gap: .5rem; }
        .card.error { border-left-color: var(--error); }
        .card h3 { font-size: 1.05rem; }
        .card pre { max-height: 9rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; padding: .4rem .6rem;
          margin: 0; background: var(--ground); border: 1px solid var(--line); border-radius: .4rem; }
        .card, .card .rule { min-width: 0; overflow-wrap: anywhere; }
        .card dl { display: grid; grid-template-columns: auto 1fr; gap: .2rem .75rem; font-size: .85rem;
          color: var(--dim); }
        .card p:last-child { margin-top: auto; padding-top: .25rem; }
        .show, .more, .copy, #clear { background: var(--paper); border: 1px solid var(--line); border-radius: .4rem;
          padding: .35rem .8rem; color: var(--link); font-size: .9rem; }
        .show:hover, .more:hover, .copy:hover, #clear:hover:enabled { border-color: var(--link); }
        footer { color: var(--dim); font-size: .85rem; text-align: center; padding: 3rem 1.25rem 2rem; }
        .notice { background: var(--error-soft); border-radius: .4rem; padding: .6rem .9rem; }

        """

    private static let matrix = """
        .legend { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; color: var(--dim); font-size: .85rem;
          margin-bottom: .6rem; }
        .matrix { width: 100%; border-collapse: separate; border-spacing: 0; background: var(--paper);
          border: 1px solid var(--line); border-radius: .5rem; }
        .matrix caption { caption-side: bottom; text-align: left; color: var(--dim); font-size: .8rem;
          padding: .5rem 0; }
        .matrix th, .matrix td { text-align: left; vertical-align: top; padding: .8rem 1rem;
          border-top: 1px solid var(--line); }
        .matrix thead th { border: 0; color: var(--dim); font-size: .8rem; font-weight: 400; padding: .5rem 1rem; }
        .matrix tbody th { width: 17rem; font-weight: 400; }
        .matrix tbody td:nth-child(2) { width: 11rem; }
        .matrix .summary { display: block; color: var(--dim); font-size: .82rem; line-height: 1.35;
          margin-top: .2rem; }
        button.subsystem { background: none; border: 0; padding: 0; font-weight: 650; text-align: left;
          color: var(--link); overflow-wrap: anywhere; }
        button.subsystem:hover, button.subsystem[aria-pressed=true] { text-decoration: underline; }
        button.subsystem[aria-pressed=true]::after { content: " ◂"; }
        .numbers { display: flex; flex-wrap: wrap; gap: 0 .6rem; font-size: .82rem;
          font-variant-numeric: tabular-nums; }
        .matrix td > .numbers { margin-top: .4rem; }
        .numbers .sign { margin-right: .15em; }
        .tiles { display: flex; flex-wrap: wrap; gap: .4rem; }
        .tile { width: 7.1rem; height: 100%; display: flex; flex-direction: column; gap: .15rem; text-align: left;
          background: var(--paper); border: 1px solid var(--line); border-radius: .4rem; padding: .4rem .55rem .45rem;
          line-height: 1.3; }
        .tile b { font-size: .85rem; }
        .tile .numbers { font-size: .75rem; color: var(--dim); gap: 0 .45rem; }
        .tile .bar { margin-top: auto; height: .25rem; }
        .tile.broken { background: var(--fail-soft); border-color: var(--fail); }
        .tile.broken b { color: var(--fail); }
        .tile.error { background: var(--error-soft); border-color: var(--error); }
        .tile.unclear, .tile.skip, .tile.untouched { border-style: dashed; }
        .tile.untouched, .tile.skip { background: none; }
        .tile.untouched b, .tile.skip b { color: var(--dim); }
        .tile:hover { border-color: var(--link); }
        .tile[aria-pressed=true] { outline: 2px solid var(--link); outline-offset: 1px; }

        """

    private static let cases = """
        .filters { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; background: var(--paper);
          border: 1px solid var(--line); border-radius: .5rem; padding: .8rem 1rem; }
        .filters fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .35rem; min-width: 0; }
        .filters legend, .filters label { color: var(--dim); font-size: .8rem; padding: 0; }
        .filters label { display: flex; flex-direction: column; }
        .filters .free { flex: 1 1 14rem; }
        .filters select, .filters input, button.filter, #clear { height: 2.4rem; }
        .filters select, .filters input { background: var(--ground); color: var(--ink); width: 100%;
          border: 1px solid var(--line); border-radius: .4rem; padding: 0 .6rem; font-size: 1rem; }
        .filters input::placeholder { color: var(--dim); opacity: 1; }
        button.filter { background: var(--ground); border: 1px solid var(--line); border-radius: 1.2rem;
          padding: 0 .9rem; font-size: .9rem; }
        button.filter b { font-variant-numeric: tabular-nums; }
        button.filter:hover { border-color: var(--link); }
        button.filter[aria-pressed=true] { background: var(--ink); color: var(--paper); border-color: var(--ink); }
        button.filter[aria-pressed=true] .sign { color: inherit; }
        #clear:disabled { opacity: .5; cursor: default; }
        #told { color: var(--dim); font-size: .9rem; margin: .75rem 0; }
        #about-clause .clause { background: var(--paper); border: 1px solid var(--line); border-radius: .5rem;
          padding: .7rem 1rem; }
        .clause p + p { margin-top: .15rem; }
        .clause .dim { font-size: .85rem; }
        .clause + .clause { margin-top: .6rem; }
        .verdicts h3 { font-size: 1.05rem; margin: 1.4rem 0 .5rem; }
        .verdicts h3 small { color: var(--dim); font-weight: 400; }
        .case, .group { background: var(--paper); border: 1px solid var(--line); border-radius: .5rem;
          margin-bottom: .4rem; }
        .case > summary, .group > summary { padding: .55rem .9rem; list-style: none; overflow-wrap: anywhere; }
        .case > summary::-webkit-details-marker, .group > summary::-webkit-details-marker { display: none; }
        .case > summary { display: grid; grid-template-columns: auto 1fr auto; gap: 0 .4rem; align-items: baseline; }
        .case > summary .sign { align-self: center; }
        .case > summary:hover, .group > summary:hover { background: var(--soft); border-radius: .5rem; }
        .case .id { font-size: .93rem; }
        .case .first { grid-column: 2 / -1; color: var(--dim); font-size: .88rem; display: -webkit-box;
          -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
        .case[open] > summary { border-bottom: 1px solid var(--line); border-radius: .5rem .5rem 0 0; }
        .case[open] .first { display: none; }
        .case.fail { border-left: .3rem solid var(--fail); } .case.error { border-left: .3rem solid var(--error); }
        .chips { display: flex; flex-wrap: wrap; gap: .25rem; justify-content: end; }
        .chip { background: var(--fail-soft); color: var(--fail); border-radius: .3rem; padding: 0 .45rem;
          font-size: .8rem; font-weight: 650; }
        .group > summary::before { content: "▸"; display: inline-block; width: 1.1em; color: var(--dim); }
        .group[open] > summary::before { content: "▾"; }
        .ids { padding: .2rem .9rem .8rem; columns: 26rem; }
        .ids li { overflow-wrap: anywhere; break-inside: avoid; }
        .ids code { font-size: .8rem; }
        .body { padding: .9rem 1.1rem 1.1rem; display: flex; flex-direction: column; gap: 1.1rem; min-width: 0; }
        .sentences { font-size: 1.02rem; overflow-wrap: anywhere; }
        .sentences li + li { margin-top: .3rem; }
        .block { min-width: 0; overflow-wrap: anywhere; }
        .block h4 { color: var(--dim); font-size: .82rem; font-weight: 600; margin-bottom: .35rem; }
        .block pre, .scroll { margin: 0; overflow: auto; max-height: 28rem; border: 1px solid var(--line);
          border-radius: .4rem; background: var(--ground); }
        .block pre { padding: .6rem .8rem; white-space: pre-wrap; }
        .sides, .paths { border-collapse: collapse; width: 100%; font-size: .85rem; }
        .sides { table-layout: fixed; }
        .sides th, .paths thead th { text-align: left; font-weight: 600; color: var(--dim); font-size: .8rem;
          padding: .35rem .7rem; border-bottom: 1px solid var(--line); background: var(--soft); }
        .sides td { position: relative; width: 50%; padding: .05rem .5rem .05rem 1.7em; vertical-align: top; white-space: pre-wrap;
          overflow-wrap: anywhere; border-left: 1px solid var(--line); }
        .sides td:first-child { border-left: 0; }
        .sides .gutter { position: absolute; left: 0; width: 1.7em; text-align: center; color: var(--dim);
          font-family: var(--mono); user-select: none; }
        .sides .expected { background: var(--pass-soft); } .sides .expected .gutter { color: var(--pass); }
        .sides .got { background: var(--fail-soft); } .sides .got .gutter { color: var(--fail); }
        .sides .none { background: repeating-linear-gradient(135deg, transparent 0 5px, var(--line) 5px 6px); }
        .sides .near code, .sides .near .gutter { color: var(--dim); }
        .sides .folded td { text-align: center; color: var(--dim); background: var(--soft); font-size: .8rem; }
        mark { color: inherit; border-radius: 2px; padding: 0 1px; font-weight: 700; }
        mark.empty { border-left: 2px solid currentColor; padding: 0; }
        .expected mark { background: var(--pass-mark); } .got mark { background: var(--fail-mark); }
        .paths th, .paths td { text-align: left; padding: .35rem .7rem; vertical-align: top; overflow-wrap: anywhere; }
        .paths tbody th { font-weight: 400; min-width: 7rem; } .paths tbody tr + tr > * { border-top: 1px solid var(--line); }
        .paths .nothing { color: var(--dim); font-style: italic; }
        .paths .codes { display: block; color: var(--dim); font-family: var(--mono); font-size: .75rem; }
        .facts div { display: flex; gap: .75rem; padding: .1rem 0; }
        .facts dt { color: var(--dim); flex: 0 0 5rem; } .facts dd { min-width: 0; overflow-wrap: anywhere; }
        .again { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
        .again code { background: var(--ground); border: 1px solid var(--line); border-radius: .4rem;
          padding: .35rem .7rem; overflow-wrap: anywhere; flex: 0 1 auto; min-width: 0; }

        """

    private static let narrow = """
        @media (max-width: 60rem) {
          .matrix, .matrix tbody, .matrix tr, .matrix th, .matrix td, .matrix caption { display: block; width: auto; }
          .matrix thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
          .matrix tbody th, .matrix tbody td, .matrix tbody td:nth-child(2) { width: auto; padding: .5rem 1rem; }
          .matrix tbody th { padding-top: .9rem; }
          .matrix tbody td { border-top: 0; }
          .matrix tbody tr td:last-child { padding-bottom: .9rem; }
        }
        @media (max-width: 40rem) {
          .wide { padding: 0 .9rem; }
          .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.2rem, 1fr)); }
          .tile { width: 100%; }
          .filters > * { flex: 1 1 100%; }
          .case > summary { grid-template-columns: auto 1fr; }
          .case > summary .chips { grid-column: 2; justify-content: start; }
          .body { padding: .8rem .8rem 1rem; }
          .facts div { display: block; }
          .sides, .sides tbody, .sides tr, .sides td { display: block; width: auto; }
          .sides thead { display: none; }
          .sides td { border-left: 0; }
          .sides .none, .sides tr > td:not([class]) + td:not([class]) { display: none; }
          .paths, .paths tbody, .paths tr, .paths th, .paths td { display: block; }
          .paths thead { display: none; }
          .paths tbody td { border: 0 !important; padding-top: 0; }
          .paths tbody td::before { content: "got "; color: var(--dim); }
          .paths tbody th + td::before { content: "expected "; }
        }
        @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
        @media print {
          :root { --ground: #fff; --paper: #fff; --ink: #000; --dim: #444; --line: #bbb; --soft: #f3f3f3; }
          body { font-size: 10.5pt; }
          .filters, .show, .more, .copy, #clear, .skip-link { display: none; }
          .top, .tile, .bar, .bar i, mark, .sides td, .chip { print-color-adjust: exact;
            -webkit-print-color-adjust: exact; }
          .case, .card, .matrix tr { break-inside: avoid-page; }
          .case[open] { break-inside: auto; }
          .block pre, .scroll { max-height: none; overflow: visible; }
          .wide { max-width: none; padding: 0; }
        }

        """
}
