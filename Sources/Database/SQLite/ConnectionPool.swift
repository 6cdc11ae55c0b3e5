import Synchronization

/// The connections to one file: one that writes, and some that read.
final class ConnectionPool: Sendable {
    let writer: DatabaseConnection
    private let readers: [DatabaseConnection]
    private let loads: Mutex<[Int]>

    /// Without readers, the writer also reads.
    init(writer: DatabaseConnection, readers: [DatabaseConnection] = []) {
        self.writer = writer
        self.readers = readers.isEmpty ? [writer] : readers
        loads = Mutex(Array(repeating: 0, count: self.readers.count))
    }

    /// Runs work on the reader with the shortest queue; where the file cannot be opened for writing, on the connection that reads it as it
    /// is.
    func read(_ work: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void) async throws(StoreFailure) {
        let chosen = loads.withLock { loads in
            let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[least] += 1
            return least
        }
        defer { loads.withLock { $0[chosen] -= 1 } }
        if !writer.isUntouched {
            do throws(StoreFailure) {
                return try await readers[chosen].runOnce(work)
            } catch {
                guard error.isFull || error.isReadOnly || error == .newer else { throw error }
            }
        }
        return try await writer.readUntouched(work)
    }

    /// Lets no more work begin on any connection. Work that has begun waits no longer for locks.
    func refuseWork() {
        for reader in readers { reader.refuseWork() }
        writer.refuseWork()
    }

    /// Closes every connection; the writer last, because the last connection copies the write-ahead log into the file.
    func close(_ finalWork: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void = { _ in }) async {
        refuseWork()
        for reader in readers where reader !== writer { await reader.close() }
        await writer.close(finalWork)
    }
}
