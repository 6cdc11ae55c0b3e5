import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// One person is found without a look at the others.
@Suite(.timeLimit(.minutes(5)))
struct AccountPlanTests {
    @Test(arguments: [
        (AccountTable.sessionStatement, "INTEGER PRIMARY KEY (rowid=?)"),
        (AccountTable.accountStatement, "INDEX sqlite_autoindex_account_1 (server=? AND account_id=?)"),
        (AccountTable.sessionsStatement, "INTEGER PRIMARY KEY (rowid>?)"),
        (AccountTable.currentStatement, "INDEX account_current (server=?)"),
    ])
    func `a session is found by an index alone`(_ statement: String, by index: String) throws {
        let handle = try SQLiteHandle(nil)
        try Schema.user.migrate(handle)
        let plan = try handle.all("EXPLAIN QUERY PLAN " + statement) { $0.text(3) ?? "" }
        #expect(plan == ["SEARCH account USING \(index)"])
    }

    @Test func `a sign-in that is not made current leaves the current session`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let first = try await stores.sessions.signIn(.account(1), on: server, at: .at(0), makesCurrent: true)
        let second = try await stores.sessions.signIn(.account(2), on: server, at: .at(1), makesCurrent: false)
        #expect(try await stores.sessions.current(on: server) == first)
        #expect(try await stores.sessions.sessions(on: server) == [second, first])
    }
}
