import Foundation
import MarqueeData
import MarqueeDomain
import TestKit

@testable import MarqueeDatabase

/// Stores with one megabyte for pictures.
struct OpenImages {
    let all: Stores
    let images: any SnapshotDAO
    let info: any CacheInfoDAO
    let close: @Sendable () async -> Void

    init(_ stores: Stores) throws {
        guard let images = stores.images, let info = stores.cacheInfo else { throw MarqueeError(.storage, .init("test", "No store.")) }
        (all, self.images, self.info, close) = (stores, images, info, stores.close)
    }
}

extension TemporaryFolder {
    func images(
        clock: ManualClock = ManualClock(), events: EventLog = EventLog(), bytes: Int = 1 << 20, cacheBytes: Int = 1 << 20
    ) async throws -> OpenImages {
        try OpenImages(
            await SQLiteStores.open(
                .folder(path), cacheBytes: cacheBytes, imageCacheBytes: bytes, now: clock.wall.now, onEvent: events.handler))
    }

    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
    }

    /// The names of files that can be pictures.
    func pictures() throws -> [String] { try names(in: "images").filter { $0.contains(/^[0-9a-f]{32}$/) } }

    /// All bytes of pictures, whatever their files are called.
    func pictureBytes() throws -> Int { try names(in: "images").reduce(0) { $0 + (try size("images/" + $1)) } }

    func mode(_ name: String) throws -> Int {
        try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int ?? -1
    }
}

extension SnapshotKey {
    static func picture(_ number: Int) -> SnapshotKey {
        SnapshotKey(
            server: "s", operation: "GET /t/p/{size}/{file}",
            arguments: [.init("file", "/picture\(number).jpg"), .init("size", "w342")], audience: .standard)
    }
}

extension Snapshot {
    static func picture(_ number: Int, count: Int) -> Snapshot {
        .holding(
            Data("\(number) ".utf8)
                + Data(repeating: UInt8(truncatingIfNeeded: number), count: count).dropLast(min(count, "\(number) ".utf8.count)))
    }
}
