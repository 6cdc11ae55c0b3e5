import Marquee
import MarqueePresentation
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

@testable import MarqueeDatabase

/// Acts of screens that end at once, on a client with files.
@Suite(.timeLimit(.minutes(5)))
struct ActLifeTests {
    /// The end of a screen just after an intent.
    enum End: CaseIterable {
        case disappears, anotherAppears, released, programEnds
    }

    /// Another connection that holds the writer of the files until a store waits for it. It can be sent to another task: the handle is set
    /// before `hasBegun`, and another task uses it only after that, under the lock.
    private final class OtherWriter: @unchecked Sendable {
        private let path: String
        private var handle: SQLiteHandle?
        private let hasBegun = Mutex(false)

        init(_ folder: TemporaryFolder) { path = folder.path("store/user.sqlite") }

        func hold() throws {
            let handle = try handle ?? SQLiteHandle(path)
            self.handle = handle
            try handle.execute("BEGIN IMMEDIATE")
            hasBegun.withLock { $0 = true }
        }

        func release() {
            hasBegun.withLock { hasBegun in
                if hasBegun { try? handle?.execute("ROLLBACK") }
                hasBegun = false
            }
        }

        var isHeld: Bool { hasBegun.withLock { $0 } }
    }

    /// The screens of one test.
    private final class Stage: Sendable {
        let fixture: ClientFixture
        let marquee: MarqueeClient
        let end: End
        let isBusy: Bool
        let writer: OtherWriter
        let messages = Mutex<[Toast.Message]>([])
        let acts = Acts()

        init(_ fixture: ClientFixture, _ end: End, isBusy: Bool) async throws {
            (self.fixture, self.end, self.isBusy) = (fixture, end, isBusy)
            let writer = OtherWriter(fixture.folder)
            self.writer = writer
            // A change that the client sends at the same moment may be stored with an act, and wait for both.
            marquee = try await LockWait.$onPause.withValue({ writer.release() }) { () async throws -> MarqueeClient in
                try await fixture.client()
            }
            _ = try await marquee.account.signIn(username: "viewer", password: "popcorn")
        }

        var context: PresentationContext {
            var context = PresentationContext(acts: acts)
            context.show = { [self] message in messages.withLock { $0.append(message) } }
            return context
        }

        /// Shows a screen, sends an intent and ends the screen at once, while another connection writes. Returns when the acts have ended.
        func run<State: ScreenState>(
            _ make: @autoclosure () -> Presenter<State>, after first: State.Intent? = nil, when isReady: (State) -> Bool = { _ in true },
            _ intents: State.Intent...
        ) async throws {
            // The store's wait lets the writer go, so that the test does not depend on time. The reads of the screen may wait, too.
            try await LockWait.$onPause.withValue({ [writer] in writer.release() }) {
                // The only reference, so that the presenter can be released.
                var presenter: Presenter<State>? = make()
                presenter?.appear()
                if let first { presenter?.send(first) }
                if let states = presenter?.states { for await state in states where isReady(state) { break } }
                if isBusy { try writer.hold() }
                for intent in intents { presenter?.send(intent) }
                switch end {
                case .disappears: presenter?.disappear()
                case .anotherAppears:
                    presenter?.disappear()
                    DetailsPresenter(
                        .movie(13), movies: marquee.movies, tv: marquee.tv, library: marquee.library, context: context
                    ).appear()
                case .released: presenter = nil
                case .programEnds: break
                }
                #expect(await acts.finish(within: .seconds(1_200)))
                if isBusy { #expect(!writer.isHeld, "No store has waited for the writer.") }
                writer.release()
                presenter?.disappear()
            }
        }

        var details: DetailsPresenter {
            DetailsPresenter(.movie(550), movies: marquee.movies, tv: marquee.tv, library: marquee.library, context: context)
        }
        var library: LibraryPresenter { LibraryPresenter(library: marquee.library, context: context) }
        var search: SearchPresenter {
            SearchPresenter(
                search: marquee.search, suggestions: marquee.suggestions, history: marquee.history, library: marquee.library,
                pause: .zero, context: context)
        }
        var signIn: SignInPresenter { SignInPresenter(account: marquee.account, context: context) }
        var account: AccountPresenter { AccountPresenter(account: marquee.account, library: marquee.library, context: context) }

        func pending() async throws -> [MarkValue] { try await marquee.library.pending().map(\.value) }
    }

