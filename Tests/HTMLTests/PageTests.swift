import HTML
import Testing

/// Tests that the tree of a page has all of the page's contents, even if the page is malformed or huge.
struct PageTests {
    @Test func `each element has its name, attributes, parent, children and text`() throws {
        let page = try Page(
            "<html><body><p class='a b' ID=x>One <b>two</b> three</p><p>&eacute;&#8230;</p></body></html>")
        let first = try #require(page.elements.first { $0.name == "p" })
        #expect(first.attributes == ["class": "a b", "id": "x"])
        #expect(first.text == "One two three")
        #expect(first.ownText == "One ")
        #expect(first.ownTexts == ["One ", " three"] && first.children[0].ownTexts == ["two"])
        #expect(first.parent?.name == "body")
        #expect(first.children.map(\.name) == ["b"])
        #expect(page.elements.last?.text == "é…")
        #expect(page.elements.map(\.place) == Array(page.elements.indices))
        #expect(page.elements.last?.isWithin(first) == false)
        #expect(first.children[0].isWithin(first))
        #expect(first.isWithin(first))
        #expect(!first.isWithin(first.children[0]))
        #expect(page.root?.parent == nil)
    }

    @Test
    func `an element's own text is the first text node directly in the element, even if this node is blank`()
        throws
    {
        func own(_ html: String) throws -> String? {
            try Page("<html><body>\(html)</body></html>").elements.first { $0.name == "p" }?.ownText
        }
        #expect(try own("<p><i>1</i> two</p>") == " two")
        #expect(try own("<p> <i>1</i> two</p>") == " ")
        #expect(try own("<p>one<!-- x --> two</p>") == "one")
        #expect(try own("<p><i>1</i></p>") == "")
    }

    @Test func `comments are not text, but scripts are`() throws {
        let page = try Page("<html><body><p>a<!-- b -->c</p><script>if (a < b) d</script></body></html>")
        #expect(page.root?.text == "acif (a < b) d")
    }

    @Test(arguments: ["", " \n ", "<!-- x -->", "<"])
    func `to a page without elements, the parser adds only html, body and p elements`(html: String) throws {
        let page = try Page(html)
        #expect(page.elements.allSatisfy { ["html", "body", "p"].contains($0.name) })
        #expect(page.root == page.elements.first)
    }

    @Test func `elements after the html end tag are added to the tree`() throws {
        let page = try Page("<html><body><p>a</p></body></html><html><body><p>b</p></body></html>")
        #expect(page.elements.filter { $0.name == "p" }.map(\.text) == ["a", "b"])
        #expect(page.elements.count { $0.parent == nil } == 1)
        #expect(page.root?.text == "ab")
    }

    // MARK: Hostile pages

    @Test func `ten thousand nested elements are all read`() throws {
        for name in ["div", "b", "foo"] {
            let html = String(repeating: "<\(name)>", count: 10_000) + "deep"
            let page = try Page(html)
            #expect(page.elements.count { $0.name == name } == 10_000)
            #expect(page.elements.last?.text == "deep")
            let depth = sequence(first: try #require(page.elements.last), next: \.parent).reduce(0) {
                sum, _ in sum + 1
            }
            #expect(depth >= 10_000)
        }
    }

    @Test func `a page of fifty million bytes is read completely`() throws {
        let item = "<li>" + String(repeating: "word ", count: 20_000)
        let html = "<html><body><ul>" + String(repeating: item, count: 500) + "<li>last</ul></body></html>"
        #expect(html.utf8.count > 50_000_000)
        let page = try Page(html)
        #expect(page.elements.count { $0.name == "li" } == 501)
        #expect(page.root?.text.utf8.count == 500 * 100_000 + 4)
    }

    @Test func `a single text node of fifty million bytes is read completely`() throws {
        let page = try Page(
            "<html><body><p>" + String(repeating: "a", count: 50_000_000) + "</p>z</body></html>")
        #expect(page.root?.text.utf8.count == 50_000_001)
    }

