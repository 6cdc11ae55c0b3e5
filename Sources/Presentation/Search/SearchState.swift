public import MarqueeDomain

/// The search: suggestions while the person types, results after a short pause, and the searches of before.
public struct SearchState: ScreenState {
    /// What is shown.
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

    /// What a person can do.
    public enum Intent: Sendable, Hashable {
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
        /// Open a result.
        case open(MediaReference)
        /// Try again what failed.
        case retry
        /// Remove a recent search.
        case forget(String)
        /// Remove all recent searches.
        case forgetAll
    }

    /// What the search needs to have done.
    public enum Effect: ScreenEffect, Hashable {
        /// Suggest searches for a text, without the network.
        case suggest(String)
        /// Wait until the person stops typing.
        case pause
        /// Read a page of results.
        case search(SearchQuery, Pagination<MediaItem>.Request)
        /// Store a search in the history.
        case record(String)
        /// Remove a search from the history; all of them for nil.
        case forget(String?)
        /// Follow the changes of marks.
        case followMarks

        /// A new search replaces the one under way.
        public var slot: String? {
            switch self {
            case .suggest: "suggestions"
            case .pause, .search: "search"
            case .record, .forget: nil
            case .followMarks: "marks"
            }
        }
    }

    /// What its effects answer.
    public enum Answer: Sendable {
        /// Suggestions.
        case suggestions([Suggestion])
        /// The person has stopped typing.
        case paused
        /// What was read of a page of results.
        case results(ContentUpdate<Page<MediaItem>>, Pagination<MediaItem>.Request)
        /// The history has changed.
        case historyChanged
        /// The history could not be changed.
        case historyFailed(MarqueeError)
        /// A mark has changed.
        case marked(LibraryChange)
    }

    /// What is searched for.
    public private(set) var query = SearchQuery(text: "")
    /// The suggestions for the text; for no text, the newest searches.
    public private(set) var suggestions: [Suggestion] = []
    /// The results; nil before there was a search for the text.
    public private(set) var results: Pagination<MediaItem>?
    /// The result where the person is.
    public private(set) var selection = Selection<MediaReference>()

    /// Creates a search without a text.
    public init() {}

    /// The name of the screen in analytics events.
    public var screen: Screen { .search }

    /// What is shown.
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
}

extension SearchState {
    /// Suggests, and goes on with what was searched for.
    public mutating func appear() -> [Reaction<Effect>] {
        let isWaiting = results?.phase == .loading
        return [.run(.followMarks), .run(.suggest(query.text))] + (isWaiting ? search() : [])
    }

    /// What is on its way does not arrive anymore.
    public mutating func disappear() { results?.cancel() }

    /// The person has done something.
    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        switch intent {
        case .type(let text):
            guard text != query.text else { return [] }
            query.text = text
            // Results of an earlier text must not be taken for those of this one.
            results = nil
            return [.run(.suggest(text)), isBlank ? .cancel("search") : .run(.pause)]
        case .submit:
            return isBlank ? [] : [.run(.record(query.text))] + search()
        case .choose(.recent(let text)):
            query.text = text
            return [.report(.clicked("recent", on: screen)), .run(.suggest(text)), .run(.record(text))] + search()
        case .choose(.title(let title)): return [.report(.selected(title.reference, on: screen))] + recorded
        case .choose: return []
        case .look(let scope):
            guard scope != query.scope else { return [] }
            query.scope = scope
            return results == nil ? [] : search()
        case .itemShown(let index): return shown(index)
        case .move(let distance):
            selection.move(by: distance, in: results?.items.map(\.id) ?? [])
            return shown(selection.index)
        case .open(let item): return [.report(.selected(item, on: screen))] + recorded
        case .retry: return run(results?.retry())
        case .forget(let text): return [.run(.forget(text))]
        case .forgetAll: return [.report(.clicked("forgetAll", on: screen)), .run(.forget(nil))]
        }
    }

    /// Takes what was found.
    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .suggestions(let suggestions):
            self.suggestions = suggestions
            return []
        case .paused: return search()
        case .results(let update, let request):
            let next = results?.take(update, for: request)
            selection.follow(results?.items.map(\.id) ?? [])
            return (results?.reactions(to: update, for: request, on: screen) ?? []) + run(next)
        case .historyChanged: return [.run(.suggest(query.text))]
        case .historyFailed(let error): return [.show(.failed(error))]
        case .marked(let change):
            results?.marks[change.item] = change.marks
            return []
        }
    }

    private var isBlank: Bool { query.text.allSatisfy(\.isWhitespace) }

    /// A text that found something worth opening is what the person searched for.
    private var recorded: [Reaction<Effect>] { isBlank ? [] : [.run(.record(query.text))] }

    private mutating func search() -> [Reaction<Effect>] {
        var results = Pagination<MediaItem>()
        defer { self.results = results }
        selection = Selection()
        return run(results.load())
    }

    private mutating func shown(_ index: Int) -> [Reaction<Effect>] {
        let next = results?.itemShown(at: index)
        return run(next) + (results?.isLast(index) == true ? [.report(.lastItemShown(on: screen))] : [])
    }

    private func run(_ request: Pagination<MediaItem>.Request?) -> [Reaction<Effect>] {
        request.map { [.run(.search(query, $0))] } ?? []
    }
}
