import Reports

extension LineChart {
    /// The style of the picture; on a narrow screen the text is larger, and every second time label is left out.
    static let style = SVG.style(
        colours: """
            text{fill:$ink}.soft{fill:$soft}.paper{fill:$paper}.grid{stroke:$line}.axis{stroke:$soft}
            .line,.gap{stroke:$edge}.point{fill:$edge}.mark{fill:$mark;stroke:$paper}.rug{stroke:$mark}
            .mean{stroke:$mean}.threshold{stroke:$mark}.limit{stroke:$limit}
            .sign{stroke:none}.sign.line{fill:$edge}.sign.mean{fill:$mean}.sign.limit{fill:$limit}
            .sign.threshold,.sign.mark{fill:$mark}
            """,
        form: """
            svg{max-width:100%;height:auto}
            text{font:14px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",sans-serif}
            .title{font-size:21px;font-weight:600}.sign{font-weight:700}
            .middle{text-anchor:middle}.end{text-anchor:end}.level{dominant-baseline:central}
            path{fill:none}.grid{stroke-width:1}.mean,.threshold,.limit{stroke-width:1.6}
            .threshold{stroke-dasharray:8 5}.limit{stroke-dasharray:2 4}.stretch{stroke-width:9;stroke-dasharray:none;opacity:.35}
            .line{stroke-width:2;stroke-linejoin:round}.line.close{stroke-width:1.6}
            .line.dense{stroke-width:1.1}.line.crowded{stroke-width:.7;opacity:.55}
            .gap{stroke-width:1.3;stroke-dasharray:1 5;stroke-linecap:round}
            .point{stroke:transparent;stroke-width:7}.mark{stroke-width:1}.rug{stroke-width:1.5}
            @media(max-width:560px){text{font-size:23px}.title{font-size:32px}.spare{display:none}}
            """)
}
