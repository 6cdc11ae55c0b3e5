import MarqueeCPostgreSQL

extension PostgreSQLHandle {
    /// The descriptor of the connection, to wait for it.
    var socket: Int32 { PQsocket(pointer) }

    /// The announcements on the channels to which this connection listens.
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
