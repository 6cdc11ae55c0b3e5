import Foundation
import Marquee
import MarqueeData
import MarqueeDatabase
import MarqueeSandbox

extension Scenario {
    static let tenants = Scenario(
        "tenants", "Ten thousand people are signed in, with a view for each in memory: an idle view needs 2 KiB at most.",
        quick: 200, full: 10_000
    ) { run in
        guard ProcessUsage() != nil else { throw Skip(reason: "this system has no /proc") }
        let (service, scratch) = (try await Service(), try Scratch())
        let stores = try await SQLiteStores.open(.folder(scratch.path))
        guard let store = stores.sessions, let library = stores.library else { throw Failed("the stores keep no sessions") }
        let client = try await service.client { $0.storage = .own(stores) }
        let movie = try await client.movies.list(.popular()).value.items.map(\.id)[0]
        var sessions: [Session] = []
        for number in 1...run.rounds {
            let user = UserAuthorization(kind: .account, session: Secret("session-\(number)"), accountID: number)
            let stored = try await store.signIn(
                UserGrant(authorization: user, username: "user \(number)"), on: service.sandbox.baseURL.absoluteString, at: .now)
            _ = try await library.record(.set(.rating(Rating(halfPoints: number % 20 + 1))), on: .movie(movie), of: stored.tenant)
            sessions.append(stored.session)
        }
        // The first accounts fill the limits of all accounts.
        for session in sessions.prefix(100) { _ = try await client.user(session).movies.list(.popular()) }
        let before = ProcessUsage()?.memory ?? 0
        var views: [MarqueeClient] = []
        views.reserveCapacity(sessions.count)
        var wrong = 0
        for (number, session) in sessions.enumerated() {
            let view = client.user(session)
            let seen = try await view.movies.list(.popular()).marks(on: .movie(movie)).rating
            if seen?.halfPoints != (number + 1) % 20 + 1 { wrong += 1 }
            views.append(view)
        }
        let each = max(0, (ProcessUsage()?.memory ?? 0) - before) * 1_024 / views.count
        run.expect(wrong == 0, "\(wrong) people saw another rating than theirs")
        run.expect(!run.judgesTimes || each <= 2_048, "an idle person costs \(each) bytes, at most 2,048 are promised")
        let requests = service.sandbox.counters.requests
        run.expect(requests == 1, "the list that all of them read was asked for \(requests) times")
        await client.shutdown(deadline: .zero)
        await service.sandbox.stop()
        return "\(views.count) people signed in, each with a view and a rating: \(each) bytes each when idle; \(requests) request"
    }
}
