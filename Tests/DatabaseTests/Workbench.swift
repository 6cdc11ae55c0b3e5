import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization

@testable import MarqueeDatabase

/// A temporary folder that goes when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/marquee-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func file(_ name: String) -> String { path + "/" + name }

    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

    func size(_ name: String) throws -> Int {
        try FileManager.default.attributesOfItem(atPath: file(name))[.size] as? Int ?? -1
    }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file(name))) }

    func write(_ bytes: Data, to name: String) throws { try bytes.write(to: URL(fileURLWithPath: file(name))) }
}

/// Collects events, from whatever thread they come.
final class EventLog: Sendable {
    private let kept = Mutex<[MarqueeEvent.Kind]>([])

    var handler: MarqueeEventHandler {
        { event in self.kept.withLock { $0.append(event.kind) } }
    }

    var kinds: [MarqueeEvent.Kind] { kept.withLock { $0 } }

    /// The reasons for which files were begun anew.
    var rebuilds: [String] {
        kinds.compactMap { if case .storeRebuilt(let reason) = $0 { reason.key } else { nil } }
    }
}

/// A clock that moves only when told to.
final class TestClock: Sendable {
    private let moment = Mutex(Date(timeIntervalSince1970: 1_000_000_000))

    var now: @Sendable () -> Date {
        { self.moment.withLock { $0 } }
    }

    func advance(by seconds: Double) {
        moment.withLock { $0 += seconds }
    }
}

/// A generator that draws the same numbers in every run.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func bytes(_ count: Int) -> Data {
        Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &self) })
    }
}

/// Stores whose parts a test can reach without unwrapping.
struct OpenStores {
    let snapshots: any SnapshotDAO
    let titles: any TitleDAO
    let close: @Sendable () async -> Void

    init(_ stores: Stores) throws {
        guard let snapshots = stores.snapshots, let titles = stores.titles else { throw MarqueeError(.storage, .init("test", "No store.")) }
        self.snapshots = snapshots
        self.titles = titles
        close = stores.close
    }
}

extension TemporaryFolder {
    func open(
        cacheBytes: Int = 256 << 20, clock: TestClock = TestClock(), events: EventLog = EventLog(), engine: Engine = .linked,
        userSchema: Schema = .user
    ) async throws -> OpenStores {
        try OpenStores(
            await SQLiteStores.Opening(
                location: .folder(path), cacheBytes: cacheBytes, now: clock.now, onEvent: events.handler, engine: engine,
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
