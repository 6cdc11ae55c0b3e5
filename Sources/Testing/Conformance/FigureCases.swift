import MarqueeData
import MarqueeDomain

extension StoreConformance {
    static let figureCases = [
        Case("The figures count the changes of all accounts by their state, and know the age of the oldest pending one.") { run in
            try await run.withStores { stores in
                try await run.setClock(-1_000_000)
                let before = try await stores.library.figures()
                func expect(_ added: [Int], _ what: String) async throws {
                    let found = try await stores.library.figures()
                    let counts = [
                        found.pending - before.pending, found.rejected - before.rejected, found.suspended - before.suspended,
                    ]
                    try run.expect(counts, added, "pending, rejected and suspended changes \(what)")
                }
                let (staying, leaving) = try await (stores.signIn(1), stores.signIn(2))
                for tenant in [staying, leaving] {
                    try await stores.set(.favorite(true), of: tenant)
                    try await stores.reject(.movie(2), of: tenant)
                }
                try await stores.set(.favorite(true), on: .movie(3), of: leaving)
                try await expect([3, 2, 0], "of active accounts")
                try await run.setClock(-999_990)
                let oldest = try await stores.library.figures().oldestPending
                try run.expect(oldest, .seconds(10), "the age of the oldest pending change")
                _ = try await stores.sessions.signOut(leaving, generation: 1)
                try await expect([1, 2, 2], "after a sign-out")
                try await stores.signIn(2)
                try await expect([3, 2, 0], "after the next sign-in")
                _ = try await stores.library.acknowledge(try await stores.leased(staying))
                try await expect([2, 2, 0], "after one was sent")
                for tenant in [staying, leaving] { try await stores.sessions.wipe(tenant) }
                try await expect([0, 0, 0], "after the accounts were wiped")
            }
        }
    ]
}
