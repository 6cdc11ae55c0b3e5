import MarqueeData
import MarqueeDomain

/// The user file while it is in use.
final class UserFile: Sendable {
    private let lane: Lane
    private let isReadOnly: Bool

    init(_ opening: UserOpening, isReadOnly: Bool) {
        self.isReadOnly = isReadOnly
        lane = Lane("marquee.user") { () throws(StoreFailure) in try isReadOnly ? opening.untouched() : opening.writer() }
    }

    /// Opens the file and returns its identity; nil if a file that may only be read is not there.
    func open() async throws(MarqueeError) -> String? {
        do throws(StoreFailure) {
            return try await lane.run { (connection) throws(StoreFailure) in
                try connection.first("SELECT identity FROM store") { $0.text(0) } ?? nil
            }
        } catch {
            guard isReadOnly, error == .missing else { throw MarqueeError(error) }
            return nil
        }
    }

    /// Reads from the file.
    func read<Answer: Sendable>(
        _ work: @Sendable (Connection) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        do throws(StoreFailure) { return try await lane.run(work) } catch { throw MarqueeError(error) }
    }

    /// Writes to the file, all of it or nothing; when this returns, it is durable.
    @discardableResult
    func write<Answer: Sendable>(
        _ work: @Sendable (Connection) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        try await change { (connection) throws(StoreFailure) in
            try connection.write { () throws(StoreFailure) in try work(connection) }
        }
    }

    /// Changes the file in more than one step, each of them on its own.
    func change<Answer: Sendable>(
        _ work: @Sendable (Connection) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        do throws(StoreFailure) {
            if isReadOnly { throw .readOnly }
            return try await lane.run(work)
        } catch {
            throw MarqueeError(error)
        }
    }

    func close() async {
        await lane.close { [isReadOnly] (connection) throws(StoreFailure) in if !isReadOnly { try connection.foldLog() } }
    }
}

extension CacheFile {
    /// Notes which user file this cache goes with, and reports when it is no longer the one of last time: an emptied or missing
    /// file opens like a new one, and only this note tells the difference. What is private to accounts that were lost with the other
    /// file belongs to nobody, and goes.
    func remember(_ identity: String, onEvent: MarqueeEventHandler) async throws(MarqueeError) {
        if isReadOnly { return }
        let isOther = try await write { (connection) throws(StoreFailure) in
            let last = try connection.first("SELECT identity FROM companion") { $0.text(0) } ?? nil
            guard last != identity else { return false }
            let orphans = try connection.write { () throws(StoreFailure) in
                try connection.run("INSERT OR REPLACE INTO companion(only, identity) VALUES(1, ?1)", [.text(identity)])
                return try SnapshotTable(connection: connection).removePrivate()
            }
            // Nobody asked for it, so nobody waits for who else reads.
            if orphans > 0 { try? connection.scrub() }
            return last != nil
        }
        if isOther { onEvent(MarqueeEvent(.storeRebuilt(.init("store.userLost", "The user's file is gone; a new one was begun.")))) }
    }
}
