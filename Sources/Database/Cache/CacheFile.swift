import MarqueeData
import MarqueeDomain
import Synchronization

/// The cache file while it is in use: its connections, and their replacement when the file turns out to be unusable.
final class CacheFile: Sendable {
    private struct State {
        var pool: ConnectionPool
        var repair: Task<Void, Never>?
        var isClosed = false
    }

    let isReadOnly: Bool
    private let opening: CacheOpening
    private let state: Mutex<State>

    init(_ opening: CacheOpening, isReadOnly: Bool) {
        self.opening = opening
        self.isReadOnly = isReadOnly
        state = Mutex(State(pool: isReadOnly ? CacheFile.untouchedPool(opening) : CacheFile.pool(opening)))
    }

    /// Opens the file now instead of at its first use. Returns whether it can be written; the next write tries again.
    func open() async throws(MarqueeError) -> Bool {
        if isReadOnly {
            try await read { _ in }
            return false
        }
        do throws(MarqueeError) {
            try await change { _ in }
            return true
        } catch {
            // A program also works beside a cache that only a later one can read.
            if error.reason.key != StoreFailure.newer.reason.key {
                guard error.meansStoreCannotBeWritten, (try? await read({ _ in })) != nil else { throw error }
            }
            opening.onEvent(MarqueeEvent(.storeFailed(.cache, error)))
            return false
        }
    }

    /// Reads; if the file must be created again, reads from the new one.
    func read<Answer: Sendable>(
        _ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let answer = WorkAnswer<Answer>()
        try await runReading(StoreWork { (handle) throws(StoreFailure) in answer.set(try work(handle)) })
        return try answer.get()
    }

    /// Removes the file and begins a new one, which needs no space for a log of the removed pages.
    func startOver() async throws(MarqueeError) {
        let pool = state.withLock { $0.pool }
        await replace(pool, because: nil)
        if state.withLock({ $0.isClosed }) { throw MarqueeError(.closed) }
    }

    /// Writes to the file, all or nothing; if the file must be created again, writes to the new one.
    func write<Answer: Sendable>(
        _ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        try await change { (handle) throws(StoreFailure) in
            try handle.write { () throws(StoreFailure) in try work(handle) }
        }
    }

    /// Changes the file in several steps, each on its own; if the file must be created again, changes the new one.
    func change<Answer: Sendable>(
        _ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let answer = WorkAnswer<Answer>()
        try await runChanging(StoreWork { (handle) throws(StoreFailure) in answer.set(try work(handle)) })
        return try answer.get()
    }

    /// The size of the file and its log in bytes; nil for a database in memory. It blocks, so it is called only on the queue of a
    /// connection.
    func size() throws(StoreFailure) -> Int? {
        guard let path = opening.path else { return nil }
        return try StoreFile(path: path).size() + StoreFile(path: path + "-wal").size()
    }

    /// Lets no more work begin. Work that has begun waits no longer for locks.
    func refuseWork() {
        state.withLock { state in
            state.isClosed = true
            state.pool.refuseWork()
        }
    }

    /// Closes the file permanently, after last work that may fail.
    func close(_ finalWork: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void) async {
        refuseWork()
        await state.withLock { $0.repair }?.value
        await state.withLock { $0.pool }.close(finalWork)
    }

    private func runReading(_ work: StoreWork) async throws(MarqueeError) {
        try await perform { (pool) async throws(StoreFailure) in
            let checked = { @Sendable (handle: SQLiteHandle) throws(StoreFailure) in
                // Another process may have begun a new file.
                try handle.checkInPlace()
                try work.run(handle)
            }
            do throws(StoreFailure) {
                return try await pool.read(checked)
            } catch {
                switch error {
                // A file that cannot be written may be readable in another way now.
                case .replaced: break
                // The writer migrates the file, or says why it cannot.
                case .older: try await pool.writer.run { _ in }
                default: throw error
                }
                return try await pool.read(checked)
            }
        }
    }

    private func runChanging(_ work: StoreWork) async throws(MarqueeError) {
        try await perform { (pool) async throws(StoreFailure) in
            try await pool.writer.run { (handle) throws(StoreFailure) in
                try handle.checkInPlace()
                try work.run(handle)
            }
        }
    }

    private func perform(_ work: (ConnectionPool) async throws(StoreFailure) -> Void) async throws(MarqueeError) {
        var attempts = 0
        while true {
            let (pool, isClosed) = state.withLock { ($0.pool, $0.isClosed) }
            if isClosed { throw MarqueeError(.closed) }
            do throws(StoreFailure) {
                return try await work(pool)
            } catch {
                attempts += 1
                guard !isReadOnly, attempts <= 2, error.isReasonToStartOver || error == .closed else { throw MarqueeError(error) }
                await replace(pool, because: error)
            }
        }
    }

    /// Replaces the connections of an unusable file; other callers that find the same damage wait for the same repair.
    ///
    /// - Parameter failure: Why the file is set aside; nil to remove it.
    private func replace(_ broken: ConnectionPool, because failure: StoreFailure?) async {
        let repair = state.withLock { state -> Task<Void, Never>? in
            guard state.pool === broken, !state.isClosed else { return nil }
            if let repair = state.repair { return repair }
            let repair = Task {
                let identity = failure == nil ? opening.identity() : try? await broken.writer.run { $0.place?.identity }
                // A file must not be renamed while connections to it are open.
                await broken.close()
                let suspect = CacheOpening.Suspect(identity: identity ?? nil, failure: failure)
                let pool = CacheFile.pool(opening, insteadOf: suspect)
                // The new file must exist before anything is read; if it cannot be created, the next write tries again and throws the
                // error.
                _ = try? await pool.writer.run { _ in }
                self.state.withLock { state in
                    state.pool = pool
                    state.repair = nil
                }
            }
            state.repair = repair
            return repair
        }
        await repair?.value
    }

    private static func pool(_ opening: CacheOpening, insteadOf suspect: CacheOpening.Suspect? = nil) -> ConnectionPool {
        let writer = DatabaseConnection("marquee.cache.writer") { () throws(StoreFailure) in
            try opening.writer(insteadOf: suspect)
        } openUntouched: { () throws(StoreFailure) in
            try opening.untouched()
        }
        guard opening.path != nil else { return ConnectionPool(writer: writer) }
        return ConnectionPool(
            writer: writer,
            readers: (1...3).map { number in
                DatabaseConnection("marquee.cache.reader.\(number)") { () throws(StoreFailure) in try opening.reader() }
            })
    }

    private static func untouchedPool(_ opening: CacheOpening) -> ConnectionPool {
        ConnectionPool(writer: DatabaseConnection("marquee.cache.untouched") { () throws(StoreFailure) in try opening.untouched() })
    }
}
