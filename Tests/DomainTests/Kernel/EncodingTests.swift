import Foundation
import MarqueeDomain
import Testing

/// The documented forms of encoded values: a program may store or send them, so they do not change unnoticed.
struct EncodingTests {
    private let refusal = MarqueeError(.refused, .init("test.refused", "For the test."))
    private let refused = #"{"code":"refused","reason":{"key":"test.refused","text":"For the test."}}"#

    @Test func `an error`() throws {
        let error = MarqueeError(
            .rateLimited, .init("test", "Too many."), operation: "GET /3/movie/{movie_id}", status: 429, tmdbCode: 25,
            retryAfter: .milliseconds(2_500))
        try expect(
            error,
            #"{"code":"rateLimited","operation":"GET /3/movie/{movie_id}","reason":{"key":"test","text":"Too many."},"#
                + #""retryAfter":2.5,"status":429,"tmdbCode":25}"#)
        try expect(refusal, refused)
        #expect(error.localizedDescription == "Too many.")
    }

    @Test func `what was read`() throws {
        let marks = Marks(isFavorite: true, rating: Rating(halfPoints: 17), pending: [.rating, .favorite])
        let marked = #"{"isFavorite":true,"isOnWatchlist":false,"pending":["favorite","rating"],"rating":8.5,"rejected":[]}"#
        let unmarked = #"{"isFavorite":false,"isOnWatchlist":false,"pending":[],"rejected":[]}"#
        let fetched = Fetched(
            [1, 2], origin: .store, age: .milliseconds(1_500), isStale: true, refreshError: refusal, droppedRows: 3, droppedFields: 2,
            hiddenItems: 1, marks: [.movie(550): marks, .tv(1399): .none, .episode(of: 1399, season: 1, number: 2): .none])
        #expect(
            try encoded(fetched)
                == #"{"age":1.5,"droppedFields":2,"droppedRows":3,"hiddenItems":1,"isStale":true,"#
                + #""marks":{"movie/550":\#(marked),"tv/1399":\#(unmarked),"tv/1399/season/1/episode/2":\#(unmarked)},"#
                + #""origin":"store","refreshError":\#(refused),"value":[1,2]}"#)
        #expect(
            try encoded(Fetched(1, origin: .server))
                == #"{"age":0,"droppedFields":0,"droppedRows":0,"hiddenItems":0,"isStale":false,"marks":{},"origin":"server","value":1}"#)
        try expect([Markable.movie(550): marks], #"{"movie/550":\#(marked)}"#)
    }

    @Test func `what is asked for`() throws {
        try expect(MovieSearch("fight", year: 1999), #"{"page":1,"text":"fight","year":1999}"#)
        try expect(MovieSearch("fight", page: 2), #"{"page":2,"text":"fight"}"#)
        try expect(TVSearch("game", year: 2011), #"{"page":1,"text":"game","year":2011}"#)
        try expect(TextSearch("tom", page: 3), #"{"page":3,"text":"tom"}"#)
        try expect(MovieList.nowPlaying(page: 2), #"{"kind":"now_playing","page":2}"#)
        try expect(TVList.popular, #"{"kind":"popular","page":1}"#)
        try expect(Trending.day, #"{"page":1,"timeWindow":"day"}"#)
    }

    @Test func `a home`() throws {
        let page = Fetched(Page(page: 1, totalPages: 1, totalResults: 1, items: [7]), origin: .memory)
        var home = Home<MovieList.Kind, Int>(rows: [
            HomeRow(category: .popular, outcome: .success(page)), HomeRow(category: .topRated, outcome: .failure(refusal)),
        ])
        let rows =
            #""rows":[{"category":"popular","page":{"age":0,"droppedFields":0,"droppedRows":0,"hiddenItems":0,"isStale":false,"#
            + #""marks":{},"origin":"memory","value":{"items":[7],"page":1,"totalPages":1,"totalResults":1}}},"#
            + #"{"category":"top_rated","failure":\#(refused)}]"#
        #expect(try encoded(home) == "{\(rows)}")
        home.highlight = 7
        #expect(try encoded(home) == #"{"highlight":7,\#(rows)}"#)
    }

    @Test func `marks and changes of them`() throws {
        try expect(MarkValue.favorite(true), #"{"favorite":true}"#)
        try expect(MarkValue.watchlist(false), #"{"watchlist":false}"#)
        try expect(MarkValue.rating(Rating(halfPoints: 17)), #"{"rating":8.5}"#)
        try expect(MarkValue.rating(nil), #"{"rating":null}"#)
        try expect(
            LibraryChange(item: .tv(1399), marks: Marks(isOnWatchlist: true, rejected: [.favorite])),
            #"{"item":"tv/1399","marks":{"isFavorite":false,"isOnWatchlist":true,"pending":[],"rejected":["favorite"]}}"#)
        try expect(Rated(7, rating: try Rating(8.5)), #"{"item":7,"rating":8.5}"#)
    }

    @Test func `changes that wait`() throws {
        let date = Date(timeIntervalSince1970: 0)
        let states: [(PendingChange.State, String)] = [
            (.waiting, #"{"name":"waiting"}"#), (.sending, #"{"name":"sending"}"#), (.suspended, #"{"name":"suspended"}"#),
            (.retrying(attempts: 2, at: date), #"{"at":"1970-01-01T00:00:00Z","attempts":2,"name":"retrying"}"#),
            (.rejected(refusal), #"{"error":\#(refused),"name":"rejected"}"#),
        ]
        for (state, text) in states {
            try expect(
                PendingChange(item: .movie(550), value: .favorite(true), changedAt: date, state: state),
                #"{"changedAt":"1970-01-01T00:00:00Z","isTakenBack":false,"item":"movie/550","mayHaveArrived":false,"state":\#(text),"value":{"favorite":true}}"#
            )
        }
    }

    @Test func `reports`() throws {
        var sync = SyncReport()
        try expect(sync, #"{"conflicts":[],"rejected":0,"sent":0,"superseded":0,"waiting":0}"#)
        sync.failure = refusal
        sync.pulled = PullReport()
        let pulled = #"{"changed":0,"incomplete":0,"items":0}"#
        try expect(sync, #"{"conflicts":[],"failure":\#(refused),"pulled":\#(pulled),"rejected":0,"sent":0,"superseded":0,"waiting":0}"#)
        var signOut = SignOutReport()
        try expect(signOut, #"{"waiting":0}"#)
        signOut.serverFailure = refusal
        try expect(signOut, #"{"serverFailure":\#(refused),"waiting":0}"#)
        var info = CacheInfo(answers: 1, titles: 2, bytes: 3)
        let kept = #""keptAnswers":0,"keptBytes":0,"keptImages":0"#
        try expect(info, #"{"answers":1,"bytes":3,"details":0,"imageBytes":0,"images":0,\#(kept),"lists":0,"titles":2}"#)
        info.byteLimit = 4
        info.oldest = Date(timeIntervalSince1970: 0)
        try expect(
            info,
            #"{"answers":1,"byteLimit":4,"bytes":3,"details":0,"imageBytes":0,"images":0,\#(kept),"lists":0,"oldest":"1970-01-01T00:00:00Z","titles":2}"#
        )
    }

    @Test func `kinds that TMDb numbers`() throws {
        for number in -1...9 {
            try expect([ReleaseType(rawValue: number)], "[\(number)]")
            try expect([Gender(rawValue: number)], "[\(number)]")
        }
        #expect(
            ReleaseType(rawValue: 3) == .theatrical && ReleaseType(rawValue: 0) == .unknown(0)
                && ReleaseType(rawValue: .max) == .unknown(.max))
        let day = Day(year: 1999, month: 10, day: 15)
        try expect(
            Release(country: "US", releaseDate: try #require(day), type: .theatrical),
            #"{"certification":"","country":"US","descriptors":[],"language":"","note":"","releaseDate":"1999-10-15","type":3}"#)
    }

    @Test func `sizes of images`() throws {
        let configuration = ImageConfiguration(
            baseURL: try #require(URL(string: "https://images.example/t/")), sizes: [.poster: [.original]])
        try expect(configuration, #"{"baseURL":"https://images.example/t/","sizes":{"poster":["original"]}}"#)
        try expect(try #require(ImageSize("w342")), #""w342""#)
        try expect(ImageSize.original, #""original""#)
        for text in [#""x7""#, #""w0""#, "5", #"{"name":"../..","width":5}"#] {
            #expect(throws: DecodingError.self) { try decoded(ImageSize.self, text) }
        }
    }

    @Test func `suggestions and rows of mixed lists`() throws {
        try expect(Suggestion.recent("fight"), #"{"recent":"fight"}"#)
        try expect(
            Suggestion.title(SuggestedTitle(reference: .movie(550), title: "Fight Club")),
            #"{"title":{"matches":[],"reference":{"id":550,"kind":"movie"},"title":"Fight Club"}}"#)
        for item: MediaItem in [.movie(Movie(id: 1, title: "A")), .tv(TVSeries(id: 2, name: "B")), .person(Person(id: 3, name: "C"))] {
            let text = try encoded(item)
            #expect(text.hasPrefix(#"{"\#(item.id.kind)":{"#))
            try expect(item, text)
        }
    }

    @Test(arguments: [
        "\"\"", "\"movie\"", "\"movie/x\"", "\"movie/1/2\"", "\"person/1\"", "\"tv/1/season/1\"", "\"tv/1/episode/1/season/2\"",
    ])
    func `what names nothing that can be marked is refused`(_ text: String) {
        #expect(throws: DecodingError.self) { try decoded(Markable.self, text) }
    }

    @Test func `what is no mark, no row and no state is refused`() {
        #expect(throws: DecodingError.self) { try decoded(MarkValue.self, "{}") }
        #expect(throws: DecodingError.self) { try decoded(MediaItem.self, "{}") }
        #expect(throws: DecodingError.self) { try decoded(Suggestion.self, "{}") }
        #expect(throws: DecodingError.self) { try decoded(PendingChange.State.self, #"{"name":"new"}"#) }
        #expect(throws: DecodingError.self) { try decoded([Markable: Int].self, #"{"person/1":1}"#) }
    }

    private func expect<Value: Codable & Equatable>(
        _ value: Value, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try encoded(value) == text, sourceLocation: sourceLocation)
        #expect(try decoded(Value.self, text) == value, sourceLocation: sourceLocation)
    }

    private func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(type, from: Data(text.utf8))
    }
}
