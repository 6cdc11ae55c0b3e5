package import MarqueeDomain

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

extension SnapshotDAO {
    /// Saves an empty answer and removes it again, to find out whether the store can be written.
    package func probe(_ server: String, at now: Date, _ observer: StoreObserver) async throws(MarqueeError) {
        let key = SnapshotKey(server: server, operation: "store/probe", audience: .standard)
        try await observer.write(try await save(Snapshot(body: Data(), savedAt: now, validUntil: now), for: key))
        try await remove(.key(key))
    }
}
