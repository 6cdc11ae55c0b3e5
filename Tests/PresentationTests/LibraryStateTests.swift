import Foundation
import MarqueeDomain
import MarqueePresentation
import Testing

struct LibraryStateTests {
    private typealias Update = ContentUpdate<Page<LibraryItem>>

    private func shelf(_ ids: ClosedRange<Int>, of pages: Int = 1) -> Update {
        let items = ids.map { LibraryItem(entry: Movie(id: $0, title: "Movie \($0)").shelfEntry) }
        return .value(
            Fetched(Page(page: 1, totalPages: pages, totalResults: items.count, items: items), origin: .store), isLast: true)
    }

    private func request(of reactions: [Reaction<LibraryState.Effect>]) -> (ShelfName, Pagination<LibraryItem>.Request)? {
        reactions.effects().compactMap { if case .load(let shelf, let request) = $0 { (shelf, request) } else { nil } }.first
    }

    private func loaded() throws -> LibraryState {
        var state = LibraryState()
        let asked = self.request(of: state.appear())
        let (name, request) = try #require(asked)
        _ = state.receive(.page(name, shelf(1...20), request))
        return state
    }

    @Test func `it begins with a shelf and the changes not yet sent`() throws {
        var state = LibraryState()
        let reactions = state.appear()
        #expect(reactions.effects().prefix(2) == [.followMarks, .lookAtPending])
        #expect(request(of: reactions)?.0 == .favoriteMovies)
    }

    @Test func `another shelf is read, and a late page of the one before is dropped`() throws {
        var state = try loaded()
        let asked = self.request(of: state.handle(.refresh))
        let old = try #require(asked)
        let reactions = state.handle(.show(.ratedTV))
        #expect(reactions.events() == [.clicked("ratedTV", on: .library)] && request(of: reactions)?.0 == .ratedTV)
        _ = state.receive(.page(old.0, shelf(1...20), old.1))
        #expect(state.pages.items.isEmpty && state.handle(.show(.ratedTV)) == [])
    }

    @Test func `a guest goes to the shelves of ratings`() throws {
        var state = LibraryState()
        let asked = self.request(of: state.appear())
        let (name, request) = try #require(asked)
        let guest = MarqueeError(.forbidden, .init("session.guest"))
        let next = self.request(of: state.receive(.page(name, .failure(guest), request)))
        #expect(state.shelf == .ratedMovies && next?.0 == .ratedMovies)
        let (rated, other) = try #require(next)
        #expect(self.request(of: state.receive(.page(rated, .failure(guest), other))) == nil)
    }

    @Test func `a row is selected by its id, without a read`() throws {
        var state = try loaded()
        #expect(state.handle(.select(.title(.movie(7)))).isEmpty && state.selection.index == 6)
    }

    @Test func `nobody's shelf is not shown`() throws {
        var state = try loaded()
        let asked = self.request(of: state.handle(.refresh))
        let (name, request) = try #require(asked)
        _ = state.receive(.page(name, .failure(unauthorized), request))
        #expect(state.isSignedOut && state.pages.items.isEmpty)
    }

    @Test func `a shelf stays while the server is away`() throws {
        var state = try loaded()
        let asked = self.request(of: state.handle(.refresh))
        let (name, request) = try #require(asked)
        #expect(state.receive(.page(name, .failure(offline), request)).messages() == [.notRefreshed(offline)])
        #expect(!state.isSignedOut && state.pages.items.count == 20)
    }

    @Test func `many changes of marks are one look at the shelf`() throws {
        var state = try loaded()
        for id in 1...100 {
            let reactions = state.receive(.marked(LibraryChange(item: .movie(id), marks: Marks(isFavorite: true))))
            #expect(reactions == [.run(.settle)])
        }
        let settled = state.receive(.settled)
        #expect(settled.effects().first == .lookAtPending && request(of: settled)?.1.page == 1)
    }

    @Test func `everything is sent once at a time`() throws {
        var state = try loaded()
        #expect(state.handle(.sync) == [.report(.clicked("sync", on: .library)), .run(.sync)])
        #expect(state.isSyncing && state.handle(.sync) == [])
        let report = SyncReport()
        #expect(state.receive(.synced(report)).messages() == [.synced(report)])
        #expect(!state.isSyncing)
    }

    @Test func `a change can be sent again or taken back`() throws {
        var state = try loaded()
        let change = PendingChange(item: .movie(1), value: .favorite(true), changedAt: .distantPast, state: .rejected(unauthorized))
        _ = state.receive(.pending([change]))
        #expect(state.pending == [change])
        #expect(state.handle(.resend(change)).effects() == [.resend(change)])
        #expect(state.handle(.discard(change)).effects() == [.discard(change)])
        #expect(state.receive(.failed(offline)) == [.show(.failed(offline)), .run(.lookAtPending)])
    }

    @Test func `a mark is set from the shelf`() throws {
        var state = try loaded()
        #expect(state.handle(.set(.favorite(false), on: .movie(1))).effects() == [.set(.favorite(false), on: .movie(1))])
    }
}
