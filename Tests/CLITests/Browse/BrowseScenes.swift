import Foundation
import Marquee
import MarqueePresentation
import MarqueeUpcoming

@testable import MarqueeCLI

/// Screens whose presenters hold a fixed state.
enum BrowseScenes {
    private static func movie(_ id: Int, _ title: String, year: Int, _ overview: String = "", vote: Double = 0) -> Movie {
        var movie = Movie(id: id, title: title)
        movie.releaseDate = Day(year: year, month: 6, day: 1)
        movie.overview = overview
        (movie.voteAverage, movie.voteCount) = (vote, vote > 0 ? 100 : 0)
        return movie
    }

    /// Titles in several scripts. One contains an escape sequence.
    private static let movies = [
        movie(550, "Fight Club", year: 1999, "Two men start a club that nobody may talk about.", vote: 8.4),
        movie(129, "千と千尋の神隠し", year: 2001, "少女が不思議な町に迷い込み、働きながら帰り道をさがす。", vote: 8.5),
        movie(1, "فيلم عربي طويل العنوان جدا لا يتسع له السطر", year: 2020, "وصف قصير.", vote: 7),
        movie(2, "Bad \u{1B}[31mtitle\u{202E}\u{7}", year: 1980), movie(3, "🎬 Cinema", year: 2010, vote: 6.1),
    ]
    private static let marks: [Markable: Marks] = [
        .movie(550): Marks(isFavorite: true, pending: [.favorite]), .movie(129): Marks(isOnWatchlist: true, rating: try? Rating(9)),
    ]
    private static let offline = MarqueeError(.offline, .init("transport.connect", "The server could not be reached."))

    private static func home(_ update: ContentUpdate<HomeContent>?) -> HomeState {
        var state = HomeState()
        _ = state.appear()
        if let update { _ = state.receive(.home(.movies, update)) }
        return state
    }

    private static func content(_ edit: (inout Fetched<HomeContent>) -> Void = { _ in }) -> Fetched<HomeContent> {
        var content = HomeContent(
            rows: MovieList.Kind.allCases.enumerated().map { index, kind in
                HomeContent.Row(category: .movies(kind), items: (movies[index...] + movies[..<index]).map(MediaItem.movie))
            })
        content.rows[3] = HomeContent.Row(category: .movies(.upcoming), items: [], failure: offline)
        content.highlight = .movie(movies[0])
        var fetched = Fetched(content, origin: .server, marks: marks)
        edit(&fetched)
        return fetched
    }

    private static func category(in languages: [TextField: String]? = nil) -> CategoryState {
        var state = CategoryState(.movies(.popular))
        for case .run(.load(let request)) in state.appear() {
            let page = Page(
                page: 1, totalPages: 3, totalResults: 60,
                items: movies.map { movie in
                    var movie = movie
                    movie.textLanguages = languages
                    return MediaItem.movie(movie)
                })
            _ = state.receive(.page(.value(Fetched(page, origin: .server, marks: marks), isLast: true), request))
        }
        _ = state.handle(.move(by: 1))
        return state
    }

    private static func search(_ answer: ContentUpdate<Page<MediaItem>>?, suggestions: [Suggestion] = suggestions) -> SearchState {
        var state = SearchState()
        _ = state.appear()
        _ = state.handle(.type("fight"))
        _ = state.receive(.suggestions(suggestions))
        guard let answer else { return state }
        for case .run(.search(_, let request)) in state.receive(.paused) { _ = state.receive(.results(answer, request)) }
        return state
    }

    private static let found = search(
        .value(
            Fetched(Page(page: 1, totalPages: 1, totalResults: 5, items: movies.map(MediaItem.movie)), origin: .titleIndex), isLast: true))

    private static let suggestions = [
        Suggestion.recent("fight club"), .title(SuggestedTitle(reference: .movie(550), title: "Fight Club")),
        .title(SuggestedTitle(reference: .tv(7), title: "千と千尋の神隠し")),
    ]

    /// A person whose details could not be read, or are still on their way.
    private static func person(_ error: MarqueeError?) -> PersonState {
        var person = Person(id: 819, name: "Edward Norton")
        (person.knownForDepartment, person.knownFor) = ("Acting", [.movie(movies[0]), .movie(movies[1])])
        var state = PersonState(819, preview: person)
        _ = state.appear()
        if let error { _ = state.receive(.failure(error)) }
        return state
    }

