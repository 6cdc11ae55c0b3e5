import MarqueeData
@_exported public import MarqueeDomain

/// TMDb for one program: movies, series, people, charts and search, online and offline.
///
/// ```swift
/// let marquee = try await MarqueeClient {
///     $0.credential = try .accessToken(token)
///     $0.language = "fr-FR"
/// }
/// let popular = try await marquee.movies.chart(.popular)
/// ```
///
/// A client is a light value around shared parts; make one for the program, copy it freely, and ``shutdown(deadline:)`` it at the end.
public struct MarqueeClient: Sendable {
    private let container: Container
    /// The repositories of a test in place of those of the container.
    private let replaced: Repositories?

    /// Creates a client from the environment variables that ``Configuration/init(environment:)`` names, and from what the closure changes.
    ///
    /// - Parameters:
    ///   - environment: The variables, by default those of this process; `[:]` is none.
    ///   - configure: Edits the configuration after the variables have been read, so that its values win.
    /// - Throws: `MarqueeError` with the code `.invalidInput` for a value that cannot be used, `.storage` when the stores cannot be opened.
    public init(
        environment: [String: String] = Configuration.environment, _ configure: (inout Configuration) throws -> Void = { _ in }
    ) async throws(MarqueeError) {
        var configuration = try Configuration(environment: environment)
        do {
            try configure(&configuration)
        } catch let error as MarqueeError {
            throw error
        } catch {
            throw MarqueeError(.invalidInput, .init("configuration.failed", "The configuration could not be completed."))
        }
        try await self.init(configuration)
    }

    /// Creates a client from a ready configuration; the environment is not read.
    ///
    /// - Throws: `MarqueeError` with the code `.invalidInput` for a value that cannot be used, `.storage` when the stores cannot be opened.
    public init(_ configuration: Configuration) async throws(MarqueeError) {
        try await self.init(configuration, replacing: nil)
    }

    /// Creates a client with repositories of a test.
    package init(_ configuration: Configuration, replacing repositories: Repositories?) async throws(MarqueeError) {
        self.init(try await Container(configuration), repositories)
    }

    private init(_ container: Container, _ replaced: Repositories?) {
        self.container = container
        self.replaced = replaced
    }

    /// All that can be asked about movies.
    public var movies: MovieUseCases { MovieUseCases(movies: replaced?.movies ?? container.movies) }
    /// All that can be asked about TV series.
    public var tv: TVSeriesUseCases { TVSeriesUseCases(series: replaced?.series ?? container.series) }
    /// All that can be asked about people.
    public var people: PersonUseCases { PersonUseCases(people: replaced?.people ?? container.people) }
    /// All the parts of seasons of TV series.
    public var seasons: SeasonUseCases { SeasonUseCases(seasons: replaced?.seasons ?? container.seasons) }
    /// All the parts of episodes of TV series.
    public var episodes: EpisodeUseCases { EpisodeUseCases(episodes: replaced?.episodes ?? container.episodes) }
    /// Companies, networks, keywords, single reviews and credits, and the lists of TMDb's configuration.
    public var reference: ReferenceUseCases { ReferenceUseCases(reference: replaced?.reference ?? container.reference) }
    /// What was changed on TMDb.
    public var changes: ChangeUseCases { ChangeUseCases(changes: replaced?.changes ?? container.changes) }
    /// All the lists of what is trending.
    public var trending: TrendingUseCases { TrendingUseCases(trending: replaced?.trending ?? container.trending) }
    /// All that can be searched.
    public var search: SearchUseCases { SearchUseCases(search: replaced?.search ?? container.search) }
    /// All that can be asked about images.
    public var images: ImageUseCases { ImageUseCases(images: replaced?.images ?? container.images) }

    /// What was searched for before: by the account of a view, or else on this device.
    public var history: SearchHistoryUseCases { SearchHistoryUseCases(history: replaced?.history ?? container.history) }
    /// Suggests what a person may be about to search for, without the network.
    public var suggestions: GetSuggestions { GetSuggestions(suggestions: replaced?.suggestions ?? container.suggestions) }

    /// Signing in and out, sessions, and the account of this client.
    public var account: AccountUseCases { AccountUseCases(accounts: replaced?.accounts ?? container.accounts) }
    /// The favorites, watchlist and ratings of the account, to read and to change with or without a network.
    public var library: LibraryUseCases { LibraryUseCases(library: replaced?.library ?? container.library) }
    /// People's lists.
    public var lists: ListUseCases { ListUseCases(lists: replaced?.lists ?? container.lists) }
    /// People's lists of movies and TV series, with comments: lists as version 4 of the API has them.
    public var mixedLists: MixedListUseCases { MixedListUseCases(lists: replaced?.lists ?? container.lists) }

