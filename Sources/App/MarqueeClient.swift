import MarqueeData
@_exported public import MarqueeDomain

/// A client of TMDb that works online and offline: movies, series, people, search, images, and the user's library.
///
/// ```swift
/// let marquee = try await MarqueeClient {
///     $0.credential = try .accessToken(token)
///     $0.language = "fr-FR"
/// }
/// let popular = try await marquee.movies.popular()
/// ```
///
/// A client is a small value around shared parts. Create one for the program, copy it freely, and call ``shutdown(deadline:)`` at the end.
public struct MarqueeClient: Sendable {
    let container: Container
    /// The repositories of a test, which replace those of the container.
    let replaced: Repositories?

    /// Creates a client from environment variables (``Configuration/init(environment:)``) and a closure that changes the configuration.
    ///
    /// - Parameters:
    ///   - environment: The variables, by default those of this process.
    ///   - configure: Changes the configuration after the variables were read, so its values win.
    /// - Throws: `MarqueeError` with the code `.invalidInput` for an invalid value, `.storage` if the stores cannot be opened.
    public init(
        environment: [String: String] = Configuration.environment, _ configure: (inout Configuration) throws -> Void = { _ in }
    ) async throws(MarqueeError) {
        var configuration = try Configuration(environment: environment)
        do {
            try configure(&configuration)
        } catch let error as MarqueeError {
            throw error
        } catch {
            throw MarqueeError(.invalidInput, .init("configuration.failed"))
        }
        try await self.init(configuration)
    }

    /// Creates a client with an API Read Access Token. It reads the environment for everything else, as ``init(environment:_:)`` does.
    ///
    /// ```swift
    /// let marquee = try await MarqueeClient(accessToken: token)
    /// ```
    ///
    /// - Parameters:
    ///   - accessToken: The API Read Access Token of a TMDb account.
    ///   - configure: Changes the configuration after the variables were read, so its values win.
    /// - Throws: `MarqueeError` with the code `.invalidInput` for an invalid token or value, `.storage` if the stores cannot be opened.
    public init(
        accessToken: String, _ configure: (inout Configuration) throws -> Void = { _ in }
    ) async throws(MarqueeError) {
        let credential = try Credential.accessToken(accessToken)
        try await self.init {
            $0.credential = credential
            try configure(&$0)
        }
    }

    /// Creates a client with an API key of version 3. It reads the environment for everything else, as ``init(environment:_:)`` does.
    ///
    /// Lists with mixed titles need an access token: ``init(accessToken:_:)``.
    ///
    /// - Parameters:
    ///   - apiKey: The API key of a TMDb account.
    ///   - configure: Changes the configuration after the variables were read, so its values win.
    /// - Throws: `MarqueeError` with the code `.invalidInput` for an invalid key or value, `.storage` if the stores cannot be opened.
    public init(apiKey: String, _ configure: (inout Configuration) throws -> Void = { _ in }) async throws(MarqueeError) {
        let credential = try Credential.apiKey(apiKey)
        try await self.init {
            $0.credential = credential
            try configure(&$0)
        }
    }

    /// Creates a client from a configuration, without reading the environment.
    ///
    /// - Throws: `MarqueeError` with the code `.invalidInput` for an invalid value, `.storage` if the stores cannot be opened.
    public init(_ configuration: Configuration) async throws(MarqueeError) {
        try await self.init(configuration, replacing: nil)
    }

    /// Creates a client whose repositories a test provides.
    package init(_ configuration: Configuration, replacing repositories: Repositories?) async throws(MarqueeError) {
        self.init(try await Container(configuration), repositories)
    }

    private init(_ container: Container, _ replaced: Repositories?) {
        self.container = container
        self.replaced = replaced
    }

    /// The languages, regions and adult setting of this client's reads.
    public var audience: Audience { container.audience }

    /// Returns a client for another audience, which shares stores, memory and connections with this one.
    public func client(for audience: Audience) -> MarqueeClient {
        MarqueeClient(container.container(for: audience), replaced)
    }

    /// Returns a client for another language, such as `fr` or `fr-FR`, another region, and fallback languages for missing texts.
    ///
    /// - Throws: `MarqueeError` with the code `.invalidInput` for an invalid language.
    public func client(language: String, region: String? = nil, fallbackLanguages: [String] = []) throws(MarqueeError) -> MarqueeClient {
        client(
            for: try Audience(
                language: language, fallbackLanguages: fallbackLanguages, region: region, fallbackRegions: audience.regions,
                includesAdult: audience.includesAdult))
    }

