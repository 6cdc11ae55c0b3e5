import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

struct RouterTests {
    @Test func `an access token goes into a header and never into the address`() throws {
        let request = try request(credential: .accessToken(Marker.token))
        #expect(request.headers["Authorization"] == "Bearer " + Marker.token)
        #expect(!request.url.contains("bWFya2Vy"))
        #expect(!request.url.contains("api_key"))
    }

    @Test func `a v3 key goes into the query and never into a header`() throws {
        let request = try request(credential: .apiKey(Marker.key))
        #expect(request.url == "https://api.themoviedb.org/3/movie/popular?api_key=\(Marker.key)&language=en-US&page=1")
        #expect(request.headers.fields == [.init("Accept", "application/json")])
    }

    @Test func `what belongs to one account is private, save for the answers to marks`() throws {
        let router = Router(server: .tmdb, credential: try .accessToken(Marker.token))
        #expect(try router.request(for: .favoriteMovies(ShelfPage(), as: .person), audience: .standard).isPrivate)
        #expect(try router.request(for: .createSession(Secret(Marker.requestToken)), audience: .standard).isPrivate)
        #expect(try router.request(for: .createRequestToken, audience: .standard).isPrivate)
        #expect(try !router.request(for: .set(favorite: true, on: .movie(550), as: .person), audience: .standard).isPrivate)
        #expect(try !router.request(for: .list(.popular()), audience: .standard).isPrivate)
    }

