import MarqueeDomain
import MarqueePresentation
import Testing

struct SearchStateTests {
    private typealias Effect = SearchState.Effect

    private func request(of reactions: [Reaction<SearchState.Effect>]) -> Pagination<MediaItem>.Request? {
        reactions.effects().compactMap { if case .search(_, let request) = $0 { request } else { nil } }.first
    }

    /// A search for a text with a first page of results.
    private func found(_ items: [MediaItem] = movies(1...20), of pages: Int = 2) throws -> SearchState {
        var state = SearchState()
        _ = state.appear()
        _ = state.handle(.type("fight"))
        let asked = self.request(of: state.receive(.paused))
        let request = try #require(asked)
        _ = state.receive(.results(.value(page(1, items, of: pages), isLast: true), request))
        return state
    }

    @Test func `it begins with the searches of before`() {
        var state = SearchState()
        #expect(state.appear() == [.run(.followMarks), .run(.suggest(""))])
        _ = state.receive(.suggestions([.recent("fight club")]))
        #expect(state.phase == .suggesting && state.suggestions == [.recent("fight club")])
    }

    @Test func `typing suggests at once, and searches after a pause`() {
        var state = SearchState()
        _ = state.appear()
        #expect(state.handle(.type("f")) == [.run(.suggest("f")), .run(.pause)])
        #expect(state.handle(.type("fi")) == [.run(.suggest("fi")), .run(.pause)])
        #expect(state.handle(.type("fi")) == [])
        #expect(state.phase == .suggesting)
        let reactions = state.receive(.paused)
        #expect(request(of: reactions)?.page == 1 && state.phase == .loading)
        #expect(reactions.effects().contains { if case .search(SearchQuery(text: "fi"), _) = $0 { true } else { false } } == true)
    }

    @Test func `suggestions stay while the network runs`() throws {
        var state = SearchState()
        _ = state.appear()
        _ = state.handle(.type("fi"))
        _ = state.receive(.suggestions([.recent("fight club")]))
        _ = state.receive(.paused)
        #expect(state.phase == .loading && state.suggestions == [.recent("fight club")])
    }

    @Test func `a new text takes the results away`() throws {
        var state = try found()
        #expect(state.phase == .results)
        _ = state.handle(.type("fight c"))
        #expect(state.phase == .suggesting && state.results == nil)
    }

    @Test func `no text ends the search`() throws {
        var state = try found()
        #expect(state.handle(.type("  ")) == [.run(.suggest("  ")), .cancel("search")])
        #expect(state.phase == .suggesting && state.handle(.submit) == [])
    }

    @Test func `more results are loaded near the end`() throws {
        var state = try found()
        let asked = self.request(of: state.handle(.itemShown(15)))
        let request = try #require(asked)
        #expect(request.page == 2 && state.phase == .loadingMore)
        let reactions = state.receive(.results(.value(page(2, movies(21...22), of: 2), isLast: true), request))
        #expect(state.phase == .results && reactions.events() == [.pageLoaded(2, on: .search)])
        #expect(state.handle(.move(by: 30)).events() == [.lastItemShown(on: .search)])
    }

    @Test func `a result is selected by its item, and no page is read for it`() throws {
        var state = try found()
        let last = try #require(state.otherResults.last)
        #expect(state.handle(.select(last.id)) == [] && state.selection.id == last.id)
        #expect(state.handle(.select(.tv(9_999))) == [] && state.selection.id == last.id)
    }

    @Test func `nothing found is a state of its own`() throws {
        #expect(try found([], of: 1).phase == .empty)
    }

    @Test func `a search that found nothing offers similar titles, which are selected and opened`() throws {
        var state = try found([], of: 1)
        var titles = [SuggestedTitle(reference: .movie(1), title: "Fight Club"), SuggestedTitle(reference: .tv(2), title: "Fights")]
        _ = state.receive(.suggestions([.recent("fight")] + titles.map(Suggestion.title)))
        #expect(state.phase == .empty && state.similarTitles == titles && state.selection.index == 0)
        #expect(state.handle(.move(by: 1)) == [] && state.selection.index == 1)
        #expect(state.handle(.open(.tv(2))) == [.report(.selected(.tv(2), on: .search))])
        titles.removeLast()
        _ = state.receive(.suggestions(titles.map(Suggestion.title)))
        #expect(state.selection.index == 0 && state.similarTitles == titles)
        #expect(try found().similarTitles == [])
    }

