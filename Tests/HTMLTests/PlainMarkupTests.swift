import HTML
import Testing

/// Tests that markup is called plain only if every parser reads it as the same tree.
struct PlainMarkupTests {
    private func page(_ body: String) -> String {
        "<!DOCTYPE html><html><head><title>a</title></head><body>\(body)</body></html>"
    }

    @Test(arguments: [
        "", "text", "<p>a</p>", "<ul><li>a</li> <li>b</li></ul>", "<ul><li>a<li>b</ul>", "<p>a<p>b</p>",
        "<dl><dt>a<dd>b</dl>", "<table><tbody><tr><td>a<td>b</tr></tbody></table>", "<P CLASS=x>a</P>",
        "<p class='x y' id=\"z\">a<br>b</p>", "a &amp; b &#39; &#x1D6FC; &hellip;", "<!-- a - b --><p>a</p>",
        "<h2><a href='u'><b>a</b></a></h2>", "<div><section><p>a</p></section></div>", "<b>a</b> <i>b</i>",
    ])
    func `markup is plain if it is properly nested, or if all parsers forgive its errors in the same way`(
        body: String
    ) {
        #expect(PlainMarkup.isPlain(page(body)))
    }

    @Test(arguments: [
        "<p><div>a</div></p>", "<b><p>a</p></b>", "<a><a>b</a></a>", "<i><b>a</i></b>", "</i>", "<ul>a</ul>",
        "<table><tr><td>a</td></tr></table>", "<p title>a</p>", "<p id=a id=b>a</p>", "a & b", "a < b",
        "&foo;", "&amp", "&copy x", "&notit;", "<p title='&copy=1'>a</p>",
        "<p/>", "<script>a</script>", "<img src='x'>", "a\u{0}b", "a\rb", "a\u{85}b", "<!-->", "<!-- -- -->",
        "&#0;",
        "&#128;", "&#x80;", "&#x9F;", "&#xD800;", "<p id=a/b>c</p>", "<ul><p>a</p></ul>", "<li>a</li>",
        "<h1>a<h2>b</h2></h1>",
        "<o:p>a</o:p>",
        "<p id=a  class=b>c</p>", "<p id='a\nb'>c</p>", "<body>", "<p>a<ul><li>b</li></ul>",
        "<span><table></table></span>",
    ])
    func `markup that parsers repair in different ways is not plain`(body: String) {
        #expect(!PlainMarkup.isPlain(page(body)))
    }

    @Test func `a plain page has html, head and body in this order, and may end without end tags`() {
        #expect(PlainMarkup.isPlain("<html><head></head><body><p>a"))
        #expect(PlainMarkup.isPlain("<html><head></head><body><ul><li>a"))
        for html in [
            "", "a", "<p>a</p>", "<html><body>a</body></html>", "<html><head></head>",
            "<html><head></head>a<body></body></html>",
            "<html><head></head><body></body></html>a", "<html><head></head><body></body></html><p>",
            "<html><head></head><body></body><head></head></html>",
            "<html><head></head><body></body><body></body></html>",
            "<html><head></head><body><p class=", "<html><head></head><body><!-- a",
            " <html><head></head><body>",
            "<html><head><title><b>a</b></title></head><body></body></html>", "<html><head></head><body><p",
        ] { #expect(!PlainMarkup.isPlain(html), "\(html)") }
    }

    @Test(arguments: [
        "one <b>two</b> three<br>four<p class=x>five</p>six<ul> <li id='a b'>7</li> <li>&lt;8&amp;</li></ul>nine",
        "<div><div></div><div>a<hr>b</div></div>", "<h2>it's</h2>",
    ])
    func `rewriting a page in the loose style keeps the tree, and the page stays plain`(body: String) throws {
        let first = try Page(page(body))
        let loose = first.loosely
        #expect(PlainMarkup.isPlain(loose), "\(loose)")
        #expect(!loose.contains("</BODY>"))
        #expect(loose.contains("<BODY><!--"))
        let second = try Page(loose)
        #expect(second.elements.map(\.name) == first.elements.map(\.name))
        #expect(second.elements.map(\.text) == first.elements.map(\.text))
        #expect(second.elements.map(\.ownText) == first.elements.map(\.ownText))
        #expect(second.elements.map(\.attributes) == first.elements.map(\.attributes))
        #expect(second.elements.map { $0.parent?.place } == first.elements.map { $0.parent?.place })
    }

    @Test func `each simpler version of a page lacks one element, text node or attribute`() throws {
        let html = page("<ul class=\"a\"><li>b</li></ul>")
        let simpler = try Page(html).simpler
        func whole(_ title: String, _ body: String) -> String {
            "<html><head>\(title)</head><body>\(body)</body></html>"
        }
        let (title, list) = ("<title>a</title>", "<ul class=\"a\"><li>b</li></ul>")
        #expect(
            simpler == [
                whole("", list), whole(title, ""), whole(title, "<ul class=\"a\"></ul>"), whole("a", list),
                whole(title, "<li>b</li>"), whole(title, "<ul class=\"a\">b</ul>"),
                whole("<title></title>", list),
                whole(title, "<ul class=\"a\"><li></li></ul>"), whole(title, "<ul><li>b</li></ul>"),
            ])
    }
}
