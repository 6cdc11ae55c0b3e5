import MarqueeCSQLite
import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization
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

/// Another file takes the place of the user's file while it is in use.
@Suite(.timeLimit(.minutes(5)))
struct ReplacedFileTests {
    /// Puts a file in the place of another one in a single step, as `mv` does.
    private static func move(_ source: String, over target: String) {
        #expect(rename(source, target) == 0)
    }

    private func marks(of tenant: Int, in stores: OpenLibrary) async throws -> Set<Markable> {
        Set(try await stores.library.entries(of: tenant).map(\.item))
    }

    /// Reverses the page that holds a text, once the log has been folded into the file.
    private func damage(_ folder: TemporaryFolder, around text: String) throws {
        try SQLiteHandle(folder.path("user.sqlite")).foldLog()
        let bytes = try folder.bytes("user.sqlite")
        let page = try #require(bytes.range(of: Data(text.utf8))).lowerBound / 4_096 * 4_096
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("user.sqlite")))
        try file.seek(toOffset: UInt64(page))
        try file.write(contentsOf: Data(bytes[page..<page + 4_096].reversed()))
        try file.close()
    }

    @Test func `what is written after another process salvaged the file is in the new one`() async throws {
        let folder = try TemporaryFolder()
        let events = EventLog()
        let running = try await folder.library(events: events)
        let tenant = try await running.signIn(1)
        _ = try await running.set(.favorite(true), on: .movie(1), of: tenant)
        try SQLiteHandle(folder.path("user.sqlite")).execute(
            "INSERT INTO recent_search(id, folded, text, searched_at) VALUES(1, 'LOST', 'LOST', 0)")
        try damage(folder, around: "LOST")
        let other = try await folder.library(events: events)
        #expect(events.rebuilds == ["store.salvaged"])
        for number in 2...3 { _ = try await running.set(.favorite(true), on: .movie(number), of: tenant) }
        #expect(try await marks(of: tenant, in: running) == [.movie(1), .movie(2), .movie(3)])
        #expect(try await marks(of: tenant, in: other) == [.movie(1), .movie(2), .movie(3)])
        await running.close()
        await other.close()
        let again = try await folder.library(events: events)
        #expect(try await marks(of: tenant, in: again) == [.movie(1), .movie(2), .movie(3)])
        #expect(events.rebuilds == ["store.salvaged"])
        await again.close()
    }

    @Test func `a backup that is moved into place is read at once, and never meets the log of the other file`() async throws {
        let folder = try TemporaryFolder()
        let events = EventLog()
        let running = try await folder.library(events: events)
        let tenant = try await running.signIn(1)
        _ = try await running.set(.favorite(true), on: .movie(1), of: tenant)
        try SQLiteHandle(folder.path("user.sqlite")).foldLog()
        try folder.write(try folder.bytes("user.sqlite"), to: "backup")
        for number in 2...40 { _ = try await running.set(.favorite(true), on: .movie(number), of: tenant) }
        #expect(try folder.size("user.sqlite-wal") > 0)
        ReplacedFileTests.move(folder.path("backup"), over: folder.path("user.sqlite"))
        #expect(try await marks(of: tenant, in: running) == [.movie(1)])
        _ = try await running.set(.favorite(true), on: .movie(50), of: tenant)
        await running.close()
        #expect(try folder.size("user.sqlite.damaged-1-wal") > 0)
        let again = try await folder.library(events: events)
        #expect(try await marks(of: tenant, in: again) == [.movie(1), .movie(50)])
        #expect(events.rebuilds == [])
        await again.close()
    }

    @Test func `where the file is taken away, a new one is begun and said to be`() async throws {
        let folder = try TemporaryFolder()
        let events = EventLog()
        let running = try await folder.library(events: events)
        let tenant = try await running.signIn(1)
        try await running.snapshots.save(.holding("private"), for: .numbered(1, tenant: tenant))
        for name in try folder.names() where name.hasPrefix("user.sqlite") { unlink(folder.path(name)) }
        let next = try await running.signIn(2)
        #expect(events.rebuilds == ["store.userLost"])
        #expect(try await running.sessions.sessions(on: server).map(\.tenant) == [next])
        #expect(try await running.snapshots.load(.numbered(1, tenant: tenant)) == nil)
        await running.close()
        let again = try await folder.library(events: events)
        #expect(try await again.sessions.sessions(on: server).map(\.tenant) == [next])
        #expect(events.rebuilds == ["store.userLost"])
        await again.close()
    }

    @Test func `a write that was under way when the file was replaced is done again in the new one`() async throws {
        let folder = try TemporaryFolder()
        let opening = UserOpening(path: folder.path("user.sqlite"), schema: .user, onEvent: { _ in })
        let file = UserFile(opening, isReadOnly: false)
        _ = try await file.open()
        try SQLiteHandle(folder.path("user.sqlite")).foldLog()
        let (whole, backup, path) = (try folder.bytes("user.sqlite"), folder.path("backup"), folder.path("user.sqlite"))
        try folder.write(whole, to: "backup")
        try await file.write { (handle) throws(StoreFailure) in
            try handle.run("INSERT INTO recent_search(id, folded, text, searched_at) VALUES(1, 'late', 'Late', 0)")
            rename(backup, path)
        }
        await file.close()
        #expect(try SQLiteHandle(path).number("SELECT count(*) FROM recent_search") == 1)
    }

    @Test func `a change of several steps that was under way when the file was replaced is done again in the new one`() async throws {
        let folder = try TemporaryFolder()
        let file = UserFile(UserOpening(path: folder.path("user.sqlite"), schema: .user, onEvent: { _ in }), isReadOnly: false)
        _ = try await file.open()
        try SQLiteHandle(folder.path("user.sqlite")).foldLog()
        let (backup, path) = (folder.path("backup"), folder.path("user.sqlite"))
        try folder.write(try folder.bytes("user.sqlite"), to: "backup")
        try await file.change { (handle) throws(StoreFailure) in
            try handle.run("INSERT INTO recent_search(id, folded, text, searched_at) VALUES(1, 'late', 'Late', 0)")
            rename(backup, path)
        }
        await file.close()
        #expect(try SQLiteHandle(path).number("SELECT count(*) FROM recent_search") == 1)
    }

    @Test func `that the file was replaced is told with the first work that succeeds`() async throws {
        let folder = try TemporaryFolder()
        let told = Mutex<[String]>([])
        let opening = UserOpening(path: folder.path("user.sqlite"), schema: .user, onEvent: { _ in })
        let file = UserFile(opening, isReadOnly: false) { identity in told.withLock { $0.append(identity) } }
        _ = try await file.open()
        for name in try folder.names() where name.hasPrefix("user.sqlite") { unlink(folder.path(name)) }
        await #expect { try await file.change { (_) throws(StoreFailure) in throw .missing } } throws: {
            ($0 as? MarqueeError)?.reason.key == "store.missing"
        }
        #expect(told.withLock { $0 } == [])
        try await file.change { _ in }
        let identity = try #require(try await file.open())
        #expect(told.withLock { $0 } == [identity])
        await file.close()
    }

    @Test func `no process commits to a damaged file while another one salvages it`() async throws {
        let folder = try TemporaryFolder()
        try await folder.library().close()
        let path = folder.path("user.sqlite")
        let schema = Schema(
            applicationID: Schema.user.applicationID,
            migrations: Schema.user.migrations.dropLast() + [
                Migration { (handle) throws(StoreFailure) in
                    try Schema.user.migrations.last?.apply(to: handle)
                    // The new file is being filled, and a change that is committed to the other one now would be lost.
                    let writer = try SQLiteHandle(path)
                    try writer.execute("PRAGMA busy_timeout = 0")
                    #expect(throws: StoreFailure.engine(SQLITE_BUSY)) { try writer.execute("BEGIN IMMEDIATE") }
                }
            ])
        let writer = try SQLiteHandle(path)
        try writer.notePlace(at: StoreFile(path: path))
        try Salvage(file: StoreFile(path: path), schema: schema).run()
        #expect(throws: StoreFailure.replaced) { try writer.write {} }
    }

    @Test func `a store that may only be read follows a file that is put in place`() async throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        for (place, accounts) in [(folder, 1...1), (other, 1...3)] {
            let stores = try await place.library()
            for account in accounts { try await stores.signIn(account) }
            await stores.close()
        }
        let reader = try await OpenLibrary(SQLiteStores.open(.readOnly(folder.path)))
        #expect(try await reader.sessions.sessions(on: server).count == 1)
        ReplacedFileTests.move(other.path("user.sqlite"), over: folder.path("user.sqlite"))
        #expect(try await reader.sessions.sessions(on: server).count == 3)
        await reader.close()
    }
}
