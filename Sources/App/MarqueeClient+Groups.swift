import MarqueeData
public import MarqueeDomain

extension MarqueeClient {
    /// Movies: lists, details, and their parts.
    public var movies: MovieUseCases { MovieUseCases(movies: movieRepository) }
    /// TV series: lists, details, and their parts.
    public var tv: TVSeriesUseCases { TVSeriesUseCases(series: seriesRepository) }
    /// People: details, credits, and the popular ones.
    public var people: PersonUseCases { PersonUseCases(people: replaced?.people ?? container.people) }
    /// Seasons of TV series: details and their parts.
    public var tvSeasons: SeasonUseCases { SeasonUseCases(seasons: replaced?.seasons ?? container.seasons, series: seriesRepository) }
    /// Episodes of TV series: details and their parts.
    public var tvEpisodes: EpisodeUseCases { EpisodeUseCases(episodes: replaced?.episodes ?? container.episodes, series: seriesRepository) }
    /// Other orders of the episodes of TV series.
    public var tvEpisodeGroups: EpisodeGroupUseCases { EpisodeGroupUseCases(series: seriesRepository) }
    /// Titles that meet conditions.
    public var discover: DiscoverUseCases {
        DiscoverUseCases(movies: movieRepository, series: seriesRepository)
    }
    /// The genres of movies and of TV series.
    public var genres: GenreUseCases {
        GenreUseCases(movies: movieRepository, series: seriesRepository)
    }
    /// Collections of movies.
    public var collections: CollectionUseCases {
        CollectionUseCases(movies: movieRepository, reference: reference)
    }
    /// Production companies and their movies.
    public var companies: CompanyUseCases { CompanyUseCases(reference: reference) }
    /// Networks that broadcast TV series.
    public var networks: NetworkUseCases { NetworkUseCases(reference: reference) }
    /// Keywords and their movies.
    public var keywords: KeywordUseCases { KeywordUseCases(reference: reference) }
    /// Single reviews.
    public var reviews: ReviewUseCases { ReviewUseCases(reference: reference) }
    /// Single credits.
    public var credits: CreditUseCases { CreditUseCases(reference: reference) }
    /// The certifications of all countries.
    public var certifications: CertificationUseCases { CertificationUseCases(reference: reference) }
    /// The countries, languages, jobs and time zones that TMDb knows.
    public var configuration: ConfigurationUseCases { ConfigurationUseCases(reference: reference) }
    /// The watch providers of all countries.
    public var watchProviders: WatchProviderUseCases { WatchProviderUseCases(reference: reference) }
    /// The lists of changed movies, series and people, and their changes.
    public var changes: ChangeUseCases { ChangeUseCases(changes: replaced?.changes ?? container.changes) }
    /// Trending movies, series and people.
    public var trending: TrendingUseCases { TrendingUseCases(trending: replaced?.trending ?? container.trending) }
    /// Searches for movies, series, people, companies, collections and keywords.
    public var search: SearchUseCases { SearchUseCases(search: replaced?.search ?? container.search) }
    /// Titles, people, seasons and episodes by their ids at other services.
    public var find: FindUseCases { FindUseCases(search: replaced?.search ?? container.search) }
    /// The addresses and the bytes of images.
    public var images: ImageUseCases { ImageUseCases(images: replaced?.images ?? container.images) }

    /// The recent searches of the account of this client, or of this device without an account.
    public var history: SearchHistoryUseCases { SearchHistoryUseCases(history: replaced?.history ?? container.history) }
    /// Suggests searches while a user types, without the network.
    public var suggestions: GetSuggestions { GetSuggestions(suggestions: replaced?.suggestions ?? container.suggestions) }
    /// Returns a title as earlier lists described it, without the network.
    public var preview: GetPreview { GetPreview(suggestions: replaced?.suggestions ?? container.suggestions) }

    /// Finds what a typed text names: an id, an address or a title, with a wrong letter too.
    public var lookUp: LookUp {
        LookUp(
            search: replaced?.search ?? container.search, suggestions: replaced?.suggestions ?? container.suggestions,
            catalog: replaced?.catalog ?? container.catalog, movies: movieRepository, series: seriesRepository,
            people: replaced?.people ?? container.people)
    }

    /// Sign-in and sign-out, sessions, and the account of this client.
    public var account: AccountUseCases { AccountUseCases(accounts: replaced?.accounts ?? container.accounts) }
    /// The favorites, watchlist and ratings of the account. Reads and changes work with and without a network.
    public var library: LibraryUseCases { LibraryUseCases(library: replaced?.library ?? container.library) }
    /// The lists of users (API version 3).
    public var lists: ListUseCases { ListUseCases(lists: replaced?.lists ?? container.lists) }
    /// The lists of users with movies, TV series and comments (API version 4).
    public var mixedLists: MixedListUseCases { MixedListUseCases(lists: replaced?.lists ?? container.lists) }

    /// The size of the cache of answers, and its removal.
    public var cache: CacheUseCases { CacheUseCases(cache: replaced?.cache ?? container.cache) }

    /// The catalog of all names that TMDb publishes: made of its daily exports, and searched without the network.
    public var catalog: CatalogUseCases { CatalogUseCases(catalog: replaced?.catalog ?? container.catalog) }

    private var movieRepository: any MovieRepository { replaced?.movies ?? container.movies }
    private var seriesRepository: any TVSeriesRepository { replaced?.series ?? container.series }
    private var reference: any ReferenceRepository { replaced?.reference ?? container.reference }
    /// The requests that a program makes itself.
    var requests: any RequestRepository { replaced?.requests ?? container.requests }
}
