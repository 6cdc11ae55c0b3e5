import Foundation
import MarqueeDomain
import MarqueePresentation
import Synchronization
import TestKit
import Testing

/// The end of a screen just after an intent.
enum ScreenEnd: CaseIterable {
    case disappears, anotherAppears, released, programEnds
}

/// A context that keeps its messages.
private final class KeptMessages: Sendable {
    private let messages = Mutex<[Toast.Message]>([])
    let acts = Acts()

    var all: [Toast.Message] { messages.withLock { $0 } }

    var context: PresentationContext {
        var context = PresentationContext(acts: acts)
        context.show = { [self] message in messages.withLock { $0.append(message) } }
        return context
    }
}

@Suite(.timeLimit(.minutes(5)))
struct ActTests {
    /// Sends every intent of a screen, ends the screen at once, and expects that each act of the intent ends without cancellation, and that
    /// each failure of an act is shown.
    private func check<State: ScreenState>(
        _ state: State, _ end: ScreenEnd, failure: @escaping @Sendable (State.Effect) -> State.Answer
    ) async where State.Intent: ActingIntent, State.Intent.Effect == State.Effect {
        for intent in State.Intent.all {
            let (gate, kept, done) = (Gate(), KeptMessages(), DoneActs<State.Effect>())
            let context = kept.context
            var presenter: Presenter<State>? = Presenter(state, context: context) { effect, deliver in
                guard case .act = effect.kind else { return }
                await gate.pass()
                if !Task.isCancelled { done.note(effect) }
                deliver(failure(effect))
            }
            presenter?.appear()
            presenter?.send(intent)
            let other = CategoryPresenter(CategoryState(.tv(.popular)), context: context) { _, _ in }
            switch end {
            case .disappears: presenter?.disappear()
            case .anotherAppears:
                presenter?.disappear()
                other.appear()
            case .released: presenter = nil
            case .programEnds:
                #expect(await context.acts.finish(within: .zero) == intent.acts.isEmpty)
                presenter?.disappear()
            }
            gate.open()
            #expect(await context.acts.finish(within: .seconds(1_200)))
            #expect(done.all == intent.acts, "\(intent)")
            #expect(kept.all.filter { if case .failed = $0 { true } else { false } }.count == intent.acts.count, "\(intent)")
        }
    }

    private final class DoneActs<Effect: Sendable>: Sendable {
        private let effects = Mutex<[Effect]>([])
        var all: [Effect] { effects.withLock { $0 } }
        func note(_ effect: Effect) { effects.withLock { $0.append(effect) } }
    }

    @Test(arguments: ScreenEnd.allCases)
    func `Every act of details ends after its screen, and its failure is shown`(_ end: ScreenEnd) async {
        await check(DetailsState(.movie(550)), end) { effect in
            guard case .set(let value, on: _) = effect else { return .notSet(.favorite(true), offline) }
            return .notSet(value, offline)
        }
    }

    @Test(arguments: ScreenEnd.allCases)
    func `Every act of a season ends after its screen, and its failure is shown`(_ end: ScreenEnd) async {
        await check(SeasonState(SeasonReference(series: 1, number: 1)), end) { effect in
            guard case .set(let value, on: let item) = effect else { return .seasons([]) }
            return .notSet(value, item, offline)
        }
        await check(EpisodeState(SeasonState.Intent.episode), end) { effect in
            guard case .set(let value, on: let episode) = effect else { return .neighbors(EpisodeState.Neighbors()) }
            return .notSet(value, episode, offline)
        }
    }

    @Test(arguments: ScreenEnd.allCases)
    func `Every act of the library ends after its screen, and its failure is shown`(_ end: ScreenEnd) async {
        await check(LibraryState(), end) { $0 == .sync ? .notSynced(offline) : .failed(offline) }
    }

    @Test(arguments: ScreenEnd.allCases)
    func `Every act of the search ends after its screen, and its failure is shown`(_ end: ScreenEnd) async {
        var state = SearchState()
        _ = state.appear()
        _ = state.handle(.type("fight"))
        for case .search(_, let request) in state.receive(.paused).effects() {
            _ = state.receive(.results(.value(page(1, movies(550...551), of: 1), isLast: true), request))
        }
        await check(state, end) { _ in .historyFailed(offline) }
    }

    @Test(arguments: ScreenEnd.allCases)
    func `Every act of the sign-in ends after its screen, and its failure is shown`(_ end: ScreenEnd) async {
        var state = SignInState()
        _ = state.appear()
        _ = state.handle(.beginApproval(ApprovalRequest()))
        _ = state.receive(.began(SignInState.Intent.pending))
        await check(state, end) { _ in .failed(unauthorized) }
    }

    @Test(arguments: ScreenEnd.allCases)
    func `Every act of the account ends after its screen, and its failure is shown`(_ end: ScreenEnd) async {
        var state = AccountState()
        _ = state.receive(.account(.init(session: sampleSession)))
        await check(state, end) { $0 == .sync ? .notSynced(offline) : .notSignedOut(offline) }
    }

    @Test(arguments: ScreenEnd.allCases)
    func `Screens without acts leave none under way`(_ end: ScreenEnd) async {
        await check(HomeState(), end) { _ in .home(.movies, .failure(offline)) }
        await check(CategoryState(.movies(.popular)), end) { _ in .marked(LibraryChange(item: .movie(1), marks: .none)) }
        await check(PersonState(1), end) { _ in .failure(offline) }
        await check(DiscoverState(DiscoverQuery(.movies)), end) { _ in .choices(DiscoverState.Choices()) }
        await check(DeviceState(), end) { _ in .info(nil) }
        await check(ToastState(), end) { $0.id }
    }

