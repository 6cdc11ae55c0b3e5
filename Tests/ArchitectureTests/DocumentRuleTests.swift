import Foundation
import Testing

struct DocumentRuleTests {
    private func documents() throws -> [SourceFile] {
        let root = try FileManager.default.contentsOfDirectory(atPath: Project.root.path).filter { $0.hasSuffix(".md") }.sorted()
        return try root.map { try Project.file($0) } + (try Project.files(below: "Docs", ["md"]))
            + (try Project.files(below: "Sources", ["md"]))
    }

    @Test func `every Swift sample is compiled`() throws {
        let compiled = try Project.files(below: "Tests/LifeTests/Documentation") + Project.files(below: "Sources")
        let documents = try documents()
        #expect(documents.count > 5)
        #expect(documents.flatMap { DocumentRule.samplesNotCompiled(in: $0, compiled: compiled) } == [])
        #expect(documents.flatMap { DocumentRule.samples(in: $0) }.count >= 3)
    }

    @Test func `every symbol of the life of a read exists where it is said to`() throws {
        let life = try Project.file("Docs/Life.md")
        #expect(DocumentRule.symbolsNotFound(in: life) { try? Project.file($0) } == [])
        #expect(life.lines.filter { $0.text.contains("`Sources/") }.count >= 10)
    }

    @Test func `every link leads somewhere`() throws {
        let exists = { FileManager.default.fileExists(atPath: Project.root.appendingPathComponent($0).path) }
        #expect(try documents().flatMap { DocumentRule.deadLinks(in: $0, exists: exists) } == [])
    }

    @Test func `every line of a diff stands in the code`() throws {
        let document = try Project.file("Docs/AddingAnEndpoint.md")
        #expect(DocumentRule.diffLinesNotFound(in: document) { try? Project.file($0) } == [])
        #expect(document.lines.filter { $0.text.hasPrefix("+") }.count > 80)
    }

    @Test func `a planted line of a diff is found`() {
        let document = SourceFile(
            path: "Docs/A.md", text: "```diff\n+++ b/A.swift\n+let a = 1\n+let b = 2\n+++ b/B.swift\n```\n+not a diff")
        let violations = DocumentRule.diffLinesNotFound(in: document) { $0 == "A.swift" ? SourceFile(path: $0, text: "let a = 1") : nil }
        #expect(violations.map(\.line) == [4, 5])
    }

    @Test func `a planted sample, symbol or link is found`() {
        let document = SourceFile(
            path: "Docs/A.md",
            text:
                "```swift\nlet a = 1\nlet b = 2\n```\n| 1 | `Missing.symbol` | `Sources/A.swift` |\n| 2 | x | `Sources/B.swift` |\n[x](B.md)"
        )
        let compiled = SourceFile(path: "A.swift", text: "let a = 1\nlet c = 3\nlet b = 2")
        #expect(DocumentRule.samplesNotCompiled(in: document, compiled: [compiled]).count == 1)
        #expect(
            DocumentRule.symbolsNotFound(in: document) { $0 == "Sources/A.swift" ? SourceFile(path: $0, text: "Present") : nil }
                .map(\.line) == [5, 6])
        #expect(DocumentRule.deadLinks(in: document) { _ in false }.map(\.what) == ["B.md leads nowhere"])
    }
}
