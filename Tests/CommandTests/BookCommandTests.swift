import Foundation
import TestSupport
import Testing

/// Tests the verb `book`, which writes the specifications and the corpus as a folder of pages.
struct BookCommandTests {
    @Test func `a book is written into a new folder, and can be written into the same folder again`() throws {
        let scratch = try Scratch()
        let first = try Program.run(["book", scratch["book"]])
        #expect(first.status == 0 && first.errors.isEmpty, "\(first.errors)")
        #expect(first.output.contains("index.html"))
        for file in ["index.html", "sources.html", "mobility.geofence.html", "book.css", "search.js"] {
            #expect(FileManager.default.fileExists(atPath: scratch["book/\(file)"]), "\(file)")
        }
        let page = try scratch.read("book/mobility.geofence.html")
        try scratch.write("old", to: "book/mobility.geofence.html")
        #expect(try Program.run(["book", scratch["book"]]).output == first.output)
        #expect(try scratch.read("book/mobility.geofence.html") == page)
    }

    @Test func `a folder with other files is left unchanged`() throws {
        let scratch = try Scratch()
        try scratch.write("mine", to: "index.html")
        let result = try Program.run(["book", scratch.folder.path])
        #expect(result.status == 2 && result.errors.contains("neither empty nor an earlier book"))
        #expect(try scratch.names == ["index.html"] && scratch.read("index.html") == "mine")
        #expect(try Program.run(["book", scratch["index.html"]]).status == 2)
    }

    @Test func `a folder that cannot be created is reported`() throws {
        let result = try Program.run(["book", "/dev/null/book"])
        #expect(result.status == 2 && result.errors.contains("/dev/null/book cannot be written"))
    }
}