    @Test(arguments: [#"W/"abc""#, #""x y""#])
    func `a validator makes the request conditional`(_ validator: String) throws {
        let router = Router(server: .tmdb, credential: try .accessToken(Marker.token))
        let request = try router.request(for: .list(.popular()), audience: .standard, validator: validator)
        #expect(request.headers.values(of: "If-None-Match") == [validator])
        #expect(try self.request(credential: .accessToken(Marker.token)).headers["If-None-Match"] == nil)
    }

    @Test(arguments: ["*", "abc", #""a", "b""#])
    func `a stored validator that matches everything is not sent`(_ validator: String) throws {
        let router = Router(server: .tmdb, credential: try .accessToken(Marker.token))
        let request = try router.request(for: .list(.popular()), audience: .standard, validator: validator)
        #expect(request.headers["If-None-Match"] == nil)
    }

    @Test(arguments: [
        "https://api.themoviedb.org", "https://api.themoviedb.org/3", "https://API.TheMovieDB.org:443/", "https://api.tmdb.org/3",
    ])
    func `TMDb is not asked without a credential`(_ address: String) async throws {
        for server in [try Server(baseURL: address), try Server(baseURL: address, name: "named")] {
            let scene = WireScene(server: server, credential: nil)
            let error = await failure(ofAsync: { () async throws(MarqueeError) in
                try await TMDBMovies(scene.tmdb).list(.popular()).fetch(nil)
            })
            #expect(error?.code == .unauthorized)
            #expect(error?.operation == "GET /3/movie/popular")
            #expect(error?.status == nil)
            #expect(scene.transport.requests.isEmpty)
        }
    }

    @Test func `another server is asked without a credential`() async throws {
        let scene = WireScene(server: try Server(baseURL: "https://proxy.example"), credential: nil)
        _ = try await TMDBMovies(scene.tmdb).list(.popular()).fetch(nil)
        #expect(scene.transport.requests.map(\.url) == ["https://proxy.example/3/movie/popular?language=en-US&page=1"])
        #expect(scene.transport.requests.first?.headers.fields == [.init("Accept", "application/json")])
    }

    @Test func `limits go with the request`() throws {
        let limits = TransportLimits(total: .seconds(1), bodyBytes: 7)
        let router = Router(server: .tmdb, credential: try .apiKey(Marker.key), limits: limits)
        #expect(try router.request(for: Endpoint(Operations.movieGenres), audience: .standard).limits == limits)
    }

    @Test func `the region is sent only where it matters, and only if there is one`() throws {
        let belgium = try Audience(region: "BE")
        for kind in MovieList.Kind.allCases {
            #expect(try query(.list(MovieList(kind)), belgium).contains("region=BE"))
            #expect(try !query(.list(MovieList(kind)), .standard).contains { $0.hasPrefix("region") })
        }
        #expect(try query(.searchMovies("x"), belgium).contains("region=BE"))
        #expect(
            try !query(.movieDetails(1, including: MoviePart.standard.union([.translations])), belgium).contains { $0.hasPrefix("region") })
        #expect(try query(Endpoint(Operations.movieGenres), belgium) == ["language=en-US"])
        #expect(try query(Endpoint(Operations.imageConfiguration), belgium) == [])
    }

    @Test func `adult titles are a matter of searches only`() throws {
        let adult = try Audience(includesAdult: true)
        #expect(try query(.searchMovies("x"), adult).contains("include_adult=true"))
        #expect(try query(.searchMovies("x"), .standard).contains("include_adult=false"))
        #expect(try !query(.list(.popular()), adult).contains { $0.hasPrefix("include_adult") })
        #expect(try !query(.movieDetails(1), adult).contains { $0.hasPrefix("include_adult") })
    }

    @Test func `a search of any kind can have another wish for adult titles than the audience`() throws {
        let search = TextSearch("x", includesAdult: true)
        #expect(try query(.searchPeople(search), .standard).contains("include_adult=true"))
        #expect(try query(.searchAll(search), .standard).contains("include_adult=true"))
        #expect(try query(.searchCollections(search), .standard).contains("include_adult=true"))
        #expect(try query(.searchAll(TextSearch("x")), .standard).contains("include_adult=false"))
    }

    @Test(arguments: [
        (["en-US"], "en%2Cnull"), (["de"], "de%2Cen%2Cnull"), (["pt-BR", "pt-PT", "es"], "pt%2Ces%2Cen%2Cnull"),
        (["fr", "en-GB", "de"], "fr%2Cen%2Cde%2Cnull"), (["ja", "ja", "ja-JP"], "ja%2Cen%2Cnull"),
        (["nb-NO", "en"], "nb%2Cno%2Cen%2Cnull"), (["zh-HK", "en"], "zh%2Ccn%2Cen%2Cnull"), (["iw", "fil-PH"], "he%2Ctl%2Cen%2Cnull"),
    ])
    func `pictures are asked for in each language once, best first`(_ languages: [String], _ list: String) throws {
        let audience = try Audience(language: languages[0], fallbackLanguages: Array(languages.dropFirst()))
        #expect(try query(.movieDetails(1), audience).contains("include_image_language=" + list))
    }

    @Test func `translations are asked for only when there are languages to fall back on`() throws {
        for (fallbacks, isAsked) in [([], false), (["de"], true)] {
            let scene = WireScene(audience: try Audience(fallbackLanguages: fallbacks))
            let key = TMDBMovies(scene.tmdb).details(550).key
            #expect(key.arguments.contains { $0.value.hasSuffix(",translations") } == isAsked)
        }
    }

    @Test func `a key names all that was asked, sorted, and no credential`() throws {
        let router = Router(server: .tmdb, credential: try .apiKey(Marker.key))
        let key = router.key(for: .searchMovies(MovieSearch("a", year: 1999, page: 2)), audience: .standard)
        #expect(key.server == "https://api.themoviedb.org")
        #expect(key.operation == "GET /3/search/movie")
        #expect(key.subject == nil)
        #expect(key.arguments.map { "\($0.name)=\($0.value)" } == ["page=2", "query=a", "year=1999"])
        #expect(key.tenant == nil)
        let details = router.key(for: .movieDetails(550), audience: .standard)
        #expect(details.subject == .movie(550))
        #expect(details.arguments.map(\.name) == ["append_to_response", "movie_id"])
        #expect(details.arguments.last?.value == "550")
    }

    @Test func `two audiences share an answer if they ask the same, and only then`() throws {
        let router = Router(server: .tmdb, credential: try .accessToken(Marker.token))
        let details = Endpoint.movieDetails(550, including: Set(MoviePart.allCases), as: .person).line
        let ofCountry = Endpoint.discoverMovies(MovieFilter { $0.region = "DE" }).line
        for line in FilledRequest.all.map(\.line) + [details, ofCountry] {
            let (url, key) = (try router.request(for: line, audience: .standard).url, router.key(for: line, audience: .standard))
            for other in try [
                Audience(language: "de"), Audience(fallbackLanguages: ["fr"]), Audience(region: "BE"), Audience(includesAdult: true),
            ] {
                let isSameRequest = try router.request(for: line, audience: other).url == url
                // A filter may name a region of its own.
                if isSameRequest, other.region != nil, key.arguments.contains(where: { $0.name == "region" }) { continue }
                #expect((router.key(for: line, audience: other) == key) == isSameRequest, "\(line.name) \(other)")
            }
        }
    }

    /// No use case sends the first two, and the third one is sent only without fallback languages.
    @Test func `operations that the client never or seldom sends have their addresses`() throws {
        let router = Router(server: .tmdb, credential: try .accessToken(Marker.token))
        let lines = [
            Endpoint.createSessionByGet(Secret(Marker.requestToken)).line,
            Endpoint(Operations.companyMovies, page: TitlePage(1, page: 2), of: .company(1)).line,
            Endpoint.seasons([1, 0], of: 1399).line,
        ]
        #expect(
            try lines.map { try router.request(for: $0, audience: .standard).url } == [
                "https://api.themoviedb.org/3/authentication/session/new?request_token=\(Marker.requestToken)",
                "https://api.themoviedb.org/3/company/1/movies?language=en-US&page=2",
                "https://api.themoviedb.org/3/tv/1399?append_to_response=season%2F1%2Cseason%2F0&include_image_language=en%2Cnull"
                    + "&include_video_language=en%2Cnull&language=en-US",
            ])
    }

    @Test func `what makes or empties something is never repeated, and what sets something may be`() {
        let once = Operations.all.filter { !$0.isIdempotent }.map(\.route.description)
        #expect(
            once == [
                "GET /3/authentication/token/new", "POST /3/authentication/token/validate_with_login",
                "POST /3/authentication/session/new", "POST /3/authentication/session/convert/4", "DELETE /3/authentication/session",
                "GET /3/authentication/guest_session/new", "POST /4/auth/request_token", "POST /4/auth/access_token",
                "DELETE /4/auth/access_token", "GET /3/authentication/session/new", "POST /3/list", "POST /3/list/{list_id}/add_item",
                "POST /3/list/{list_id}/remove_item",
                "POST /3/list/{list_id}/clear", "DELETE /3/list/{list_id}",
                "POST /4/list", "PUT /4/list/{list_id}", "DELETE /4/list/{list_id}", "GET /4/list/{list_id}/clear",
                "POST /4/list/{list_id}/items", "PUT /4/list/{list_id}/items", "DELETE /4/list/{list_id}/items",
            ])
        let set = Operations.all.filter { $0.isIdempotent && $0.route.method != .get }.map(\.route.template)
        #expect(set.count == 8 && set.allSatisfy { $0.hasSuffix("/rating") || $0.hasSuffix("/favorite") || $0.hasSuffix("/watchlist") })
    }

    @Test func `the table of operations has no operation twice`() {
        #expect(Set(Operations.all.map(\.route)).count == Operations.all.count)
    }

    @Test func `details whose gaps are filled in another order of languages are other answers`() throws {
        let router = Router(server: .tmdb, credential: try .accessToken(Marker.token))
        let keys = try [["pt-BR", "pt-PT"], ["pt-PT", "pt-BR"]].map {
            router.key(
                for: .movieDetails(1, including: MoviePart.standard.union([.translations])), audience: try Audience(fallbackLanguages: $0))
        }
        #expect(keys[0] != keys[1])
    }

    private func request(credential: Credential) throws -> TransportRequest {
        try Router(server: .tmdb, credential: credential).request(for: .list(.popular()), audience: .standard)
    }

    private func query<Answer>(_ endpoint: Endpoint<Answer>, _ audience: Audience) throws -> [String] {
        let router = Router(server: .tmdb, credential: try .accessToken(Marker.token))
        let parts = try router.request(for: endpoint, audience: audience).url.split(separator: "?")
        return parts.dropFirst().joined().split(separator: "&").map(String.init)
    }
}
