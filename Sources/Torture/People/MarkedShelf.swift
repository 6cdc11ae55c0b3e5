import Foundation
import Marquee
import MarqueeSandbox

/// One mark on one of a few movies, as a line of text.
struct SmallMark: Hashable {
    static let movies = [550, 603, 13, 640, 129]

    let movie: Int
    let value: MarkValue

    var item: Markable { .movie(movie) }
    var key: Key { Key(movie: movie, kind: value.kind) }

    struct Key: Hashable {
        let movie: Int
        let kind: MarkKind
    }

    /// As `550 rating 17`; 0 is not marked.
    var text: String {
        let number =
            switch value {
            case .favorite(let isSet), .watchlist(let isSet): isSet ? 1 : 0
            case .rating(let rating): rating?.halfPoints ?? 0
            }
        return "\(movie) \(value.kind.rawValue) \(number)"
    }

    init(_ movie: Int, _ value: MarkValue) { (self.movie, self.value) = (movie, value) }

    init?(_ text: some StringProtocol) {
        let words = text.split(separator: " ")
        guard words.count == 3, let movie = Int(words[0]), let kind = MarkKind(rawValue: String(words[1])), let number = Int(words[2])
        else {
            return nil
        }
        let value: MarkValue =
            switch kind {
            case .favorite: .favorite(number == 1)
            case .watchlist: .watchlist(number == 1)
            case .rating: .rating(Rating(halfPoints: number))
            }
        self.init(movie, value)
    }

    static func random(_ random: inout SplitMix64) -> SmallMark {
        let movie = movies[random.pick(0...movies.count - 1)]
        return switch random.pick(0...3) {
        case 0: SmallMark(movie, .favorite(random.pick(0...1) == 1))
        case 1: SmallMark(movie, .watchlist(random.pick(0...1) == 1))
        default: SmallMark(movie, .rating(Rating(halfPoints: random.pick(0...20))))
        }
    }
}

/// What a process that was killed said about its marks.
struct MarkTestimony {
    private var view: [SmallMark.Key: MarkValue]
    private var last: SmallMark?
    private(set) var kept = 0

    init(_ lines: [String], over view: [SmallMark.Key: MarkValue]) {
        self.view = view
        for line in lines {
            // The last line may be torn by the kill.
            if line.hasPrefix("try ") { last = SmallMark(line.dropFirst(4)) }
            guard line.hasPrefix("kept "), let mark = SmallMark(line.dropFirst(5)), mark == last else { continue }
            self.view[mark.key] = mark.value
            last = nil
            kept += 1
        }
    }

    /// The marks that are not what was acknowledged; the last one that was tried may be there or not.
    func missing(in found: [SmallMark.Key: MarkValue]) -> [SmallMark.Key] {
        view.keys.filter { key in
            let isAsTried = last.map { $0.key == key && $0.value == found[key] } ?? false
            return found[key] != view[key] && !isAsTried
        }
    }
}

/// A server with one account, and the stores that its owner's processes use.
struct MarkedShelf {
    let sandbox: Sandbox
    private let viewer = Sandbox.Account.viewer

    init() async throws { sandbox = try await Sandbox.start() }

    var nothing: [SmallMark.Key: MarkValue] { Self.view { _ in .none } }

    func signIn(in folder: String) async throws -> Session {
        let client = try await Service.client(of: sandbox.baseURL) { $0.storage = .folder(folder) }
        let session = try await client.account.signIn(username: viewer.username, password: Secret(viewer.password))
        _ = try await client.library.pull()
        await client.shutdown()
        return session
    }

    /// What the owner sees, in a new process's words.
    func view(of session: Session, in folder: String) async throws -> [SmallMark.Key: MarkValue] {
        let client = try await Service.client(of: sandbox.baseURL) { $0.storage = .folder(folder) }
        var marks: [Int: Marks] = [:]
        for movie in SmallMark.movies { marks[movie] = try await client.user(session).library.marks(on: .movie(movie), .offline).value }
        await client.shutdown(deadline: .zero)
        return Self.view { marks[$0] ?? .none }
    }

    /// Sends what waits, and tells what the server has otherwise than its owner sees it; nil if nothing.
    func difference(after session: Session, in folder: String) async throws -> String? {
        // What a dead process had sent must have arrived before anything newer is sent.
        var patience = 2_000
        while sandbox.counters.connections > 0, patience > 0 {
            usleep(1_000)
            patience -= 1
        }
        // A minute later, the leases of the dead have run out.
        let client = try await Service.client(of: sandbox.baseURL) {
            $0.storage = .folder(folder)
            $0.clock = WallClock { Date.now + 60 }
        }
        let report = try await client.user(session).library.send()
        await client.shutdown(deadline: .zero)
        if report.waiting > 0 {
            return "\(report.waiting) marks still wait: \(report.failure.map(String.init(describing:)) ?? "no reason")"
        }
        let local = try await view(of: session, in: folder)
        let library = sandbox.library(of: viewer.username)
        let server = Self.view { movie in
            Marks(
                isFavorite: library.favoriteMovies.contains(movie), isOnWatchlist: library.watchlistMovies.contains(movie),
                rating: library.ratedMovies[movie].flatMap { Rating(halfPoints: Int($0 * 2)) })
        }
        let different = local.keys.filter { local[$0] != server[$0] }
        return different.isEmpty ? nil : "the server differs in \(different)"
    }

    private static func view(_ marks: (Int) -> Marks) -> [SmallMark.Key: MarkValue] {
        var view: [SmallMark.Key: MarkValue] = [:]
        for movie in SmallMark.movies {
            for kind in MarkKind.allCases { view[SmallMark.Key(movie: movie, kind: kind)] = marks(movie)[kind] }
        }
        return view
    }
}
