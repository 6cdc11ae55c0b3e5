import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// An older program beside the files of a newer one: it reads as much as it can, and changes nothing.
@Suite(.timeLimit(.minutes(5)))
struct NewerFileTests {
    private func filled() async throws -> (folder: TemporaryFolder, tenant: Int) {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        let tenant = try await stores.signIn(1)
        _ = try await stores.set(.favorite(true), of: tenant)
        try await stores.snapshots.save(.holding("kept"), for: .numbered(1))
        await stores.close()
        return (folder, tenant)
    }

    /// A later version of a schema, with one more step.
    private func later(_ schema: Schema, isAdditive: Bool) -> Schema {
        Schema(
            applicationID: schema.applicationID,
            migrations: schema.migrations + [Migration("CREATE TABLE later(id INTEGER PRIMARY KEY)", isAdditive: isAdditive)])
    }

    @Test func `files that a newer program wrote so that this one can read them are read, and not changed`() async throws {
        let (folder, tenant) = try await filled()
        for (name, schema) in [("user.sqlite", Schema.user), ("cache.sqlite", .cache(for: .linked))] {
            let handle = try SQLiteHandle(folder.path(name))
            try later(schema, isAdditive: true).migrate(handle)
            try handle.foldLog()
        }
        let before = try ["user.sqlite", "cache.sqlite"].map { try folder.bytes($0) }
        let events = EventLog()
        let stores = try await folder.library(events: events)
        #expect(try await stores.snapshots.load(.numbered(1)) == .holding("kept"))
        #expect(try await stores.library.entries(of: tenant).count == 1)
        #expect(try await stores.sessions.session(tenant) != nil)
        let mark = await #expect(throws: MarqueeError.self) { _ = try await stores.set(.watchlist(true), of: tenant) }
        let answer = await #expect(throws: MarqueeError.self) {
            try await stores.snapshots.save(.holding("new"), for: .numbered(1))
        }
        #expect([mark?.reason.key, answer?.reason.key] == ["store.newer", "store.newer"])
        await stores.close()
        #expect(try ["user.sqlite", "cache.sqlite"].map { try folder.bytes($0) } == before)
        #expect(events.rebuilds == [])
    }

    @Test func `a newer cache that cannot be read is left as it is, and the rest works without it`() async throws {
        let (folder, tenant) = try await filled()
        let handle = try SQLiteHandle(folder.path("cache.sqlite"))
        try later(.cache(for: .linked), isAdditive: false).migrate(handle)
        try handle.foldLog()
        let before = try folder.bytes("cache.sqlite")
        let events = EventLog()
        let stores = try await folder.library(events: events)
        let error = await #expect(throws: MarqueeError.self) { try await stores.snapshots.load(.numbered(1)) }
        #expect(error?.reason.key == "store.newer")
        _ = try await stores.set(.watchlist(true), of: tenant)
        await stores.close()
        #expect(try folder.bytes("cache.sqlite") == before)
        #expect(events.rebuilds == [])
        let failures = events.kinds.compactMap { if case .storeFailed(_, let error) = $0 { error.reason.key } else { nil } }
        #expect(failures == ["store.newer"])
        #expect(try !folder.names().contains { $0.contains("quarantined") })
    }

    @Test(arguments: [([true, true], 1), ([false, true], 2), ([true, false], 3), ([false, false], 3)])
    func `a file says since which version it can be read`(isAdditive: [Bool], since: Int) throws {
        let steps = [Migration("CREATE TABLE a(x)")] + isAdditive.enumerated().map { Migration("CREATE TABLE b\($0)(x)", isAdditive: $1) }
        let handle = try SQLiteHandle(nil)
        let schema = Schema(applicationID: 7, migrations: steps)
        try schema.migrate(handle)
        let stamp = try Stamp(of: handle)
        #expect(stamp.version == 3)
        #expect(stamp.readableSince == since)
        #expect(try schema.version(of: handle) == 3)
        for known in 1...3 {
            #expect(try Schema(applicationID: 7, migrations: Array(steps.prefix(known))).isReadable(handle) == (known >= since))
        }
    }
}
