import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

/// Reads with the languages of one call.
struct LanguageOfCallTests {
    private let reader = Reader()

    @Test func `a read asks in the languages of its call, and fills gaps from them, with one request for equal chains`() async throws {
        let scene = WireScene(body: FallbackRequestTests.body, audience: try Audience(language: "fr"))
        let read = reader.read(TMDBMovies(scene.tmdb).details(5))
        for chain: LanguageChain in [["de-DE", "nb-NO", "en"], "de_de, nb-no,en", ["de-DE", "de-de", "nb-NO", "en", "nb-NO"]] {
            let fetched = try await read(language: chain)
            let languages = fetched.value.textLanguages
            #expect(fetched.value.overview == "B" && languages?[.title] == "no" && languages?[.overview] == "no-NO")
        }
        #expect(scene.transport.requests.count == 1)
        #expect(scene.transport.requests[0].url.contains("language=de-DE"))
        #expect(scene.transport.requests[0].url.contains("translations"))
        #expect(try await read().value.overview.isEmpty)
        #expect(scene.transport.requests.count == 2 && scene.transport.requests[1].url.contains("language=fr"))
        #expect(!scene.transport.requests[1].url.contains("translations"))
        #expect(try await read(policy: .offline, language: "de-DE nb-NO en").origin == .memory)
    }

    @Test func `lists, their pages and updates have the language of the call`() async throws {
        let body = #"{"page": 1, "total_pages": 1, "total_results": 1, "results": [{"id": 1, "title": "T"}]}"#
        let scene = WireScene(body: body)
        let list = Get { [reader] (list: MovieList) in reader.read(TMDBMovies(scene.tmdb).list(list)) }
        #expect(try await list(.popular(), language: "fr").origin == .server)
        #expect(try await list(.popular(), page: 1, language: "de").origin == .server)
        for try await page in list.pages(.popular(), language: "it") { #expect(page.value.items.count == 1) }
        for try await _ in list.updates(.popular(), language: "es-ES") {}
        #expect(try await list(.popular(), language: "fr").origin == .memory)
        #expect(scene.transport.requests.map { $0.url.contains("language=fr") } == [true, false, false, false])
        for (request, tag) in zip(scene.transport.requests, ["fr", "de", "it", "es-ES"]) {
            #expect(request.url.contains("language=\(tag)"))
        }
    }

    @Test func `an answer of a call is the answer of a client with the same languages`() async throws {
        let chain: LanguageChain = ["de-DE", "nb-NO", "en"]
        let scene = WireScene(audience: try Audience(region: "AT"))
        let other = WireScene(audience: try Audience(languages: chain, region: "AT"))
        let (movies, series) = (TMDBMovies(scene.tmdb), TMDBTVSeries(scene.tmdb))
        #expect(movies.details(5).speaking(chain).key == TMDBMovies(other.tmdb).details(5).key)
        #expect(movies.list(.popular()).speaking(chain).key == TMDBMovies(other.tmdb).list(.popular()).key)
        #expect(series.details(5).speaking(chain).key == TMDBTVSeries(other.tmdb).details(5).key)
        #expect(TMDBPeople(scene.tmdb).details(5).speaking(chain).key == TMDBPeople(other.tmdb).details(5).key)
        #expect(movies.details(5).map { $0.title }.speaking(chain).key == TMDBMovies(other.tmdb).details(5).key)
        let explicit = movies.details(5, including: MoviePart.standard.union([.translations, .changes]), as: nil)
        #expect(explicit.speaking(chain).key.arguments == explicit.key.arguments)
    }

    @Test func `an invalid language is refused before anything is sent`() async {
        let scene = WireScene()
        let error = await #expect(throws: MarqueeError.self) {
            try await reader.read(TMDBMovies(scene.tmdb).details(5))(language: ["de", "x&api_key=1"])
        }
        #expect(error?.code == .invalidInput && scene.transport.requests.isEmpty)
    }
}
