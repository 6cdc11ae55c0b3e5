import MarqueeDomain
import MarqueePresentation
import Testing

struct DetailsStateTests {
    private static let rating = try? Rating(8.5)
    private static let movie = Movie(id: 550, title: "Fight Club")
    private static let details = TitleDetails.movie(MovieDetails(movie: movie))

    private func loaded(_ marks: Marks = .none) -> DetailsState {
        var state = DetailsState(.movie(550))
        _ = state.appear()
        _ = state.receive(.details(.value(Fetched(Self.details, origin: .server, marks: [.movie(550): marks]), isLast: true)))
        return state
    }

    @Test func `a series has the cast of all seasons and no director`() {
        var series = TVSeriesDetails(series: TVSeries(id: 1, name: "A"))
        var director = CrewMember(creditID: "d", personID: 3, name: "D")
        director.job = "Director"
        series.credits = Credits(cast: [CastMember(creditID: "l", personID: 1, name: "Latest")], crew: [])
        series.aggregateCredits = AggregateCredits(cast: [AggregateCastMember(id: 2, name: "All")], crew: [])
        let details = TitleDetails.tv(series)
        #expect(details.credits.cast.map(\.name) == ["All"] && details.directors.isEmpty)
        var movie = MovieDetails(movie: Movie(id: 1, title: "A"))
        movie.credits = Credits(cast: [], crew: [director])
        #expect(TitleDetails.movie(movie).directors.map(\.name) == ["D"])
    }

    @Test func `a recommended title is not among the similar ones`() {
        func page<Item>(_ items: [Item]) -> Page<Item> { Page(page: 1, totalPages: 1, totalResults: items.count, items: items) }
        var movie = MovieDetails(movie: Self.movie)
        movie.similar = page([Movie(id: 1, title: "A"), Movie(id: 2, title: "B")])
        #expect(TitleDetails.movie(movie).similar.map(\.title) == ["A", "B"])
        movie.recommendations = page([Movie(id: 2, title: "B"), Movie(id: 3, title: "C")])
        let details = TitleDetails.movie(movie)
        #expect(details.similar.map(\.title) == ["A"] && details.recommendations.map(\.title) == ["B", "C"])
        var series = TVSeriesDetails(series: TVSeries(id: 9, name: "S"))
        series.similar = page([TVSeries(id: 1, name: "A")])
        series.recommendations = page([TVSeries(id: 1, name: "A")])
        #expect(TitleDetails.tv(series).similar.isEmpty && TitleDetails.tv(series).recommendations.count == 1)
    }

