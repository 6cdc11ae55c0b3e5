import Foundation
import TestKit
import Testing

/// Docs/Calls.md shows every use case of a client and every form in which it can be called, and nothing that is not compiled.
@Suite(.ownThread)
struct CallRuleTests {
    private func useCases() throws -> [String: String] {
        let property = /^    public var (\w+): (\w+UseCases)\b/.anchorsMatchLineEndings()
        let client = try Project.file("Sources/App/MarqueeClient+Groups.swift")
        let groups = Dictionary(uniqueKeysWithValues: client.text.matches(of: property).map { (String($0.2), String($0.1)) })
        var useCases = CallRule.useCases(in: try Self.domain(), groups: groups)
        // The use cases that are in no group.
        for useCase in client.text.matches(of: /public var (suggestions|preview|lookUp): (\w+)/) {
            useCases[String(useCase.1)] = String(useCase.2)
        }
        return useCases
    }

    /// The sources without the names that cannot be used.
    private static func domain() throws -> [SourceFile] {
        try Project.files(below: "Sources/Domain").filter { !$0.path.contains("/OtherNames/") }
    }

    @Test func `every use case of a client has a line`() throws {
        let document = try Project.file("Docs/Calls.md").text
        let useCases = try useCases()
        #expect(useCases.count > 50 && useCases["suggestions"] == "GetSuggestions" && useCases["preview"] == "GetPreview")
        for useCase in useCases.keys.sorted() {
            #expect(document.contains("marquee.\(useCase)("), "\(useCase) is missing in Docs/Calls.md")
        }
    }

    @Test func `every form of every use case has a line`() throws {
        let forms = CallRule.forms(in: try Self.domain())
        #expect(forms.count > 50)
        let calls = CallRule.calls(in: try Project.file("Docs/Calls.md").text)
        #expect(CallRule.missing(forms, useCases: try useCases(), calls: calls) == [])
    }

    @Test func `a form without a line is found`() {
        let source = SourceFile(
            path: "Sample.swift",
            text: """
                extension SampleUseCases {
                    public var details: Get<Sample.ID, Sample> { Get(samples.details) }
                    public var turn: TurnSample { TurnSample() }
                }
                extension Get where Input == Sample.ID {
                    public func callAsFunction(
                        of id: Sample.ID, page: Int = 1
                    ) async throws {}
                    public func updates(of id: Sample.ID) -> Int { 1 }
                }
                public struct TurnSample: Executable {
                    public func execute(_ text: String) async throws {}
                    public func callAsFunction(page: Int = 1, _ conditions: (inout Int) -> Void) async throws {}
                }
                extension Executable {
                    public func execute(_ input: Input, handler: @escaping (Int) -> Void) {}
                }
                """)
        let useCases = CallRule.useCases(in: [source], groups: ["SampleUseCases": "samples"])
        #expect(useCases == ["samples.details": "Get<Sample.ID, Sample>", "samples.turn": "TurnSample"])
        let forms = CallRule.forms(in: [source])
        #expect(forms.map(\.labels) == ["of:page:", "of:", "_:", "page:_:", "_:handler:"])
        var text = """
            marquee.samples.details(of: Sample(1, 2), page: 2)
            marquee.samples.turn("a, b")
            marquee.samples.turn(page: 2) { $0 = 1 }
            marquee.samples.turn.execute("a") { print($0) }
            """
        #expect(CallRule.missing(forms, useCases: useCases, calls: CallRule.calls(in: text)).map(\.labels) == ["of:"])
        text += "\nmarquee.samples.details.updates(of: 1)"
        #expect(CallRule.missing(forms, useCases: useCases, calls: CallRule.calls(in: text)) == [])
    }

    @Test func `the calls of a table are found with and without a closure around them`() {
        let table = """
            .read("GET /3/a", "/3/a") { marquee in try await marquee.a.b(1) },
            .read("GET /3/c", "/3/c") { marquee in try await marquee.a.c { $0.d = 1 } },
            .read("GET /3/e", "/3/e") {
                marquee in try await marquee.a.e { $0.d = 1 }
            },
            """
        #expect(
            CallRule.calls(ofTable: table) == [
                "try await marquee.a.b(1)", "try await marquee.a.c { $0.d = 1 }", "try await marquee.a.e { $0.d = 1 }",
            ])
    }

    @Test func `every call in a message about a wrong name is in a document`() throws {
        let documents = try Project.file("Docs/Calls.md").text + Project.file("Docs/Values.md").text
        let messages = try Project.file("Sources/Domain/OtherNames/OtherCalls.swift").text
        let forms = messages.matches(of: /'(\w[\w.]*\((?:[^']|\\")*\))'/).map { $0.1.replacing("\\\"", with: "\"") }
        #expect(forms.count > 15 && forms.contains("changes.series(1399)"))
        for form in forms { #expect(documents.contains(form.dropLast()), "\(form)") }
    }

    @Test func `the document has every compiled form`() throws {
        let lines = Set(try Project.file("Docs/Calls.md").lines.map { $0.text.trimmingCharacters(in: .whitespaces) })
        let compiled = try Project.file("Tests/LifeTests/Documentation/CallForms.swift").lines
            .map { $0.text.trimmingCharacters(in: .whitespaces) }.filter { $0.contains("marquee.") }
        #expect(compiled.count > 150)
        for form in compiled { #expect(lines.contains(form), "\(form)") }
    }
}
