import MarqueeData
import MarqueeDomain

extension CacheFile {
    /// Notes which user file this cache goes with, and reports when it is no longer the one of last time: an emptied or missing
    /// file opens like a new one, and only this note tells the difference. What is private to accounts that were lost with the other
    /// file belongs to nobody, and goes.
    func remember(_ identity: String, onEvent: MarqueeEventHandler) async throws(MarqueeError) {
        if isReadOnly { return }
        let isOther = try await write { (handle) throws(StoreFailure) in
            let last = try handle.first("SELECT identity FROM companion") { $0.text(0) } ?? nil
            guard last != identity else { return false }
            let orphans = try handle.write { () throws(StoreFailure) in
                try handle.run("INSERT OR REPLACE INTO companion(only, identity) VALUES(1, ?1)", [.text(identity)])
                return try SnapshotTable(handle: handle).removePrivate()
            }
            // Nobody asked for it, so nobody waits for who else reads.
            if orphans > 0 { try? handle.scrubInPlace() }
            return last != nil
        }
        if isOther { onEvent(MarqueeEvent(.storeRebuilt(.init("store.userLost", "The user's file is gone; a new one was begun.")))) }
    }
}
