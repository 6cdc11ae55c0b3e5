import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// The marks of an account whose row is lost to damage.
@Suite(.timeLimit(.minutes(5)))
struct LostAccountTests {
    @Test func `a person who signs in again has the same marks and changes`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        let tenant = try await stores.signIn(1)
        for number in 1...9 { _ = try await stores.set(.favorite(true), on: .movie(number), of: tenant) }
        for _ in 1...5 { _ = try await stores.acknowledge(#require(await stores.lease(tenant)), at: .at(0)) }
        _ = try await stores.history.record("kept", of: tenant, at: .at(0))
        let (marks, slots) = (try await stores.library.marks(of: tenant), try await stores.library.entries(of: tenant))
        await stores.close()
        try lose("account", in: folder)

        let events = EventLog()
        let again = try await folder.library(events: events)
        #expect(events.rebuilds == ["store.salvaged"])
        #expect(try await again.sessions.sessions(on: server) == [])
        let stranger = try await again.signIn(2)
        #expect(stranger != tenant)
        #expect(try await again.library.marks(of: stranger).entries.isEmpty)
        #expect(try await again.signIn(1) == tenant)
        #expect(try await again.library.marks(of: tenant).entries.mapValues(\.marks) == marks.entries.mapValues(\.marks))
        #expect(try await again.library.entries(of: tenant) == slots)
        #expect(try await again.history.searches(beginning: "", of: tenant, limit: 5).map(\.text) == ["kept"])

        // A change now counts as newer than all earlier answers.
        _ = try await again.set(.favorite(false), on: .movie(5), of: tenant)
        while let slot = try await again.lease(tenant) { _ = try await again.acknowledge(slot, at: .at(0)) }
        #expect(try await again.library.entries(of: tenant) == [])
        let favorites = try await again.library.marks(of: tenant).entries.filter { $0.value.marks.isFavorite }
        #expect(favorites.count == 8)
        await again.close()
    }

    @Test func `an account that was wiped has no number to come back to`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        try await stores.sessions.wipe(tenant)
        #expect(try await stores.signIn(1) != tenant)
        await stores.close()
    }

    @Test(arguments: ["tenant", "account"])
    func `where number and account disagree, whoever signs in begins anew and comes to nothing of somebody else`(
        _ damaged: String
    ) async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        let tenant = try await stores.signIn(1)
        _ = try await stores.set(.favorite(true), of: tenant)
        try folder.edit("user.sqlite", "UPDATE \(damaged) SET server = 'api.example.orf' WHERE account_id = 1")
        let now = try await stores.signIn(1)
        #expect((now == tenant) == (damaged == "tenant"))
        #expect(try await stores.library.marks(of: now).entries.isEmpty == (now != tenant))
        #expect(try await stores.signIn(1) == now)
        await stores.close()
    }

    @Test func `no row of one table of the user's file looks like a row of another`() throws {
        let handle = try SQLiteHandle(nil)
        try Schema.user.migrate(handle)
        let tables = try handle.all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'") {
            $0.text(0) ?? ""
        }
        let shapes = try tables.map { try TableShape($0, in: handle) }
        #expect(shapes.count == 7)
        for shape in shapes {
            let full = shape.columns.map { $0.isKey ? SQLValue.null : $0.type == "INTEGER" ? .integer(7) : .text("x") }
            for values in [full, full.dropLast(shape.columns.count { $0.hasDefault })] {
                #expect(shapes.filter { $0.fits(Array(values)) }.map(\.table) == [shape.table])
            }
        }
    }

    /// Writes over the page of a table, which has all of its rows.
    private func lose(_ table: String, in folder: TemporaryFolder) throws {
        let root = try SQLiteHandle(folder.path("user.sqlite")).number("SELECT rootpage FROM sqlite_schema WHERE name = ?1", [.text(table)])
        var bytes = try folder.bytes("user.sqlite")
        try #require(bytes[(root - 1) * 4_096] == 0x0D)
        bytes.replaceSubrange((root - 1) * 4_096..<root * 4_096, with: Data(repeating: 0xAA, count: 4_096))
        try folder.write(bytes, to: "user.sqlite")
    }
}
