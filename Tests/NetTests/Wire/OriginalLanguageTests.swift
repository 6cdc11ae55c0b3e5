import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// Posters and trailers in the language in which a title was made.
struct OriginalLanguageTests {
    private func scene() throws -> WireScene { WireScene(audience: try Audience(language: "de-DE")) }

    /// The languages that a request asks for.
    private func languages(_ scene: WireScene, _ kind: String) throws -> String? {
        let url = try #require(scene.transport.requests.last?.url)
        return URLComponents(string: url)?.queryItems?.first { $0.name == "include_\(kind)_language" }?.value
    }

    private func list(_ language: String) -> Data {
        Data(#"{"page": 1, "results": [{"id": 496243, "title": "Parasite", "original_language": "\#(language)"}]}"#.utf8)
    }

    @Test func `what a list tells is asked for in the details, and the key stays`() async throws {
        let scene = try scene()
        let movies = TMDBMovies(scene.tmdb)
        let before = movies.details(496_243)
        _ = try? await before.fetch(nil)
        #expect(try languages(scene, "image") == "de,en,null" && languages(scene, "video") == "de,en,null")
        _ = try movies.list(.popular()).adapt(list("ko"))
        let after = movies.details(496_243)
        _ = try? await after.fetch(nil)
        #expect(try languages(scene, "image") == "de,en,null,ko" && languages(scene, "video") == "de,en,null,ko")
        #expect(before.key == after.key)
        _ = try? await movies.images(of: 496_243).fetch(nil)
        #expect(try languages(scene, "image") == "de,en,null,ko" && languages(scene, "video") == nil)
        _ = try? await movies.details(550).fetch(nil)
        #expect(try languages(scene, "image") == "de,en,null")
    }

    @Test func `a stored answer tells the language for the next one`() async throws {
        let scene = try scene()
        let details = TMDBMovies(scene.tmdb).details(496_243)
        _ = try details.adapt(Data(#"{"id": 496243, "title": "Parasite", "original_language": "ko"}"#.utf8))
        _ = try? await details.fetch(nil)
        #expect(try languages(scene, "video") == "de,en,null,ko")
    }

    @Test func `seasons and episodes are asked for in the language of their series`() async throws {
        let scene = try scene()
        let series = TMDBTVSeries(scene.tmdb)
        _ = try TMDBTrending(scene.tmdb).all(.today()).adapt(
            Data(#"{"page": 1, "results": [{"media_type": "tv", "id": 1, "name": "A", "original_language": "ja"}]}"#.utf8))
        _ = try? await series.season(SeasonReference(series: 1, number: 1)).fetch(nil)
        #expect(try languages(scene, "image") == "de,en,null,ja")
        _ = try? await series.episode(EpisodeReference(series: 1, season: 1, number: 1)).fetch(nil)
        #expect(try languages(scene, "video") == "de,en,null,ja")
        // The movie with the same number is another title.
        _ = try? await TMDBMovies(scene.tmdb).details(1).fetch(nil)
        #expect(try languages(scene, "image") == "de,en,null")
    }

    @Test(arguments: ["", "en", "de", "xx", "ko,xx", "KO", "kor", "k", "k\u{FC}", "..", "null"])
    func `nothing is added that is asked for already, or is no language`(_ language: String) async throws {
        let scene = try scene()
        let movies = TMDBMovies(scene.tmdb)
        _ = try movies.list(.popular()).adapt(list(language))
        _ = try? await movies.details(496_243).fetch(nil)
        #expect(try languages(scene, "image") == "de,en,null")
    }

    @Test func `other clients that share the knowledge use it, and it is bounded`() async throws {
        let known = OriginalLanguages(limit: 2)
        known.note([(.movie(1), "ko"), (.movie(2), "ja")])
        #expect(known.language(of: .movie(1)) == "ko" && known.language(of: .tv(1)) == nil && known.language(of: nil) == nil)
        known.note([(.movie(3), "fr")])
        #expect(known.language(of: .movie(1)) == nil && known.language(of: .movie(3)) == "fr")
        let stub = StubTransport { (_) throws(TransportError) in TransportResponse(status: 200) }
        let tmdb = TMDB(
            server: .tmdb, credential: try .accessToken(Marker.token), audience: .standard, transport: stub, limits: TransportLimits(),
            clock: .system, originalLanguages: known)
        _ = try? await TMDBMovies(tmdb).details(3).fetch(nil)
        #expect(stub.requests.last?.url.contains("include_image_language=en%2Cnull%2Cfr") == true)
    }
}
