import Foundation
import Testing

@testable import MarqueeArticles

/// The pages of `Docs` for users are articles of the reference too.
///
/// `Scripts/docs` makes the articles, and docc resolves their links. These tests hold what it cannot see: a link that became plain text.
struct GuideTests {
    @Test func `the landing page lists every article once`() throws {
        let guides = try Guide.all(in: Project.root.appendingPathComponent("Docs"))
        for guide in guides { #expect(Guide.list.components(separatedBy: "- <doc:\(guide.name)>\n").count == 2) }
        let landing = try Project.file("Sources/App/Marquee.docc/Marquee.md").text
        #expect(landing.contains("\n## Topics\n") && !landing.contains("- <doc:Offline>"))
    }

    @Test func `links between pages for users lead to articles and their headings`() throws {
        let guides = try Guide.all(in: Project.root.appendingPathComponent("Docs"))
        #expect(guides.count > 10)
        for guide in guides { #expect(guide.lostLinks(among: guides).isEmpty, "\(guide.name)") }
    }

    @Test func `a link to a missing heading is lost`() {
        let page = Guide(name: "A", text: "[one](B.md#part), [two](B.md#no), [three](#own), [four](Decisions/1.md#no)\n")
        let other = Guide(name: "B", text: "# B\n## Part\n")
        #expect(page.lostLinks(among: [page, other]) == ["B.md#no", "#own"])
    }

    @Test func `no article is kept in the project`() throws {
        let folder = Project.root.appendingPathComponent("Sources/App/Marquee.docc")
        let pages = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { $0.hasSuffix(".md") }
        #expect(pages == ["Marquee.md"])
    }

    @Test func `links lead to articles, and other files become text`() {
        let page = Guide(
            name: "A",
            text: """
                # A
                [one](B.md), [two](B.md#its-part-of-b), [three](#own), [four](Decisions/1.md), [five](https://example.com/B.md), [six](B.md#no)
                ```swift
                let link = "[one](B.md)"
                ```
                ## Own
                """)
        let other = Guide(name: "B", text: "# B\n```\n# no\n```\n## Its `part` of B.")
        #expect(
            page.article(among: [page, other]) == """
                # A
                [one](doc:B), [two](doc:B#Its-part-of-B), [three](doc:A#Own), four, [five](https://example.com/B.md), six
                ```swift
                let link = "[one](B.md)"
                ```
                ## Own
                """)
    }
}