    /// How many answers of servers are stored, and a way to remove them.
    public var cache: CacheUseCases { CacheUseCases(cache: replaced?.cache ?? container.cache) }

    /// For whom TMDb is asked.
    public var audience: Audience { container.audience }

    /// The same client for another audience. It shares stores, memory and connections with this one.
    public func client(for audience: Audience) -> MarqueeClient {
        MarqueeClient(container.container(for: audience), replaced)
    }

    /// The same client in another language, as `fr` or `fr-FR`, with fallbacks for the texts that are missing in it.
    ///
    /// - Throws: `MarqueeError` with the code `.invalidInput` for anything that is not a language.
    public func client(inLanguage language: String, fallbackLanguages: [String] = []) throws(MarqueeError) -> MarqueeClient {
        client(
            for: try Audience(
                language: language, fallbackLanguages: fallbackLanguages, region: audience.region, includesAdult: audience.includesAdult))
    }

    /// The same client without an account, even if one is signed in: for visitors of a service that are not signed in. It joins no marks,
    /// and what needs a session throws `MarqueeError` with the code `.unauthorized`.
    public var anonymous: MarqueeClient { MarqueeClient(container.containerForNobody(), replaced) }

    /// The same client in the name of one account, for services with many users. It is a light value that shares everything that is not
    /// private; make one for each request, or reuse it.
    ///
    /// With `Configuration.users = .one`, the client itself uses the current session: the one that signed in last, or was made the current
    /// one.
    public func user(_ session: Session) -> MarqueeClient {
        MarqueeClient(container.container(for: session), replaced)
    }

    /// The same client in the name of one account, by the `id` of its session, which a service stores in a session of its own. It costs the
    /// same, however many people are signed in.
    ///
    /// - Throws: `MarqueeError` with the code `.unauthorized` if nobody is signed in under this id.
    public func user(id: Session.ID) async throws(MarqueeError) -> MarqueeClient {
        guard let replaced else { return MarqueeClient(try await container.container(forUser: id), nil) }
        guard let session = try await replaced.accounts.session(id) else { throw .sessionUnknown }
        return user(session)
    }

    /// The same client for calls that must not take longer than this, waiting in line for the rate limiter included: a screen, or one
    /// request to a service.
    ///
    /// A read that has no answer of the server by then returns the cached value, with the reason as `Fetched.refreshError`, or throws
    /// `MarqueeError` with the code `.timeout`; its request goes on only for others who wait for it. Of an action, such as signing in or
    /// changing a list, each request is bounded.
    public func within(_ limit: Duration) -> MarqueeClient {
        MarqueeClient(container.container(within: limit), replaced)
    }

    /// Sends changes as soon as that is possible, for as long as the program runs: call it once after the start.
    ///
    /// It serves every account in this client's store. Without it, changes wait for `library.sync` or `library.send`.
    ///
    /// - Returns: The task that goes on until it is cancelled or the client is shut down; the same one if it is called again.
    @discardableResult
    public func startSyncing() -> Task<Void, Never> { container.shared.startSyncing() }

    /// Runs the client as a part of a service: sends changes as ``startSyncing()`` does until the task is cancelled, and then shuts it down.
    ///
    /// It also returns when the client was shut down elsewhere.
    public func run() async { await container.shared.run() }

    /// What this client, and those that share its parts, have done since it was made.
    public func stats() -> Stats { container.shared.stats() }

    /// The state of this client, as far as it is known without a request.
    public func health() -> Health { container.shared.health() }

    /// Checks all of the user's data on the disk, which may take many seconds: opening a large file does not check all of it. Damage is
    /// repaired as far as possible, and reported by the event `storeRebuilt`.
    ///
    /// - Throws: `MarqueeError` with the code `.storage` if the data cannot be read or repaired.
    public func checkStore() async throws(MarqueeError) { try await container.shared.stores.check() }

    /// Rejects new requests, waits for those under way until the deadline, then cancels them and closes threads, connections and files.
    public func shutdown(deadline: Duration = .seconds(5)) async {
        await container.shared.shutdown(deadline: deadline)
    }
}