    @Test(arguments: End.allCases, [false, true])
    func `Marks, and changes of them, are stored after the screen has ended`(_ end: End, _ isBusy: Bool) async throws {
        try await ClientFixture.with { fixture in
            let stage = try await Stage(fixture, end, isBusy: isBusy)
            fixture.sandbox.behave(.offline)
            try await stage.run(stage.details, .toggleFavorite, .toggleWatchlist, .rate(try Rating(8.5)))
            #expect(Set(try await stage.pending()) == [.favorite(true), .watchlist(true), .rating(try Rating(8.5))])
            try await stage.run(stage.details, .toggleFavorite, .toggleFavorite, .toggleFavorite)
            #expect(Set(try await stage.pending()).contains(.favorite(true)))
            try await stage.run(stage.library, .set(.favorite(true), on: .tv(1399)), .set(.favorite(false), on: .tv(1399)))
            #expect(try await stage.marquee.library.pending().filter { $0.item == .tv(1399) && $0.value == .favorite(true) }.isEmpty)
            let rated = try #require(try await stage.marquee.library.pending().first { $0.value.kind == .rating })
            try await stage.run(stage.library, .discard(rated))
            #expect(!(try await stage.pending()).contains { $0.kind == .rating })
            let messages = stage.messages.withLock { $0 }
            #expect(messages.filter { if case .marked = $0 { true } else { $0 == .discarded(.removed) } } == messages)
        }
    }

    @Test(arguments: End.allCases, [false, true])
    func `A search whose result is opened is remembered, and a forgotten one is forgotten`(_ end: End, _ isBusy: Bool) async throws {
        try await ClientFixture.with { fixture in
            let stage = try await Stage(fixture, end, isBusy: isBusy)
            try await stage.run(stage.search, after: .type("fight"), when: { $0.phase == .results }, .open(.movie(550)))
            #expect(try await stage.marquee.history.recent(5).map(\.text) == ["fight"])
            try await stage.run(stage.search, .forget("fight"))
            #expect(try await stage.marquee.history.recent(5).isEmpty)
        }
    }

    @Test(arguments: End.allCases, [false, true])
    func `A sign-out and a sign-in are completed, and shown`(_ end: End, _ isBusy: Bool) async throws {
        try await ClientFixture.with { fixture in
            let stage = try await Stage(fixture, end, isBusy: isBusy)
            try await stage.run(stage.account, when: { $0.summary != nil }, .signOut)
            #expect(try await stage.marquee.account.current() == nil)
            try await stage.run(stage.signIn, .signIn(LoginCredentials(username: "viewer", password: Secret("popcorn"))))
            #expect(try await stage.marquee.account.current()?.username == "viewer")
            if end != .programEnds, !isBusy {
                try await stage.run(stage.signIn, .signIn(LoginCredentials(username: "viewer", password: Secret("wrong"))))
            }
            let names = stage.messages.withLock { $0 }.map { message in
                switch message {
                case .signedOut: "signed out"
                case .signedIn(let name): name
                case .failed(let error): error.code.rawValue
                default: "\(message)"
                }
            }
            #expect(names == ["signed out", "viewer"] + (end != .programEnds && !isBusy ? ["unauthorized"] : []))
        }
    }

    @Test func `The failure of an act is shown after its screen has disappeared`() async throws {
        try await ClientFixture.with { fixture in
            let stage = try await Stage(fixture, .released, isBusy: false)
            _ = try await stage.marquee.account.signOut()
            try await stage.run(stage.details, .toggleFavorite)
            let messages = stage.messages.withLock { $0 }
            #expect(messages.contains { if case .failed(let error) = $0 { error.code == .unauthorized } else { false } })
        }
    }

    /// Twenty titles, each marked and left at once.
    @Test func `No mark of many is lost`() async throws {
        try await ClientFixture.with { fixture in
            let stage = try await Stage(fixture, .disappears, isBusy: false)
            fixture.sandbox.behave(.offline)
            for id in 1...20 {
                let details = DetailsPresenter(
                    .movie(id), movies: stage.marquee.movies, tv: stage.marquee.tv, library: stage.marquee.library, context: stage.context)
                details.appear()
                details.send(.toggleFavorite)
                details.disappear()
            }
            #expect(await stage.acts.finish(within: .seconds(1_200)))
            let items = try await stage.marquee.library.pending().map(\.item)
            #expect(items.count == 20 && Set(items) == Set((1...20).map(Markable.movie)))
        }
    }
}
