import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// The catalog of all names, from generated exports to searches with the server gone.
@Suite(.timeLimit(.minutes(5)))
struct CatalogTests {
    /// Writes some names of a kind, and generated ones after them.
    private func export(_ kind: GeneratedExport.Kind, _ lines: [String], in folder: TemporaryFolder) throws -> String {
        var all = lines
        GeneratedExport(kind, count: 2_000, seed: 3).forEachLine { all.append($0.replacingOccurrences(of: #""id":"#, with: #""id":7"#)) }
        let path = folder.path("\(kind.rawValue)_09_20_2026.json")
        try all.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test("A typed year leaves out a name of the catalog whose title is known to be of another year")
    func year() async throws {
        try await ClientFixture.with { fixture in
            let folder = try TemporaryFolder()
            let client = try await fixture.client()
            _ = try await client.movies.details(550)
            _ = try await client.search.movies("fight club")
            let line = #"{"adult":false,"id":550,"original_title":"Fight Club","popularity":999.5,"video":false}"#
            _ = try await client.catalog.importing(CatalogImport(files: [try export(.movies, [line], in: folder)]))
            fixture.sandbox.behave(.offline)
            let offline = try await fixture.client()
            for (text, isFound) in [("fight club 1999", true), ("fight club (1999)", true), ("fight club 1990", false)] {
                #expect(try await offline.suggestions(text).map(\.text).contains("Fight Club") == isFound, "\(text)")
                let found = try? await offline.search.movies(MovieSearch(text), policy: .offline).value.items.map(\.id)
                #expect((found ?? []).contains(550) == isFound, "\(text)")
            }
        }
    }

    @Test("Names of an import are suggested and found with the server gone, after the titles that were seen")
    func suggests() async throws {
        try await ClientFixture.with { fixture in
            let folder = try TemporaryFolder()
            let client = try await fixture.client()
            _ = try await client.movies.list(.popular)
            fixture.sandbox.behave(.offline)
            #expect(try await client.catalog.search(CatalogQuery("wolfswalkers")) == nil)
            let files = [
                try export(
                    .movies,
                    [
                        #"{"adult":false,"id":990001,"original_title":"Wolfheart","popularity":999.5,"video":false}"#,
                        #"{"adult":false,"id":238,"original_title":"The Godfather","popularity":900,"video":false}"#,
                        #"{"adult":true,"id":9,"original_title":"Wolfish","popularity":998,"video":false}"#,
                    ], in: folder),
                try export(.people, [#"{"adult":false,"id":31,"name":"Wolfgang Example","popularity":99}"#], in: folder),
            ]
            var steps: [CatalogProgress] = []
            for try await step in client.catalog.importing.progress(CatalogImport(files: files)) { steps.append(step) }
            guard case .finished(let result) = steps.last else { throw CatalogNotFinished() }
            #expect(result.info.counts[.movie] == 2_003 && result.info.counts[.person] == 2_001)
            let requests = fixture.sandbox.counters.requests

            let later = try await fixture.client()
            let suggested = try await later.suggestions("wolf").map(\.text)
            #expect(suggested.prefix(2) == ["Wolfheart", "Wolfgang Example"])
            #expect(!suggested.contains("Wolfish"))
            // Seen titles come first, and once.
            #expect(try await later.suggestions("the godf").map(\.text).filter { $0 == "The Godfather" }.count == 1)
            let found = try await later.search.movies("wolfhaert")
            #expect(found.value.items.first?.id == 990_001 && found.origin == .titleIndex && found.isStale)
            let people = try await later.search.people("wolfgang exampel")
            #expect(people.value.items.first == Person(id: 31, name: "Wolfgang Example") && people.origin == .titleIndex)
            let all = try await later.search.multi("wolf").value.items
            #expect(Set<MediaReference>(all.map(\.id)).isSuperset(of: [.movie(990_001), .person(31)]))
            #expect(fixture.sandbox.counters.requests == requests)
            try await later.catalog.remove()
            #expect(try await later.suggestions("wolfhea").isEmpty)
        }
    }

    private struct CatalogNotFinished: Error {}
}
