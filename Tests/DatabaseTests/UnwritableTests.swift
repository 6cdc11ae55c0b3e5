import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeDatabase

/// Stored rows can be read while nothing can be written. Full and read-only disks are in the torture program: they need a process.
@Suite(.timeLimit(.minutes(5)))
struct UnwritableTests {
    private func filled() async throws -> (folder: TemporaryFolder, tenant: Int) {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        let tenant = try await stores.signIn(1)
        _ = try await stores.set(.favorite(true), of: tenant)
        try await stores.snapshots.save(.holding("kept"), for: .numbered(1))
        await stores.close()
        return (folder, tenant)
    }

    /// How often this layer paused because of a lock of another connection or process.
    private final class Pauses: Sendable {
        private let number = Atomic(0)

        var count: Int { number.load(ordering: .sequentiallyConsistent) }

        func counting<Answer>(_ work: () async throws -> Answer) async rethrows -> Answer {
            try await LockWait.$onPause.withValue({ [self] in number.add(1, ordering: .sequentiallyConsistent) }, operation: work)
        }
    }

    @Test func `a store is opened, read and closed at once while another process holds every lock`() async throws {
        let (folder, tenant) = try await filled()
        let descriptor = open(folder.path("marquee.lock"), O_RDWR | O_CLOEXEC)
        defer { close(descriptor) }
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        let writers = try ["user.sqlite", "cache.sqlite"].map { try SQLiteHandle(folder.path($0)) }
        for writer in writers { try writer.execute("BEGIN IMMEDIATE") }
        let pauses = Pauses()
        let stores = try await pauses.counting { () async throws in
            let stores = try await folder.library()
            #expect(try await stores.snapshots.load(.numbered(1)) == .holding("kept"))
            #expect(try await stores.library.entries(of: tenant).count == 1)
            return stores
        }
        #expect(pauses.count == 0)
        let error = await #expect(throws: MarqueeError.self) {
            _ = try await pauses.counting { try await stores.set(.watchlist(true), of: tenant) }
        }
        #expect(error?.code == .storage)
        #expect(error?.reason.key == "store.locked")
        #expect(pauses.count > 0)
        let closing = Pauses()
        await closing.counting { await stores.close() }
        #expect(closing.count == 0)
        for writer in writers { try writer.execute("ROLLBACK") }
        let again = try await folder.library()
        _ = try await again.set(.watchlist(true), of: tenant)
        await again.close()
    }

    @Test func `reading waits for no lock, however many uses of answers have been noted`() async throws {
        let folder = try TemporaryFolder()
        let (clock, count) = (ManualClock(), 1_030)
        let stores = try await folder.open(clock: clock)
        let titles = stores.titles
        for number in 0..<count { try await stores.snapshots.save(.holding("kept"), for: .numbered(number), titles: [], in: titles) }
        clock.advance(by: .seconds(3_600))
        let writer = try SQLiteHandle(folder.path("cache.sqlite"))
        try writer.execute("BEGIN IMMEDIATE")
        let pauses = Pauses()
        try await pauses.counting { () async throws in
            for number in 0..<count { #expect(try await stores.snapshots.load(.numbered(number)) != nil) }
            await stores.close()
        }
        #expect(pauses.count == 0)
        try writer.execute("ROLLBACK")
    }

    @Test func `after an answer has waited in vain for another process, none waits for a while`() async throws {
        let (folder, tenant) = try await filled()
        let clock = ManualClock()
        let stores = try await folder.library(clock: clock)
        let other = try SQLiteHandle(folder.path("cache.sqlite"))
        try other.execute("BEGIN IMMEDIATE")
        func failure(of number: Int) async -> String? {
            do throws(MarqueeError) {
                try await stores.snapshots.save(.holding("new"), for: .numbered(number))
                return nil
            } catch {
                return error.reason.key
            }
        }
        #expect(await failure(of: 1) == "store.locked")
        try other.execute("ROLLBACK")
        // The lock is free, so a waiting process would get it.
        clock.advance(by: .seconds(4))
        for number in 2...4 { #expect(await failure(of: number) == "store.locked") }
        #expect(try await stores.snapshots.load(.numbered(1)) == .holding("kept"))
        // Changes of accounts and removals on purpose are written as ever.
        _ = try await stores.set(.watchlist(true), of: tenant)
        #expect(try await stores.snapshots.remove(.all) == 1)
        clock.advance(by: .seconds(2))
        for number in 2...4 { #expect(await failure(of: number) == nil) }
        await stores.close()
    }

    @Test func `a file that is read as one that nobody writes is shared as soon as somebody does`() async throws {
        let (folder, _) = try await filled()
        let file = StoreFile(path: folder.path("user.sqlite"))
        let reader = try SQLiteHandle(file.path, .immutable)
        try reader.notePlace(at: file)
        try reader.checkInPlace()
        let writer = try SQLiteHandle(file.path)
        try writer.write { () throws(StoreFailure) in try writer.execute("UPDATE store SET created_at = created_at + 1") }
        #expect(throws: StoreFailure.replaced) { try reader.checkInPlace() }
    }

    @Test func `a file that is read as one that nobody writes is opened again after somebody has opened, changed and closed it`()
        async throws
    {
        let (folder, _) = try await filled()
        let file = StoreFile(path: folder.path("user.sqlite"))
        // A time of its own: the clock of a file system has steps.
        try FileManager.default.setAttributes([.modificationDate: Date.at(0)], ofItemAtPath: file.path)
        let reader = try SQLiteHandle(file.path, .immutable)
        try reader.notePlace(at: file)
        try reader.checkInPlace()
        do {
            let writer = try SQLiteHandle(file.path)
            try writer.write { () throws(StoreFailure) in try writer.execute("UPDATE store SET created_at = created_at + 1") }
        }
        #expect(!folder.exists("user.sqlite-wal"))
        #expect(throws: StoreFailure.replaced) { try reader.checkInPlace() }
    }

    @Test func `a cache that is begun anew to clear it is empty and works, and nothing is set aside`() async throws {
        let (folder, _) = try await filled()
        let events = EventLog()
        let file = CacheFile(
            CacheOpening(path: folder.path("cache.sqlite"), engine: .linked, limit: { _ in }, onEvent: events.handler), isReadOnly: false)
        #expect(try await file.open())
        try await file.startOver()
        let count = try await file.read { (handle) throws(StoreFailure) in try handle.number("SELECT count(*) FROM snapshot") }
        #expect(count == 0)
        #expect(events.kinds.isEmpty)
        #expect(try !folder.names().contains { $0.contains("quarantined") })
        await file.close { _ in }
    }
}