    @Test(arguments: [
        (SearchQuery.Scope.all, [MediaReference.movie(1), .tv(2)]), (.movies, [.movie(1)]), (.tv, [.tv(2)]), (.people, []),
    ])
    func `similar titles belong to the scope of the search`(_ scope: SearchQuery.Scope, _ references: [MediaReference]) {
        let suggestions = [MediaReference.movie(1), .tv(2)].map { Suggestion.title(SuggestedTitle(reference: $0, title: "A")) }
        #expect(scope.titles(of: suggestions + [.recent("a")]).map(\.reference) == references)
    }

    @Test func `a failed search is retried`() throws {
        var state = SearchState()
        _ = state.appear()
        _ = state.handle(.type("fight"))
        let asked = self.request(of: state.receive(.paused))
        let request = try #require(asked)
        _ = state.receive(.results(.failure(offline), request))
        #expect(state.phase == .failed(offline))
        #expect(self.request(of: state.handle(.retry))?.page == 1 && state.phase == .loading)
    }

    @Test func `results are read again when the person wants what the server has now`() throws {
        var state = SearchState()
        _ = state.appear()
        #expect(state.handle(.refresh).isEmpty)
        state = try found()
        let reactions = state.handle(.refresh)
        let request = try #require(self.request(of: reactions))
        #expect(request.page == 1 && request.loading == .refresh && reactions.contains(.report(.refreshed(.search))))
        #expect(state.results?.items.count == 20 && state.results?.isRefreshing == true)
        #expect(state.receive(.results(.failure(offline), request)) == [.show(.notRefreshed(offline))])
    }

    @Test func `a failed next page leaves the results`() throws {
        var state = try found()
        let asked = self.request(of: state.handle(.itemShown(19)))
        let request = try #require(asked)
        _ = state.receive(.results(.failure(offline), request))
        #expect(state.phase == .failed(offline) && state.results?.items.count == 20)
        #expect(self.request(of: state.handle(.retry))?.page == 2)
    }

    @Test func `what the person really searched for is recorded`() throws {
        var state = try found()
        #expect(state.handle(.open(.movie(3))) == [.report(.selected(.movie(3), on: .search)), .run(.record("fight"))])
        #expect(state.handle(.submit) == [.run(.record("fight"))])
        #expect(state.phase == .results && state.selection.id == .movie(1))
    }

    @Test func `an explicit search does not wait for the pause`() throws {
        var state = SearchState()
        _ = state.appear()
        _ = state.handle(.type("fight"))
        let reactions = state.handle(.submit)
        #expect(reactions.effects().count == 1 && state.phase == .loading)
        let asked = self.request(of: reactions)
        let request = try #require(asked)
        #expect(state.receive(.results(.value(page(1, movies(1...2)), isLast: false), request)).effects() == [.record("fight")])
        #expect(state.receive(.results(.value(page(1, movies(1...2)), isLast: true), request)) == [])
    }

    @Test func `a recent search is searched for, and a title is opened`() throws {
        var state = SearchState()
        _ = state.appear()
        let reactions = state.handle(.choose(.recent("fight club")))
        #expect(reactions.events() == [.clicked("recent", on: .search)] && request(of: reactions)?.page == 1)
        #expect(state.query.text == "fight club" && state.phase == .loading)
        let title = Suggestion.title(SuggestedTitle(reference: .movie(550), title: "Fight Club"))
        #expect(state.handle(.choose(title)).events() == [.selected(.movie(550), on: .search)])
    }

    @Test func `another scope searches again`() throws {
        var state = try found()
        let reactions = state.handle(.look(.people))
        #expect(
            reactions.effects().contains { if case .search(SearchQuery(text: "fight", scope: .people), _) = $0 { true } else { false } })
        #expect(state.handle(.look(.people)) == [] && state.phase == .loading)
    }

    @Test func `the history is changed, and then shown`() {
        var state = SearchState()
        _ = state.appear()
        #expect(state.handle(.forget("fight")) == [.run(.forget("fight"))])
        #expect(state.handle(.forgetAll).effects() == [.forget(nil)])
        #expect(state.receive(.historyChanged) == [.run(.suggest(""))])
        #expect(state.receive(.historyFailed(offline)) == [.show(.failed(offline))])
    }

    @Test func `a search that was on its way goes on when the screen comes back`() {
        var state = SearchState()
        _ = state.appear()
        _ = state.handle(.type("fight"))
        _ = state.receive(.paused)
        state.disappear()
        #expect(request(of: state.appear())?.page == 1)
    }
}
