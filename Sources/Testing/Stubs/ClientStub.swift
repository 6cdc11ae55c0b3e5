import Marquee
public import MarqueeDomain

/// The functions that a test sets in place of a client's use cases. Each has the name of the use case on `MarqueeClient`, and gets every
/// argument of the call.
///
/// A function of a read returns a `Read`: of a value, of a `Fetched` with its origin and marks, or of an error. A `Read` made of a closure
/// gets the policy. Parts of details that the caller did not ask for are removed from the value, as TMDb's answer does not have them. A
/// function that is nil fails with `MarqueeError.Code.unstubbed` and the name of the use case.
public struct ClientStub: Sendable {
    /// Replaces use cases of `movies`.
    public var movies = MovieStub()
    /// Replaces use cases of `tv`.
    public var tv = TVSeriesStub()
    /// Replaces use cases of `seasons`.
    public var seasons = SeasonStub()
    /// Replaces use cases of `episodes`.
    public var episodes = EpisodeStub()
    /// Replaces use cases of `people`.
    public var people = PersonStub()
    /// Replaces use cases of `trending`.
    public var trending = TrendingStub()
    /// Replaces use cases of `search`.
    public var search = SearchStub()
    /// Replaces use cases of `reference`.
    public var reference = ReferenceStub()
    /// Replaces use cases of `changes`.
    public var changes = ChangeStub()
    /// Replaces use cases of `images`.
    public var images = ImageStub()
    /// Replaces use cases of `history`.
    public var history = SearchHistoryStub()
    /// Replaces `suggestions`, whose titles are those of this device for `lookUp`, too.
    public var suggestions: (@Sendable (SearchText, Int) async throws(MarqueeError) -> [Suggestion])?
    /// Replaces `preview`.
    public var preview: (@Sendable (MediaReference) async throws(MarqueeError) -> MediaItem?)?
    /// Replaces use cases of `account`.
    public var account = AccountStub()
    /// Replaces use cases of `library`.
    public var library = LibraryStub()
    /// Replaces use cases of `lists`.
    public var lists = ListStub()
    /// Replaces use cases of `mixedLists`.
    public var mixedLists = MixedListStub()
    /// Replaces use cases of `cache`.
    public var cache = CacheStub()
    /// Replaces use cases of `catalog`.
    public var catalog = CatalogStub()
    /// Replaces the requests that a program makes itself.
    public var requests = RequestStub()

    /// Replaces nothing.
    public init() {}

    /// The repositories of the stub, whose calls go into a log.
    func repositories(log: CallLog?) -> Repositories {
        func stubbed<Group>(_ group: KeyPath<ClientStub, Group>) -> Stubbed<Group> { Stubbed(group, of: self, log: log) }
        return Repositories(
            movies: StubbedMovieRepository(stub: stubbed(\.movies)), series: StubbedTVSeriesRepository(stub: stubbed(\.tv)),
            seasons: StubbedSeasonRepository(stub: stubbed(\.seasons)), episodes: StubbedEpisodeRepository(stub: stubbed(\.episodes)),
            people: StubbedPersonRepository(stub: stubbed(\.people)), trending: StubbedTrendingRepository(stub: stubbed(\.trending)),
            search: StubbedSearchRepository(stub: stubbed(\.search)), reference: StubbedReferenceRepository(stub: stubbed(\.reference)),
            changes: StubbedChangeRepository(stub: stubbed(\.changes)), images: StubbedImageRepository(stub: stubbed(\.images)),
            history: StubbedSearchHistoryRepository(stub: stubbed(\.history)),
            suggestions: StubbedSuggestionRepository(stub: Stubbed(group: self, empty: ClientStub(), prefix: "", log: log)),
            accounts: StubbedAccountRepository(stub: stubbed(\.account)), library: StubbedLibraryRepository(stub: stubbed(\.library)),
            lists: StubbedListRepository(lists: stubbed(\.lists), mixedLists: stubbed(\.mixedLists)),
            cache: StubbedCacheRepository(stub: stubbed(\.cache)), catalog: StubbedCatalogRepository(stub: stubbed(\.catalog)),
            requests: StubbedRequestRepository(stub: stubbed(\.requests)))
    }
}

private struct StubbedSuggestionRepository: SuggestionRepository {
    let stub: Stubbed<ClientStub>

    func suggestions(for text: SearchText, limit: Int) async throws(MarqueeError) -> [Suggestion] {
        try await stub.suggestions(text, limit)
    }

    func titles(for text: SearchText, limit: Int) async throws(MarqueeError) -> [SuggestedTitle] {
        try await stub.suggestions(text, limit).compactMap { if case .title(let title) = $0 { title } else { nil } }
    }

    func preview(of title: MediaReference) async throws(MarqueeError) -> MediaItem? { try await stub.preview(title) }
}
