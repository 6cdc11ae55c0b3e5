import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit

/// A server of marks that answers by a script, and records the received values.
final class ScriptedServer: LibraryAPI {
    enum Answer: Sendable, CaseIterable {
        case success
        /// The mark is set, but the answer is lost.
        case lost
        case refused
    }

    struct Sent: Sendable, Hashable {
        var session: String
        var item: Markable
        var value: MarkValue
    }

    private struct State {
        var asked = 0
        var marks: [String: [Markable: Marks]] = [:]
        var failures: [MarqueeError?] = []
        var gates: [(gate: Gate, isKept: Bool)] = []
        var refusal: MarqueeError?
        var question: (@Sendable () async throws(MarqueeError) -> Void)?
    }

    private let state = Mutex(State())
    private let arrivals = Happenings<Sent>()

    /// The received values in order, whatever the answers were.
    var sent: [Sent] { arrivals.noted }
    /// Waits until a number of values has arrived.
    func hears(_ count: Int) async { await arrivals.wait { $0.count >= count } }
    var values: [MarkValue] { sent.map(\.value) }
    /// How often its marks were read.
    var asked: Int { state.withLock { $0.asked } }

    /// The results of the next sends; nil is a success. All later ones succeed.
    func fail(_ failures: [MarqueeError?]) { state.withLock { $0.failures = failures } }
    func fail(_ failure: MarqueeError, times: Int) { fail(Array(repeating: failure, count: times)) }

    /// Every read of a shelf fails from now on.
    func refuseShelves(_ refusal: MarqueeError) { state.withLock { $0.refusal = refusal } }

    /// The next send waits at a gate after it has arrived. A cancelled caller ends the wait, unless the answer is to come in any case.
    func hold(at gate: Gate, whateverHappens isKept: Bool = false) { state.withLock { $0.gates.append((gate, isKept)) } }

    /// Runs a closure when its marks are read next. The closure may throw the answer. It is released then, as it may hold this server.
    func whenAsked(_ question: @escaping @Sendable () async throws(MarqueeError) -> Void) { state.withLock { $0.question = question } }

    func set(_ value: MarkValue, on item: Markable, of session: String) {
        state.withLock { $0.marks[session, default: [:]][item, default: .none].set(value) }
    }

    func marks(on item: Markable, of session: String) -> Marks { state.withLock { $0.marks[session]?[item] ?? .none } }

    func set(_ value: MarkValue, on item: Markable, as user: UserAuthorization) async throws(MarqueeError) {
        let session = user.session.reveal()
        let (failure, held) = state.withLock { state in
            // In the order of the answers.
            arrivals.note(Sent(session: session, item: item, value: value))
            let failure = state.failures.isEmpty ? nil : state.failures.removeFirst()
            if failure == nil { state.marks[session, default: [:]][item, default: .none].set(value) }
            return (failure, state.gates.isEmpty ? nil : state.gates.removeFirst())
        }
        await withTaskCancellationHandler {
            await held?.gate.pass()
        } onCancel: {
            if let held, !held.isKept { held.gate.open() }
        }
        if Task.isCancelled, held?.isKept != true { throw MarqueeError(.cancelled, .test) }
        if let failure { throw failure }
    }

    func marks(on item: Markable, as user: UserAuthorization) async throws(MarqueeError) -> Marks {
        let question = state.withLock { state in
            state.asked += 1
            defer { state.question = nil }
            return state.question
        }
        try await question?()
        return marks(on: item, of: user.session.reveal())
    }

    func shelfOperations(of kind: Session.Kind) -> Set<String> { ["GET /\(ShelfName.ratedMovies.rawValue)"] }

    func shelf<Item>(_ shelf: Shelf<Item>, _ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Item>> {
        guard shelf.name == .ratedMovies else { return remote(shelf.name.rawValue, []) }
        let marks = state.withLock { $0.marks[user.session.reveal()] ?? [:] }
        let items = marks.compactMap { item, marks -> Item? in
            guard case .movie(let id) = item, let rating = marks.rating else { return nil }
            return Item(ShelfEntry(.movie(edited(Movie(id: id, title: "Movie \(id)")) { $0.originalTitle = "" }), rating: rating))
        }
        return remote(shelf.name.rawValue, items)
    }
    func recommendedMovies(page: Int, as user: UserAuthorization) -> Remote<Page<Movie>> { remote("recommended/movies", []) }
    func recommendedTV(page: Int, as user: UserAuthorization) -> Remote<Page<TVSeries>> { remote("recommended/tv", []) }
    func sortedFavoriteMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>> {
        remote("sortedFavoriteMovies", [])
    }
    func sortedFavoriteTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>> { remote("sortedFavoriteTV", []) }
    func sortedWatchlistMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>> {
        remote("sortedWatchlistMovies", [])
    }
    func sortedWatchlistTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>> {
        remote("sortedWatchlistTV", [])
    }
    func sortedRatedMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<Movie>>> {
        remote("sortedRatedMovies", [])
    }
    func sortedRatedTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<TVSeries>>> { remote("sortedRatedTV", []) }
    func episodeRatings(of season: SeasonReference, as user: UserAuthorization) -> Remote<[EpisodeRating]> {
        Remote(key: SnapshotKey(server: "scripted", operation: "GET /season", audience: .standard), isPrivate: true, freshFor: .zero) {
            () async throws(MarqueeError) in []
        }
    }

    private func remote<Item: Sendable>(_ name: String, _ items: [Item]) -> Remote<Page<Item>> {
        Remote(key: SnapshotKey(server: "scripted", operation: "GET /\(name)", audience: .standard), isPrivate: true) {
            [self] (_) async throws(MarqueeError) in
            if let refusal = state.withLock({ $0.refusal }) { throw refusal }
            return .body(Data(), validator: nil, freshFor: .zero)
        } adapt: { (_) throws(MarqueeError) in
            Adapted(Page(page: 1, totalPages: 1, totalResults: items.count, items: items))
        }
    }
}

extension MarqueeError.Reason {
    static let test = MarqueeError.Reason("test", "It is so in this test.")
}

extension MarqueeError {
    static let offline = MarqueeError(.offline, .test)
    static let failing = MarqueeError(.server, .test, status: 500)
    static let refusal = MarqueeError(.refused, .test, status: 400, tmdbCode: 5)
    static let revoked = MarqueeError(.unauthorized, .test, status: 401, tmdbCode: 3)
}
