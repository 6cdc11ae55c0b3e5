import Foundation
import TestKit
import Testing

/// The page about a new read shows every place of one that is there, and no read has more places.
///
/// The list is generated: `MARQUEE_WRITE_DOCUMENTS=1 Scripts/test --filter ReadPlacesTests` writes it.
@Suite(.ownThread)
struct ReadPlacesTests {
    private static let page = "Docs/AddingAnEndpoint.md"
    private static let operation = "GET /3/company/{company_id}/images"
    /// The name of the read in each layer, which its group has no need of: `companies.images`.
    private static let name = "companyLogos"
    /// The sandbox takes addresses apart, and has no name of an operation.
    private static let sandbox = ReadPlaces.Place(
        path: "Sources/Sandbox/Routes/Reference/Companies.swift", lines: [#"        case "images": return company.logos"#])
    private static let call = ReadPlaces.Place(path: "Docs/Calls.md", lines: ["try await marquee.companies.images(1)"])

    private func places() throws -> [ReadPlaces.Place] {
        // The table of operations makes the pages about coverage and stubs, and pages about the past stay as they are.
        let others = ["Docs/AddingAnEndpoint.md", "Docs/Coverage.md", "Docs/Stubs.md", "Docs/Decisions/", "Tests/ArchitectureTests/"]
        let files = try ["Sources", "Programs", "Tests", "Docs", "Examples", "Benchmarks", "Fuzz"]
            .flatMap { try Project.files(below: $0, ["swift", "md"]) }
            .filter { file in !others.contains { file.path.hasPrefix($0) } }
        let found = ReadPlaces.places(of: Self.name, String(Self.operation.dropFirst(4)), in: files)
        return found + [Self.sandbox, Self.call]
    }

    @Test func `the page shows every place of a read`() throws {
        let (places, page) = (try places(), try Project.file(Self.page).text)
        let files = Set(places.map(\.path))
        let lines = places.flatMap(\.lines).filter { $0.contains { $0 != " " } }
        let parts = try #require(
            page.firstMatch(of: /It costs \d+ lines at \d+ places in \d+ files, and no new file[\s\S]*?(```diff[\s\S]*?```)/))
        let sentence = "It costs \(lines.count) lines at \(places.count) places in \(files.count) files, and no new file"
        let text = page.replacing(parts.1, with: ReadPlaces.diff(places))
            .replacing(/It costs \d+ lines at \d+ places in \d+ files, and no new file/, with: sentence)
        let url = Project.root.appendingPathComponent(Self.page)
        if ProcessInfo.processInfo.environment["MARQUEE_WRITE_DOCUMENTS"] != nil {
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == text)
    }

    @Test func `a read has at most twelve places in ten files`() throws {
        let places = try places()
        #expect(places.count <= 12 && Set(places.map(\.path)).count <= 10)
        #expect(places.count > 8)
        let routes = try Project.file(Self.sandbox.path)
        #expect(routes.lines.contains { $0.text == Self.sandbox.lines[0] })
        let calls = try Project.file(Self.call.path)
        #expect(calls.lines.contains { $0.text == Self.call.lines[0] })
    }

    @Test func `a place has its documentation and its body, and the layers have an order`() {
        let files = [
            SourceFile(path: "Docs/A.md", text: "x.logos(1)\nx.logosOfAll(1)"),
            SourceFile(
                path: "Sources/Data/A.swift",
                text: """
                    protocol A {
                        /// `GET /3/logos/{id}`
                        func logos() -> Int
                        func other()
                    }
                    struct B: A {
                        func logos() -> Int {
                            one(
                                1)
                        }
                        let list = [other, logos]
                    }
                    """),
            SourceFile(path: "Sources/Domain/A.swift", text: "let logo = 1"),
        ]
        let places = ReadPlaces.places(of: "logos", "/3/logos/{id}", in: files)
        #expect(places.map(\.lines.count) == [2, 4, 1, 1])
        #expect(places.map(\.path) == ["Sources/Data/A.swift", "Sources/Data/A.swift", "Sources/Data/A.swift", "Docs/A.md"])
        let diff = ReadPlaces.diff(Array(places.suffix(2)))
        #expect(diff == "```diff\n+++ b/Sources/Data/A.swift\n+    let list = [other, logos]\n+++ b/Docs/A.md\n+x.logos(1)\n```")
    }
}
