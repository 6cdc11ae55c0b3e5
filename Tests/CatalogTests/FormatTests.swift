import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeCatalog

/// Catalogs of several formats in one folder: programs of different versions run at once while a fleet is changed.
struct FormatTests {
    /// 2026-11-25, 09:00 UTC.
    private static let morning = Date(timeIntervalSince1970: 1_795_597_200)

    private let folder: TemporaryFolder
    private let catalog: CatalogFolder

    init() throws {
        folder = try TemporaryFolder()
        catalog = CatalogFolder(folder.path("cache"), recheck: .zero, now: { Self.morning })
        try FileManager.default.createDirectory(
            atPath: folder.path("cache"), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    private func export(_ day: String = "11_24_2026") throws -> CatalogImport {
        let path = folder.path("movie_ids_\(day).json")
        try GivenName(id: 1, name: "Name").line.write(toFile: path, atomically: true, encoding: .utf8)
        return CatalogImport(files: [path])
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path("cache")).filter { !$0.hasSuffix(".lock") }.sorted() }
    }

    /// Writes the header of a catalog of format 1 with movies and keywords.
    private func putFormer(_ day: Int) throws {
        var bytes = Array("MARQCAT1".utf8)
        for value in [1, WordRules.hash, 12, UInt32(day), 9, 0] { PostingEncoder.append32(value, to: &bytes) }
        for kind in 0..<16 {
            PostingEncoder.append32([0: 7, 5: 5, 14: 2][kind] ?? 0, to: &bytes)
            PostingEncoder.append32(0, to: &bytes)
        }
        bytes += [UInt8](repeating: 0, count: CatalogHeader.size - 4 - bytes.count)
        PostingEncoder.append32(bytes.withRawBytes { $0.checksum }, to: &bytes)
        let path = folder.path("cache/catalog-v1-\(day)")
        try Data(bytes + [UInt8](repeating: 7, count: 9_000)).write(to: URL(fileURLWithPath: path))
        chmod(path, 0o600)
    }

    @Test("A catalog of format 1 is no catalog, an update takes its kinds, and a check names it")
    func former() async throws {
        try putFormer(20_261_120)
        #expect(try await catalog.info() == nil)
        #expect(try await catalog.search(CatalogQuery("name"), includesAdult: true) == nil)
        #expect(try await catalog.expiredKinds() == [.movie, .keyword])
        await #expect { () async throws in _ = try await catalog.verify() } throws: { error in
            (error as? MarqueeError)?.reason == .init("catalog.ignored", ["file": "catalog-v1-20261120"])
        }
        // Neither under its own name nor under that of a catalog of today.
        try FileManager.default.copyItem(atPath: folder.path("cache/catalog-v1-20261120"), toPath: folder.path("cache/catalog-v2-20261120"))
        #expect(try await catalog.info() == nil)
        #expect(throws: CatalogDamage.otherFormat) { _ = try CatalogFile(path: folder.path("cache/catalog-v2-20261120")) }
    }

    @Test("A header of format 1 with wrong bytes has no kinds")
    func damagedFormer() async throws {
        try putFormer(20_261_120)
        let path = folder.path("cache/catalog-v1-20261120")
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        for index in [0, 20, 32, 4_095] {
            var bytes = whole
            bytes[index] ^= 1
            try bytes.write(to: URL(fileURLWithPath: path))
            #expect(try await catalog.expiredKinds() == nil, "\(index)")
        }
        try whole.prefix(100).write(to: URL(fileURLWithPath: path))
        #expect(try await catalog.expiredKinds() == nil)
    }

    @Test("An import leaves the catalog of format 1 that another program has renewed within two weeks, and one of a later format")
    func sideBySide() async throws {
        for (former, stays) in [(20_261_124, true), (20_261_111, true), (20_261_110, false)] {
            try putFormer(former)
            let later = folder.path("cache/catalog-v3-20260101")
            _ = FileManager.default.createFile(atPath: later, contents: Data("later".utf8))
            _ = try await catalog.make(try export()) { _ in }
            #expect(try await catalog.info()?.day == Day(year: 2026, month: 11, day: 24))
            #expect(try files.contains("catalog-v1-\(former)") == stays, "\(former)")
            #expect(try files.contains("catalog-v3-20260101"))
            #expect(try await catalog.verify() != nil)
            try await catalog.remove()
            #expect(try files == ["catalog-v3-20260101"])
        }
    }

    @Test("A catalog of format 1 that is too old is removed when it is still so a day later, and leaves its kinds")
    func oldFormer() async throws {
        let clock = ManualClock(Self.morning)
        let catalog = CatalogFolder(
            folder.path("cache"), recheck: .zero, maximumAge: .seconds(181 * 86_400), now: { clock.now })
        try putFormer(20_261_120)
        try await catalog.removeOld()
        #expect(try files == ["catalog-v1-20261120"])
        clock.advance(by: .seconds(200 * 86_400))
        try await catalog.removeOld()
        #expect(try files == ["catalog-v1-20261120"])
        clock.advance(by: .seconds(86_400))
        try await catalog.removeOld()
        #expect(try files == [])
        #expect(try await catalog.expiredKinds() == [.movie, .keyword])
    }

    @Test(
        "Only names of catalogs are read as such",
        arguments: [
            "catalog-v2-2026112", "catalog-v2-202611255", "catalog-v02-20261125", "catalog-v-20261125", "catalog-v2-2026112٥",
            "catalog-v2-20261125.new", "catalogs-v2-20261125", "catalog-2-20261125", "catalog-v2x-20261125",
            "catalog-v99999999999-20261125",
        ])
    func names(_ name: String) {
        #expect(CatalogFileName(name) == nil)
        #expect(CatalogFileName("catalog-v2-20261125")?.day == 20_261_125)
    }
}
