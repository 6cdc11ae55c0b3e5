import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite("Files and folders", .timeLimit(.minutes(5)), .serialized)
struct FileTests {
    func mode(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test("Files and folders are their owner's only, whatever the mask", arguments: [mode_t(0o000), 0o022, 0o077])
    func permissions(mask: mode_t) async throws {
        let folder = try TemporaryFolder()
        let previous = umask(mask)
        defer { umask(previous) }
        let stores = try await OpenStores(SQLiteStores.open(.folder(folder.path("a/b"))))
        try await stores.snapshots.save(.holding("x"), for: .numbered(1))
        let people = try await OpenLibrary(SQLiteStores.open(.folder(folder.path("a/b"))))
        let tenant = try await people.signIn(1)
        _ = try await people.set(.favorite(true), of: tenant)
        try await people.sessions.wipe(tenant)
        try await people.signIn(1)
        #expect(try mode(folder.path("a")) == 0o700)
        #expect(try mode(folder.path("a/b")) == 0o700)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("a/b")) {
            #expect(try mode(folder.path("a/b/" + name)) == 0o600, "\(name)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("a/b")).count >= 6)
        for name in ["user.sqlite-wal", "user.sqlite-shm"] { #expect(folder.exists("a/b/" + name)) }
        await people.close()
        await stores.close()
    }

    @Test("A folder that was there keeps its mode")
    func existingFolder() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        try await folder.open().close()
        #expect(try mode(folder.path) == 0o755)
    }

    @Test(
        "A link or a folder in a file's place is refused, and what it leads to is left alone",
        arguments: [
            "cache.sqlite", "user.sqlite", "marquee.lock",
        ])
    func refused(name: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("mine".utf8), to: "victim")
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: folder.path("victim"))
        let byLink = await #expect(throws: MarqueeError.self) { try await folder.open() }
        #expect(byLink?.reason.key == "store.notAFile")
        #expect(try folder.bytes("victim") == Data("mine".utf8))
        try FileManager.default.removeItem(atPath: folder.path(name))
        try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
        let byFolder = await #expect(throws: MarqueeError.self) { try await folder.open() }
        #expect(byFolder?.code == .storage)
        #expect(byFolder.map { !"\($0)".contains(folder.path) } == true)
    }

    @Test("A pipe or a link in the place of a side file is refused, and holds nothing up", arguments: ["user.sqlite", "cache.sqlite"])
    func sideFiles(name: String) async throws {
        for suffix in ["-journal", "-wal", "-shm"] {
            let folder = try TemporaryFolder()
            try await folder.open().close()
            try #require(mkfifo(folder.path(name + suffix), 0o600) == 0)
            let byPipe = await #expect(throws: MarqueeError.self) { try await folder.open() }
            #expect(byPipe?.reason.key == "store.notAFile", "\(suffix)")
            let untouched = await #expect(throws: MarqueeError.self) { try await SQLiteStores.open(.readOnly(folder.path)) }
            #expect(untouched?.reason.key == "store.notAFile", "\(suffix)")
            unlink(folder.path(name + suffix))
            try folder.write(Data(), to: "victim")
            try FileManager.default.createSymbolicLink(atPath: folder.path(name + suffix), withDestinationPath: folder.path("victim"))
            let byLink = await #expect(throws: MarqueeError.self) { try await folder.open() }
            #expect(byLink?.reason.key == "store.notAFile", "\(suffix)")
        }
    }

    @Test("A file with another name elsewhere is refused", arguments: ["user.sqlite", "cache.sqlite", "user.sqlite-wal"])
    func links(name: String) async throws {
        let folder = try TemporaryFolder()
        try await folder.open().close()
        if !folder.exists(name) { try folder.write(Data(), to: name) }
        try FileManager.default.linkItem(atPath: folder.path(name), toPath: folder.path("other"))
        let error = await #expect(throws: MarqueeError.self) { try await folder.open() }
        #expect(error?.reason.key == "store.notPrivate" && error?.code == .storage)
        try FileManager.default.removeItem(atPath: folder.path("other"))
        try await folder.open().close()
    }

    @Test("The copy that a salvage had made before it was interrupted is no other name")
    func interruptedSalvage() async throws {
        let folder = try TemporaryFolder()
        try await folder.open().close()
        try FileManager.default.linkItem(atPath: folder.path("user.sqlite"), toPath: folder.path("user.sqlite.damaged-1"))
        try await folder.open().close()
    }

    @Test("The file of another user is refused", .enabled(if: geteuid() == 0), arguments: ["user.sqlite", "cache.sqlite"])
    func foreignOwner(name: String) async throws {
        let folder = try TemporaryFolder()
        try await folder.open().close()
        try #require(chown(folder.path(name), 65_534, 65_534) == 0)
        let error = await #expect(throws: MarqueeError.self) { try await folder.open() }
        #expect(error?.reason.key == "store.notPrivate")
    }

    @Test("The folder of another user is refused, and nothing is put into it", .enabled(if: geteuid() == 0))
    func foreignFolder() async throws {
        let folder = try TemporaryFolder()
        try #require(chown(folder.path, 65_534, 65_534) == 0)
        let error = await #expect(throws: MarqueeError.self) { try await folder.open() }
        #expect(error?.reason.key == "store.notPrivate")
        #expect(try folder.names() == [])
    }

    @Test func `A refusal creates no folder`() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("others"), withIntermediateDirectories: false)
        for change in [{ chmod(folder.path("others"), 0o777) }, { chown(folder.path("others"), 65_534, 65_534) }] {
            guard change() == 0 else { continue }
            let error = await #expect(throws: MarqueeError.self) {
                try await SQLiteStores.open(.folder(folder.path("others/a/store")))
            }
            #expect(error?.reason.key == "store.notPrivate")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("others")) == [])
        }
    }

    @Test("A folder that others can rename is refused, and a folder for all is not", arguments: [0o777, 0o757, 0o775, 0o1777])
    func openParent(mode: mode_t) async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("outer/inner/store"), withIntermediateDirectories: true)
        chmod(folder.path("outer"), mode)
        // The owner of a parent folder has chosen the users of its group.
        if [0o775, 0o1777].contains(mode) {
            try await SQLiteStores.open(.folder(folder.path("outer/inner/store"))).close()
        } else {
            let error = await #expect(throws: MarqueeError.self) { try await SQLiteStores.open(.folder(folder.path("outer/inner/store"))) }
            #expect(error?.reason.key == "store.notPrivate")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("outer/inner/store")).isEmpty)
        }
    }

    @Test("A folder in a folder of another user is refused", .enabled(if: geteuid() == 0))
    func foreignParent() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("outer/store"), withIntermediateDirectories: true)
        try #require(chown(folder.path("outer"), 65_534, 65_534) == 0)
        let error = await #expect(throws: MarqueeError.self) { try await SQLiteStores.open(.folder(folder.path("outer/store"))) }
        #expect(error?.reason.key == "store.notPrivate")
    }

    @Test("The lock file of somebody else, or with another name elsewhere, is refused", arguments: [false, true])
    func lockFile(isForeign: Bool) async throws {
        if isForeign, geteuid() != 0 { return }
        let folder = try TemporaryFolder()
        try folder.write(Data(), to: "marquee.lock")
        if isForeign {
            try #require(chown(folder.path("marquee.lock"), 65_534, 65_534) == 0)
        } else {
            try FileManager.default.linkItem(atPath: folder.path("marquee.lock"), toPath: folder.path("other"))
        }
        let error = await #expect(throws: MarqueeError.self) { try await folder.open() }
        #expect(error?.reason.key == "store.notPrivate")
    }

    @Test("Files and a folder that others can change are closed to them")
    func tightened() async throws {
        let folder = try TemporaryFolder()
        try await folder.open().close()
        let names = ["user.sqlite", "cache.sqlite"]
        for name in names { chmod(folder.path(name), 0o666) }
        chmod(folder.path, 0o777)
        try await folder.open().close()
        for name in names { #expect(try mode(folder.path(name)) == 0o600) }
        #expect(try mode(folder.path) == 0o755)
        for name in names { chmod(folder.path(name), 0o666) }
        let error = await #expect(throws: MarqueeError.self) { try await SQLiteStores.open(.readOnly(folder.path)) }
        #expect(error?.reason.key == "store.notPrivate")
        for name in names { #expect(try mode(folder.path(name)) == 0o666) }
    }

    @Test("A file of holes is not read hole by hole", arguments: ["user.sqlite", "cache.sqlite"])
    func holes(name: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(), to: name)
        // To read a terabyte would take longer than this suite may.
        try #require(truncate(folder.path(name), 1 << 40) == 0)
        try await folder.open().close()
    }

    @Test("A file where the folder should be is an error, not a crash")
    func fileAsFolder() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(), to: "file")
        for path in [folder.path("file"), folder.path("file/below"), "", folder.path + "/a\u{0}b"] {
            let error = await #expect(throws: MarqueeError.self) { try await SQLiteStores.open(.folder(path)) }
            #expect(error?.code == .storage)
        }
        #expect(try folder.names() == ["file"])
        #expect(!FileManager.default.fileExists(atPath: "/marquee.lock"))
    }

    @Test("Answers and titles are found through a folder that is a link")
    func linkedFolder() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("real"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("real"))
        let stores = try await OpenStores(SQLiteStores.open(.folder(folder.path("link"))))
        try await stores.snapshots.save(.holding("x"), for: .numbered(1), titles: [.sample(1, "Seen")], in: stores.titles)
        #expect(try await stores.snapshots.load(.numbered(1)) == .holding("x"))
        #expect(try await stores.titles.titles(matching: .sample("seen")).total == 1)
        await stores.close()
        let untouched = try await OpenStores(SQLiteStores.open(.readOnly(folder.path("link"))))
        #expect(try await untouched.snapshots.load(.numbered(1)) == .holding("x"))
        await untouched.close()
    }

    @Test("Awkward names of folders work")
    func awkwardNames() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a b?c#d%41&e=f;'\"é千/x/")
        let stores = try await OpenStores(SQLiteStores.open(.folder(path)))
        try await stores.snapshots.save(.holding("x"), for: .numbered(1))
        #expect(try await stores.snapshots.load(.numbered(1)) != nil)
        await stores.close()
        #expect(FileManager.default.fileExists(atPath: path + "cache.sqlite"))
    }

    @Test("The standard place follows the XDG rules")
    func standard() throws {
        func files(_ environment: [String: String]) throws -> StoreLocation.Files? { try StoreLocation.standard(in: environment).files() }
        #expect(
            try files(["HOME": "/h"])
                == .init(cache: "/h/.cache/marquee/cache.sqlite", user: "/h/.local/state/marquee/user.sqlite"))
        #expect(
            try files(["HOME": "/h", "XDG_CACHE_HOME": "/c", "XDG_STATE_HOME": "/s"])
                == .init(cache: "/c/marquee/cache.sqlite", user: "/s/marquee/user.sqlite"))
        #expect(
            try files(["HOME": "/h", "XDG_CACHE_HOME": "relative", "XDG_STATE_HOME": ""])
                == .init(cache: "/h/.cache/marquee/cache.sqlite", user: "/h/.local/state/marquee/user.sqlite"))
        #expect(throws: StoreFailure.homeless) { try files([:]) }
        #expect(throws: StoreFailure.homeless) { try files(["HOME": "relative", "XDG_CACHE_HOME": "/c"]) }
        #expect(try files(["XDG_CACHE_HOME": "/c", "XDG_STATE_HOME": "/s"]) != nil)
    }

    @Test("The standard place is created and used")
    func standardInUse() async throws {
        let folder = try TemporaryFolder()
        let stores = try OpenStores(
            await SQLiteStores.open(.standard(in: ["HOME": folder.path])))
        try await stores.snapshots.save(.holding("x"), for: .numbered(1))
        await stores.close()
        #expect(folder.exists(".cache/marquee/cache.sqlite"))
        #expect(folder.exists(".local/state/marquee/user.sqlite"))
    }
}
