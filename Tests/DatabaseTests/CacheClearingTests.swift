import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// A cache is cleared at once, whatever its size, and also while other processes have it open.
@Suite(.timeLimit(.minutes(5)))
struct CacheClearingTests {
    private func filled(_ folder: TemporaryFolder) async throws -> OpenStores {
        let stores = try await folder.open()
        for number in 0..<64 { try await stores.snapshots.save(.holding(Data(repeating: 7, count: 100_000)), for: .numbered(number)) }
        return stores
    }

    @Test func `clearing writes nothing of what it removes, neither to the file nor to its log`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await filled(folder)
        let reader = try SQLiteHandle(folder.path("cache.sqlite"))
        // As long as it reads, the log cannot be emptied.
        try reader.execute("BEGIN; SELECT count(*) FROM snapshot")
        #expect(try await stores.snapshots.remove(.all) == 64)
        #expect(try folder.size("cache.sqlite") + folder.size("cache.sqlite-wal") < 1 << 20)
        #expect(try await stores.snapshots.load(.numbered(1)) == nil)
        try await stores.snapshots.save(.holding("new"), for: .numbered(1))
        #expect(try await stores.snapshots.load(.numbered(1)) == .holding("new"))
        await stores.close()
        #expect(try !folder.names().contains { $0.contains("quarantined") })
    }

    @Test func `another client sees at its next call that the cache was cleared, and both go on with the same file`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await filled(folder)
        let other = try await folder.open()
        #expect(try await other.snapshots.load(.numbered(1)) != nil)
        #expect(try await stores.snapshots.remove(.all) == 64)
        #expect(try await other.snapshots.load(.numbered(1)) == nil)
        try await other.snapshots.save(.holding("new"), for: .numbered(2))
        #expect(try await stores.snapshots.load(.numbered(2)) == .holding("new"))
        await other.close()
        #expect(try await stores.snapshots.load(.numbered(2)) == .holding("new"))
        await stores.close()
        #expect(try await folder.open().snapshots.load(.numbered(2)) == .holding("new"))
    }

    @Test func `a cache is cleared although another process is writing to it`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await filled(folder)
        let writer = try SQLiteHandle(folder.path("cache.sqlite"))
        try writer.execute("BEGIN IMMEDIATE; UPDATE snapshot SET valid_until = 1")
        #expect(try await stores.snapshots.remove(.all) == 64)
        try writer.execute("COMMIT")
        #expect(try await stores.snapshots.load(.numbered(1)) == nil)
        await stores.close()
    }
}
