import Foundation
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeCatalog

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What may be in the place of a catalog, its lock or an export.
struct ForeignFileTests {
    enum Thing: CaseIterable {
        case pipe, folder, link, lostLink, device, secondName, writable, empty, foreign

        /// Whether it is a file of the catalog's own, with other content.
        var isOwn: Bool { [.empty, .foreign].contains(self) }
        /// Whether an export can be read through it.
        var isReadable: Bool { [.link, .secondName, .writable].contains(self) }
    }

    /// 2026-11-25, 09:00 UTC.
    private static let now = Date(timeIntervalSince1970: 1_795_597_200)

    private let folder: TemporaryFolder
    private let log = EventLog()
    private let catalog: CatalogFolder

    init() throws {
        folder = try TemporaryFolder()
        catalog = CatalogFolder(folder.path("cache"), recheck: .zero, now: { Self.now }, onEvent: log.handler)
    }

    private func export(_ day: String = "11_24_2026") throws -> CatalogImport {
        let path = folder.path("movie_ids_\(day).json")
        try GivenName(id: 1, name: "Name").line.write(toFile: path, atomically: true, encoding: .utf8)
        return CatalogImport(files: [path])
    }

    private func put(_ thing: Thing, at path: String, of good: String) throws {
        try? FileManager.default.removeItem(atPath: path)
        let status: Int32
        switch thing {
        case .pipe: status = mkfifo(path, 0o600)
        case .folder: status = mkdir(path, 0o700)
        case .link: status = symlink(good, path)
        case .lostLink: status = symlink(folder.path("nothing"), path)
        case .device: status = symlink("/dev/zero", path)
        case .secondName: status = link(good, path)
        case .writable:
            try FileManager.default.copyItem(atPath: good, toPath: path)
            status = chmod(path, 0o666)
        case .empty: status = FileManager.default.createFile(atPath: path, contents: Data()) ? 0 : -1
        case .foreign: status = FileManager.default.createFile(atPath: path, contents: Data("other".utf8)) ? 0 : -1
        }
        try #require(status == 0)
    }

    private func reason(_ body: () async throws(MarqueeError) -> Void) async -> String? {
        do throws(MarqueeError) { try await body() } catch { return error.reason.key }
        return nil
    }

    @Test("A newer name that is no catalog does not hide the older catalog, and is reported once", arguments: Thing.allCases)
    func catalog(_ thing: Thing) async throws {
        let file = try export()
        _ = try await catalog.make(file) { _ in }
        let good = folder.path("good")
        try FileManager.default.copyItem(atPath: folder.path("cache/catalog-v2-20261124"), toPath: good)
        try put(thing, at: folder.path("cache/catalog-v2-20261231"), of: good)
        for _ in 0..<2 {
            #expect(try await catalog.info()?.day == Day(year: 2026, month: 11, day: 24))
            #expect(try await catalog.verify()?.day == Day(year: 2026, month: 11, day: 24))
            #expect(try await catalog.search(CatalogQuery("name"), includesAdult: true)?.names.count == 1)
        }
        let names = log.events.map { event in
            if case .storeFailed(.cache, let error) = event.kind { return error.reason.values["file"] ?? "" }
            return ""
        }
        #expect(names == ["catalog-v2-20261231"])
        // An import makes the only catalog, except that it removes no folder.
        #expect(await reason { () async throws(MarqueeError) in _ = try await catalog.make(file) { _ in } } == nil)
        #expect(FileManager.default.fileExists(atPath: folder.path("cache/catalog-v2-20261231")) == (thing == .folder))
        #expect(try await catalog.info()?.count == 1)
    }

