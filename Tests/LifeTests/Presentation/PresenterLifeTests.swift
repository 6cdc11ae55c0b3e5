import Marquee
import MarqueePresentation
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// The screens on a client and the sandbox, with a clock that the test turns.
@Suite(.timeLimit(.minutes(5)))
struct PresenterLifeTests {
    /// Notes the events of a screen.
    private final class Told: Sendable {
        let events = Mutex<[AnalyticsEvent]>([])
        let reports = AsyncStream.makeStream(of: AnalyticsEvent.self)
        let messages = AsyncStream.makeStream(of: Toast.Message.self)
        let time = ManualTime()

        var context: PresentationContext {
            var context = PresentationContext()
            context.report = { event in
                self.events.withLock { $0.append(event) }
                self.reports.continuation.yield(event)
            }
            context.show = { [messages] message in messages.continuation.yield(message) }
            context.clock = TestClock(time)
            return context
        }

        /// Waits for an event: the events of an answer are reported after its state can be seen.
        func event(where isMeant: (AnalyticsEvent) -> Bool) async {
            for await event in reports.stream where isMeant(event) { return }
        }

        /// Waits for a message.
        func message(where isMeant: (Toast.Message) -> Bool) async {
            for await message in messages.stream where isMeant(message) { return }
        }
    }

    /// Waits for a state.
    @discardableResult
    private func wait<State>(_ presenter: Presenter<State>, until isThere: @Sendable (State) -> Bool) async throws -> State {
        for await state in presenter.states where isThere(state) { return state }
        throw MarqueeError(.closed, .init("test.ended", "The states ended."))
    }