    /// Returns a client with other languages of texts, best first.
    ///
    /// - Throws: `MarqueeError` with the code `.invalidInput` for an invalid language.
    public func client(languages: LanguageChain) throws(MarqueeError) -> MarqueeClient {
        client(for: try Audience(languages: languages, regions: audience.regions, includesAdult: audience.includesAdult))
    }

    /// A client without an account, for visitors of a service that are not signed in. Its reads have no marks, and a call that needs a
    /// session throws `MarqueeError` with the code `.unauthorized`.
    public var anonymous: MarqueeClient { MarqueeClient(container.anonymousContainer(), replaced) }

    /// Returns a client for the account of a session, for services with many users. It is a small value that shares all public data;
    /// create one for each request, or reuse it.
    ///
    /// With `Configuration.users = .one`, the client itself uses the current session: the one that signed in last, or that was made
    /// current.
    ///
    /// ```swift
    /// let view = marquee.user(session)
    /// try await view.library.toggleFavorite(.movie(550))
    /// ```
    public func user(_ session: Session) -> MarqueeClient {
        MarqueeClient(container.container(for: session), replaced)
    }

    /// Returns a client for the account of the session with an `id`, which a service stores in its own session, as a number or as text. Its
    /// cost does not depend on the number of signed-in accounts.
    ///
    /// - Throws: `MarqueeError` with the code `.unauthorized` if no session has this id.
    public func user(id: some LosslessStringConvertible & Sendable) async throws(MarqueeError) -> MarqueeClient {
        guard let id = Session.ID(id.description) else { throw .sessionUnknown }
        guard let replaced else { return MarqueeClient(try await container.container(forUser: id), nil) }
        guard let session = try await replaced.accounts.session(id) else { throw .sessionUnknown }
        return user(session)
    }

    /// Returns a client whose calls end within a time limit, including the wait for the rate limiter: for a screen, or for one request to
    /// a service.
    ///
    /// A read without an answer of the server by then returns the cached value, with the reason in `Fetched.refreshError`, or throws
    /// `MarqueeError` with the code `.timeout`. Its request continues only if other callers wait for it. In an action with several
    /// requests, such as a sign-in, the limit applies to each request.
    public func within(_ limit: Duration) -> MarqueeClient {
        MarqueeClient(container.container(within: limit), replaced)
    }

    /// Returns a client whose requests wait in the line of a caller: for a service, so that no visitor takes the rate from the others. It is a
    /// small value; create one for each request to the service.
    ///
    /// Where requests wait for the rate limiter, a permit or a connection, callers are served in turn. ``user(_:)`` and ``user(id:)`` imply a
    /// caller for the account, if none was named. All requests without a caller are those of one caller. A read from memory costs the same
    /// with and without a caller.
    ///
    /// ```swift
    /// let view = marquee.for(caller: Caller(address))
    /// let details = try await view.movies.details(550)
    /// ```
    public func `for`(caller: Caller) -> MarqueeClient { MarqueeClient(container.container(for: caller), replaced) }

    /// Starts to send pending changes of all accounts in this client's store, as soon as possible. Call it once after the start.
    ///
    /// Without it, changes wait for `library.sync` or `library.send`.
    ///
    /// - Returns: The task, which runs until it is cancelled or the client is shut down. A second call returns the same task.
    @discardableResult
    public func startSyncing() -> Task<Void, Never> { container.shared.startSyncing() }

    /// Runs the client as part of a service: sends changes like ``startSyncing()`` until the task is cancelled, then shuts the client down.
    ///
    /// It also returns after another task has shut the client down.
    public func run() async { await container.shared.run() }

    /// The counters of this client and of all clients that share its parts, since it was created.
    public func stats() -> Stats { container.shared.stats() }

    /// The counters, with the entries that wait in the store. The cost of the count does not depend on their number.
    ///
    /// If the store does not answer within a second, ``Stats/outbox`` is nil.
    public func statsWithStore() async -> Stats { await container.shared.statsWithStore() }

    /// The state of this client, without sending a request.
    public func health() -> Health { container.shared.health() }

    /// Checks the whole file of the user's data, which can take many seconds. Opening a large file checks only a part of it. Damage is
    /// repaired as far as possible, and the event `storeRebuilt` reports it.
    ///
    /// With stores on a server, which open when the server can be reached, it checks that they are open and can be written. A program that
    /// must not start without them calls it once.
    ///
    /// - Throws: `MarqueeError` with the code `.storage` if the data cannot be read or repaired, or its server cannot be written.
    public func checkStore() async throws(MarqueeError) { try await container.shared.stores.check() }

    /// Refuses new requests, waits for the running ones until the deadline, cancels the rest, and closes threads, connections and files.
    public func shutdown(deadline: Duration = .seconds(5)) async {
        await container.shared.shutdown(deadline: deadline)
    }
}
