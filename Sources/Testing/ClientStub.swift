import Marquee
public import MarqueeDomain

/// What a test gives in place of a client's use cases. Each has the name that it has on `MarqueeClient`.
///
/// A read is replaced by a function that returns a `Read`: of a value, of a whole `Fetched` with its origin and marks, or of an error. What is
/// not replaced fails with `MarqueeError.Code.unstubbed` and names itself.
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
    /// Replaces `suggestions`.
    public var suggestions: @Sendable (SearchText, Int) async throws(MarqueeError) -> [Suggestion] = unstubbed("suggestions")
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

    /// Replaces nothing.
    public init() {}

    var repositories: Repositories {
        Repositories(
            movies: StubbedMovieRepository(stub: movies), series: StubbedTVSeriesRepository(stub: tv),
            seasons: StubbedSeasonRepository(stub: seasons), episodes: StubbedEpisodeRepository(stub: episodes),
            people: StubbedPersonRepository(stub: people), trending: StubbedTrendingRepository(stub: trending),
            search: StubbedSearchRepository(stub: search), reference: StubbedReferenceRepository(stub: reference),
            changes: StubbedChangeRepository(stub: changes), images: StubbedImageRepository(stub: images),
            history: StubbedSearchHistoryRepository(stub: history), suggestions: StubbedSuggestionRepository(stub: suggestions),
            accounts: StubbedAccountRepository(stub: account), library: StubbedLibraryRepository(stub: library),
            lists: StubbedListRepository(lists: lists, mixedLists: mixedLists), cache: StubbedCacheRepository(stub: cache))
    }
}

private struct StubbedSuggestionRepository: SuggestionRepository {
    let stub: @Sendable (SearchText, Int) async throws(MarqueeError) -> [Suggestion]

    func suggestions(for text: SearchText, limit: Int) async throws(MarqueeError) -> [Suggestion] { try await stub(text, limit) }
}