    /// - Parameter languages: The languages of the texts that are not in the wished one.
    private static func details(_ languages: [TextField: String]? = nil) -> DetailsState {
        var details = MovieDetails(movie: movies[0])
        details.movie.textLanguages = languages
        details.tagline = "Rule one."
        details.genres = [Genre(id: 18, name: "Drama")]
        var member = CastMember(creditID: "a", personID: 819, name: "Edward Norton")
        member.character = "The Narrator"
        details.credits = Credits(cast: [member], crew: [])
        details.similar = Page(page: 1, totalPages: 1, totalResults: 1, items: [movies[1]])
        var review = Review(id: "r", author: "A viewer", content: "First paragraph.\n\nSecond paragraph.")
        review.content = "First paragraph.\n\nSecond paragraph."
        details.reviews = Page(page: 1, totalPages: 1, totalResults: 1, items: [review])
        var offers = WatchOffers()
        offers.flatrate = [WatchProvider(id: 1, providerName: "A provider")]
        details.watchProviders = WatchProviders(countries: ["US": offers])
        var state = DetailsState(.movie(550))
        _ = state.appear()
        _ = state.receive(.details(.value(Fetched(.movie(details), origin: .server, marks: marks), isLast: true)))
        return state
    }

    private static func picture(_ phase: ShownPicture.Phase) -> ShownPicture { ShownPicture(phase: phase, depth: .full) }

    /// A picture that becomes more red from row to row.
    private static let sunset = Pixels(
        size: PictureSize(width: 40, height: 60), bytes: (0..<60).flatMap { row in (0..<40).flatMap { _ in [UInt8(row * 4), 80, 120] } })

    /// Titles of which all but one have a poster, and a wall whose pictures are there except for one that is still loading.
    private static func wall(_ page: any BrowsePage, isSignedIn: Bool = true, _ edit: (inout BrowseScene) -> Void = { _ in }) -> BrowseScene
    {
        scene(page) { scene in
            edit(&scene)
            scene.isSignedIn = isSignedIn
            scene.wallPictures = WallCells { picture in
                picture.request.path.description.contains("129") ? nil : HalfBlocks(sunset, size: picture.cells, .full)
            }
        }
    }

    private static let posters = movies.map { movie in
        var movie = movie
        movie.posterPath = movie.id == 2 ? nil : ImagePath("/\(movie.id).jpg")
        return movie
    }

    private static func wallCategory() -> CategoryState {
        var state = CategoryState(.movies(.popular))
        for case .run(.load(let request)) in state.appear() {
            let items = posters.map(MediaItem.movie)
            let page = Page(page: 1, totalPages: 1, totalResults: items.count, items: items)
            _ = state.receive(.page(.value(Fetched(page, origin: .server, marks: marks), isLast: true), request))
        }
        _ = state.handle(.move(by: 1))
        return state
    }

    private static func wallHome() -> HomeState {
        home(
            .value(
                content { fetched in
                    for index in fetched.value.rows.indices where fetched.value.rows[index].failure == nil {
                        fetched.value.rows[index].items = (posters[index...] + posters[..<index]).map(MediaItem.movie)
                    }
                }, isLast: true))
    }

    private static func library(_ error: MarqueeError?) -> LibraryState {
        var state = LibraryState()
        for case .run(.load(let shelf, let request)) in state.appear() {
            let page = Page(page: 1, totalPages: 1, totalResults: 2, items: movies.prefix(2).map { LibraryItem(entry: $0.shelfEntry) })
            let update: ContentUpdate<Page<LibraryItem>> =
                error.map { .failure($0) } ?? .value(Fetched(page, origin: .store, marks: marks), isLast: true)
            _ = state.receive(.page(shelf, update, request))
        }
        return state
    }

    private static func scene(_ page: any BrowsePage, _ edit: (inout BrowseScene) -> Void = { _ in }) -> BrowseScene {
        var scene = BrowseScene(page: page)
        edit(&scene)
        return scene
    }

    /// A presenter that holds a state and carries out no effects.
    private static func presenter<State: ScreenState>(_ state: State) -> Presenter<State> { Presenter(state) { _, _ in } }

