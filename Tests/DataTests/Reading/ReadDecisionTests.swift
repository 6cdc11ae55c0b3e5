@testable import MarqueeData
import MarqueeDomain
import Testing

struct ReadDecisionTests {
    struct Row: Sendable {
        let cache: ReadPolicy.Cache
        let network: ReadPolicy.Network
        let nothing: ReadDecision
        let stale: ReadDecision
        let fresh: ReadDecision
    }

    static let table: [Row] = [
        Row(cache: .first, network: .whenStale, nothing: .fetch, stale: .fetchElseServe, fresh: .serve),
        Row(cache: .first, network: .never, nothing: .fail, stale: .serve, fresh: .serve),
        Row(cache: .first, network: .always, nothing: .fetch, stale: .serveAndRefresh, fresh: .serveAndRefresh),
        Row(cache: .onFailure, network: .whenStale, nothing: .fetch, stale: .fetchElseServe, fresh: .serve),
        Row(cache: .onFailure, network: .never, nothing: .fail, stale: .serve, fresh: .serve),
        Row(cache: .onFailure, network: .always, nothing: .fetch, stale: .fetchElseServe, fresh: .fetchElseServe),
        Row(cache: .never, network: .whenStale, nothing: .fetch, stale: .fetch, fresh: .fetch),
        Row(cache: .never, network: .never, nothing: .fail, stale: .fail, fresh: .fail),
        Row(cache: .never, network: .always, nothing: .fetch, stale: .fetch, fresh: .fetch),
    ]

    @Test(arguments: table)
    func `every policy and every state has one decision`(_ row: Row) {
        let policy = ReadPolicy(cache: row.cache, network: row.network)
        #expect(ReadDecision(policy, cached: .nothing) == row.nothing)
        #expect(ReadDecision(policy, cached: .stale) == row.stale)
        #expect(ReadDecision(policy, cached: .fresh) == row.fresh)
    }

    @Test func `the named policies are what their names say`() {
        #expect(ReadDecision(.cached, cached: .stale) == .fetchElseServe)
        #expect(ReadDecision(.fresh, cached: .fresh) == .fetch)
        #expect(ReadDecision(.freshElseCached, cached: .fresh) == .fetchElseServe)
        #expect(ReadDecision(.offline, cached: .stale) == .serve)
    }
}
