import Foundation
import TestKit
import Testing

@Suite(.ownThread)
struct DocumentRuleTests {
    private func documents() throws -> [SourceFile] {
        let root = try FileManager.default.contentsOfDirectory(atPath: Project.root.path).filter { $0.hasSuffix(".md") }.sorted()
        return try root.map { try Project.file($0) } + (try Project.files(below: "Docs", ["md"]))
            + (try Project.files(below: "Sources", ["md"]))
    }

    private func compiledSamples() throws -> [SourceFile] {
        let folders = [
            "Tests/LifeTests/Documentation", "Tests/Programs", "Examples/Service/Sources", "Examples/Adapters",
            "Examples/Models/Sources",
        ]
        return try folders.flatMap { try Project.files(below: $0) }
    }

    /// The calls of the table of operations, which are compiled there.
    private func calls() throws -> Set<String> {
        Set(try Project.files(below: "Tests/LifeTests/Operations").flatMap { CallRule.calls(ofTable: $0.text) })
    }

    /// The README and the guides; every sample of theirs is in the folder of samples or, where it needs other packages, in an example.
    /// Pages of the reference may show code of Sources.
    @Test func `every Swift sample is compiled`() throws {
        let samples = try compiledSamples()
        let sources = try Project.sources()
        let (documents, calls) = (try documents(), try calls())
        #expect(documents.count > 5 && calls.count > 150)
        for document in documents {
            let compiled = document.path.hasPrefix("Sources/") ? samples + sources : samples
            #expect(DocumentRule.samplesNotCompiled(in: document, compiled: compiled, calls: calls) == [])
            #expect(DocumentRule.unknownFences(in: document) == [])
        }
        #expect(documents.flatMap { DocumentRule.samples(in: $0) }.count >= 40)
    }

    @Test func `every sample in the reference of Domain and App is compiled`() throws {
        let samples = try Project.files(below: "Tests/LifeTests/Documentation")
        let references = try (Project.files(below: "Sources/Domain") + Project.files(below: "Sources/App")).map(DocumentRule.reference)
        #expect(references.flatMap { DocumentRule.samplesNotCompiled(in: $0, compiled: samples) } == [])
        #expect(references.flatMap { DocumentRule.samples(in: $0) }.count >= 12)
    }

    @Test func `every sample is compiled on every platform and by no comment`() throws {
        for file in try compiledSamples() {
            #expect(!file.text.contains("/*"), "\(file)")
            let conditions = file.lines.map(\.text).filter { $0.hasPrefix("#if") }
            #expect(conditions.allSatisfy { $0.hasPrefix("#if canImport(") }, "\(file)")
        }
    }

    @Test func `a planted sample outside of a function, or in a block of another name, is found`() {
        let document = SourceFile(path: "A.md", text: "```swift\nlet a = 1\n```\n```Swift\nlet b = 2\n```\n~~~swift\nlet c = 3\n~~~")
        let compiled = SourceFile(path: "A.swift", text: "let a = 1\nfunc other() {\n    let b = 2\n}\n")
        #expect(DocumentRule.samplesNotCompiled(in: document, compiled: [compiled]).map(\.line) == [1])
        #expect(DocumentRule.unknownFences(in: document).map(\.line) == [4, 7, 9])
        let split = SourceFile(path: "B.swift", text: "func one() {\n    let x = 0\n}\n\nfunc two() {\n    let a = 1\n}\n")
        #expect(DocumentRule.samplesNotCompiled(in: document, compiled: [split]) == [])
        let across = SourceFile(path: "B.md", text: "```swift\nlet x = 0\nlet a = 1\n```")
        #expect(DocumentRule.samplesNotCompiled(in: across, compiled: [split]).count == 1)
        #expect(DocumentRule.samplesNotCompiled(in: across, compiled: [split], calls: ["let x = 0"]) == [])
        #expect(DocumentRule.samplesNotCompiled(in: across, compiled: [], calls: ["let x = 0"]).count == 1)
        let file = SourceFile(path: "C.md", text: "```swift\nimport A\n\nfunc two() {\n    let a = 1\n}\n```")
        #expect(DocumentRule.samplesNotCompiled(in: file, compiled: [split]).count == 1)
        let whole = SourceFile(path: "C.swift", text: "import A\n\nfunc two() {\n    let a = 1\n}\n")
        #expect(DocumentRule.samplesNotCompiled(in: file, compiled: [split, whole]) == [])
    }

    @Test func `a planted sample in a comment is found`() {
        let source = SourceFile(
            path: "Sources/Domain/A.swift", text: "    /// A.\n    ///\n    /// ```swift\n    /// let a = 1\n    /// ```\n    let b = 2")
        let reference = DocumentRule.reference(of: source)
        #expect(DocumentRule.samples(in: reference).map(\.lines) == [["let a = 1"]])
        #expect(DocumentRule.samplesNotCompiled(in: reference, compiled: [source]).map(\.line) == [3])
    }

    @Test func `every symbol of the life of a read exists where it is said to`() throws {
        let life = try Project.file("Docs/Life.md")
        #expect(DocumentRule.symbolsNotFound(in: life) { try? Project.file($0) } == [])
        #expect(life.lines.filter { $0.text.contains("`Sources/") }.count >= 10)
    }

    @Test func `every link leads somewhere`() throws {
        let exists = { FileManager.default.fileExists(atPath: Project.root.appendingPathComponent($0).path) }
        #expect(try documents().flatMap { DocumentRule.deadLinks(in: $0, exists: exists) { try? Project.file($0) } } == [])
    }

