import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeNet

/// The digest of an endpoint is that of its key, so that a read is found in memory whichever of the two is known.
struct EndpointDigestTests {
    private func tmdb(_ audience: Audience) -> TMDB {
        let transport = StubTransport { (_) throws(TransportError) in throw TransportError(.closed, "nothing is sent") }
        return TMDB(credential: nil, audience: audience, transport: transport)
    }

    private func check<Value>(_ remote: Remote<Value>, _ place: SourceLocation = #_sourceLocation) {
        #expect(remote.boxed.digest == ReadDigest(remote.key), sourceLocation: place)
    }

    @Test(arguments: [
        Audience.standard, try Audience(languages: ["de-AT", "fr-FR"], regions: ["AT"], includesAdult: true), try Audience(language: "ja"),
    ])
    func `the digest of a read is that of its key`(_ audience: Audience) throws {
        let tmdb = tmdb(audience)
        let movies = TMDBMovies(tmdb)
        check(movies.list(MovieList(.popular, page: 3)))
        check(movies.list(MovieList(.upcoming, page: 1, region: "FR")))
        check(movies.credits(of: 550))
        check(movies.genres())
        check(movies.latest())
        check(movies.details(550, including: [], as: nil))
        check(movies.details(550, including: [.credits, .videos], as: nil))
        check(movies.similar(TitlePage(550, page: 2)))
        check(movies.images(of: 550))
        check(movies.collection(10, including: []))
        check(TMDBSearch(tmdb).movies(MovieSearch("fight club")))
        check(TMDBTVSeries(tmdb).season(SeasonReference(series: 1399, number: 1), including: [], as: nil))
        check(TMDBPeople(tmdb).details(287, including: []))
    }

    @Test func `reads that differ have different digests`() {
        let movies = TMDBMovies(tmdb(.standard))
        #expect(movies.credits(of: 1).boxed.digest != movies.credits(of: 2).boxed.digest)
        #expect(movies.credits(of: 1).boxed.digest != movies.videos(of: 1).boxed.digest)
        let (first, second) = (movies.list(MovieList(.popular, page: 1)), movies.list(MovieList(.popular, page: 2)))
        #expect(first.boxed.digest != second.boxed.digest)
    }
}