    @Test func `A mark that is set just before the screen disappears is stored`() async {
        let (gate, context, done) = (Gate(), PresentationContext(), DoneActs<MarkValue>())
        let presenter = DetailsPresenter(DetailsState(.movie(550)), context: context) { effect, _ in
            guard case .set(let value, on: _) = effect else { return }
            await gate.pass()
            if !Task.isCancelled { done.note(value) }
        }
        presenter.appear()
        presenter.send(.toggleFavorite)
        await gate.arrivals(1)
        presenter.disappear()
        gate.open()
        await context.acts.finish(within: .seconds(1_200))
        #expect(done.all == [.favorite(true)])
    }

    @Test func `A search whose result is opened is remembered`() async {
        let (gate, context, done) = (Gate(), PresentationContext(), DoneActs<String>())
        let presenter = SearchPresenter(SearchState(), context: context) { effect, deliver in
            switch effect {
            case .pause: deliver(.paused)
            case .search(_, let request): deliver(.results(.value(page(1, movies(550...550), of: 1), isLast: true), request))
            case .record(let text):
                await gate.pass()
                if !Task.isCancelled { done.note(text) }
            default: break
            }
        }
        presenter.appear()
        presenter.send(.type("movie"))
        for await state in presenter.states where state.phase == .results { break }
        presenter.send(.open(.movie(550)))
        await gate.arrivals(1)
        presenter.disappear()
        gate.open()
        await context.acts.finish(within: .seconds(1_200))
        #expect(done.all == ["movie"])
    }

    @Test func `A favorite that is set and then removed is removed, also if two screens set it`() async {
        let (gate, context, done) = (Gate(), PresentationContext(), DoneActs<MarkValue>())
        let details = { () -> DetailsPresenter in
            DetailsPresenter(DetailsState(.movie(550)), context: context) { effect, deliver in
                guard case .set(let value, on: _) = effect else { return }
                if value == .favorite(true) { await gate.pass() }
                done.note(value)
                deliver(.set(value, Marks(isFavorite: value == .favorite(true))))
            }
        }
        let library = LibraryPresenter(LibraryState(), context: context) { effect, _ in
            if case .set(let value, on: _) = effect { done.note(value) }
        }
        let first = details()
        first.appear()
        first.send(.toggleFavorite)
        first.send(.toggleFavorite)
        #expect(!first.state.marks.isFavorite && first.state.saving == [.favorite])
        library.appear()
        library.send(.set(.watchlist(true), on: .movie(550)))
        library.send(.set(.favorite(true), on: .movie(1)))
        await gate.arrivals(1)
        first.disappear()
        gate.open()
        await context.acts.finish(within: .seconds(1_200))
        #expect(done.all.filter { $0 != .favorite(true) } == [.favorite(false), .watchlist(true)])
        #expect(!first.state.marks.isFavorite && first.state.saving.isEmpty)
    }

    @Test func `Acts on other subjects do not wait, and a sign-out waits for marks`() async {
        let (acts, gate, order) = (Acts(), Gate(), DoneActs<Int>())
        acts.run(on: .marks(on: .movie(1))) {
            await gate.pass()
            order.note(1)
        }
        acts.run(on: .account) { order.note(3) }
        acts.run(on: .marks(on: .movie(2))) { order.note(4) }
        await acts.run(on: .history) { order.note(0) }.value
        #expect(order.all == [0] && acts.count == 3)
        gate.open()
        await acts.finish(within: .seconds(1_200))
        #expect(order.all == [0, 1, 3, 4] && acts.count == 0)
    }

    @Test func `A person who gives up takes the sign-in back, and a leaving screen does not`() async {
        let (gate, kept, done) = (Gate(), KeptMessages(), DoneActs<Bool>())
        let presenter = SignInPresenter(SignInState(), context: kept.context) { effect, deliver in
            guard case .signIn = effect else { return }
            await gate.pass()
            done.note(Task.isCancelled)
            deliver(Task.isCancelled ? .failed(MarqueeError(.cancelled, .init("test.cancelled", "Cancelled."))) : .signedIn(sampleSession))
        }
        presenter.appear()
        presenter.send(.signIn(sampleCredentials))
        presenter.send(.cancel)
        presenter.send(.signIn(sampleCredentials))
        presenter.disappear()
        gate.open()
        await kept.acts.finish(within: .seconds(1_200))
        #expect(done.all == [true, false] && kept.all == [.signedIn(username: "")])
        #expect(presenter.state.phase == .signedIn(sampleSession))
    }

    @Test func `A cancelled program waits for its acts, and not longer than its limit`() async {
        let (acts, gate) = (Acts(), Gate())
        acts.run(on: .history) { await gate.pass() }
        let ending = Task { await acts.finish(within: .seconds(1_200)) }
        ending.cancel()
        #expect(await acts.finish(within: .zero) == false)
        gate.open()
        #expect(await ending.value)
        #expect(await acts.finish(within: .zero))
    }

    @Test(arguments: [Fetched<Page<MediaItem>>?.none, page(1, [], of: 1)])
    func `A search that failed or found nothing is not remembered`(_ found: Fetched<Page<MediaItem>>?) {
        var state = SearchState()
        _ = state.appear()
        _ = state.handle(.type("qqqq"))
        var effects = state.handle(.submit).effects()
        for case .search(_, let request) in effects {
            let answer: ContentUpdate<Page<MediaItem>> = found.map { .value($0, isLast: true) } ?? .failure(offline)
            effects += state.receive(.results(answer, request)).effects()
        }
        #expect(!effects.contains { if case .record = $0 { true } else { false } })
    }
}
