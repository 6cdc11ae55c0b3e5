import MarqueeData
import MarqueeDomain

extension CacheFile {
    /// Stores which user file belongs to this cache, and reports if it is another one than last time: an emptied or missing user file opens
    /// like a new one, and only this value shows the difference. Private snapshots of accounts that were lost with the old user file are
    /// removed.
    func remember(_ identity: String, onEvent: MarqueeEventHandler) async throws(MarqueeError) {
        if isReadOnly { return }
        let isOther = try await change { (handle) throws(StoreFailure) in
            let last = try handle.first("SELECT identity FROM companion") { $0.text(0) } ?? nil
            guard last != identity else { return false }
            let orphans = try handle.write { () throws(StoreFailure) in
                try handle.run("INSERT OR REPLACE INTO companion(only, identity) VALUES(1, ?1)", [.text(identity)])
                return try SnapshotTable(handle: handle).removePrivate()
            }
            // No caller asked for this, so it does not wait for other readers.
            if orphans > 0 { try? handle.scrubInPlace() }
            return last != nil
        }
        if isOther { onEvent(MarqueeEvent(.storeRebuilt(.init("store.userLost")))) }
    }
}
