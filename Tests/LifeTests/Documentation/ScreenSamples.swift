import Foundation
import Marquee
import MarqueePresentation

// The samples of Docs/Screens.md, word for word.

func screenHome(marquee: MarqueeClient) async {
    let home = HomePresenter(movies: marquee.movies, tv: marquee.tv, library: marquee.library)
    home.appear()
    for await state in home.states {
        switch state.shown.content {
        case .loading: print("…")
        case .empty: print("There is nothing here.")
        case .failed(let error): print(error.reason.text)
        case .loaded(let fetched, let isRefreshing):
            print(isRefreshing ? "A newer list is on its way." : "Read from: \(fetched.origin)")
            for row in fetched.value.rows {
                let titles = row.items.prefix(5).map { title in
                    fetched.marks(on: title.id).isFavorite ? "♥ \(title.title)" : title.title
                }
                print(row.category, titles.joined(separator: " | "))
            }
            if !isRefreshing { return }
        }
    }
}

func screenContext(marquee: MarqueeClient) -> SearchPresenter {
    let toasts = ToastPresenter()
    toasts.appear()
    var context = PresentationContext()
    context.show = { toasts.send(.show($0)) }
    context.report = { event in print(event.name, event.screen) }
    let search = SearchPresenter(
        search: marquee.search, suggestions: marquee.suggestions, history: marquee.history, library: marquee.library, context: context)
    return search
}

func screenPresenters(marquee: MarqueeClient, query: DiscoverQuery, season: SeasonReference, episode: EpisodeReference) async throws {
    try await forms {
        HomePresenter(movies: marquee.movies, tv: marquee.tv, library: marquee.library)
        CategoryPresenter(.movies(.popular), movies: marquee.movies, tv: marquee.tv, library: marquee.library)
        DetailsPresenter(.movie(550), movies: marquee.movies, tv: marquee.tv, previews: marquee.preview, library: marquee.library)
        SeasonPresenter(season, tv: marquee.tv, tvSeasons: marquee.tvSeasons, library: marquee.library)
        EpisodePresenter(episode, tv: marquee.tv, tvSeasons: marquee.tvSeasons, tvEpisodes: marquee.tvEpisodes, library: marquee.library)
        DiscoverPresenter(
            query, discover: marquee.discover, genres: marquee.genres, trending: marquee.trending, watchProviders: marquee.watchProviders,
            library: marquee.library)
        DevicePresenter(cache: marquee.cache, catalog: marquee.catalog, search: marquee.search, library: marquee.library)
        SearchPresenter(search: marquee.search, suggestions: marquee.suggestions, history: marquee.history, library: marquee.library)
        LibraryPresenter(.favoriteMovies, library: marquee.library)
        SignInPresenter(account: marquee.account)
        PersonPresenter(31, people: marquee.people)
        AccountPresenter(account: marquee.account, library: marquee.library)
        ToastPresenter()
    }
}

func end(_ context: PresentationContext, _ marquee: MarqueeClient) async {
    if await !context.acts.finish(within: .seconds(5)) { print("The last changes may not be stored.") }
    await marquee.shutdown()
}

func screenWords(toasts: ToastPresenter) {
    let texts = ScreenTexts(TextLanguage(preferring: ["uk-UA", "en"]))
    print(texts.name(of: .movies(.popular)), texts.episodes(3), texts.cast)
    toasts.send(.show(.signedIn(username: "viewer")))
    for toast in toasts.state.toasts { print(texts.text(of: toast.message)) }
}

func screenStatus(texts: ScreenTexts) async throws {
    let connection = ConnectionMonitor()
    let marquee = try await MarqueeClient { $0.onEvent = connection.note }
    let popular = try await marquee.movies.popular()
    if let status = SyncStatus(popular, since: connection.failingSince, at: Date()) {
        print(texts.status(status, at: Date()) ?? texts.age(popular.age))
    }
    for change in try await marquee.library.pending() {
        if let status = SyncStatus(change, at: Date()) { print(texts.status(status, at: Date()) ?? "") }
    }
}

func screenConnection() async throws {
    let connection = ConnectionMonitor()
    let marquee = try await MarqueeClient { $0.onEvent = connection.note }
    // A read that has no answer yet, and was begun three seconds ago:
    print(connection.status(loadingFor: .seconds(3)))
    await marquee.shutdown()
}

func screenStatus(of fetched: Fetched<Page<Movie>>, texts: ScreenTexts) {
    let status = SyncStatus(fetched, at: Date()) ?? .current(age: fetched.age)
    if let line = texts.status(status, at: Date()) { print(line) }
}
