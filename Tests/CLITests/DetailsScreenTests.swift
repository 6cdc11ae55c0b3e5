import Foundation
import Marquee
import Testing

@testable import MarqueeCLI

/// Screens of details with parts of which the sandbox has little.
struct DetailsScreenTests {
    private let view = DetailsView(
        marking: .nobody, regions: [], countries: ["US"], languages: "en", poster: nil,
        today: Day(Date(timeIntervalSince1970: 1_795_780_000), in: .gmt),
        width: 80)

    private func text(_ lines: [Line]) -> [String] { lines.map(\.text) }

    @Test(arguments: [
        ("a", ["a"]), ("a\n\nb", ["a", "", "b"]), ("a\r\n\r\n\r\n b ", ["a", "", " b "]), ("a\nb", ["a", "b"]), ("\n\na\n\n", ["a"]),
        ("a\u{2028}b\u{85}c", ["a", "b", "c"]), ("", []), ("\n \n", []), ("a\u{1B}[2J\n\u{202E}b", ["a [2J", "b"]),
    ])
    func `paragraphs stay apart, and are harmless`(_ text: String, _ lines: [String]) {
        #expect(self.text(Screens.paragraphs(text)) == lines)
    }

    @Test func `a person has ten titles of many, unless more are asked for, and a year of birth`() {
        var details = PersonDetails(person: Person(id: 31, name: "A"))
        details.combinedCredits = PersonCredits(
            cast: (1...207).map { PersonCredit(creditID: String($0), item: .movie(Movie(id: $0, title: "M\($0)"))) }, crew: [])
        (details.birthday, details.imdbID, details.biography) = (PartialDay("1968"), "nm0000158", "One.\n\nTwo.")
        let lines = text(Screens.person(details, heading: "A", view, ShownAmount()))
        #expect(lines.contains("Filmography  10 of 207") && lines.count { $0.hasPrefix("  movie") } == 10)
        #expect(lines.contains("born 1968") && lines.contains("IMDb: https://www.imdb.com/name/nm0000158/"))
        #expect(lines.firstIndex(of: "One.").map { Array(lines[$0...].prefix(3)) } == ["One.", "", "Two."])
        var all = ShownAmount()
        all.rows = 300
        let whole = text(Screens.person(details, heading: "A", view, all))
        #expect(whole.contains("Filmography") && whole.count { $0.hasPrefix("  movie") } == 207)
    }

    @Test func `an episode of a series has its season and a name, and the next one is not before today`() throws {
        func episode(_ number: Int, _ name: String, _ day: String) -> Episode {
            var episode = Episode(id: number, seasonNumber: 5, episodeNumber: number)
            (episode.name, episode.airDate) = (name, Day(day))
            return episode
        }
        var details = TVSeriesDetails(series: TVSeries(id: 1, name: "A"))
        details.lastEpisodeToAir = episode(15, "", "2026-11-20")
        details.nextEpisodeToAir = episode(16, "End", "2026-11-27")
        let lines = text(Screens.series(details, heading: "A", view, ShownAmount()))
        #expect(lines.contains { $0.split(separator: " ") == ["5", "×", "15", "2026-11-20", "episode", "15"] }, "\(lines)")
        #expect(lines.contains { $0.split(separator: " ") == ["5", "×", "16", "2026-11-27", "End"] }, "\(lines)")
        details.nextEpisodeToAir = episode(16, "End", "2026-11-26")
        #expect(!text(Screens.series(details, heading: "A", view, ShownAmount())).contains { $0.contains("End") })
    }

    @Test(arguments: [
        ("abc", "ab"), ("e\u{301}", ""), ("กำ", "ก"), ("ที่", "ที"), ("ก", ""), ("नि", "न"), ("क्", "क"), ("👨‍👩‍👧", ""), ("日本", "日"), ("", ""),
        ("한", ""),
    ])
    func `Backspace takes a character, or a mark of a syllable where marks are typed one by one`(_ text: String, _ rest: String) {
        #expect(Array(text.deletingBackward().unicodeScalars) == Array(rest.unicodeScalars))
    }

    @Test func `titles for adults are not beside another title`() {
        var (adult, movie) = (Movie(id: 2, title: "Adult"), Movie(id: 3, title: "Other"))
        (adult.isAdult, movie.isAdult) = (true, false)
        var details = MovieDetails(movie: Movie(id: 1, title: "A"))
        details.similar = Page(page: 1, totalPages: 1, totalResults: 2, items: [adult, movie])
        details.recommendations = Page(page: 1, totalPages: 1, totalResults: 1, items: [adult])
        let lines = text(Screens.movie(details, heading: "A", view, ShownAmount()))
        #expect(lines.contains { $0.contains("Other") } && !lines.contains { $0.contains("Adult") })
    }

