import MarqueeData
import MarqueeDomain

/// The user file while it is in use. Where another file has taken its place, all goes on with that one.
final class UserFile: Sendable {
    private let connection: DatabaseConnection
    private let isReadOnly: Bool
    private let opening: UserOpening
    private let onReplaced: @Sendable (String) async -> Void

    /// - Parameter onReplaced: Told the identity of a file that took the place of the one that was open.
    init(_ opening: UserOpening, isReadOnly: Bool, onReplaced: @escaping @Sendable (String) async -> Void = { _ in }) {
        (self.opening, self.isReadOnly, self.onReplaced) = (opening, isReadOnly, onReplaced)
        connection = DatabaseConnection("marquee.user") { () throws(StoreFailure) in try isReadOnly ? opening.untouched() : opening.writer()
        }
    }

    /// Opens the file and returns its identity; nil if a file that may only be read is not there.
    func open() async throws(MarqueeError) -> String? {
        do throws(StoreFailure) {
            return try await connection.run(UserFile.identity)
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

    /// Writes to the file, all of it or nothing; when this returns, it is durable.
    @discardableResult
    func write<Answer: Sendable>(
        _ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        try await change { (handle) throws(StoreFailure) in
            try handle.write { () throws(StoreFailure) in try work(handle) }
        }
    }

    /// Changes the file in more than one step, each of them on its own.
    func change<Answer: Sendable>(
        _ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        if isReadOnly { throw MarqueeError(.readOnly) }
        return try await perform { (handle) throws(StoreFailure) in
            try handle.checkInPlace()
            let answer = try work(handle)
            // What was written to a file that somebody took away meanwhile is written nowhere.
            try handle.checkInPlace()
            return answer
        }
    }

    private func perform<Answer: Sendable>(
        _ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let done: (answer: Answer, isAnew: Bool)
        do throws(StoreFailure) {
            done = try await connection.runInPlace(work) { [opening, isReadOnly] (handle) throws(StoreFailure) in
                if !isReadOnly { try opening.leave(handle) }
            }
        } catch {
            throw MarqueeError(error)
        }
        if done.isAnew, let identity = try? await open() { await onReplaced(identity) }
        return done.answer
    }

    private static func identity(_ handle: SQLiteHandle) throws(StoreFailure) -> String? {
        try handle.first("SELECT identity FROM store") { $0.text(0) } ?? nil
    }

    func close() async {
        await connection.close { [isReadOnly] (handle) throws(StoreFailure) in if !isReadOnly { try handle.foldLog() } }
    }
}
