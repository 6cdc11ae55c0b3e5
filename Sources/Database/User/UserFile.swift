import MarqueeData
import MarqueeDomain
import Synchronization

/// The user file while it is in use. If another file replaces it, that one is used from then on.
final class UserFile: Sendable {
    private let connections: ConnectionPool
    private let writes = WriteQueue()
    private let isReadOnly: Bool
    private let opening: UserOpening
    private let current: CurrentUserFile
    private let onReplaced: @Sendable (String) async -> Void

    /// - Parameter onReplaced: Called with the identity of a file that replaced the open one.
    init(_ opening: UserOpening, isReadOnly: Bool, onReplaced: @escaping @Sendable (String) async -> Void = { _ in }) {
        (self.opening, self.isReadOnly, self.onReplaced) = (opening, isReadOnly, onReplaced)
        let current = CurrentUserFile()
        self.current = current
        let writer = DatabaseConnection("marquee.user.writer") { () throws(StoreFailure) in
            try isReadOnly ? opening.untouched() : current.open(opening)
        } openUntouched: { () throws(StoreFailure) in
            try opening.untouched()
        }
        // A look at a session does not wait for the disk, as a write does.
        let readers = isReadOnly || opening.path == nil ? 0 : 3
        connections = ConnectionPool(
            writer: writer,
            readers: (0..<readers).map { number in
                DatabaseConnection("marquee.user.reader.\(number)") { () throws(StoreFailure) in try opening.reader(of: current.identity) }
            })
    }

    /// How many writes are in line.
    var waitingWrites: Int { writes.count }

    /// Opens the file and returns its identity; nil if a read-only file does not exist.
    func open() async throws(MarqueeError) -> String? {
        do throws(StoreFailure) {
            return try await connections.writer.run(UserFile.identity)
        } catch {
            if isReadOnly, error == .missing { return nil }
            guard !isReadOnly, error.preventsWriting else { throw MarqueeError(error) }
            // The stored rows can be read; the next write tries again.
            guard let identity = try? await storedIdentity() else { throw MarqueeError(error) }
            opening.onEvent(MarqueeEvent(.storeFailed(.user, MarqueeError(error))))
            return identity
        }
    }

    /// Reads from the file: everything that was written before.
    func read<Answer: Sendable>(
        _ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let answer = WorkAnswer<Answer>()
        try await runReading(StoreWork { (handle) throws(StoreFailure) in answer.set(try work(handle)) })
        return try answer.get()
    }

    /// Writes to the file, all or nothing; the change is durable when this returns. Writes that wait at the same time are committed
    /// together.
    @discardableResult
    func write<Answer: Sendable>(
        _ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let answer = WorkAnswer<Answer>()
        try await runWriting(StoreWork { (handle) throws(StoreFailure) in answer.set(try work(handle)) })
        return try answer.get()
    }

    /// Changes the file in several steps, each on its own.
    func change<Answer: Sendable>(
        _ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let answer = WorkAnswer<Answer>()
        try await runChanging(StoreWork { (handle) throws(StoreFailure) in answer.set(try work(handle)) })
        return try answer.get()
    }

    /// Checks all rows and indexes, whatever the size of the file. Damage is repaired, as at opening.
    func check() async throws(MarqueeError) {
        try await read { (handle) throws(StoreFailure) in try handle.perform(.everything) }
    }

    /// Lets no more work begin. Work that has begun waits no longer for locks.
    func refuseWork() { connections.refuseWork() }

    func close() async {
        await connections.close { [isReadOnly] (handle) throws(StoreFailure) in
            // Another process that has the file open folds the log later.
            if !isReadOnly { try handle.withoutWaiting { () throws(StoreFailure) in try handle.foldLog() } }
        }
    }

    private func storedIdentity() async throws(MarqueeError) -> String? {
        let identity = WorkAnswer<String?>()
        do throws(StoreFailure) {
            try await connections.read { (handle) throws(StoreFailure) in identity.set(try UserFile.identity(handle)) }
        } catch {
            throw MarqueeError(error)
        }
        return try identity.get()
    }

    private static func identity(_ handle: SQLiteHandle) throws(StoreFailure) -> String? {
        try handle.first("SELECT identity FROM store") { $0.text(0) } ?? nil
    }
}

extension UserFile {
    private func runReading(_ work: StoreWork) async throws(MarqueeError) {
        try await mending { () async throws(StoreFailure) in try await readInPlace(work.run) }
    }

    private func runWriting(_ work: StoreWork) async throws(MarqueeError) {
        try await mending { () async throws(StoreFailure) in try await writeInPlace(work.run) }
    }

    private func runChanging(_ work: StoreWork) async throws(MarqueeError) {
        try await mending { () async throws(StoreFailure) in try await changeInPlace(work.run) }
    }

    /// Makes a call again after damage that was found by it has been repaired.
    private func mending(_ call: () async throws(StoreFailure) -> Void) async throws(MarqueeError) {
        do throws(StoreFailure) {
            do throws(StoreFailure) {
                return try await call()
            } catch {
                guard error.isDamage, !isReadOnly, opening.path != nil, current.suspect() else { throw error }
            }
            await connections.writer.leave()
            return try await call()
        } catch {
            throw MarqueeError(error)
        }
    }

    private func readInPlace(_ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void) async throws(StoreFailure) {
        // The writer makes the repairs.
        if current.isSuspect { try await perform { (handle) throws(StoreFailure) in try handle.checkInPlace() } }
        var attempts = 0
        while true {
            do throws(StoreFailure) {
                return try await connections.read { (handle) throws(StoreFailure) in
                    try handle.checkInPlace()
                    try work(handle)
                }
            } catch {
                attempts += 1
                guard [.replaced, .older].contains(error), !isReadOnly || error == .replaced, attempts <= 3 else { throw error }
                // A file that cannot be written may be readable in another way now.
                if error == .replaced, attempts == 1 { continue }
            }
            // The writer migrates and repairs the file, or says why it cannot.
            if !isReadOnly { try await perform { (handle) throws(StoreFailure) in try handle.checkInPlace() } }
        }
    }

    private func changeInPlace(_ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void) async throws(StoreFailure) {
        if isReadOnly { throw .readOnly }
        try await perform { (handle) throws(StoreFailure) in
            try handle.checkInPlace()
            try work(handle)
            // A change to a file that was removed meanwhile is lost.
            try handle.checkInPlace()
        }
    }

    private func writeInPlace(_ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Void) async throws(StoreFailure) {
        if isReadOnly { throw .readOnly }
        let write = QueuedWrite(work)
        writes.add(write)
        let failure = await withTaskCancellationHandler {
            await commit(write)
        } onCancel: {
            _ = writes.withdraw(write)
        }
        if let failure { throw failure }
        try write.get()
    }

    /// Commits a write with those that wait with it. Returns why it was not begun; its own failure is its outcome.
    private func commit(_ write: QueuedWrite) async -> StoreFailure? {
        do throws(StoreFailure) {
            try await perform { [writes] (handle) throws(StoreFailure) in try writes.commit(write, on: handle) }
        } catch {
            if writes.withdraw(write) { return error }
            // Another caller has begun it, or it was cancelled.
            await connections.writer.finishWork()
        }
        return nil
    }

    private func perform(_ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void) async throws(StoreFailure) {
        let isReopened = try await connections.writer.runInPlace(work) { [opening, isReadOnly] (handle) throws(StoreFailure) in
            if !isReadOnly { try opening.abandon(handle) }
        }
        if isReopened, let identity = try? await open() { await onReplaced(identity) }
    }
}
