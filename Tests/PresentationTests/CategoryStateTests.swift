import MarqueeDomain
import MarqueePresentation
import Testing

struct CategoryStateTests {
    private func loaded() throws -> CategoryState {
        var state = CategoryState(.movies(.popular))
        try arrive(page(1, movies(1...20), of: 2), in: &state, after: state.appear())
        return state
    }

    private func arrive(
        _ page: Fetched<Page<MediaItem>>, in state: inout CategoryState, after reactions: [Reaction<CategoryState.Effect>]
    ) throws {
        let asked = self.request(of: reactions)
        let request = try #require(asked)
        _ = state.receive(.page(.value(page, isLast: true), request))
    }

    private func request(of reactions: [Reaction<CategoryState.Effect>]) -> Pagination<MediaItem>.Request? {
        reactions.effects().compactMap { if case .load(let request) = $0 { request } else { nil } }.first
    }

    @Test func `it reads its first page once`() throws {
        var state = CategoryState(.movies(.popular))
        let reactions = state.appear()
        #expect(reactions.effects().contains(.followMarks) && request(of: reactions)?.page == 1)
        try arrive(page(1, movies(1...20)), in: &state, after: reactions)
        #expect(request(of: state.appear()) == nil)
    }

    @Test func `walking to the end loads more, and tells when the end is reached`() throws {
        var state = try loaded()
        #expect(state.handle(.move(by: 5)) == [])
        let reactions = state.handle(.move(by: 10))
        let asked = self.request(of: reactions)
        let request = try #require(asked)
        #expect(request.page == 2 && state.pages.phase == .loadingMore)
        let arrived = state.receive(.page(.value(page(2, movies(21...25), of: 2), isLast: true), request))
        #expect(arrived.events() == [.pageLoaded(2, on: .category)])
        #expect(state.handle(.move(by: 100)).events() == [.lastItemShown(on: .category)])
        #expect(state.selection.id == .movie(25))
    }

    @Test func `the selection stays at its title when the list is refreshed`() throws {
        var state = try loaded()
        _ = state.handle(.select(.movie(7)))
        let reactions = state.handle(.refresh)
        #expect(reactions.events() == [.refreshed(.category)])
        try arrive(page(1, movies(3...22), of: 2), in: &state, after: reactions)
        #expect(state.selection.id == .movie(7) && state.selection.index == 4)
    }

    @Test func `a refresh that fails leaves the list, and a message says so`() throws {
        var state = try loaded()
        let asked = self.request(of: state.handle(.refresh))
        let request = try #require(asked)
        #expect(state.receive(.page(.failure(offline), request)).messages() == [.notRefreshed(offline)])
        #expect(state.pages.items.count == 20)
    }

    @Test func `a page that fails is retried`() throws {
        var state = try loaded()
        let asked = self.request(of: state.handle(.itemShown(19)))
        let request = try #require(asked)
        #expect(state.receive(.page(.failure(offline), request)) == [])
        #expect(self.request(of: state.handle(.retry))?.page == 2)
    }

    @Test func `marks change in their place`() throws {
        var state = try loaded()
        _ = state.receive(.marked(LibraryChange(item: .movie(2), marks: Marks(isOnWatchlist: true))))
        #expect(state.pages.marks[.movie(2)]?.isOnWatchlist == true)
    }
}
