import Foundation
import MarqueeData
import MarqueeDomain
import TestKit

@testable import MarqueeDatabase

extension TemporaryFolder {
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    func size(_ name: String) throws -> Int {
        try FileManager.default.attributesOfItem(atPath: path(name))[.size] as? Int ?? -1
    }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

    func write(_ bytes: Data, to name: String) throws { try bytes.write(to: URL(fileURLWithPath: path(name))) }
}

extension EventLog {
    var kinds: [MarqueeEvent.Kind] { events.map(\.kind) }

    /// The reasons for which files were begun anew.
    var rebuilds: [String] {
        kinds.compactMap { if case .storeRebuilt(let reason) = $0 { reason.key } else { nil } }
    }
}

extension SplitMix64 {
    mutating func bytes(_ count: Int) -> Data {
        Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &self) })
    }
}

/// Stores whose parts a test can reach without unwrapping.
struct OpenStores {
    let snapshots: any SnapshotDAO
    let titles: any TitleDAO
    let info: any CacheInfoDAO
    let close: @Sendable () async -> Void

    init(_ stores: Stores) throws {
        guard let snapshots = stores.snapshots, let titles = stores.titles, let info = stores.cacheInfo else {
            throw MarqueeError(.storage, .init("test", "No store."))
        }
        self.snapshots = snapshots
        self.titles = titles
        self.info = info
        close = stores.close
    }
}

extension TemporaryFolder {
    func open(
        cacheBytes: Int = 256 << 20, clock: ManualClock = ManualClock(), time: TimeSource = .system, events: EventLog = EventLog(),
        engine: Engine = .linked, userSchema: Schema = .user
    ) async throws -> OpenStores {
        try OpenStores(
            await SQLiteStores.Opening(
                location: .folder(path), cacheBytes: cacheBytes, now: clock.wall.now, time: time, onEvent: events.handler, engine: engine,
                userSchema: userSchema
            ).stores())
    }
}

extension SnapshotKey {
    static func numbered(_ number: Int, tenant: Int? = nil) -> SnapshotKey {
        SnapshotKey(
            server: "api.example.org", operation: "GET /3/movie/{movie_id}", subject: .movie(number),
            arguments: [.init("movie_id", "\(number)")], audience: .standard, tenant: tenant)
    }
}

extension Snapshot {
    static func holding(_ body: Data, at seconds: Double = 1_000) -> Snapshot {
        Snapshot(
            body: body, validator: "\"tag\"", savedAt: Date(timeIntervalSince1970: seconds),
            validUntil: Date(timeIntervalSince1970: seconds + 60))
    }

    static func holding(_ text: String) -> Snapshot { holding(Data(text.utf8)) }
}
