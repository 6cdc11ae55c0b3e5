import Foundation
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeCatalog

struct CatalogFolderTests {
    /// 2026-11-25, 09:00 UTC.
    private static let morning = Date(timeIntervalSince1970: 1_795_597_200)

    private let folder: TemporaryFolder
    private let catalog: CatalogFolder

    init() throws {
        folder = try TemporaryFolder()
        catalog = CatalogFolder(folder.path("cache"), recheck: .zero, now: { Self.morning })
    }

    private func export(_ names: [GivenName], _ name: String = "movie_ids_11_24_2026.json") throws -> CatalogImport {
        let path = folder.path(name)
        try names.map(\.line).joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        return CatalogImport(files: [path])
    }

    @Test("A folder without a catalog finds nothing and has no day")
    func missing() async throws {
        #expect(try await catalog.search(CatalogQuery("a"), includesAdult: true) == nil)
        #expect(try await catalog.info() == nil)
        try await catalog.remove()
        #expect(!FileManager.default.fileExists(atPath: folder.path("cache")))
    }

    @Test("A new catalog takes the place of the old one, in other programs too")
    func replaces() async throws {
        let other = CatalogFolder(folder.path("cache"), recheck: .zero, now: { Self.morning })
        let first = try await catalog.make(try export([GivenName(id: 1, name: "First")])) { _ in }
        #expect(first.info.day == Day(year: 2026, month: 11, day: 24) && first.info.counts == [.movie: 1])
        #expect(try await other.search(CatalogQuery("first"), includesAdult: false)?.names.map(\.name) == ["First"])
        _ = try await catalog.make(try export([GivenName(id: 2, name: "Second")], "movie_ids_11_25_2026.json")) { _ in }
        #expect(try await other.search(CatalogQuery("first"), includesAdult: false)?.names.isEmpty == true)
        #expect(try await other.search(CatalogQuery("seco"), includesAdult: false)?.names.map(\.reference) == [.movie(2)])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("cache")).sorted() == ["catalog-v2-20261125", "catalog.lock"])
        try await other.remove()
        #expect(try await catalog.info() == nil)
    }

    @Test("Files that are no exports, of no day, or far smaller are refused, and the catalog before stays")
    func refusals() async throws {
        _ = try await catalog.make(try export((1...20).map { GivenName(id: $0, name: "name \($0)") })) { _ in }
        func key(_ files: CatalogImport) async -> String? {
            do throws(MarqueeError) { _ = try await catalog.make(files) { _ in } } catch { return error.reason.key }
            return nil
        }
        #expect(await key(CatalogImport(files: [])) == "catalog.empty")
        #expect(await key(CatalogImport(files: [folder.path("names.json")])) == "catalog.unknownFile")
        #expect(await key(CatalogImport(files: [folder.path("movie_ids_13_45_2026.json.gz")])) == "catalog.unknownFile")
        #expect(await key(try export([GivenName(id: 1, name: "x")], "movie_ids.json")) == "catalog.noDay")
        #expect(await key(CatalogImport(files: [folder.path("movie_ids_01_01_2026.json")])) == "catalog.unreadableFile")
        #expect(await key(try export([GivenName(id: 1, name: "x")])) == "catalog.tooFew")
        var fewer = try export([GivenName(id: 1, name: "x")])
        #expect(try await catalog.info()?.count == 20)
        fewer.allowsFewer = true
        #expect(await key(fewer) == nil)
        #expect(try await catalog.info()?.count == 1)
    }

    @Test("A file of another format is no catalog, a damaged one is reported, and the folder's owner is checked")
    func foreign() async throws {
        try FileManager.default.createDirectory(atPath: folder.path("cache"), withIntermediateDirectories: true)
        try Data(repeating: 7, count: 9_000).write(to: URL(fileURLWithPath: folder.path("cache/catalog-v2-20261125")))
        #expect(try await catalog.info() == nil)
        let log = EventLog()
        let reporting = CatalogFolder(folder.path("cache"), recheck: .zero, now: { Self.morning }, onEvent: log.handler)
        unlink(folder.path("cache/catalog-v2-20261125"))
        _ = try await reporting.make(try export([GivenName(id: 1, name: "x")])) { _ in }
        let path = folder.path("cache/catalog-v2-20261124")
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[200] ^= 1
        unlink(path)
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(try await reporting.info() == nil)
        #expect(!log.events.isEmpty)
        chmod(folder.path("cache"), 0o777)
        await #expect(throws: MarqueeError.self) { () async throws in try await reporting.remove() }
        chmod(folder.path("cache"), 0o700)
        chmod(path, 0o666)
        #expect(try await reporting.info() == nil)
    }

