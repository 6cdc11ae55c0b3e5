import Foundation
import Marquee
import MarqueeCatalog
import MarqueeSandbox
import TestKit
import Testing

/// A name that is typed in full is the first one, in whatever source it is looked up.
@Suite(.timeLimit(.minutes(5)))
struct WholeNameOrderTests {
    /// Names in ten scripts, each with more popular names that begin like it.
    private static let names: [(script: String, typed: String, name: String, longer: [String])] = [
        ("Latin", "lumen", "Lumen", ["Lumen Rising", "Lumens"]), ("Latin with accents", "etoile", "Étoile", ["Étoile du soir"]),
        ("two words", "night sample", "Night Sample", ["Night Sample Two"]), ("Cyrillic", "свет", "Свет", ["Свет дня"]),
        ("Greek", "φως", "Φως", ["Φως της ημέρας"]), ("Hebrew", "אור", "אור", ["אור היום"]), ("Arabic", "نور", "نور", ["نور النهار"]),
        ("Devanagari", "प्रकाश", "प्रकाश", ["प्रकाश दिन"]), ("Thai", "แสง", "แสง", ["แสงแดด"]), ("Han", "光", "光", ["光明"]),
        ("Kana", "ひかり", "ひかり", ["ひかりのくに"]), ("Hangul", "빛", "빛", ["빛나는 날"]), ("a number", "1917", "1917", ["1917 Sample"]),
    ]

    private static func id(_ index: Int) -> Int { 900_000 + 10 * index }

    private static var catalog: SandboxCatalog {
        var catalog = SandboxCatalog()
        for (index, row) in names.enumerated() {
            for (place, name) in ([row.name] + row.longer).enumerated() {
                var movie = SandboxCatalog.Movie(id: id(index) + place, title: name)
                movie.popularity = place == 0 ? 0.1 : 900
                catalog.add(movie)
            }
        }
        return catalog
    }

    @Test func `a name typed in full is first in suggestions, offline searches, the catalog and a look-up`() async throws {
        // 2026-11-25, 09:00 UTC.
        let clock = ManualClock(Date(timeIntervalSince1970: 1_795_597_200))
        var options = Sandbox.Options(pageSize: 100, clock: { clock.now })
        options.catalog = Self.catalog
        try await ClientFixture.with(options) { fixture async throws in
            let empty = try await fixture.client {
                $0.exportsBaseURL = fixture.sandbox.baseURL
                $0.clock = clock.wall
                $0.storage = .folder(fixture.folder.path("catalog"))
            }
            _ = try await empty.catalog.importing(CatalogImport(kinds: [.movie]))
            let seen = try await fixture.client()
            _ = try await seen.movies.list(.popular)
            _ = try await seen.movies.list(.topRated)
            for (index, row) in Self.names.enumerated() {
                let reference = MediaReference.movie(Self.id(index))
                for (name, client) in [("title index", seen), ("catalog", empty)] {
                    let suggestion = try await client.suggestions(row.typed).first
                    #expect(suggestion?.id == "movie:\(reference.id)", "suggestions of the \(name), \(row.script)")
                    let found = try await client.search.movies(row.typed, policy: .offline)
                    #expect(found.origin == .titleIndex && found.first?.id == reference.id, "offline search of the \(name), \(row.script)")
                    let choices = try await client.lookUp(row.typed, kinds: [.movie], sources: .device).choices
                    #expect(choices.map(\.item) == [.movie(reference.id)], "look-up in the \(name), \(row.script)")
                }
                for isComplete in [false, true] {
                    var query = CatalogQuery(row.typed)
                    query.isComplete = isComplete
                    #expect(try await empty.catalog.search(query)?.names.first?.reference == reference, "catalog, \(row.script)")
                }
            }
        }
    }
}
