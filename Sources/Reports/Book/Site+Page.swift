/// The parts of every page: the head, the links to the other pages, and the search.
extension Site {
    /// Returns a whole page; the kicker is a short text above the title, and the lead is a sentence below the title.
    func page(title: String, kicker: String, lead: String? = nil, at place: Place, content: HTML) -> String {
        let page = Tag.html(.lang("en")) {
            HTML.lineEnd
            head(title)
            Tag.body {
                HTML.lineEnd
                Tag.a(.class("skip-link"), .href(Place(nil, "main"))) { "To the content" }
                navigation(at: place)
                Tag.header(.class("top")) {
                    Tag.div(.class("wide")) {
                        Tag.p(.class("kicker")) { kicker }
                        Tag.h1 { title }
                        if let lead { Tag.p(.class("lead")) { lead } }
                    }
                }
                Tag.main(.id("main"), .tabindex(-1), .class("wide")) { content }
                Tag.footer {
                    Tag.p { "\(owner.name) \(owner.version)\(corpusVersion.map { " · corpus \($0)" } ?? "")" }
                    Tag.p {
                        "Made from the specifications and the corpus. These pages load no files from other servers."
                    }
                }
            }
        }
        return "<!DOCTYPE html>\n" + page.source
    }

    private func head(_ title: String) -> HTML {
        Tag.head {
            HTML.lineEnd
            Tag.meta(.charset("utf-8"))
            Tag.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
            Tag.meta(.name("color-scheme"), .content("light dark"))
            Tag.meta(.name("referrer"), .content("no-referrer"))
            Tag.title { title == owner.name ? "\(title): the book" : "\(title) · \(owner.name)" }
            Tag.link(.rel("stylesheet"), .href(.style))
            Tag.script(.src(.script), .defer)
            if isLive {
                Tag.link(.rel("stylesheet"), .href(.explorerStyle))
                Tag.script(.type("module"), .src(.explorerScript))
            }
        }
    }

    private func navigation(at place: Place) -> HTML {
        Tag.nav(.class("bar-top"), .aria("label", "The book")) {
            Tag.div(.class("wide")) {
                for (target, name) in [(Place.index, owner.name), (.sources, "Sources")] {
                    Tag.a(.href(target), target == place ? .aria("current", "page") : nil) { name }
                }
                // The search field needs the script, so it is hidden until the script shows it.
                Tag.div(.id("search"), .role("search"), .hidden) {
                    Tag.label(.class("unheard"), .for("search-text")) { "Search the book" }
                    Tag.input(
                        .id("search-text"), .type("search"), .role("combobox"), .placeholder("Search  ( / )"),
                        .aria("expanded", "false"), .aria("controls", "search-found"),
                        .aria("autocomplete", "list"), .autocompleteOff, .spellcheckOff,
                        .data("index", Place.search.address))
                    Tag.div(.id("search-found"), .role("listbox"), .aria("label", "Search results"), .hidden)
                    Tag.p(.id("search-told"), .class("unheard"), .role("status"))
                }
            }
        }
    }

    // MARK: Pieces that several pages share

    /// Returns a table in a separate frame, so that a narrow window can scroll the table.
    static func table(_ caption: String, columns: [String], @HTMLBuilder rows: () -> HTML) -> HTML {
        Tag.div(.class("frame"), .tabindex(0), .role("group"), .aria("label", caption)) {
            Tag.table {
                Tag.caption(.class("unheard")) { caption }
                Tag.thead { Tag.tr { columns.map { name in Tag.th(.scope("col")) { name } } } }
                Tag.tbody(content: rows)
            }
        }
    }

    static func section(_ id: String, _ title: String, @HTMLBuilder content: () -> HTML) -> HTML {
        Tag.section(.id(id), .aria("labelledby", id + "-title")) {
            Tag.h2(.id(id + "-title")) { title }
            content()
        }
    }

    /// Returns links to elements of the same page, with commas between them.
    static func links(to ids: [String]) -> HTML {
        HTML.list(ids) { id in Tag.a(.href(Place(nil, id))) { id } }
    }

    /// Returns the options of readings, each with a link to its reading on the same page.
    static func readings(_ options: [String: String]) -> HTML {
        HTML.list(options.sorted { $0.key < $1.key }) { id, option in
            Tag.span {
                Tag.a(.href(Place(nil, id))) { id }
                " = \(option)"
            }
        }
    }

    static func fact(_ name: String, @HTMLBuilder content: () -> HTML) -> HTML {
        Tag.div {
            Tag.dt { name }
            Tag.dd(content: content)
        }
    }
}