    private static func page(_ state: HomeState) -> HomePage { HomePage(presenter: presenter(state)) }
    private static func page(_ state: CategoryState, as keys: [Key] = []) -> CategoryPage {
        CategoryPage(presenter: presenter(state), arrangement: arrangement(keys))
    }
    private static func arrangement(_ keys: [Key]) -> ListArrangement {
        var arrangement = ListArrangement()
        for key in keys { _ = arrangement.take(key) }
        return arrangement
    }
    private static func page(_ state: DetailsState, link: Int? = nil) -> DetailsPage {
        DetailsPage(presenter: presenter(state), regions: ["US"], position: ReadingPosition(link: link))
    }
    private static func page(_ state: SearchState, isEditing: Bool, as keys: [Key] = []) -> SearchPage {
        SearchPage(presenter: presenter(state), isEditing: isEditing, arrangement: arrangement(keys))
    }
    private static func page(_ state: LibraryState) -> LibraryPage { LibraryPage(presenter: presenter(state)) }

    private static let searchTab = 2
    private static let libraryTab = 3
    private static let discoverTab = 4
    private static let deviceTab = 5

    private static func episode(_ number: Int, _ name: String, vote: Double) -> Episode {
        var episode = Episode(id: number, seasonNumber: 1, episodeNumber: number)
        (episode.name, episode.overview, episode.runtime) = (name, "Something happens in the north.", 62)
        (episode.airDate, episode.voteAverage, episode.voteCount) = (Day(year: 2_011, month: 4, day: 17), vote, 100)
        return episode
    }

    private static func season() -> SeasonState {
        var details = SeasonDetails(season: Season(id: 1, seasonNumber: 1))
        (details.season.name, details.season.overview) = ("Season 1", "A family goes south, and the winter comes.")
        details.season.airDate = Day(year: 2_011, month: 4, day: 17)
        details.episodes = (1...30).map { episode($0, $0 == 2 ? "😀 第 2 話" : "Sample \($0)", vote: 8) }
        let season = SeasonReference(series: 1399, number: 1)
        var state = SeasonState(season)
        _ = state.appear()
        let rated: Markable = .episode(EpisodeReference(series: 1399, season: 1, number: 2))
        let marks = [rated: Marks(rating: try? Rating(9), pending: [.rating])]
        _ = state.receive(.season(.value(Fetched(details, origin: .server, marks: marks), isLast: true)))
        _ = state.handle(.move(by: 1))
        return state
    }

    private static func episode() -> EpisodeState {
        let reference = EpisodeReference(series: 1399, season: 1, number: 2)
        var state = EpisodeState(reference)
        _ = state.appear()
        var details = EpisodeDetails(episode: episode(2, "Sample 2", vote: 8.5))
        var guest = CastMember(creditID: "g", personID: 819, name: "Edward Norton")
        guest.character = "A rider"
        details.episode.guestStars = [guest]
        _ = state.receive(.episode(.value(Fetched(details, origin: .server), isLast: true)))
        return state
    }

    private static func discover() -> DiscoverState {
        var state = DiscoverState(DiscoverQuery(.movies) { ($0.genre, $0.year, $0.lowestVote) = (.init(id: 18, name: "Drama"), 1999, 7) })
        for case .run(.load(_, let request)) in state.appear() {
            let page = Page(page: 1, totalPages: 3, totalResults: 60, items: movies.map(MediaItem.movie))
            _ = state.receive(.page(.value(Fetched(page, origin: .server, marks: marks), isLast: true), request))
        }
        var choices = DiscoverState.Choices()
        choices.genres = [.init(id: 18, name: "Drama"), .init(id: 35, name: "Comedy")]
        _ = state.receive(.choices(choices))
        return state
    }

    private static func device(_ text: String) -> DeviceState {
        var state = DeviceState()
        _ = state.appear()
        var info = CacheInfo(answers: 30, titles: 1_234, bytes: 4_500_000)
        (info.lists, info.details, info.images, info.imageBytes) = (12, 5, 40, 2_000_000)
        _ = state.receive(.info(info))
        if let day = Day(year: 2026, month: 11, day: 25) {
            let counts: [CatalogKind: Int] = [.movie: 1_238_234, .tv: 232_755, .person: 4_500_000]
            _ = state.receive(.catalog(CatalogInfo(day: day, counts: counts, adultCount: 120_000, bytes: 270_000_000)))
        }
        for case .run(.search(_, let request)) in text.isEmpty ? state.appear() : state.handle(.type(text)) {
            let page = Page(page: 1, totalPages: 1, totalResults: 2, items: movies.prefix(2).map(MediaItem.movie))
            _ = state.receive(.page(.value(Fetched(page, origin: .titleIndex), isLast: true), request))
        }
        return state
    }

