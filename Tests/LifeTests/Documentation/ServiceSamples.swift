import Marquee
import MarqueeTesting
import Testing

// The samples of Docs/Service.md, word for word. Those that need other packages are in Examples/Service.

func serviceConfiguration(tell: @escaping MarqueeEventHandler) async throws {
    let marquee = try await MarqueeClient {
        $0.users = .many
        $0.storage = .folder("/var/lib/movies")
        $0.limits.total = .seconds(10)
        $0.onEvent = tell
    }
    _ = marquee
}

struct ServiceHandlers {
    let marquee: MarqueeClient

    func rate(_ movie: Movie.ID, _ stars: Double, as id: Session.ID) async throws(MarqueeError) {
        let user = try await marquee.user(id: id)
        try await user.library.rate(.movie(movie), stars)
    }
}

func details(of movie: Movie.ID, for address: String, from marquee: MarqueeClient) async throws -> MovieDetails {
    let view = marquee.for(caller: Caller(address))
    return try await view.movies.details(movie).value
}

func serviceMetrics(marquee: MarqueeClient) async -> String {
    let page = await marquee.statsWithStore().prometheus
    return page
}

func serviceHealth(marquee: MarqueeClient) -> Int {
    let health = marquee.health()
    let status = health.isReady ? 200 : 503
    for (part, failure) in health.storeFailures { print(part, failure.reason.key) }
    return status
}

func headline(of id: Movie.ID, from marquee: MarqueeClient) async -> String {
    do throws(MarqueeError) {
        let details = try await marquee.movies.details(id)
        return details.isStale ? details.value.title + " (cached)" : details.value.title
    } catch {
        return error.code == .notFound ? "There is no such movie." : "Try again later."
    }
}

func providers(of id: Movie.ID, in country: String, from marquee: MarqueeClient) async throws -> [String] {
    let details = try await marquee.movies.details(id, including: [.watchProviders], policy: .fresh)
    return details.value.watchProviders?.countries[country]?.flatrate.map(\.providerName) ?? []
}

struct ServiceSampleTests {
    @Test func headlines() async throws {
        let marquee = try await MarqueeClient.stub {
            $0.movies.details = { id, _ in id == 550 ? Read(.sample) : .failing(.sample(.notFound)) }
        }
        #expect(await headline(of: 550, from: marquee) == "Fight Club")
        #expect(await headline(of: 551, from: marquee) == "There is no such movie.")
    }

    @Test func headlinesAfterAFailure() async throws {
        let details = Read<MovieDetails>.inTurn(
            .failure(.sample(.offline)), .success(Fetched(.sample, origin: .store, age: .seconds(60), isStale: true)),
            .success(Fetched(.sample, origin: .server)))
        let marquee = try await MarqueeClient.stub { $0.movies.details = { _, _ in details } }
        #expect(await headline(of: 550, from: marquee) == "Try again later.")
        #expect(await headline(of: 550, from: marquee) == "Fight Club (cached)")
        #expect(await headline(of: 550, from: marquee) == "Fight Club")
    }

    @Test func providersOfOneCountry() async throws {
        let (marquee, calls) = try await MarqueeClient.spy {
            $0.movies.details = { _, _ in Read(.sample) }
        }
        #expect(try await providers(of: 550, in: "US", from: marquee) == ["Hulu"])
        #expect(calls.movies.details == [(550, [.watchProviders])])
        #expect(calls.movies.policies(of: \.details) == [.fresh])
        #expect(calls.names == ["movies.details"])
    }
}

/// The sample of the reference of MarqueeTesting.
func recordedCalls() async throws {
    let (marquee, calls) = try await MarqueeClient.spy { $0.movies.details = { _, _ in Read(.sample) } }
    _ = try await marquee.movies.details(550, including: [.watchProviders])
    #expect(calls.movies.details == [(550, [.watchProviders])])
}
