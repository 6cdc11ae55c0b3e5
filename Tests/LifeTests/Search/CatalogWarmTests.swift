import Foundation
import Marquee
import MarqueeCatalog
import MarqueeData
import MarqueeSandbox
import TestKit
import Testing

/// A search of the catalog through a client does not leave its caller's thread when its pages were read.
@Suite(.timeLimit(.minutes(5)))
struct CatalogWarmTests {
    @Test("A search of the catalog that comes again runs in one piece, and a first one waits for the disk")
    func warm() async throws {
        try await ClientFixture.with { fixture in
            let folder = try TemporaryFolder()
            let client = try await fixture.client {
                // The folder is not looked at again while the test runs.
                $0.catalog = CatalogStorage { CatalogFolder($0.folder, recheck: .seconds(86_400), now: $0.now, onEvent: $0.onEvent) }
            }
            var lines: [String] = []
            GeneratedExport(.movies, count: 3_000, seed: 3).forEachLine { lines.append($0) }
            let path = folder.path("movie_ids_09_20_2026.json")
            try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
            _ = try await client.catalog.importing(CatalogImport(files: [path]))
            let executor = CountingExecutor()
            for text in ["the", "a", "nmae", "the of qxz9"] as [CatalogQuery] {
                let hits = try await client.catalog.search(text)
                let pieces = try await executor.pieces { () async throws in
                    for _ in 0..<20 {
                        let again = try await client.catalog.search(text)
                        #expect(again == hits)
                    }
                }
                #expect(pieces == 0, "\(text.text)")
            }
            // A wait is counted.
            let waits = try await executor.pieces { () async throws in await Task.yield() }
            #expect(waits > 0)
        }
    }
}