    private static func upcoming(_ error: MarqueeError? = nil) -> UpcomingState {
        var state = UpcomingState()
        _ = state.appear()
        guard let first = Day("2026-12-01"), error == nil else {
            if let error { _ = state.receive(.failure(error)) }
            return state
        }
        func episode(_ number: Int, _ title: String, _ day: String) -> UpcomingEntry {
            let reference = EpisodeReference(series: 1399, season: 2, number: number)
            return UpcomingEntry(.episode(reference, name: "Part \(number)"), title: title, day: Day(day) ?? first)
        }
        var upcoming = Upcoming(first: first)
        upcoming.entries = [
            episode(1, "Bad \u{1B}[31mtitle\u{202E}\u{7}", "2026-12-01"), episode(2, "千と千尋の神隠し", "2026-12-05"),
            UpcomingEntry(.release(550, .digital, region: "DE"), title: "Fight Club", day: Day("2026-12-20") ?? first),
        ]
        upcoming.entries[0].isSeasonStart = true
        (upcoming.entries[1].isFinale, upcoming.entries[1].previousDay) = (true, Day("2026-12-04"))
        let fetched = Fetched(upcoming, origin: .store, age: .seconds(7_200), isStale: true, refreshError: offline)
        _ = state.receive(.value(fetched, isLast: true))
        return state
    }

    private static func account() -> AccountState {
        var state = AccountState()
        _ = state.appear()
        var session = Session(id: 1, kind: .account, signedInAt: Date(timeIntervalSince1970: 1_700_000_000))
        session.username = "viewer"
        _ = state.receive(.account(AccountState.Summary(session: session)))
        return state
    }

