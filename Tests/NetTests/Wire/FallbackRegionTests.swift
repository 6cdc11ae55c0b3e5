import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// The regions of an audience: the first one is sent, and the others select values of an answer.
struct FallbackRegionTests {
    private func audience(_ regions: [String]) throws -> Audience { try Audience(languages: "de", regions: regions) }

    @Test func `only the first region is sent`() throws {
        let router = Router(server: try Server(baseURL: "https://a.example.com"), credential: nil)
        for (regions, query) in [(["AT", "DE", "US"], "&region=AT"), ([], "")] {
            let url = try router.request(for: .list(.popular()), audience: try audience(regions)).url
            #expect(url.hasSuffix("/3/movie/popular?language=de&page=1\(query)"), "\(url)")
        }
    }

    @Test func `fallback regions do not split the cache`() throws {
        let scenes = try [["AT"], ["AT", "DE"], ["AT", "DE", "US"]].map { WireScene(audience: try audience($0)) }
        #expect(Set(scenes.map { TMDBMovies($0.tmdb).list(.popular()).key }).count == 1)
        #expect(Set(scenes.map { TMDBMovies($0.tmdb).details(550).key.canonical }).count == 1)
        #expect(Set(scenes.map { TMDBMovies($0.tmdb).watchProviders(of: 550).key }).count == 1)
        let other = WireScene(audience: try audience(["DE", "AT"]))
        #expect(TMDBMovies(other.tmdb).list(.popular()).key != TMDBMovies(scenes[0].tmdb).list(.popular()).key)
        // A movie has the releases of all regions, so its details have no region in their key.
        #expect(TMDBMovies(other.tmdb).details(550).key == TMDBMovies(scenes[0].tmdb).details(550).key)
    }

    @Test func `a key that a program creates has no fallback regions`() throws {
        let keys = try [["AT"], ["AT", "DE"]].map {
            SnapshotKey(server: "s", operation: "o", audience: try audience($0))
        }
        #expect(keys[0] == keys[1] && keys[0].canonical == keys[1].canonical && keys[1].audience.regions == ["AT"])
    }
}
