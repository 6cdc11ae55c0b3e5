public import MarqueeDomain

/// The search.
public typealias SearchPresenter = Presenter<SearchState>

extension Presenter where State == SearchState {
    /// Creates a search.
    ///
    /// The server is asked when the person has stopped typing for the length of the pause. With `lookUp`, a text that can be an id or an
    /// address is looked up, too.
    public convenience init(
        search: SearchUseCases, suggestions: GetSuggestions, history: SearchHistoryUseCases, library: LibraryUseCases,
        lookUp: LookUp? = nil, pause: Duration = .milliseconds(300), context: PresentationContext = PresentationContext()
    ) {
        let clock = context.clock
        self.init(SearchState(), context: context) { effect, deliver in
            switch effect {
            case .suggest(let text): deliver(.suggestions(await history.suggestions(for: text, from: suggestions)))
            case .pause:
                do {
                    try await clock.sleep(for: pause)
                    deliver(.paused)
                } catch {
                    // The person typed on.
                }
            case .search(let query, let request):
                await request.load { (page, policy) async throws(MarqueeError) in
                    try await search.results(of: query, page: page, policy: policy)
                } deliver: {
                    deliver(.results($0, request))
                }
            case .lookUp(let text):
                // Without an answer, the results of the search are all there is.
                deliver(.named((try? await lookUp?(text))?.candidates.filter { $0.isNamed(by: text) } ?? [], by: text))
            case .record(let text):
                do throws(MarqueeError) {
                    try await history.record(text)
                    deliver(.historyChanged)
                } catch {
                    // A text that is not valid says so where its results would be.
                    if error.code != .invalidInput { deliver(.historyFailed(error)) }
                }
            case .forget(let text):
                do throws(MarqueeError) {
                    if let text { try await history.remove(text) } else { try await history.clear() }
                    deliver(.historyChanged)
                } catch {
                    deliver(.historyFailed(error))
                }
            case .followMarks:
                for await change in library.changes { deliver(.marked(change)) }
            }
        }
    }
}

extension SearchHistoryUseCases {
    /// The suggestions for a text; for no text, the newest searches. A store that fails leaves none: the search itself goes on.
    fileprivate func suggestions(for text: String, from suggestions: GetSuggestions) async -> [Suggestion] {
        guard text.allSatisfy(\.isWhitespace) else { return (try? await suggestions(text)) ?? [] }
        let recent = try? await recent(GetSuggestions.limit)
        return recent?.map { .recent($0.text) } ?? []
    }
}

extension SearchUseCases {
    fileprivate func results(
        of query: SearchQuery, page: Int, policy: ReadPolicy
    ) async throws(MarqueeError) -> Fetched<Page<MediaItem>> {
        let text = query.text
        return switch query.scope {
        case .all: try await multi(text, page: page, policy: policy)
        case .movies: try await movies(text, page: page, policy: policy).map { $0.mapItems(MediaItem.movie) }
        case .tv: try await tv(text, page: page, policy: policy).map { $0.mapItems(MediaItem.tv) }
        case .people: try await people(text, page: page, policy: policy).map { $0.mapItems(MediaItem.person) }
        }
    }
}

extension LookUpCandidate {
    /// Whether the text names the item in another way than by its title: the search finds titles.
    fileprivate func isNamed(by text: String) -> Bool {
        switch (reason, item) {
        case (.address, _), (.externalID, _), (.id, _): true
        case (_, .season), (_, .episode): reason.isCertain
        default: reason.isCertain && text.contains("/")
        }
    }
}
