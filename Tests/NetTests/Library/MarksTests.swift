import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing

struct MarksTests {
    @Test(
        arguments: [
            (
                #"{"id":550,"favorite":true,"rated":{"value":9.0},"watchlist":false}"#,
                Marks(isFavorite: true, rating: .init(halfPoints: 18))
            ),
            (
                #"{"id":550,"favorite":false,"rated":{"value":9},"watchlist":true}"#,
                Marks(isOnWatchlist: true, rating: .init(halfPoints: 18))
            ),
            (#"{"id":550,"favorite":false,"rated":false,"watchlist":false}"#, .none),
        ] as [(String, Marks)])
    func `the marks on something are read`(_ json: String, _ marks: Marks) async throws {
        let library = TMDBLibrary(WireScene(body: json).tmdb)
        for user in [UserAuthorization.person, .guest] {
            for item in [Markable.movie(550), .tv(550), .episode(of: 1399, season: 1, number: 1)] {
                #expect(try await library.marks(on: item, as: user) == marks)
            }
        }
    }

    @Test(arguments: [
        (#"{"rated":{"value":8.5}}"#, Rating(halfPoints: 17)), (#"{"rated":false,"favorite":null,"watchlist":null}"#, nil),
        (#"{"favorite":true,"rated":false}"#, nil), (#"{"watchlist":true,"rated":false}"#, nil),
    ])
    func `a favorite or a watchlist that is missing is unreadable for the titles of an account only`(
        _ json: String, _ rating: Rating?
    ) async throws {
        let library = TMDBLibrary(WireScene(body: json).tmdb)
        for item in [Markable.movie(550), .tv(1399)] {
            let error = await failure(ofAsync: { () async throws(MarqueeError) in try await library.marks(on: item, as: .person) })
            #expect(error?.code == .unreadable && error?.reason.key == "answer.incomplete" && error?.operation != nil)
            #expect(try await library.marks(on: item, as: .guest).rating == rating)
        }
        let episode = Markable.episode(of: 1399, season: 1, number: 1)
        for user in [UserAuthorization.person, .guest] { #expect(try await library.marks(on: episode, as: user).rating == rating) }
    }

    @Test(arguments: [
        ("8.3", 17), ("8.2", 16), ("8.25", 17), ("0.1", 1), ("0.5", 1), ("10", 20), ("10.2", 20), ("11", 20), ("1e300", 20), ("9.99", 20),
    ])
    func `an odd rating is the nearest half point`(_ value: String, _ halfPoints: Int) async throws {
        let library = TMDBLibrary(WireScene(body: #"{"favorite":false,"watchlist":false,"rated":{"value":\#(value)}}"#).tmdb)
        #expect(try await library.marks(on: .movie(550), as: .person).rating?.halfPoints == halfPoints)
    }

    @Test func `flags and ratings are read in every form`() async throws {
        let library = TMDBLibrary(WireScene(body: #"{"favorite":1,"watchlist":0,"rated":{"value":"8.5"}}"#).tmdb)
        let marks = try await library.marks(on: .movie(550), as: .person)
        #expect(marks == Marks(isFavorite: true, rating: try Rating(8.5)))
    }

    /// Taken for "not rated" or "no favorite", each of them would undo a mark.
    @Test(arguments: [
        "{}", #"{"rated":null}"#, #"{"rated":true}"#, #"{"rated":{}}"#, #"{"rated":{"value":null}}"#, #"{"rated":{"value":0}}"#,
        #"{"rated":{"value":-1}}"#, #"{"rated":{"value":"high"}}"#, #"{"rated":"false"}"#, #"{"rated":[]}"#, #"{"favorite":true}"#,
        #"{"favorite":"yes","rated":false}"#, #"{"favorite":true,"watchlist":2,"rated":false}"#, "[]", "", "null",
    ])
    func `what does not say how it is marked is unreadable`(_ json: String) async {
        let library = TMDBLibrary(WireScene(body: json).tmdb)
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await library.marks(on: .movie(550), as: .person) })
        #expect(error?.code == .unreadable)
    }

    @Test func `a refusal is reported`() async {
        let library = TMDBLibrary(WireScene(status: 401, body: #"{"success":false,"status_code":3}"#).tmdb)
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await library.marks(on: .movie(550), as: .person) })
        #expect(error?.tmdbCode == 3 && error?.meansSessionRefused == true && error?.operation == "GET /3/movie/{movie_id}/account_states")
    }
}
