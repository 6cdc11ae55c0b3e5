import Foundation
import Testing

/// The pages of `Docs` for users are articles of the documentation too.
///
/// The articles are generated: `MARQUEE_WRITE_DOCUMENTS=1 swift test --filter GuideTests` writes them. `make docs` resolves their links.
struct GuideTests {
    private static let folder = "Sources/App/Marquee.docc/Guides"
    private static let landing = "Sources/App/Marquee.docc/Marquee.md"

    @Test func `each article is what its page gives`() throws {
        let guides = try Guide.all()
        if ProcessInfo.processInfo.environment["MARQUEE_WRITE_DOCUMENTS"] != nil {
            let folder = Project.root.appendingPathComponent(Self.folder)
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for guide in guides {
                try guide.article(among: guides).write(
                    to: folder.appendingPathComponent(guide.name + ".md"), atomically: true, encoding: .utf8)
            }
        }
        let articles = try Project.files(below: Self.folder, ["md"])
        #expect(articles.map(\.path) == guides.map { "\(Self.folder)/\($0.name).md" }.sorted())
        for guide in guides { #expect(try Project.file("\(Self.folder)/\(guide.name).md").text == guide.article(among: guides)) }
    }

    @Test func `the landing page lists every article`() throws {
        #expect(try Project.file(Self.landing).text.contains(Guide.list))
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
