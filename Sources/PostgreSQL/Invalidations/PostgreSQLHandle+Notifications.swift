import CPostgreSQL

extension PostgreSQLHandle {
    /// The descriptor of the connection, to wait for it.
    var socket: Int32 { PQsocket(pointer) }

    /// What has been told on the channels that this connection listens to.
    func notifications() throws(PostgreSQLFailure) -> [String] {
        guard PQconsumeInput(pointer) == 1 else { throw .unreachable }
        var notes: [String] = []
        while let note = PQnotifies(pointer) {
            notes.append(String(cString: note.pointee.extra))
            PQfreemem(note)
        }
        return notes
    }
}
