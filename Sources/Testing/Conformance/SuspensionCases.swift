import MarqueeData
import MarqueeDomain

extension StoreConformance {
    static let suspensionCases = [
        Case("Changes leave what is due with the session of their account, and return to it with the next one.") { run in
            try await run.withStores { stores in
                try await run.setClock(0)
                let tenant = try await stores.waiting(1, changes: 3)[0]
                try await stores.library.release(try await stores.leased(tenant), for: .seconds(30))
                _ = try await stores.library.lease(.of(tenant, after: 1))
                try await run.setClock(10)
                _ = try await stores.sessions.revoke(tenant, generation: 1)
                try run.expect(try await stores.turns(), LeasedTurns(), "the turns after a revoked session")
                try await stores.set(.favorite(true), on: .movie(4), of: tenant)
                try run.expect(try await stores.turns(), LeasedTurns(), "the turns after a change without a session")
                _ = try await stores.sessions.reinstate(tenant, generation: 1)
                let turn = try await stores.turns(entries: 9).turns.first ?? []
                try run.expect(turn.map(\.item), [.movie(3), .movie(4)], "the turn after the session is active again")
                try await stores.library.release(turn)
                _ = try await stores.sessions.signOut(tenant, generation: 1)
                try await stores.set(.favorite(true), on: .movie(5), of: tenant)
                for seconds in [10.0, 1_000] {
                    try await run.setClock(seconds)
                    try run.expect(try await stores.turns(), LeasedTurns(), "the turns after a sign-out, at \(seconds)")
                }
                try await stores.signIn(1)
                let last = try await stores.turns(entries: 9).turns.first ?? []
                try run.expect(last.map(\.item), (1...5).map { .movie($0) }, "the turn after a sign-in")
            }
        },
        Case("Changes that could not be sent for a time are removed and counted, and no others.") { run in
            try await run.withStores { stores in
                try await run.setClock(0)
                let library = stores.library
                let tenants = try await (stores.signIn(1), stores.signIn(2), stores.signIn(3))
                let (active, gone, back) = tenants
                let elsewhere = try await stores.sessions.signIn(.account(1), on: run.server + "/elsewhere", at: .at(0)).tenant
                for tenant in [active, gone, back, elsewhere] { try await stores.set(.favorite(true), of: tenant) }
                for tenant in [active, gone] { try await stores.reject(.movie(2), of: tenant) }
                try await stores.reject(.movie(3), of: active)
                try await run.setClock(10)
                _ = try await stores.sessions.signOut(gone, generation: 1)
                for tenant in [back, elsewhere] { _ = try await stores.sessions.revoke(tenant, generation: 1) }
                let retried = PendingChange(item: .movie(3), value: .favorite(true), changedAt: .at(0), state: .waiting)
                _ = try await library.retry(retried.id, of: active)
                try await run.setClock(60)
                try await stores.set(.favorite(true), on: .movie(4), of: gone)
                _ = try await stores.sessions.reinstate(back, generation: 1)

                for (seconds, limit, found) in [(99.999, 9, 0), (100.0, 9, 1), (110, 2, 2), (110, 9, 3)] {
                    try await run.setClock(seconds)
                    let expired = try await library.expired(on: run.server, after: .seconds(100), limit: limit)
                    try run.expect(expired.count, found, "what is found at \(seconds)")
                    let first = expired.first.map { [$0.tenant, $0.item.title.id] }
                    try run.expect(first, found == 0 ? nil : [active, 2], "the oldest at \(seconds)")
                }
                let versions = try await (library.version(of: active), library.version(of: gone), library.version(of: back))
                let removed = try await library.removeExpired(on: run.server, after: .seconds(100), limit: 9)
                try run.expect(removed, ExpiredChanges(rejected: 2, suspended: 1), "what is removed")
                try run.expect(try await library.version(of: active) > versions.0, "the version of a rejected change is the same")
                try run.expect(try await library.version(of: gone) > versions.1, "the version of a suspended change is the same")
                try run.expect(try await library.version(of: back), versions.2, "the version of an account without such changes")
                try run.expect(try await stores.items(of: gone), [.movie(4)], "what is left of an account without a session")
                let seen = try await library.marks(of: gone).entries[.movie(1)]?.marks.isFavorite ?? false
                try run.expect(!seen, "a removed change is still seen")

                try await run.setClock(100_000)
                let last = try await library.removeExpired(on: run.server, after: .seconds(100), limit: 9)
                try run.expect(last, ExpiredChanges(suspended: 1), "what is removed later")
                try run.expect(try await stores.items(of: active), [.movie(1), .movie(3)], "what is left of an active account")
                try run.expect(try await stores.items(of: back), [.movie(1)], "what is left after the session was active again")
                try run.expect(try await stores.items(of: elsewhere), [.movie(1)], "what is left on another server")
            }
        },
    ]
}

extension ConformingStores {
    /// Makes a change that the server rejects.
    func reject(_ item: Markable, of tenant: Int) async throws {
        try await set(.favorite(true), on: item, of: tenant)
        guard let entry = try await library.entries(of: tenant).first(where: { $0.item == item }) else { return }
        _ = try await library.reject(entry, because: .rejection)
    }

    fileprivate func items(of tenant: Int) async throws -> [Markable] { try await library.entries(of: tenant).map(\.item) }
}