    /// All screens by their names.
    static let all: [(name: String, scene: BrowseScene)] = [
        ("home", scene(page(home(.value(content(), isLast: true))))),
        ("home-compact", scene(page(home(.value(content(), isLast: true)))) { $0.layout = .compact }),
        ("home-spacious", scene(page(home(.value(content(), isLast: true)))) { $0.density = .spacious }),
        ("home-loading", scene(page(home(nil)))),
        ("home-error", scene(page(home(.failure(offline))))),
        ("home-empty", scene(page(home(.value(Fetched(HomeContent(rows: []), origin: .server), isLast: true))))),
        (
            "home-offline",
            scene(
                page(
                    home(
                        .value(
                            content {
                                ($0.isStale, $0.age, $0.refreshError) = (true, .seconds(7_200), offline)
                            }, isLast: true))))
        ),
        ("home-refreshing", scene(page(home(.value(content { $0.isStale = true }, isLast: false))))),
        ("category", scene(page(category()))),
        ("wall-home", wall(page(wallHome()))),
        ("wall-category", wall(page(wallCategory()), isSignedIn: false)),
        ("category-filtered", scene(page(category(), as: [.character("S"), .character("F"), .character("i")]))),
        ("category-nothing", scene(page(category(), as: [.character("F"), .paste("zzz"), .enter]))),
        ("wall-filtered", wall(page(wallCategory(), as: [.character("S"), .character("F"), .character("i"), .enter]))),
        (
            "wall-panel",
            wall(page(wallCategory())) {
                $0.panel = PanelDetails.Facts(cast: ["First Name", "Second Name"], trailer: "https://example.com")
            }
        ),
        ("category-compact", scene(page(category())) { $0.layout = .compact }),
        ("details", scene(page(details()))),
        ("details-fallback", scene(page(details([.title: "pt-PT", .overview: "en", .tagline: "fr-FR"])))),
        ("category-fallback", scene(page(category(in: [.title: "en", .overview: "pt-PT"])))),
        ("details-link", scene(page(details(), link: 0))),
        ("details-picture", scene(page(details())) { $0.picture = picture(.shown(sunset)) }),
        ("details-picture-loading", scene(page(details())) { $0.picture = picture(.loading) }),
        ("details-picture-failed", scene(page(details())) { $0.picture = picture(.failed) }),
        ("details-loading", scene(page(DetailsState(.movie(1))))),
        (
            "search-chosen",
            scene(SearchPage(presenter: presenter(search(nil)), isEditing: true, suggestion: 0)) { $0.tab = searchTab }
        ),
        ("search-suggestions", scene(page(search(nil), isEditing: true)) { $0.tab = searchTab }),
        ("search-results", scene(page(found, isEditing: false)) { $0.tab = searchTab }),
        (
            "search-filtered",
            scene(page(found, isEditing: false, as: [.character("S"), .character("F"), .character("i"), .enter])) { $0.tab = searchTab }
        ),
        (
            "search-empty",
            scene(page(search(.value(Fetched(.empty, origin: .server), isLast: true), suggestions: []), isEditing: true)) {
                $0.tab = searchTab
            }
        ),
        (
            "search-similar",
            scene(page(search(.value(Fetched(.empty, origin: .server), isLast: true)), isEditing: false)) { $0.tab = searchTab }
        ),
        ("person-preview", scene(PersonPage(presenter: presenter(person(offline))))),
        ("person-loading", scene(PersonPage(presenter: presenter(person(nil))))),
        ("search-error", scene(page(search(.failure(offline)), isEditing: false)) { $0.tab = searchTab }),
        ("library", scene(page(library(nil))) { $0.tab = libraryTab }),
        (
            "library-signed-out",
            scene(page(library(MarqueeError(.unauthorized, .init("test", "Nobody is signed in."))))) { $0.tab = libraryTab }
        ),
        (
            "sign-in",
            scene(
                SignInPage(
                    presenter: presenter(SignInState()),
                    form: SignInPage.Form(username: "viewer", password: "popcorn", field: .password))
            ) { $0.tab = libraryTab }
        ),
        ("season", scene(SeasonPage(presenter: presenter(season())))),
        ("season-loading", scene(SeasonPage(presenter: presenter(SeasonState(SeasonReference(series: 1, number: 1)))))),
        ("episode", scene(EpisodePage(presenter: presenter(episode())))),
        ("discover", scene(DiscoverPage(presenter: presenter(discover()))) { $0.tab = discoverTab }),
        ("discover-genre", scene(DiscoverPage(presenter: presenter(discover()), choice: .genre(1))) { $0.tab = discoverTab }),
        (
            "discover-picture",
            scene(DiscoverPage(presenter: presenter(discover()))) {
                ($0.tab, $0.picture) = (discoverTab, picture(.loading))
            }
        ),
        ("device", scene(DevicePage(presenter: presenter(device("fight")), clock: .system)) { $0.tab = deviceTab }),
        ("device-empty", scene(DevicePage(presenter: presenter(device("")), clock: .system)) { $0.tab = deviceTab }),
        ("details-preview", scene(page(DetailsState(.movie(550), preview: .movie(movies[0]))))),
        ("language", scene(page(home(nil))) { $0.overlay = LanguageOverlay(.french) }),
        ("account", scene(AccountPage(presenter: presenter(account()))) { $0.canGoBack = true }),
        (
            "upcoming",
            scene(UpcomingPage(presenter: presenter(upcoming()), position: ReadingPosition(link: 1))) {
                ($0.canGoBack, $0.kept) = (true, [])
            }
        ),
        (
            "upcoming-signed-out",
            scene(UpcomingPage(presenter: presenter(upcoming(MarqueeError(.unauthorized, .init("session.none"))))))
        ),
        ("details-kept", scene(page(details())) { $0.kept = [.movie(550)] }),
        ("help", scene(page(home(nil))) { $0.overlay = HelpOverlay() }),
        (
            "rating",
            scene(page(home(.value(content(), isLast: true)))) {
                $0.overlay = RatingPrompt(.movie(550), title: "Fight Club", text: "8.5")
            }
        ),
        (
            "toast",
            scene(page(home(.value(content(), isLast: true)))) {
                var toasts = ToastState()
                _ = toasts.handle(.show(.marked(.favorite(true), title: "Fight Club")))
                $0.toasts = toasts.toasts
            }
        ),
    ]
}
