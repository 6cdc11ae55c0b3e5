import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import Synchronization

/// A store in a folder, as a client would open it, with its events on the way.
struct OpenStore: Sendable {
    let snapshots: any SnapshotDAO
    let titles: any TitleDAO
    let history: any SearchHistoryDAO
    let sessions: any DeviceSessionDAO
    let library: any LibraryDAO
    let close: @Sendable () async -> Void
    private let told: Told

    /// Why files were begun anew or salvaged.
    var rebuilds: [String] { told.rebuilds.withLock { $0 } }

    private final class Told: Sendable {
        let rebuilds = Mutex<[String]>([])
    }

    init(_ folder: String, cacheBytes: Int = 256 << 20) async throws {
        try await self.init(.folder(folder), cacheBytes: cacheBytes)
    }

    init(
        _ location: StoreLocation, cacheBytes: Int = 256 << 20, now: @escaping @Sendable () -> Date = { Date() }
    ) async throws {
        let told = Told()
        let stores = try await SQLiteStores.open(
            location, cacheBytes: cacheBytes, now: now,
            onEvent: { event in
                if case .storeRebuilt(let reason) = event.kind { told.rebuilds.withLock { $0.append(reason.key) } }
            })
        guard let snapshots = stores.snapshots, let titles = stores.titles, let history = stores.history,
            let sessions = stores.sessions as? any DeviceSessionDAO, let library = stores.library
        else { throw Failed("a store is missing a part") }
        self.snapshots = snapshots
        self.titles = titles
        self.history = history
        self.sessions = sessions
        self.library = library
        self.told = told
        close = stores.close
    }
}

extension OpenStore {
    /// How many searches the user's file keeps.
    static let mostSearches = 100

    func searches() async throws -> [String] {
        try await history.searches(beginning: "", of: nil, limit: .max).map(\.text)
    }

    /// Keeps a search in the user's file.
    func remember(_ text: String) async throws { _ = try await history.record(text, of: nil, at: .now) }

    /// Keeps an answer and its titles, as a read does.
    func keep(_ number: Int) async throws {
        try await snapshots.save(.numbered(number), for: .numbered(number), titles: [.numbered(number)], in: titles)
    }

    /// Whether an answer is cached, and is the one that was saved.
    func holds(_ number: Int) async throws -> Kept {
        guard let found = try await snapshots.load(.numbered(number)) else { return .nothing }
        return found.body == Snapshot.numbered(number).body ? .same : .other
    }

    enum Kept { case same, other, nothing }
}

extension SnapshotKey {
    static func numbered(_ number: Int) -> SnapshotKey {
        SnapshotKey(
            server: "api.example.org", operation: "GET /3/movie/{movie_id}", subject: .movie(number),
            arguments: [.init("movie_id", "\(number)")], audience: .standard, tenant: nil)
    }
}

extension Snapshot {
    static func numbered(_ number: Int) -> Snapshot {
        let body = Data(repeating: UInt8(truncatingIfNeeded: number), count: 2_000 + number % 3_000)
        return Snapshot(body: body, validator: "\"\(number)\"", savedAt: .now, validUntil: .now + 60)
    }
}

extension IndexedTitle {
    static func numbered(_ number: Int) -> IndexedTitle {
        IndexedTitle(
            server: "api.example.org", reference: .movie(number), language: "en-US", title: "Title \(number)",
            originalTitle: "Original \(number)", overview: "What happens in number \(number).", popularity: Double(number % 977))
    }
}

extension OpenStore {
    func suggests(_ text: String) async throws -> Int {
        try await titles.suggestions(for: text, server: "api.example.org", language: "en-US", includesAdult: false, limit: 10).count
    }

    /// Removes everything that can be removed.
    func clear() async throws {
        try await history.removeAll(of: nil)
        _ = try await snapshots.remove(.all)
    }
}
