import MarqueeDomain
import MarqueePresentation
import Testing

struct DiscoverStateTests {
    private static let drama = DiscoverQuery.Named(id: 18, name: "Drama")

    private func request(_ reactions: [Reaction<DiscoverState.Effect>]) -> (DiscoverQuery, Pagination<MediaItem>.Request)? {
        reactions.effects().compactMap { if case .load(let query, let request) = $0 { (query, request) } else { nil } }.first
    }

    private func loaded(_ query: DiscoverQuery) throws -> DiscoverState {
        var state = DiscoverState(query)
        let asked = request(state.appear())
        _ = state.receive(.page(.value(page(1, movies(1...20), of: 2), isLast: true), try #require(asked).1))
        return state
    }

    @Test func `it reads its first page and the choices`() {
        var state = DiscoverState(DiscoverQuery(.movies) { $0.country = "DE" })
        let reactions = state.appear()
        #expect(reactions.effects().contains(.loadChoices(.movies, country: "DE")) && reactions.effects().contains(.followMarks))
        #expect(request(reactions)?.1.page == 1)
        var choices = DiscoverState.Choices()
        choices.genres = [Self.drama]
        _ = state.receive(.choices(choices))
        #expect(state.choices.genres == [Self.drama])
    }

    @Test func `another condition begins a new list, and the same one does not`() throws {
        var state = try loaded(DiscoverQuery(.movies))
        let query = DiscoverQuery(.movies) { $0.genre = Self.drama }
        let reactions = state.handle(.look(query))
        #expect(reactions.events() == [.clicked("filter", on: .discover)] && request(reactions)?.0 == query)
        #expect(state.pages.items.isEmpty && state.selection.id == nil && state.pages.phase == .loading)
        #expect(!reactions.effects().contains(.loadChoices(.movies, country: nil)))
        #expect(state.handle(.look(query)) == [])
    }

    @Test func `another kind removes the genre and the provider, and reads other choices`() throws {
        var state = try loaded(DiscoverQuery(.movies) { ($0.genre, $0.provider) = (Self.drama, .init(id: 8, name: "P")) })
        _ = state.receive(.choices(edited(DiscoverState.Choices()) { $0.genres = [Self.drama] }))
        var query = state.query
        (query.kind, query.year) = (.tv, 2_001)
        let reactions = state.handle(.look(query))
        #expect(state.query == DiscoverQuery(.tv) { $0.year = 2_001 } && state.choices.genres.isEmpty)
        #expect(reactions.effects().contains(.loadChoices(.tv, country: nil)))
    }

    @Test func `walking to the end loads more with the same conditions`() throws {
        let query = DiscoverQuery(.movies) { $0.lowestVote = 7 }
        var state = try loaded(query)
        let asked = request(state.handle(.move(by: 15)))
        let (wanted, next) = try #require(asked)
        #expect(wanted == query && next.page == 2)
        _ = state.receive(.page(.value(page(2, movies(21...25), of: 2), isLast: true), next))
        #expect(state.handle(.move(by: 100)).events() == [.lastItemShown(on: .discover)])
    }

    private func edited<Value>(_ value: Value, _ edit: (inout Value) -> Void) -> Value {
        var value = value
        edit(&value)
        return value
    }
}

struct DeviceStateTests {
    private func search(_ reactions: [Reaction<DeviceState.Effect>]) -> (String, Pagination<MediaItem>.Request)? {
        reactions.effects().compactMap { if case .search(let text, let request) = $0 { (text, request) } else { nil } }.first
    }

    @Test func `it counts each time that it appears`() {
        var state = DeviceState()
        #expect(state.appear().first == .run(.count) && state.count == .counting)
        _ = state.receive(.info(CacheInfo(answers: 1, titles: 2, bytes: 3)))
        #expect(state.count == .counted(CacheInfo(answers: 1, titles: 2, bytes: 3)))
        _ = state.receive(.info(nil))
        #expect(state.count == .unknown)
        let catalog = Day(year: 2026, month: 11, day: 25).map { CatalogInfo(day: $0, counts: [.movie: 2], adultCount: 0, bytes: 9) }
        _ = state.receive(.catalog(catalog))
        #expect(state.catalog == catalog)
        _ = state.receive(.catalog(nil))
        #expect(state.catalog == nil)
        _ = state.receive(.notCounted(offline))
        #expect(state.count == .failed(offline) && state.handle(.retry) == [.run(.count)])
        #expect(Array(state.handle(.refresh).prefix(2)) == [.report(.refreshed(.device)), .run(.count)] && state.count == .counting)
    }

    @Test func `without a text, all titles of this device are listed, and new ones when the screen appears again`() throws {
        var state = DeviceState()
        for count in [19, 20] {
            let (text, request) = try #require(search(state.appear()))
            #expect(text == "" && request.page == 1)
            _ = state.receive(.page(.value(page(1, movies(1...count), of: 2), isLast: true), request))
            #expect(state.results.items.count == count)
        }
        let (_, second) = try #require(search(state.handle(.move(by: 18))))
        _ = state.receive(.page(.value(page(2, movies(21...40), of: 2), isLast: true), second))
        let (count, place) = (state.results.items.count, state.selection)
        #expect(search(state.appear()) == nil && state.results.items.count == count && state.selection == place)
        _ = state.handle(.type("m"))
        let cleared = try #require(search(state.handle(.type(" "))))
        #expect(cleared.0 == "" && state.results.phase == .loading && state.selection == Selection())
    }

    @Test func `a text that matches nothing on this device is an empty list and no failure`() throws {
        var state = DeviceState()
        _ = state.appear()
        let asked = search(state.handle(.type("fight")))
        let (text, request) = try #require(asked)
        #expect(text == "fight" && state.results.phase == .loading)
        _ = state.receive(.page(.failure(offline), request))
        #expect(state.results.phase == .empty)
        let again = search(state.handle(.type("fi")))
        _ = state.receive(.page(.failure(unauthorized), try #require(again).1))
        #expect(state.results.phase == .failed(unauthorized))
    }

    @Test func `titles that match can be walked through and opened`() throws {
        var state = DeviceState()
        _ = state.appear()
        let asked = search(state.handle(.type("m")))
        _ = state.receive(.page(.value(page(1, movies(1...20), of: 2), isLast: true), try #require(asked).1))
        #expect(search(state.handle(.move(by: 15)))?.1.page == 2 && state.selection.id == .movie(16))
        #expect(state.handle(.open(.movie(16))) == [.report(.selected(.movie(16), on: .device))])
    }
}