    @Test func `official trailers come first, and what cannot be opened is left out`() {
        func video(_ key: String, _ kind: VideoType, site: VideoSite = .youTube, isOfficial: Bool = false) -> Video {
            var video = Video(id: key, site: site, key: key)
            (video.type, video.isOfficial, video.name) = (kind, isOfficial, "N\(key)")
            return video
        }
        let videos = [
            video("a", .trailer), video("b", .clip), video("c", .trailer, isOfficial: true),
            video("d", .trailer, site: .unknown("Elsewhere")),
            video("e&f", .trailer, isOfficial: true), video("g", .trailer, site: .vimeo), video("h", .trailer),
        ]
        #expect(
            text(Screens.trailers(videos, in: "en")) == [
                "", "Trailers  3 of 4", "  https://www.youtube.com/watch?v=c  Nc", "  https://www.youtube.com/watch?v=a  Na",
                "  https://vimeo.com/g  Ng",
            ])
        #expect(Screens.trailers([], in: "en").isEmpty)
    }

    @Test func `a trailer in a better language comes before an official one`() {
        func video(_ key: String, _ language: String, _ country: String, isOfficial: Bool) -> Video {
            var video = Video(id: key, site: .youTube, key: key)
            (video.type, video.isOfficial, video.language, video.country) = (.trailer, isOfficial, language, country)
            return video
        }
        let videos = [
            video("en", "en", "US", isOfficial: true), video("pt", "pt", "PT", isOfficial: true),
            video("br", "pt", "BR", isOfficial: false),
        ]
        let lines = text(Screens.trailers(videos, in: ["pt-BR", "pt-PT", "en"]))
        #expect(Array(lines.dropFirst(2)) == ["br", "pt", "en"].map { "  https://www.youtube.com/watch?v=\($0)" })
    }

    @Test func `a text that is not in the wished language is followed by its language`() throws {
        var movie = Movie(id: 1, title: "Um")
        (movie.originalTitle, movie.overview) = ("Um", "First.\n\nSecond.")
        var details = MovieDetails(movie: movie)
        (details.tagline, details.homepage) = ("A line.", "https://example.com")
        #expect(text(Screens.movie(details, heading: "Um", view, ShownAmount())).allSatisfy { !$0.contains("[") })
        details.movie.textLanguages = [.title: "pt-PT", .overview: "en", .tagline: "he", .homepage: "fr"]
        let fetched = Fetched(details, origin: .server)
        let heading = Screens.heading(details.title, in: details.textLanguages?[.title], fetched)
        let lines = text(Screens.movie(details, heading: heading, view, ShownAmount()))
        for line in ["Um [pt-PT]", "A line. [he]", "First.", "Second. [en]", "Website: https://example.com [fr]"] {
            #expect(lines.contains(line), "\(line)")
        }
        // A language is untrusted text like any other.
        #expect(Screens.mark("e\u{1B}[2Jn\n").text == " [e [2Jn ]")
    }

    @Test func `rows, seasons, episodes and people have the languages of their texts`() {
        var movie = Movie(id: 1, title: "Um")
        movie.textLanguages = [.title: "en", .overview: "en"]
        var series = TVSeries(id: 2, name: "Dois")
        series.textLanguages = [.name: "pt-PT"]
        #expect(movie.cells.last?.text == "Um [en]" && MediaItem.tv(series).cells.last?.text == "Dois [pt-PT]")
        #expect(Movie(id: 1, title: "Um").cells.last?.text == "Um")
        var person = Person(id: 3, name: "A")
        person.knownFor = [.movie(movie), .tv(series)]
        #expect(person.cells.last?.text == "A  (Um [en], Dois [pt-PT])")
        var season = Season(id: 4, seasonNumber: 1)
        (season.name, season.textLanguages) = ("The Start", [.name: "en", .overview: "en"])
        season.overview = "It starts."
        var episode = Episode(id: 5, seasonNumber: 1, episodeNumber: 1)
        (episode.name, episode.overview, episode.textLanguages) = ("Begin", "So it begins.", [.name: "en", .overview: "pt-PT"])
        var details = SeasonDetails(season: season)
        details.episodes = [episode]
        let lines = text(Screens.season(details, of: 2, heading: "S", view, ShownAmount()))
        #expect(lines.contains("It starts. [en]") && lines.contains { $0.hasSuffix("Begin [en]") })
        let page = text(Screens.episode(EpisodeDetails(episode: episode), of: nil, heading: "E", .none, ShownAmount()))
        #expect(page.contains("So it begins. [pt-PT]"))
        var whole = TVSeriesDetails(series: series)
        whole.seasons = [season]
        #expect(text(Screens.series(whole, heading: "S", view, ShownAmount())).contains { $0.contains("The Start [en]") })
        var life = PersonDetails(person: person)
        (life.biography, life.textLanguages) = ("Born.\nLived.", [.biography: "ja"])
        #expect(text(Screens.person(life, heading: "A", view, ShownAmount())).contains("Lived. [ja]"))
    }

    @Test func `where to watch is that of the country, with its source, or says where else`() {
        var offers = WatchOffers()
        offers.flatrate = [WatchProvider(id: 1, providerName: "One"), WatchProvider(id: 2, providerName: "Two")]
        offers.buy = [WatchProvider(id: 3, providerName: "Three")]
        let providers = WatchProviders(countries: ["US": offers, "DE": WatchOffers()])
        #expect(
            text(Screens.offers(providers, in: ["AT", "US"])) == [
                "", "Where to watch in US", "  subscription  One, Two", "  buy           Three", "Data by JustWatch",
            ])
        offers.others = [
            "flatrate_and_buy": [WatchProvider(id: 4, providerName: "Four")], "barter": [WatchProvider(id: 5, providerName: "Five")],
        ]
        #expect(
            text(Screens.kinds(of: offers)) == [
                "  subscription      One, Two", "  buy               Three", "  barter            Five", "  flatrate_and_buy  Four",
            ])
        #expect(text(Screens.offers(providers, in: ["FR"])) == ["", "Where to watch  nowhere in FR, but in DE, US", "Data by JustWatch"])
        #expect(text(Screens.offers(providers, in: ["FR", "AT"]))[1] == "Where to watch  nowhere in FR, AT, but in DE, US")
        #expect(text(Screens.offers(providers, in: [])) == ["", "Where to watch  in DE, US", "Data by JustWatch"])
        #expect(Screens.offers(nil, in: ["US"]).isEmpty && Screens.offers(WatchProviders(countries: [:]), in: ["US"]).isEmpty)
    }

    @Test func `reviews are counted, and shown with their paragraphs if they are asked for`() {
        var review = Review(id: "1", author: "writer", content: "First.\n\nSecond.")
        (review.authorDetails.rating, review.createdAt) = (8, Date(timeIntervalSince1970: 0))
        let page = Page(page: 1, totalPages: 2, totalResults: 21, items: [review])
        #expect(text(Screens.reviews(page, ShownAmount())) == ["", "21 reviews, shown with “--reviews”"])
        var asked = ShownAmount()
        asked.withReviews = true
        #expect(
            text(Screens.reviews(page, asked)) == [
                "", "Reviews  1 of 21", "", "writer  8.0 of 10  Jan 1, 1970", "First.", "", "Second.",
            ])
        #expect(Screens.reviews(nil, asked).isEmpty && Screens.reviews(.empty, asked).isEmpty)
    }

    @Test func `a season and a collection show as much as is asked for, and say of how much`() {
        var season = SeasonDetails(season: Season(id: 1, seasonNumber: 1))
        season.episodes = (1...10).map { Episode(id: $0, seasonNumber: 1, episodeNumber: $0) }
        var collection = MovieCollectionDetails(collection: MovieCollection(id: 1, name: "C"))
        collection.movies = (1...4).map { Movie(id: $0, title: "M\($0)") }
        var three = ShownAmount()
        three.rows = 3
        let some = text(Screens.season(season, of: 1, heading: "S", view, three))
        #expect(some.contains("Episodes  3 of 10") && some.count { $0.hasPrefix("   ") } == 3)
        let all = text(Screens.season(season, of: 1, heading: "S", view, ShownAmount()))
        #expect(all.contains("Episodes") && all.count { $0.hasPrefix("  ") } == 10)
        let movies = text(Screens.collection(collection, heading: "C", view, three))
        #expect(movies.contains("Movies  3 of 4") && movies.count { $0.hasPrefix("  ") } == 3)
    }

    @Test func `a series names its networks, its age rating and its page on IMDb`() {
        var details = TVSeriesDetails(series: TVSeries(id: 1399, name: "S"))
        details.networks = [TVNetwork(id: 49, name: "HBO")]
        (details.numberOfSeasons, details.numberOfEpisodes, details.status) = (1, 8, .ended)
        details.contentRatings = [ContentRating(country: "DE", rating: "16"), ContentRating(country: "US", rating: "TV-MA")]
        var ids = ExternalIDs()
        ids.imdbID = "tt0944947"
        details.externalIDs = ids
        let lines = text(Screens.series(details, heading: "S", view, ShownAmount()))
        #expect(lines.contains("HBO · 1 season, 8 episodes") && lines.contains("Ended · TV-MA in US"))
        #expect(lines.contains("IMDb: https://www.imdb.com/title/tt0944947/"))
        #expect(lines.contains("TMDb: https://www.themoviedb.org/tv/1399"))
    }
}
