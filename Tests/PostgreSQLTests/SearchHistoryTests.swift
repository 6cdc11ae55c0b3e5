import MarqueeData
import MarqueeDomain
import Testing

@testable import MarqueePostgreSQL

@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct SearchHistoryTests {
    @Test func `searches are the account's own, newest first, and each text is there once`() async throws {
        let stores = try await OpenStores.open()
        let (tenant, other) = (try await stores.signIn(1), try await stores.signIn(2))
        for (index, text) in ["Dune", "Été", "alien", "DUNE", "50%_off"].enumerated() {
            #expect(try await stores.history.record(text, of: tenant, at: .at(Double(index))))
        }
        #expect(try await stores.history.record("other", of: other, at: .at(0)))
        let found = try await stores.history.searches(beginning: "", of: tenant, limit: 3)
        #expect(
            found == [
                RecentSearch(text: "50%_off", searchedAt: .at(4)), RecentSearch(text: "DUNE", searchedAt: .at(3)),
                RecentSearch(text: "alien", searchedAt: .at(2)),
            ])
        #expect(try await stores.history.searches(beginning: "ete", of: tenant, limit: 9).map(\.text) == ["Été"])
        #expect(try await stores.history.searches(beginning: "%", of: tenant, limit: 9) == [])
        try await stores.history.remove("dune", of: tenant)
        #expect(try await stores.history.searches(beginning: "", of: tenant, limit: 9).map(\.text) == ["50%_off", "alien", "Été"])
        try await stores.history.removeAll(of: tenant)
        #expect(try await stores.history.searches(beginning: "", of: tenant, limit: 9) == [])
        #expect(try await stores.history.searches(beginning: "", of: other, limit: 9).map(\.text) == ["other"])
        await stores.close()
    }

    @Test func `the hundred newest stay, and an account that is not there stores none`() async throws {
        let stores = try await OpenStores.open()
        let tenant = try await stores.signIn(1)
        for number in 1...103 { _ = try await stores.history.record("\(number)", of: tenant, at: .at(0)) }
        let found = try await stores.history.searches(beginning: "", of: tenant, limit: 1_000).map(\.text)
        #expect(found == (4...103).reversed().map { "\($0)" })
        #expect(try await !stores.history.record("a", of: 7, at: .at(0)))
        #expect(try await stores.execute("SELECT count(*)::text FROM recent_search") == ["100"])
        await stores.close()
    }
}
