import MarqueeData
import MarqueeDomain

/// The user file while it is in use. If another file replaces it, that one is used from then on.
final class UserFile: Sendable {
    private let database: DatabaseConnection
    private let isReadOnly: Bool
    private let opening: UserOpening
    private let onReplaced: @Sendable (String) async -> Void

    /// - Parameter onReplaced: Called with the identity of a file that replaced the open one.
    init(_ opening: UserOpening, isReadOnly: Bool, onReplaced: @escaping @Sendable (String) async -> Void = { _ in }) {
        (self.opening, self.isReadOnly, self.onReplaced) = (opening, isReadOnly, onReplaced)
        database = DatabaseConnection("marquee.user") { () throws(StoreFailure) in try isReadOnly ? opening.untouched() : opening.writer() }
    }

    /// Opens the file and returns its identity; nil if a read-only file does not exist.
    func open() async throws(MarqueeError) -> String? {
        do throws(StoreFailure) {
            return try await database.run(UserFile.identity)
        } catch {
            guard isReadOnly, error == .missing else { throw MarqueeError(error) }
            return nil
        }
    }

    /// Reads from the file.
    func read<Answer: Sendable>(
        _ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        try await perform { (handle) throws(StoreFailure) in
            try handle.checkInPlace()
            return try work(handle)
        }
    }

    /// Writes to the file, all or nothing; the change is durable when this returns.
    @discardableResult
    func write<Answer: Sendable>(
        _ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        try await change { (handle) throws(StoreFailure) in
            try handle.write { () throws(StoreFailure) in try work(handle) }
        }
    }

    /// Changes the file in several steps, each on its own.
    func change<Answer: Sendable>(
        _ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        if isReadOnly { throw MarqueeError(.readOnly) }
        return try await perform { (handle) throws(StoreFailure) in
            try handle.checkInPlace()
            let answer = try work(handle)
            // A change to a file that was removed meanwhile is lost.
            try handle.checkInPlace()
            return answer
        }
    }

    private func perform<Answer: Sendable>(
        _ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let done: (answer: Answer, isReopened: Bool)
        do throws(StoreFailure) {
            done = try await database.runInPlace(work) { [opening, isReadOnly] (handle) throws(StoreFailure) in
                if !isReadOnly { try opening.abandon(handle) }
            }
        } catch {
            throw MarqueeError(error)
        }
        if done.isReopened, let identity = try? await open() { await onReplaced(identity) }
        return done.answer
    }

    private static func identity(_ handle: SQLiteHandle) throws(StoreFailure) -> String? {
        try handle.first("SELECT identity FROM store") { $0.text(0) } ?? nil
    }

    func close() async {
        await database.close { [isReadOnly] (handle) throws(StoreFailure) in if !isReadOnly { try handle.foldLog() } }
    }
}
