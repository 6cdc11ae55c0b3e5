import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeCatalog

/// A search that needs nothing of the disk runs on the thread of its caller.
@Suite(.ownThread)
struct WarmSearchTests {
    /// 2026-11-25, 09:00 UTC.
    private static let morning = Date(timeIntervalSince1970: 1_795_597_200)

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func catalog(_ recheck: Duration, _ log: EventLog = EventLog()) -> CatalogFolder {
        CatalogFolder(folder.path("cache"), recheck: recheck, now: { Self.morning }, onEvent: log.handler)
    }

    /// A folder with a catalog of several pages.
    private func filled(recheck: Duration = .seconds(3_600)) async throws -> CatalogFolder {
        var source = RandomNames(seed: 21, vocabulary: 4_000)
        let path = folder.path("movie_ids_11_24_2026.json")
        let names = [GivenName(id: 1, name: "Alpha Beta", popularity: 1_000)] + source.names(24_000).filter { $0.kind == 0 && $0.id > 1 }
        try names.map(\.line).joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        _ = try await catalog(recheck).make(CatalogImport(files: [path])) { _ in }
        return catalog(recheck)
    }

    private func names(_ catalog: CatalogFolder, _ text: String) async throws -> [String]? {
        try await catalog.search(CatalogQuery(text), includesAdult: true)?.names.map(\.name)
    }

    @Test("A search waits in a queue once, and runs on its caller's thread when its pages were read")
    func warm() async throws {
        let catalog = try await filled()
        let executor = CountingExecutor()
        // The first search opens the file; the second one reads its pages.
        for text in ["zzz", "alpha"] { _ = try await names(catalog, text) }
        let hops = catalog.searching.hops
        #expect(hops == 2)
        let found = try await names(catalog, "alpha")
        #expect(found?.first == "Alpha Beta")
        let pieces = try await executor.pieces { () async throws in
            for _ in 0..<50 { #expect(try await names(catalog, "alpha") == found) }
        }
        #expect(pieces == 0)
        #expect(catalog.searching.hops == hops)
    }

    @Test("Every kind of query is warm when it comes again, and gives the same answer")
    func kinds() async throws {
        let catalog = try await filled()
        for text in ["a", "alhpa", "alphabeta", "alpha beta zzzz9", "the of zzzz9", "alpha 2", "侍", "???", "e", "love the"] {
            let first = try await catalog.search(CatalogQuery(text), includesAdult: false)
            let hops = catalog.searching.hops
            #expect(try await catalog.search(CatalogQuery(text), includesAdult: false) == first, "\(text)")
            #expect(catalog.searching.hops == hops, "\(text)")
        }
    }

    @Test("A page that was not read before is not read for a caller that does not wait")
    func cold() async throws {
        _ = try await filled()
        let file = try CatalogFile(path: folder.path("cache/catalog-v\(CatalogHeader.format)-20261124"))
        let warm = CatalogFile(warm: file)
        #expect(throws: CatalogDamage.cold) { try warm.search(CatalogSearch("alpha")) }
        #expect(throws: CatalogDamage.cold) { try warm.verify() }
        let found = try file.search(CatalogSearch("alpha"))
        #expect(try warm.search(CatalogSearch("alpha")) == found)
        // What one search has read does not make all pages warm.
        #expect(throws: CatalogDamage.cold) { try (0..<warm.count).forEach { _ = try warm.text($0) } }
    }

    @Test("A search waits in the queue when the folder is to be looked at, and finds the new catalog")
    func due() async throws {
        let catalog = try await filled(recheck: .zero)
        for _ in 0..<3 { _ = try await names(catalog, "alpha") }
        #expect(catalog.searching.hops == 3)
        let path = folder.path("movie_ids_11_25_2026.json")
        try GivenName(id: 1, name: "Alpha Gamma").line.write(toFile: path, atomically: true, encoding: .utf8)
        var files = CatalogImport(files: [path])
        files.allowsFewer = true
        _ = try await self.catalog(.zero).make(files) { _ in }
        #expect(try await names(catalog, "alpha") == ["Alpha Gamma"])
    }

    @Test("A catalog that a client replaces or removes is not searched any more")
    func replaced() async throws {
        let catalog = try await filled()
        for _ in 0..<2 { _ = try await names(catalog, "alpha") }
        let path = folder.path("movie_ids_11_25_2026.json")
        try GivenName(id: 1, name: "Alpha Gamma").line.write(toFile: path, atomically: true, encoding: .utf8)
        var files = CatalogImport(files: [path])
        files.allowsFewer = true
        _ = try await catalog.make(files) { _ in }
        for _ in 0..<2 { #expect(try await names(catalog, "alpha") == ["Alpha Gamma"]) }
        try await catalog.remove()
        for _ in 0..<2 { #expect(try await names(catalog, "alpha") == nil) }
    }

    @Test("A folder without a catalog is looked at once")
    func missing() async throws {
        let catalog = catalog(.seconds(3_600))
        for _ in 0..<3 { #expect(try await names(catalog, "alpha") == nil) }
        #expect(catalog.searching.hops == 1)
    }

    @Test("A cancelled task gets no answer, warm or cold")
    func cancelled() async throws {
        let catalog = try await filled()
        for _ in 0..<4 {
            let search = Task { () async throws(MarqueeError) -> CatalogHits? in
                withUnsafeCurrentTask { $0?.cancel() }
                return try await catalog.search(CatalogQuery("alpha"), includesAdult: true)
            }
            guard case .failure(let error as MarqueeError) = await search.result else {
                Issue.record("A cancelled search gave an answer.")
                continue
            }
            #expect(error.code == .cancelled)
            _ = try await names(catalog, "alpha")
        }
    }

    @Test("Damage in a page that is read for the first time is reported, and the page is read again for each search")
    func damaged() async throws {
        _ = try await filled()
        let path = folder.path("cache/catalog-v\(CatalogHeader.format)-20261124")
        // Not the page that is read when the file is opened.
        let names = try CatalogFile(path: path).header.nameBytes
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[names.offset + names.count / 2] ^= 1
        unlink(path)
        try bytes.write(to: URL(fileURLWithPath: path))
        chmod(path, 0o600)
        let log = EventLog()
        let catalog = catalog(.seconds(3_600), log)
        var failures = 0
        for text in ["a", "e", "i", "o"] {
            do throws(MarqueeError) {
                var query = CatalogQuery(text)
                query.limit = 1_000
                _ = try await catalog.search(query, includesAdult: true)
            } catch {
                #expect(error.reason.key == "catalog.damaged")
                failures += 1
            }
        }
        #expect(failures > 0 && log.events.count == failures)
    }
}
