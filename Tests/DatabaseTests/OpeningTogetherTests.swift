import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// Several processes open one user's file at once, as the workers of a service do when it starts.
@Suite(.timeLimit(.minutes(5)))
struct OpeningTogetherTests {
    private func opening(_ folder: TemporaryFolder) -> UserOpening {
        UserOpening(path: folder.path("user.sqlite"), schema: .user, onEvent: { _ in })
    }

    @Test func `a file that is whole is opened while another process has the folder's lock`() async throws {
        let folder = try TemporaryFolder()
        try await folder.library().close()
        try StoreFolder(folder.path).whileLocked { () throws(StoreFailure) in
            let handle = try opening(folder).writer()
            #expect(try handle.number("SELECT count(*) FROM store") == 1)
        }
    }

    @Test func `a file of an earlier version is renewed once, and keeps its rows, however many open it`() async throws {
        let folder = try TemporaryFolder()
        try StoreFile(path: folder.path("user.sqlite")).create()
        try Schema.user.migrate(SQLiteHandle(folder.path("user.sqlite")), to: 2)
        try folder.edit("user.sqlite", "INSERT INTO recent_search(id, folded, text, searched_at) VALUES(5, 'kept', 'Kept', 1000)")
        let identity = try UserFileTests.identity(in: folder)
        let events = EventLog()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for account in 1...4 {
                group.addTask {
                    let stores = try await folder.library(events: events)
                    try await stores.signIn(account)
                    await stores.close()
                }
            }
            try await group.waitForAll()
        }
        let handle = try opening(folder).writer()
        #expect(try handle.number("SELECT count(*) FROM account") == 4)
        #expect(try handle.number("SELECT count(*) FROM recent_search") == 1)
        #expect(try UserFileTests.identity(in: folder) == identity)
        #expect(events.rebuilds == [])
    }
}