    @Test func `the code has every line of a diff`() throws {
        let document = try Project.file("Docs/AddingAnEndpoint.md")
        #expect(DocumentRule.diffLinesNotFound(in: document) { try? Project.file($0) } == [])
        #expect(document.lines.filter { $0.text.hasPrefix("+") }.count > 80)
    }

    @Test func `an operation with a new shape costs as little as is said`() throws {
        let document = try Project.file("Docs/AddingAnEndpoint.md")
        let own = DocumentRule.cost(ofSection: "A read with a new shape", in: document) { try? Project.file($0) }
        #expect(own.newFiles == 2 && own.newLines <= 60 && own.editedFiles <= 7 && own.editedLines <= 24, "\(own)")
        let cost = "It costs \(own.newLines) lines in two new files and \(own.editedLines) lines in \(own.editedFiles) others."
        #expect(document.text.contains(cost), "\(own)")
    }

    /// Everything that is compiled, tested or read, but the page itself and pages about the past.
    private func everything() throws -> [SourceFile] {
        try ["Sources", "Programs", "Tests", "Docs", "Examples", "Benchmarks", "Fuzz"].flatMap {
            try Project.files(below: $0, ["swift", "md"])
        }
        .filter { file in
            !["Docs/AddingAnEndpoint.md", "Docs/Decisions/", "Tests/ArchitectureTests/"].contains { file.path.hasPrefix($0) }
        }
    }

    @Test func `the page names every file of an operation with a new shape`() throws {
        let (document, files) = (try Project.file("Docs/AddingAnEndpoint.md"), try everything())
        let own = DocumentRule.paths(ofSection: "A read with a new shape", in: document)
        #expect(own == DocumentRule.paths(of: "TVNetworkDetails", "no route", in: files.filter { $0.path.hasPrefix("Sources/") }))
    }

    @Test func `the page names every other implementation of a repository or an API`() throws {
        let protocols = Set(
            try Project.sources().flatMap(SourceDeclaration.all).filter { $0.keyword == "protocol" }.map(\.name)
                .filter { $0.hasSuffix("Repository") || $0.hasSuffix("API") })
        let layers = ["Sources/Data/", "Sources/Net/", "Sources/Testing/"]
        let others = try everything().filter { file in !layers.contains { file.path.hasPrefix($0) } }.flatMap { file in
            // Line by line, since some types are in a function.
            file.lines.map { $0.text.drop { $0 == " " } }.filter { $0.hasSuffix("{") && $0.contains(": ") }
                .flatMap { SourceDeclaration.all(in: SourceFile(path: file.path, text: $0 + "\n}")) }
                .flatMap { type in type.inherited.filter(protocols.contains).map { "\($0) \(file.path)" } }
        }
        let named = try Project.file("Docs/AddingAnEndpoint.md").lines.map(\.text).filter { $0.hasSuffix(".swift` |") }.flatMap { row in
            let names = row.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
            return names.filter(protocols.contains).flatMap { name in names.filter { $0.contains("/") }.map { "\(name) \($0)" } }
        }
        #expect(protocols.count > 20)
        #expect(Set(named) == Set(others))
    }

    @Test func `a file with the name or the route of a planted operation is found`() {
        let files = [
            SourceFile(path: "A.swift", text: "/// Replaces `x.logos`."), SourceFile(path: "B.swift", text: "let logosOfAll = 1"),
            SourceFile(path: "C.md", text: "| `GET /3/logos/{id}` |"), SourceFile(path: "D.swift", text: "let logo = 1"),
        ]
        #expect(DocumentRule.paths(of: "logos", "/3/logos/{id}", in: files) == ["A.swift", "C.md"])
        let document = SourceFile(path: "P.md", text: "# P\n\n## One\n+++ b/A.swift\n+a\n\n## Two\n+++ b/B.swift\n")
        #expect(DocumentRule.paths(ofSection: "One", in: document) == ["A.swift"])
    }

    @Test func `the cost of a planted diff is counted`() {
        let text = "# A\n\n## One\n+++ b/A.swift\n+a\n+\n+b\n+++ b/B.swift\n+c\n\n## Two\n+++ b/B.swift\n+c\n+d\n"
        let document = SourceFile(path: "Docs/A.md", text: text)
        let files = ["A.swift": "a\n\nb\n", "B.swift": "c\nd\ne\n"]
        let cost = DocumentRule.cost(ofSection: "One", in: document) { path in files[path].map { SourceFile(path: path, text: $0) } }
        #expect(cost == .init(newFiles: 1, newLines: 2, editedFiles: 1, editedLines: 1))
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
        let compiled = SourceFile(path: "A.swift", text: "func a() {\nlet a = 1\nlet c = 3\nlet b = 2\n}")
        #expect(DocumentRule.samplesNotCompiled(in: document, compiled: [compiled]).count == 1)
        #expect(
            DocumentRule.symbolsNotFound(in: document) { $0 == "Sources/A.swift" ? SourceFile(path: $0, text: "Present") : nil }
                .map(\.line) == [5, 6])
        #expect(DocumentRule.deadLinks(in: document, exists: { _ in false }, page: { _ in nil }).map(\.what) == ["B.md leads nowhere"])
        let links = SourceFile(path: "Docs/A.md", text: "[x](#here)\n## Here\n[y](B.md#a-part)\n[z](B.md#gone)")
        let dead = DocumentRule.deadLinks(in: links, exists: { _ in true }) { path in
            path == "Docs/A.md" ? links : SourceFile(path: path, text: "# A `part`")
        }
        #expect(dead.map(\.what) == ["Docs/B.md has no heading for gone"])
    }
}
