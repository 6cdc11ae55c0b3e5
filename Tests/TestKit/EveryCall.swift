package import Foundation
package import MarqueeData
import MarqueeDomain

/// Makes every call on the data of accounts once, for one of them: for tests that look at the statements of an engine.
package func makeEveryCall(
    _ sessions: any SessionDAO, _ library: any LibraryDAO, _ history: any SearchHistoryDAO, as grant: UserGrant, on server: String,
    signedInAt moment: Date
) async throws {
    let tenant = try await sessions.signIn(grant, on: server, at: moment).tenant
    _ = try await sessions.session(tenant)
    _ = try await sessions.session(ofAccount: grant.authorization.accountID ?? 0, on: server)
    _ = try await sessions.sessions(on: server, after: 100, limit: 10)
    _ = try await sessions.revoke(tenant, generation: 1)
    _ = try await sessions.reinstate(tenant, generation: 1)
    _ = try await history.record("a", of: tenant, at: moment)
    _ = try await history.searches(beginning: "a", of: tenant, limit: 5)
    try await history.remove("a", of: tenant)
    try await history.removeAll(of: tenant)
    _ = try await library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
    guard let entry = try await library.lease(.of(tenant)) else { throw NothingLeased() }
    _ = try await library.acknowledge(entry)
    _ = try await library.reconcile(WholeShelf(.ratedTV, values: [.tv(1): .rated(3)]), of: tenant, since: 9)
    _ = try await library.lease(.of(accounts: 3, entries: 2, on: server, after: 1_000))
    _ = try await library.lease(.of(accounts: 3, entries: 1, on: server, after: 9, but: Set(1...3_000)))
    _ = (try await library.marks(of: tenant), try await library.entries(of: tenant), try await library.version(of: tenant))
    _ = (try await library.now(), try await library.figures())
    _ = try await library.expired(on: server, after: .seconds(1), limit: 10)
    _ = try await sessions.signOut(tenant, generation: 1)
    try await sessions.wipe(tenant)
}

/// That a change which must wait to be sent does not.
private struct NothingLeased: Error {}