    @Test func `pictures and videos are those of the best language`() throws {
        func picture(_ name: String, _ language: String?, _ country: String? = nil) throws -> Picture {
            var picture = Picture(filePath: try #require(ImagePath("/\(name).jpg")), width: 2, height: 3)
            (picture.language, picture.country) = (language, country)
            return picture
        }
        func video(_ id: String, _ language: String, _ kind: VideoType) -> Video {
            var video = Video(id: id, site: .youTube, key: id)
            (video.language, video.type) = (language, kind)
            return video
        }
        var details = MovieDetails(movie: Self.movie)
        (details.movie.posterPath, details.movie.backdropPath) = (ImagePath("/own.jpg"), ImagePath("/wide.jpg"))
        var images = ImageSet()
        images.posters = [try picture("en", "en", "US"), try picture("pt", "pt", "PT"), try picture("br", "pt", "BR")]
        images.backdrops = [try picture("back", "en"), try picture("plain", nil)]
        images.logos = [try picture("logo", "pt", "PT")]
        details.images = images
        details.videos = [video("clip", "pt", .clip), video("en", "en", .trailer), video("pt", "pt", .trailer)]
        for (languages, poster, backdrop, logo, first) in [
            (["pt-BR", "pt-PT", "en"] as LanguageChain?, "/br.jpg", "/plain.jpg", "/logo.jpg" as String?, ["pt", "en", "clip"]),
            ("en", "/en.jpg", "/plain.jpg", "/logo.jpg", ["en", "pt", "clip"]), (nil, "/own.jpg", "/wide.jpg", nil, ["en", "pt", "clip"]),
        ] {
            var state = DetailsState(.movie(550), preview: .movie(details.movie), languages: languages)
            #expect(state.posterPath == ImagePath("/own.jpg") && state.backdropPath == ImagePath("/wide.jpg") && state.logoPath == nil)
            _ = state.appear()
            _ = state.receive(.details(.value(Fetched(.movie(details), origin: .server), isLast: true)))
            #expect(state.posterPath == ImagePath(poster) && state.backdropPath == ImagePath(backdrop))
            #expect(state.logoPath == logo.flatMap { ImagePath($0) } && state.videos.map(\.id) == first)
        }
    }

    @Test func `what a list knew is shown until the details are there`() {
        var state = DetailsState(.movie(550), preview: .movie(Movie(id: 550, title: "A list's title")))
        #expect(state.appear() == [.run(.followMarks), .run(.load(.first))])
        #expect(state.item?.title == "A list's title" && state.content == .loading)
        _ = state.receive(.details(.value(Fetched(Self.details, origin: .server), isLast: true)))
        #expect(state.item?.title == "Fight Club")
    }

    @Test func `without a preview, it looks up what earlier lists knew`() {
        var state = DetailsState(.movie(550))
        #expect(state.appear() == [.run(.followMarks), .run(.lookUpPreview), .run(.load(.first))])
        _ = state.receive(.details(.failure(offline)))
        #expect(state.item == nil && state.content.error == offline)
        _ = state.receive(.preview(.movie(Movie(id: 550, title: "A list's title"))))
        #expect(state.item?.title == "A list's title")
        _ = state.receive(.preview(nil))
        #expect(state.item?.title == "A list's title")
        state.disappear()
        #expect(state.appear() == [.run(.followMarks), .run(.load(.first))])
    }

    @Test(arguments: [
        (Marks.none, DetailsState.Intent.toggleFavorite, MarkValue.favorite(true), "favorite"),
        (Marks(isFavorite: true), .toggleFavorite, .favorite(false), "favorite"),
        (Marks.none, .toggleWatchlist, .watchlist(true), "watchlist"),
        (Marks(isOnWatchlist: true), .toggleWatchlist, .watchlist(false), "watchlist"),
        (Marks.none, .rate(rating), .rating(rating), "rating"),
        (Marks.none, .rate(nil), .rating(nil), "rating"),
    ])
    func `marks are set to what the person sees the opposite of`(
        _ marks: Marks, _ intent: DetailsState.Intent, _ value: MarkValue, _ element: String
    ) {
        var state = loaded(marks)
        #expect(state.handle(intent) == [.report(.clicked(element, on: .details)), .run(.set(value, on: .movie(550)))])
    }

    @Test func `a mark that was set is shown with its message`() {
        var state = loaded()
        let marks = Marks(isFavorite: true, pending: [.favorite])
        #expect(state.receive(.set(.favorite(true), marks)) == [.show(.marked(.favorite(true), title: "Fight Club"))])
        #expect(state.marks == marks)
    }

    @Test func `a mark that cannot be set changes nothing, and a message says why`() {
        var state = loaded()
        #expect(state.receive(.notSet(.favorite(true), unauthorized)) == [.show(.failed(unauthorized))])
        #expect(state.marks == .none)
    }

    @Test func `a mark of another screen is shown`() {
        var state = loaded(Marks(pending: [.favorite]))
        _ = state.receive(.marked(LibraryChange(item: .movie(550), marks: Marks(isFavorite: true))))
        #expect(state.marks == Marks(isFavorite: true))
    }

    @Test func `a failure is retried`() {
        var state = DetailsState(.tv(1399))
        _ = state.appear()
        #expect(state.receive(.details(.failure(offline))) == [])
        #expect(state.content == .failed(offline))
        #expect(state.handle(.retry) == [.run(.load(.first))])
    }

    @Test func `a refresh that fails leaves the details`() {
        var state = loaded()
        #expect(state.handle(.refresh) == [.report(.refreshed(.details)), .run(.load(.refresh))])
        #expect(state.receive(.details(.failure(offline))) == [.show(.notRefreshed(offline))])
        #expect(state.content.value == Self.details && state.handle(.retry) == [.run(.load(.refresh))])
    }

    @Test func `a screen that comes back does not read again what is there`() {
        var state = loaded()
        state.disappear()
        #expect(state.appear() == [.run(.followMarks)])
    }
}