    @Test("Two imports at once are one after the other, or one is refused; leftovers of a killed one go away")
    func locked() async throws {
        let files = try export([GivenName(id: 1, name: "x")])
        _ = try await catalog.make(files) { _ in }
        for name in ["catalog-v2-20261124.new", "catalog-v2-20261124.new.terms3.tmp"] {
            try Data([1]).write(to: URL(fileURLWithPath: folder.path("cache/\(name)")))
        }
        var lock = try CatalogLock(folder: folder.path("cache"), creates: false)
        #expect(lock != nil)
        await #expect(throws: MarqueeError.self) { () async throws in _ = try await catalog.make(files) { _ in } }
        lock = nil
        _ = try await catalog.make(files) { _ in }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("cache")).sorted() == ["catalog-v2-20261124", "catalog.lock"])
    }

    @Test("If another file cannot be removed, or the names cannot be made durable, a catalog of one of the days is there")
    func replacing() async throws {
        let days = try ["24", "25"].map { try export([GivenName(id: 1, name: "day \($0)")], "movie_ids_11_\($0)_2026.json") }
        for old in [0, 1] {
            for isSync in [true, false] {
                let path = folder.path("cache\(old)\(isSync)")
                _ = try await CatalogFolder(path, recheck: .zero, now: { Self.morning }).make(days[old]) { _ in }
                var calls = FileCalls()
                calls.failure = { call in
                    switch call {
                    case .sync(path) where isSync: .error(EIO)
                    case .remove(let file) where !isSync && file.hasSuffix("-2026112\(4 + old)"): .error(EIO)
                    default: nil
                    }
                }
                let failing = CatalogFolder(path, recheck: .zero, now: { Self.morning }, calls: calls)
                var code: String?
                do throws(MarqueeError) { _ = try await failing.make(days[1 - old]) { _ in } } catch { code = error.reason.values["code"] }
                // A newer file counts, even if an older one is still there.
                #expect(code == (isSync || old == 1 ? "\(EIO)" : nil))
                #expect(try await CatalogFolder(path).verify()?.day == Day(year: 2026, month: 11, day: 25))
                let names = { try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasSuffix(".lock") } }
                #expect(try names().count == 2)
                _ = try await CatalogFolder(path, recheck: .zero, now: { Self.morning }).make(days[0]) { _ in }
                #expect(try names() == ["catalog-v2-20261124"])
            }
        }
    }

    @Test("A catalog that is too old is removed under the lock, its kinds are noted, and a damaged note is none")
    func expired() async throws {
        let day = Mutex(Self.morning)
        let aging = CatalogFolder(folder.path("cache"), recheck: .zero, maximumAge: .seconds(86_400), now: { day.withLock { $0 } })
        _ = try await aging.make(try export([GivenName(id: 1, name: "x")], "movie_ids_11_25_2026.json")) { _ in }
        try await aging.removeOld()
        #expect(try await aging.expiredKinds() == nil)
        #expect(try await aging.info() != nil)
        let old = try export([GivenName(id: 2, name: "y")], "movie_ids_11_20_2026.json")
        do throws(MarqueeError) {
            _ = try await aging.make(old) { _ in }
            Issue.record("A catalog of last week was made.")
        } catch {
            #expect(error.code == .invalidInput && error.reason.key == "catalog.tooOld")
        }
        #expect(try await aging.info()?.day == Day(year: 2026, month: 11, day: 25))
        day.withLock { $0 += 5 * 86_400 }
        #expect(try await aging.info() == nil)
        #expect(try await aging.expiredKinds() == [.movie])
        var lock = try CatalogLock(folder: folder.path("cache"), creates: false)
        await #expect(throws: MarqueeError.self) { () async throws in try await aging.removeOld() }
        #expect(lock?.text == "aged 1795597200")
        lock = nil
        try await aging.removeOld()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("cache")) == ["catalog.lock"])
        #expect(try await aging.expiredKinds() == [.movie])
        for (text, kinds) in [
            ("expired movie,tv", nil), ("expired", nil), ("1795597200", nil), ("", nil), ("\u{FF}\0expired tv", nil),
            ("expired tv nothing person", [CatalogKind.tv, .person]),
        ] as [(String, Set<CatalogKind>?)] {
            try text.write(toFile: folder.path("cache/catalog.lock"), atomically: false, encoding: .utf8)
            #expect(try await aging.expiredKinds() == kinds, "\(text)")
        }
        try await aging.remove()
        #expect(try await aging.expiredKinds() == nil)
    }

    @Test("A clock that is in the future for a while removes no catalog, and one that is old for a day is removed when its age is reached")
    func wrongClock() async throws {
        let day = Mutex(Self.morning)
        let aging = CatalogFolder(folder.path("cache"), recheck: .zero, maximumAge: .seconds(10 * 86_400), now: { day.withLock { $0 } })
        _ = try await aging.make(try export([GivenName(id: 1, name: "x")], "movie_ids_11_25_2026.json")) { _ in }
        func remove(after days: Double) async throws -> Bool {
            day.withLock { $0 = Self.morning + days * 86_400 }
            try await aging.removeOld()
            return try FileManager.default.contentsOfDirectory(atPath: folder.path("cache")) == ["catalog.lock"]
        }
        // The note of a wrong clock goes away with the right one, or is of the future.
        for days in [0, 3_000, 3_000.5, 0, 5_000, 5_000.9, 4_000, 4_000.9, 1] { #expect(try await !remove(after: days), "\(days)") }
        #expect(try String(contentsOfFile: folder.path("cache/catalog.lock"), encoding: .utf8) == "")
        #expect(try await aging.info() != nil)
        // It is noted before it is too old, so that it does not stay for longer.
        for (days, isRemoved) in [(8, false), (9, false), (10, false), (11, true)] as [(Double, Bool)] {
            #expect(try await remove(after: days) == isRemoved, "\(days)")
        }
        #expect(try await aging.expiredKinds() == [.movie])
    }

    @Test("A note of an import that never ended stays beside that of an old catalog")
    func agedAndBegun() async throws {
        let day = Mutex(Self.morning)
        let aging = CatalogFolder(folder.path("cache"), recheck: .zero, maximumAge: .seconds(10 * 86_400), now: { day.withLock { $0 } })
        _ = try await aging.make(try export([GivenName(id: 1, name: "x")], "movie_ids_11_25_2026.json")) { _ in }
        day.withLock { $0 += 9 * 86_400 }
        let began = ImportNote(began: day.withLock { $0 }, rest: "").text
        try began.write(toFile: folder.path("cache/catalog.lock"), atomically: false, encoding: .utf8)
        try await aging.removeOld()
        #expect(try await aging.isPostponed())
        #expect(try String(contentsOfFile: folder.path("cache/catalog.lock"), encoding: .utf8).contains("aged"))
    }

    @Test("A file in the place of the only catalog is named when the catalog is verified")
    func verifiedIgnored() async throws {
        try FileManager.default.createDirectory(atPath: folder.path("cache"), withIntermediateDirectories: true)
        #expect(try await catalog.verify() == nil)
        try Data([1]).write(to: URL(fileURLWithPath: folder.path("cache/catalog-v2-20261125")))
        do throws(MarqueeError) {
            _ = try await catalog.verify()
            Issue.record("A file that is no catalog was verified.")
        } catch {
            #expect(error.code == .storage && error.reason.key == "catalog.ignored")
            #expect(error.reason.values == ["file": "catalog-v2-20261125"])
        }
    }

    @Test("The names of exports tell their kind and their day")
    func exportNames() {
        #expect(ExportName(path: "/a/adult_movie_ids_05_15_2024.json.gz") == ExportName(path: "adult_movie_ids_05_15_2024"))
        #expect(ExportName(path: "tv_network_ids_05_15_2024.json")?.kind == .network)
        #expect(ExportName(path: "person_ids_05_15_2024.json.gz")?.day == Day(year: 2024, month: 5, day: 15))
        #expect(ExportName(path: "movie_ids_15_05_2024.json.gz") == nil)
        #expect(ExportName(path: "movies.json") == nil)
    }
}