    @Test("Only a private file of one name is a lock", arguments: Thing.allCases)
    func lock(_ thing: Thing) async throws {
        let file = try export()
        _ = try await catalog.make(file) { _ in }
        let other = folder.path("other")
        try "precious".write(toFile: other, atomically: true, encoding: .utf8)
        try put(thing, at: folder.path("cache/catalog.lock"), of: other)
        let wanted = thing.isOwn ? nil : [.secondName, .writable].contains(thing) ? "store.notPrivate" : "store.notAFile"
        #expect(await reason { () async throws(MarqueeError) in _ = try await catalog.expiredKinds() } == nil)
        #expect(try await catalog.isPostponed() == false)
        #expect(await reason { () async throws(MarqueeError) in _ = try await catalog.make(file) { _ in } } == wanted)
        #expect(await reason { () async throws(MarqueeError) in try await catalog.remove() } == wanted)
        #expect(try String(contentsOfFile: other, encoding: .utf8) == "precious")
    }

    @Test("An export that is a pipe, a folder or a device is refused at once", arguments: Thing.allCases)
    func exports(_ thing: Thing) async throws {
        let good = folder.path("good")
        try FileManager.default.moveItem(atPath: try #require(try export().files?.first), toPath: good)
        let path = folder.path("movie_ids_11_24_2026.json")
        try put(thing, at: path, of: good)
        let found = await reason { () async throws(MarqueeError) in _ = try await catalog.make(CatalogImport(files: [path])) { _ in } }
        let others = [Thing.empty: "catalog.empty", .lostLink: "catalog.unreadableFile"]
        let wanted = thing.isReadable ? nil : others[thing] ?? "catalog.foreignFile"
        #expect(found == wanted)
    }

    @Test("A folder with the name of the new catalog is a typed error, and its content stays")
    func folderOfTheName() async throws {
        let path = folder.path("cache/catalog-v2-20261124")
        try FileManager.default.createDirectory(atPath: path + "/inside", withIntermediateDirectories: true)
        let file = try export()
        #expect(await reason { () async throws(MarqueeError) in _ = try await catalog.make(file) { _ in } } == "store.notAFile")
        #expect(FileManager.default.fileExists(atPath: path + "/inside"))
    }

    @Test("Files of a day that has not come are refused; the clock may be a day behind")
    func future() async throws {
        for (day, wanted) in [("11_26_2026", nil), ("11_27_2026", "catalog.futureDay"), ("12_31_9999", "catalog.futureDay")] {
            let file = try export(day)
            #expect(await reason { () async throws(MarqueeError) in _ = try await catalog.make(file) { _ in } } == wanted, "\(day)")
        }
    }

    @Test("An import that never ended is noted for a day, beside what was noted before")
    func interrupted() async throws {
        let file = try export()
        let clock = ManualClock(Self.now)
        let folder = folder
        let catalog = CatalogFolder(folder.path("cache"), recheck: .zero, now: { clock.now })
        _ = try await catalog.make(file) { _ in }
        #expect(try await catalog.isPostponed() == false)
        let lock = folder.path("cache/catalog.lock")
        try "expired movie".write(toFile: lock, atomically: false, encoding: .utf8)
        // What a process that is killed in its work leaves.
        let left = Mutex("")
        let failed = await reason { () async throws(MarqueeError) in
            _ = try await catalog.make(onProgress: { _ in }) { _ throws(MarqueeError) in
                left.withLock { $0 = (try? String(contentsOfFile: lock, encoding: .utf8)) ?? "" }
                throw MarqueeError(.notFound, .init("catalog.noExport"))
            }
        }
        #expect(failed == "catalog.noExport")
        // A failure is no death.
        #expect(try await catalog.isPostponed() == false)
        #expect(try String(contentsOfFile: lock, encoding: .utf8) == "expired movie")
        try left.withLock { $0 }.write(toFile: lock, atomically: false, encoding: .utf8)
        try FileManager.default.removeItem(atPath: folder.path("cache/catalog-v2-20261124"))
        for (hours, isPostponed) in [(0, true), (23, true), (2, false)] {
            clock.advance(by: .seconds(hours * 3_600))
            #expect(try await catalog.isPostponed() == isPostponed, "\(hours)")
            #expect(try await catalog.expiredKinds() == [.movie])
        }
        _ = try await catalog.make(file) { _ in }
        #expect(try String(contentsOfFile: lock, encoding: .utf8) == "")
    }
}
