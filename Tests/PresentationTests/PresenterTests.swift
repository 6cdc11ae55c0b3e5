import MarqueeDomain
import MarqueePresentation
import Synchronization
import TestKit
import Testing

@Suite(.timeLimit(.minutes(5)))
struct PresenterTests {
    /// A search whose answers a test gives, each under its text.
    private final class Answers: Sendable {
        let gates = Mutex<[String: Gate]>([:])
        let ended = Gate()

        func gate(_ text: String) -> Gate {
            gates.withLock { gates in
                if let gate = gates[text] { return gate }
                let gate = Gate()
                gates[text] = gate
                return gate
            }
        }

        /// A search that starts as soon as the person types, and ignores that it is cancelled.
        func presenter(_ context: PresentationContext = PresentationContext()) -> SearchPresenter {
            SearchPresenter(SearchState(), context: context) { effect, deliver in
                switch effect {
                case .pause: deliver(.paused)
                case .search(let query, let request):
                    await self.gate(query.text).pass()
                    deliver(
                        .results(.value(page(1, [.movie(Movie(id: query.text.count, title: query.text))], of: 1), isLast: true), request))
                    await self.ended.pass()
                default: break
                }
            }
        }
    }

    /// Waits for a state.
    private func wait<State>(
        _ presenter: Presenter<State>, until isThere: @Sendable (State) -> Bool
    ) async -> State? {
        for await state in presenter.states where isThere(state) { return state }
        return nil
    }

    @Test func `a late answer to an earlier query is dropped`() async {
        let answers = Answers()
        let presenter = answers.presenter()
        answers.ended.open()
        presenter.appear()
        presenter.send(.type("a"))
        await answers.gate("a").arrivals(1)
        presenter.send(.type("ab"))
        await answers.gate("ab").arrivals(1)
        answers.gate("ab").open()
        _ = await wait(presenter) { $0.phase == .results }
        answers.gate("a").open()
        // The later one of two answers has been delivered when its own effect ends.
        presenter.send(.type("abc"))
        await answers.gate("abc").arrivals(1)
        answers.gate("abc").open()
        let state = await wait(presenter) { $0.phase == .results }
        #expect(state?.results?.items.map(\.title) == ["abc"])
    }

    @Test func `an answer that comes after a new text does not show old results`() async {
        let answers = Answers()
        let presenter = answers.presenter()
        presenter.appear()
        presenter.send(.type("a"))
        await answers.gate("a").arrivals(1)
        presenter.send(.type(""))
        answers.gate("a").open()
        await answers.ended.arrivals(1)
        answers.ended.open()
        #expect(presenter.state.phase == .suggesting && presenter.state.results == nil)
    }

    @Test func `of two refreshes the later one counts`() async throws {
        let (first, second) = (Gate(), Gate())
        let count = Mutex(0)
        let presenter = CategoryPresenter(CategoryState(.movies(.popular))) { effect, deliver in
            guard case .load(let request) = effect else { return }
            let number = count.withLock { count in
                count += 1
                return count
            }
            if number == 2 { await first.pass() }
            if number == 3 { await second.pass() }
            deliver(.page(.value(page(1, movies(number...number), of: 1), isLast: true), request))
        }
        presenter.appear()
        _ = await wait(presenter) { $0.pages.items.count == 1 }
        presenter.send(.refresh)
        await first.arrivals(1)
        presenter.send(.refresh)
        await second.arrivals(1)
        second.open()
        _ = await wait(presenter) { $0.pages.items.first?.id == .movie(3) }
        first.open()
        presenter.send(.refresh)
        let last = await wait(presenter) { ![.movie(1), .movie(3)].contains($0.pages.items.first?.id) }
        #expect(last?.pages.items.first?.id == .movie(4))
    }

    @Test func `a refresh ends the page that is on its way`() async {
        let (more, wasCancelled) = (Gate(), Gate())
        let presenter = CategoryPresenter(CategoryState(.movies(.popular))) { effect, deliver in
            guard case .load(let request) = effect else { return }
            if request.page == 2 {
                await withTaskCancellationHandler {
                    await more.pass()
                } onCancel: {
                    wasCancelled.open()
                }
            }
            let first = request.page == 2 ? 21 : request.loading == .refresh ? 5 : 1
            deliver(.page(.value(page(request.page, movies(first...first + 19)), isLast: true), request))
        }
        presenter.appear()
        _ = await wait(presenter) { $0.pages.items.count == 20 }
        presenter.send(.itemShown(19))
        await more.arrivals(1)
        presenter.send(.refresh)
        await wasCancelled.pass()
        more.open()
        let state = await wait(presenter) { $0.pages.items.first?.id == .movie(5) }
        #expect(state?.pages.items.count == 20)
        presenter.send(.itemShown(19))
        #expect(await wait(presenter) { $0.pages.items.count == 36 }?.pages.phase == .more)
    }

