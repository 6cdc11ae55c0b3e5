public import MarqueeDomain

/// The search: suggestions while the person types, results after a short pause, and the searches of before.
public struct SearchState: ScreenState {
    /// The phase of the screen.
    public enum Phase: Sendable, Hashable {
        /// Suggestions and searches of before, while there are no results.
        case suggesting
        /// The first results are on their way; suggestions can be shown.
        case loading
        /// Results.
        case results
        /// Results, and more of them are on their way.
        case loadingMore
        /// Nothing was found.
        case empty
        /// The search failed; it can be retried. With results, only the next page failed.
        case failed(MarqueeError)
    }

    public enum Intent: Sendable, Equatable {
        /// Change the text.
        case type(String)
        /// Search at once.
        case submit
        /// Take a suggestion: a recent search is searched for, a title is opened.
        case choose(Suggestion)
        /// Look elsewhere.
        case look(SearchQuery.Scope)
        /// See a result: near the end of the list, the next page is read.
        case itemShown(Int)
        /// Go to another result, up to the ends of the list.
        case move(by: Int)
        /// Go to a result.
        case select(MediaReference)
        /// Open a result.
        case open(MediaReference)
        /// Read the content again from the server.
        case refresh
        /// Retry the read that failed.
        case retry
        /// Remove a recent search.
        case forget(String)
        /// Remove all recent searches.
        case forgetAll
    }

    public enum Effect: ScreenEffect, Hashable {
        /// Suggest searches for a text, without the network.
        case suggest(String)
        /// Wait until the person stops typing.
        case pause
        /// Read a page of results.
        case search(SearchQuery, Pagination<MediaItem>.Request)
        /// Look up what a text names.
        case lookUp(String)
        /// Store a search in the history.
        case record(String)
        /// Remove a search from the history; all of them for nil.
        case forget(String?)
        /// Follow the changes of marks.
        case followMarks

        public var kind: EffectKind<String> {
            switch self {
            case .suggest: .read(in: "suggestions")
            case .pause, .search: .read(in: "search")
            case .lookUp: .read(in: "lookUp")
            case .record, .forget: .act(on: .history)
            case .followMarks: .follow(in: "marks")
            }
        }
    }

    public enum Answer: Sendable {
        /// Suggestions.
        case suggestions([Suggestion])
        /// The person has stopped typing.
        case paused
        /// The result of a read of a page of results.
        case results(ContentUpdate<Page<MediaItem>>, Pagination<MediaItem>.Request)
        /// The items that the text names by an id or an address.
        case named([LookUpCandidate], by: String)
        /// The history has changed.
        case historyChanged
        /// The history could not be changed.
        case historyFailed(MarqueeError)
        /// A mark has changed.
        case marked(LibraryChange)
    }

    /// The text and the scope of a search.
    public internal(set) var query = SearchQuery(text: "")
    /// The suggestions for the text; for no text, the newest searches.
    public internal(set) var suggestions: [Suggestion] = []
    /// The results; nil before there was a search for the text.
    public internal(set) var results: Pagination<MediaItem>?
    /// The items that the text names by an id or an address. They come before the results.
    public internal(set) var named: [LookUpCandidate] = []
    /// Whether the person has asked for results of the text, so that it is remembered once it has found something.
    var isSubmitted = false
    /// The result where the person is.
    public internal(set) var selection = Selection<MediaReference>()

    /// Creates a search without a text.
    public init() {}

    public var screen: Screen { .search }

    /// The phase of the screen.
    public var phase: Phase {
        switch results?.phase {
        case nil: .suggesting
        case .loading: .loading
        case .loadingMore: .loadingMore
        case .empty: .empty
        case .failed(let error), .failedMore(let error): .failed(error)
        case .more, .ended: .results
        }
    }

    /// The titles of earlier answers that the person may have meant, if the server found nothing; empty otherwise. One wrong letter is
    /// forgiven. The selection goes through them.
    public var similarTitles: [SuggestedTitle] { phase == .empty && named.isEmpty ? query.scope.titles(of: suggestions) : [] }

    /// The results without those that the text names.
    public var otherResults: [MediaItem] {
        let items = results?.items ?? []
        return named.isEmpty ? items : items.filter { item in !named.contains { $0.item.media == item.id } }
    }

    /// The rows through which the selection goes.
    var rows: [MediaReference] {
        let similar = similarTitles.map(\.reference)
        return similar.isEmpty ? named.map(\.item.media) + otherResults.map(\.id) : similar
    }
}

extension SearchQuery.Scope {
    /// The titles and people among suggestions that belong to the scope.
    public func titles(of suggestions: [Suggestion]) -> [SuggestedTitle] {
        suggestions.compactMap { suggestion in
            guard case .title(let title) = suggestion else { return nil }
            return contains(title.reference.kind) ? title : nil
        }
    }

    private func contains(_ kind: MediaKind) -> Bool {
        switch self {
        case .all: true
        case .movies: kind == .movie
        case .tv: kind == .tv
        case .people: kind == .person
        }
    }
}
