import MarqueeDomain
import MarqueePresentation
import Testing

struct HomeStateTests {
    private func content(_ rows: [(TitleCategory, ClosedRange<Int>?)]) -> HomeContent {
        var home = HomeContent(rows: [])
        home.rows = rows.map { category, ids in
            HomeContent.Row(category: category, items: ids.map(movies) ?? [], failure: ids == nil ? offline : nil)
        }
        home.highlight = home.rows.first?.items.first
        return home
    }

    private func loaded() -> HomeState {
        var state = HomeState()
        _ = state.appear()
        let home = content([(.movies(.popular), 1...20), (.movies(.topRated), 21...40)])
        _ = state.receive(.home(.movies, .value(Fetched(home, origin: .server), isLast: true)))
        return state
    }

    @Test func `it begins with movies, and reads TV series when they are looked at`() {
        var state = HomeState()
        #expect(state.appear() == [.run(.followMarks), .run(.load(.movies, .first))])
        #expect(state.handle(.show(.tv)) == [.report(.clicked("tv", on: .home)), .run(.load(.tv, .first))])
        #expect(state.handle(.show(.movies)) == [.report(.clicked("movies", on: .home))])
        #expect(state.tab == .movies && state.shown.content == .loading)
    }

    @Test func `what is there has a place for the person`() {
        var state = loaded()
        #expect(state.shown.row.id == .movies(.popular) && state.shown.selected == .movie(1))
        _ = state.handle(.moveItem(by: 2))
        _ = state.handle(.moveRow(by: 1))
        #expect(state.shown.selected == .movie(21))
        _ = state.handle(.moveItem(by: -1))
        _ = state.handle(.moveRow(by: -5))
        #expect(state.shown.selected == .movie(3))
        _ = state.handle(.select(.movie(30), row: .movies(.topRated)))
        #expect(state.shown.selected == .movie(30))
    }

    @Test func `the place is kept by identity when the rows change`() {
        var state = loaded()
        _ = state.handle(.select(.movie(30), row: .movies(.topRated)))
        #expect(state.handle(.refresh) == [.report(.refreshed(.home)), .run(.load(.movies, .refresh))])
        #expect(state.shown.content.isRefreshing)
        let home = content([(.movies(.upcoming), 50...60), (.movies(.topRated), 25...44)])
        _ = state.receive(.home(.movies, .value(Fetched(home, origin: .server), isLast: true)))
        #expect(state.shown.selected == .movie(30) && state.shown.row.index == 1)
    }

    @Test func `a row that is not cached is on its way, and then fails alone`() {
        var state = HomeState()
        _ = state.appear()
        let home = content([(.movies(.popular), 1...20), (.movies(.topRated), nil)])
        _ = state.receive(.home(.movies, .value(Fetched(home, origin: .store, isStale: true), isLast: false)))
        #expect(state.shown.content.value?.rows.map(\.failure) == [nil, nil])
        _ = state.receive(.home(.movies, .value(Fetched(home, origin: .store, isStale: true), isLast: true)))
        #expect(state.shown.content.value?.rows.map(\.failure) == [nil, offline])
        #expect(state.handle(.retry) == [.run(.load(.movies, .first))])
    }

    @Test func `what is there stays when a refresh fails, and a message says so`() {
        var state = loaded()
        _ = state.handle(.refresh)
        #expect(state.receive(.home(.movies, .failure(offline))) == [.show(.notRefreshed(offline))])
        #expect(state.shown.content.fetched?.refreshError == offline && !state.shown.content.isRefreshing)
        #expect(state.handle(.retry) == [.run(.load(.movies, .refresh))])
    }

    @Test func `nothing at all is an error that is retried`() {
        var state = HomeState()
        _ = state.appear()
        #expect(state.receive(.home(.movies, .failure(offline))) == [])
        #expect(state.shown.content == .failed(offline))
        #expect(state.handle(.retry) == [.run(.load(.movies, .first))])
        #expect(state.shown.content == .loading)
    }

    @Test func `marks change in their place`() {
        var state = loaded()
        _ = state.receive(.marked(LibraryChange(item: .movie(1), marks: Marks(isFavorite: true))))
        #expect(state.movies.content.fetched?.marks(on: .movie(1)).isFavorite == true)
    }

    @Test func `a tab that did not arrive is asked for again`() {
        var state = HomeState()
        _ = state.appear()
        state.disappear()
        #expect(state.appear() == [.run(.followMarks), .run(.load(.movies, .first))])
    }

    @Test func `opening a title is told`() {
        var state = loaded()
        #expect(state.handle(.open(.movie(3))) == [.report(.selected(.movie(3), on: .home))])
    }
}