    @Test func `a screen chooses pictures in the languages of its client, without another request`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client().client(for: Audience(languages: ["pt-PT", "en"]))
            let languages = client.audience.languages
            let presenter = DetailsPresenter(.movie(8358), movies: client.movies, tv: client.tv, library: client.library)
            #expect(presenter.state.languages == languages)
            #expect(DetailsPresenter(.tv(1399), movies: client.movies, tv: client.tv, library: client.library).state.languages == languages)
            let before = client.stats().requests
            let details = try await client.movies.details(8358, including: MoviePart.standard.union([.watchProviders])).value
            #expect(details.bestPoster(in: languages) == ImagePath("/castAwayPortugal.jpg"))
            #expect(details.bestPoster(in: ["pt-BR", "pt-PT"]) == ImagePath("/castAwayBrazil.jpg"))
            #expect(details.bestPoster(in: "fr") == ImagePath("/6Zp6oj4QxpYFFvrVtb4kGc7r0jK.jpg"), "the original language")
            #expect(client.stats().requests == before + 1)
        }
    }

    @Test func `home shows a highlighted movie and all categories, and again without a server`() async throws {
        try await ClientFixture.with { fixture in
            for isOnline in [true, false] {
                if !isOnline { fixture.sandbox.behave(.offline) }
                let (marquee, told) = (try await fixture.client(), Told())
                let home = HomePresenter(movies: marquee.movies, tv: marquee.tv, library: marquee.library, context: told.context)
                home.appear()
                let state = try await wait(home) { $0.shown.content.fetched != nil && !$0.shown.content.isRefreshing }
                let shown = try #require(state.shown.content.value)
                #expect(shown.rows.map(\.category) == MovieList.Kind.allCases.map(TitleCategory.movies))
                #expect(shown.rows.allSatisfy { !$0.items.isEmpty && $0.failure == nil })
                #expect(shown.highlight?.backdropPath != nil)
                #expect((state.shown.content.fetched?.origin == .server) == isOnline)
                home.send(.show(.tv))
                let tv = try await wait(home) { $0.tab == .tv && $0.shown.content != .loading }
                #expect(tv.shown.content.value?.rows.map(\.category) == TVList.Kind.allCases.map(TitleCategory.tv))
                #expect(told.events.withLock { $0 } == [.presented(.home), .clicked("tv", on: .home)])
            }
        }
    }

    @Test func `a first home without a server is an error that is retried`() async throws {
        try await ClientFixture.with { fixture in
            fixture.sandbox.behave(.offline)
            let marquee = try await fixture.client()
            let home = HomePresenter(.tv, movies: marquee.movies, tv: marquee.tv, library: marquee.library)
            home.appear()
            let state = try await wait(home) { $0.shown.content.error != nil }
            #expect(state.shown.content.error?.code == .offline)
            fixture.sandbox.behave(.normal)
            home.send(.retry)
            try await wait(home) { $0.shown.content.value?.rows.count == 4 }
        }
    }

    @Test func `a category loads more as the person walks down`() async throws {
        try await ClientFixture.with { fixture in
            let (marquee, told) = (try await fixture.client(), Told())
            let list = CategoryPresenter(
                .movies(.topRated), movies: marquee.movies, tv: marquee.tv, library: marquee.library, context: told.context)
            list.appear()
            let first = try await wait(list) { $0.pages.phase == .more }
            list.send(.move(by: 15))
            let more = try await wait(list) { $0.pages.items.count > first.pages.items.count }
            #expect(Array(more.pages.items.prefix(first.pages.items.count)) == first.pages.items)
            #expect(more.selection.index == 15)
            await told.event { $0 == .pageLoaded(2, on: .category) }
        }
    }

    @Test func `a search waits until the person stops typing`() async throws {
        try await ClientFixture.with { fixture in
            let (marquee, told) = (try await fixture.client(), Told())
            let search = SearchPresenter(
                search: marquee.search, suggestions: marquee.suggestions, history: marquee.history, library: marquee.library,
                context: told.context)
            search.appear()
            for text in ["f", "fi", "fight"] { search.send(.type(text)) }
            await told.time.sleepers(1)
            told.time.advance(by: .milliseconds(300))
            let found = try await wait(search) { $0.phase == .results }
            #expect(found.results?.items.first?.id == .movie(550))
            let asked = fixture.events.events.filter { if case .requestFinished = $0.kind { true } else { false } }
            #expect(asked.map(\.operation) == ["GET /3/search/multi"])
            search.send(.open(.movie(550)))
            search.send(.type(""))
            try await wait(search) { $0.suggestions == [.recent("fight")] }
            search.send(.forget("fight"))
            try await wait(search) { $0.suggestions.isEmpty }
        }
    }

    @Test func `a search without a server is an error that is retried`() async throws {
        try await ClientFixture.with { fixture in
            let (marquee, told) = (try await fixture.client(), Told())
            fixture.sandbox.behave(.offline)
            let search = SearchPresenter(
                search: marquee.search, suggestions: marquee.suggestions, history: marquee.history, library: marquee.library,
                context: told.context)
            search.appear()
            search.send(.type("fight club"))
            search.send(.look(.people))
            search.send(.submit)
            try await wait(search) { if case .failed = $0.phase { true } else { false } }
            fixture.sandbox.behave(.normal)
            search.send(.look(.movies))
            let found = try await wait(search) { $0.phase == .results }
            #expect(found.results?.items.first?.id == .movie(550))
        }
    }

    @Test func `details show marks of the person, and messages of what was set`() async throws {
        try await ClientFixture.with { fixture in
            let (marquee, told) = (try await fixture.client(), Told())
            let details = DetailsPresenter(
                .movie(550), movies: marquee.movies, tv: marquee.tv, library: marquee.library, context: told.context)
            details.appear()
            let state = try await wait(details) { $0.content.value != nil && !$0.content.isRefreshing }
            let shown = try #require(state.content.value)
            #expect(!shown.credits.cast.isEmpty && !shown.similar.isEmpty && !shown.watchProviders.countries.isEmpty)
            details.send(.toggleFavorite)
            await told.message { if case .failed(let error) = $0 { error.code == .unauthorized } else { false } }

            _ = try await marquee.account.signIn(username: "viewer", password: "popcorn")
            fixture.sandbox.behave(.offline)
            details.disappear()
            details.appear()
            details.send(.toggleFavorite)
            let marked = try await wait(details) { $0.marks.isFavorite && $0.saving.isEmpty }
            #expect(marked.marks.pending == [.favorite])
            details.send(.rate(try Rating(8.5)))
            try await wait(details) { $0.marks.rating == (try? Rating(8.5)) }
        }
    }

    @Test func `the library shows what waits, and a sync sends it`() async throws {
        try await ClientFixture.with { fixture in
            let (marquee, told) = (try await fixture.client(), Told())
            let library = LibraryPresenter(library: marquee.library, context: told.context)
            library.appear()
            try await wait(library) { $0.isSignedOut }

            let signIn = SignInPresenter(account: marquee.account, context: told.context)
            signIn.appear()
            try await wait(signIn) { $0.phase == .signedOut }
            signIn.send(.signIn(LoginCredentials(username: "viewer", password: Secret("popcorn"))))
            try await wait(signIn) { if case .signedIn = $0.phase { true } else { false } }

            _ = try await marquee.movies.details(550)
            fixture.sandbox.behave(.offline)
            try await marquee.library.setFavorite(.movie(550))
            library.send(.retry)
            let waiting = try await wait(library) { state in state.pages.items.contains { $0.id == .title(.movie(550)) } }
            #expect(!waiting.isSignedOut)
            library.disappear()
            library.appear()
            try await wait(library) { $0.pending.map(\.item) == [.movie(550)] }
            fixture.sandbox.behave(.normal)
            library.send(.sync)
            try await wait(library) { !$0.isSyncing && $0.pending.isEmpty }
            await told.message { if case .synced = $0 { true } else { false } }

            let account = AccountPresenter(account: marquee.account, library: marquee.library, context: told.context)
            account.appear()
            let shown = try await wait(account) { $0.summary?.account != nil }
            #expect(shown.summary?.session.username == "viewer" && shown.summary?.pending == [])
            account.send(.signOut)
            try await wait(account) { $0.phase == .signedOut }
            await told.message { if case .signedOut = $0 { true } else { false } }
            #expect(told.events.withLock { $0 }.map(\.name).contains(.signedOut))
        }
    }

    @Test func `a person approves the program in a browser`() async throws {
        try await ClientFixture.with { fixture in
            let (marquee, told) = (try await fixture.client(), Told())
            let signIn = SignInPresenter(account: marquee.account, context: told.context)
            signIn.appear()
            signIn.send(.beginApproval(ApprovalRequest()))
            let state = try await wait(signIn) { if case .awaitingApproval = $0.phase { true } else { false } }
            guard case .awaitingApproval(let pending) = state.phase else { return }
            await told.time.sleepers(1)
            told.time.advance(by: .seconds(3))
            try await wait(signIn) { $0.isNotApprovedYet }
            #expect(fixture.sandbox.approve(pending.requestToken.reveal(), as: "viewer"))
            signIn.send(.approved)
            try await wait(signIn) { if case .signedIn = $0.phase { true } else { false } }
        }
    }

    @Test func `a person has pictures and titles`() async throws {
        try await ClientFixture.with { fixture in
            let marquee = try await fixture.client()
            let person = PersonPresenter(819, people: marquee.people)
            person.appear()
            let state = try await wait(person) { $0.content.value != nil && !$0.content.isRefreshing }
            #expect(!state.titles.isEmpty && state.person?.name.isEmpty == false)
        }
    }
}