    @Test func `a NUL does not end a text node, and is read as U+FFFD`() throws {
        let page = try Page("<html><body><p title='a\0b'>one\0two</p><p>three</p></body></html>")
        #expect(page.elements.filter { $0.name == "p" }.map(\.text) == ["one\u{FFFD}two", "three"])
        #expect(page.elements.first { $0.name == "p" }?.attributes["title"] == "a\u{FFFD}b")
        #expect(try Page("\0<p>a").elements.contains { $0.name == "p" })
    }

    @Test(arguments: ["ISO-8859-1", "utf-16", "windows-1252", "no-such-thing", "EBCDIC-CP-US", ""])
    func `a page is read as UTF-8 even if it declares another encoding`(encoding: String) throws {
        for declaration in [
            "<meta charset=\"\(encoding)\">",
            "<meta http-equiv=Content-Type content=\"text/html; charset=\(encoding)\">",
        ] {
            let page = try Page("<html><head>\(declaration)</head><body><p>é漢😀</p></body></html>")
            #expect(page.elements.last?.text == "é漢😀", "\(declaration)")
        }
        let declared = "<?xml version='1.0' encoding='\(encoding)'?><html><body><p>é</p></body></html>"
        #expect(try Page(declared).elements.last?.text == "é")
    }

    @Test func `entities and files that a page refers to are not inserted into the tree`() throws {
        let page = try Page(
            """
            <!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/hostname"><!ENTITY y "put in">]>
            <html><body><p>&x;&y;</p><iframe src="file:///etc/hostname"></iframe></body></html>
            """)
        #expect(page.elements.last { $0.name == "p" }?.text == "&x;&y;")
        #expect(page.elements.last { $0.name == "iframe" }?.text == "")
    }

    @Test func `a page of two hundred thousand end tags without start tags is read`() throws {
        let page = try Page(
            "<html><body>" + String(repeating: "</i></p>", count: 100_000) + "<b>end</b></body></html>")
        #expect(page.elements.contains { $0.name == "b" && $0.text == "end" })
    }

    @Test func `several tasks can read pages at the same time`() async {
        await withTaskGroup(of: Int.self) { group in
            for number in 0..<32 {
                group.addTask {
                    let html = "<ul>" + String(repeating: "<li>a", count: number) + "</ul>"
                    return (try? Page(html).elements.count { $0.name == "li" }) == number ? 1 : 0
                }
            }
            #expect(await group.reduce(0, +) == 32)
        }
    }

    // MARK: Queries

    @Test func `a query selects elements in document order`() throws {
        let html = "<html><body><p class='a'>1</p><div><p>2</p></div><p class='a'>3</p></body></html>"
        func texts(_ query: String, _ variables: [String: String] = [:]) throws -> [String]? {
            try Page.select(query, on: html, where: variables)?.map(\.text)
        }
        #expect(try texts("//p") == ["1", "2", "3"])
        #expect(try texts("//p[@class=$c]", ["c": "a"]) == ["1", "3"])
        #expect(try texts("//p[.='3'] | //p[.='1']") == ["1", "3"])
        #expect(try texts("//q") == [])
        #expect(try texts("//p[") == nil)
        #expect(try texts("//p[@class=$d]") == nil)
        #expect(try texts("count(//p)") == nil)
        #expect(try texts("//p/@class") == nil)
        #expect(try texts("//o:p") == nil)
        #expect(try Page.select("//p", on: "") == [])
    }

    @Test(.timeLimit(.minutes(1))) func `a query that would take years is refused`() throws {
        let html = "<ul>" + (1...40).map { "<li><i>\($0)</i></li>" }.joined() + "</ul>"
        let query = String(repeating: "//*[count(", count: 12) + "//*" + String(repeating: ")>0]", count: 12)
        #expect(try Page.select(query, on: html) == nil)
        #expect(try Page.select("//li[count(i)>0]", on: html)?.count == 40)
    }
}