    @Test func `a screen that goes cancels what it waits for, and asks again when it comes back`() async {
        let (held, cancelled) = (Gate(), Gate())
        let count = Mutex(0)
        let presenter = CategoryPresenter(CategoryState(.tv(.popular))) { effect, deliver in
            guard case .load(let request) = effect else { return }
            let isFirst = count.withLock { count in
                count += 1
                return count == 1
            }
            if isFirst {
                await withTaskCancellationHandler {
                    await held.pass()
                } onCancel: {
                    cancelled.open()
                }
            }
            deliver(.page(.value(page(1, movies(isFirst ? 1...1 : 2...2), of: 1), isLast: true), request))
        }
        presenter.appear()
        await held.arrivals(1)
        presenter.disappear()
        await cancelled.pass()
        held.open()
        presenter.send(.refresh)
        #expect(presenter.state.pages.items.isEmpty)
        presenter.appear()
        #expect(await wait(presenter) { !$0.pages.items.isEmpty }?.pages.items.first?.id == .movie(2))
    }

    @Test func `marks that change while a list is not shown are there when it appears again`() async {
        let (changes, change) = AsyncStream.makeStream(of: LibraryChange.self)
        let presenter = CategoryPresenter(CategoryState(.movies(.popular))) { effect, deliver in
            switch effect {
            case .load(let request): deliver(.page(.value(page(1, movies(1...2), of: 1), isLast: true), request))
            case .followMarks: for await change in changes { deliver(.marked(change)) }
            }
        }
        presenter.appear()
        _ = await wait(presenter) { $0.pages.items.count == 2 }
        presenter.disappear()
        change.yield(LibraryChange(item: .movie(2), marks: Marks(isFavorite: true)))
        #expect(await wait(presenter) { $0.pages.marks[.movie(2)]?.isFavorite == true } != nil)
        presenter.appear()
        change.yield(LibraryChange(item: .movie(1), marks: Marks(isFavorite: true)))
        #expect(await wait(presenter) { $0.pages.marks[.movie(1)]?.isFavorite == true }?.pages.marks.count == 2)
    }

    @Test func `the states end with the presenter, and its effects are cancelled`() async throws {
        let cancelled = Gate()
        var presenter: PersonPresenter? = PersonPresenter(PersonState(1)) { _, _ in
            await withTaskCancellationHandler {
                await Gate().arrivals(0)
                try? await Task.sleep(for: .seconds(600))
            } onCancel: {
                cancelled.open()
            }
        }
        presenter?.appear()
        let states = presenter?.states
        presenter = nil
        await cancelled.pass()
        var last: PersonState?
        for await state in try #require(states) { last = state }
        #expect(last?.content == .loading)
    }

    @Test func `every follower sees the newest state`() async {
        let presenter = ToastPresenter(ToastState()) { _, _ in }
        presenter.appear()
        for number in 1...50 { presenter.send(.show(.signedIn(username: "\(number)"))) }
        for await state in presenter.states {
            #expect(state.toasts.last?.message == .signedIn(username: "50"))
            break
        }
    }

    @Test func `a follower may be cancelled at the moment of a new state`() async {
        for _ in 0..<200 {
            let presenter = SearchPresenter(SearchState()) { _, _ in }
            presenter.appear()
            let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
            let follower = Task { for await _ in presenter.states { arrival.yield() } }
            for await _ in arrivals { break }
            await withTaskGroup(of: Void.self) { group in
                group.addTask { for letter in 0..<20 { presenter.send(.type("\(letter)")) } }
                group.addTask { follower.cancel() }
            }
            await follower.value
        }
    }

    @Test func `an appearance is told once, and again after the screen was gone`() {
        let events = Mutex<[AnalyticsEvent]>([])
        var context = PresentationContext()
        context.report = { event in events.withLock { $0.append(event) } }
        let presenter = PersonPresenter(PersonState(1), context: context) { _, _ in }
        presenter.send(.open(.movie(550)))
        presenter.appear()
        presenter.appear()
        presenter.send(.open(.movie(550)))
        presenter.disappear()
        presenter.disappear()
        presenter.appear()
        #expect(events.withLock { $0 } == [.presented(.person), .selected(.movie(550), on: .person), .presented(.person)])
    }

    @Test func `an event handler may use the presenter`() {
        var context = PresentationContext()
        let seen = Mutex<PersonPresenter?>(nil)
        context.report = { _ in seen.withLock { $0 }?.disappear() }
        let presenter = PersonPresenter(PersonState(1), context: context) { _, _ in }
        seen.withLock { $0 = presenter }
        presenter.appear()
        presenter.send(.refresh)
        #expect(presenter.state.content == .loading)
    }
}
