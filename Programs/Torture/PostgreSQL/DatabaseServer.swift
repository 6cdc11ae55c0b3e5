import Foundation

/// A PostgreSQL server of a scenario's own, in a temporary folder and on a Unix socket only. When this program ends, however it ends, the
/// server ends and its folder is removed.
///
/// A guardian does all of that: a shell that lives until no process holds its input. So nothing is under way that it does not know of.
final class DatabaseServer: Sendable {
    let folder: String
    private let guardian: pid_t
    private let orders: FileHandle
    private let answers: FileHandle

    /// Starts a server.
    ///
    /// - Throws: `Scenario.Skip` where there are no programs of PostgreSQL.
    static func start() async throws -> DatabaseServer {
        guard let programs = DatabasePrograms.here else { throw Scenario.Skip(reason: "initdb and pg_ctl of PostgreSQL are not here") }
        return try await blocking {
            let server = try DatabaseServer(programs)
            do { try server.hear("started") } catch {
                server.end()
                throw error
            }
            return server
        }
    }

    private init(_ programs: DatabasePrograms) throws {
        // The path of a socket may not be longer than about a hundred bytes.
        let temporary = FileManager.default.temporaryDirectory.path
        folder = (temporary.utf8.count < 60 ? temporary : "/tmp") + "/marquee-torture-postgresql-\(UInt32.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        if let owner = DatabasePrograms.owner { chown(folder, owner, owner) }
        let (input, output) = (Pipe(), Pipe())
        (orders, answers) = (input.fileHandleForWriting, output.fileHandleForReading)
        let ends = (input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor)
        for end in [ends.input, ends.output, orders.fileDescriptor, answers.fileDescriptor] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let words = DatabasePrograms.asOwner(["/bin/sh", "-c", Self.script, "guardian", programs.folder, folder])
        guardian = try Spawn.start(words, input: ends.input, output: ends.output)
        try output.fileHandleForWriting.close()
    }

    /// A connection string for the server.
    var connection: String { "host=\(folder) dbname=postgres user=marquee" }

    /// Ends the server as a crash does, and starts it again.
    func restart() throws {
        try beginRestart()
        try hear("restarted")
    }

    /// Stops the server as a crash does, or starts it again.
    func order(_ order: String) throws {
        try orders.write(contentsOf: Data("\(order)\n".utf8))
        try hear(order == "stop" ? "stopped" : "started")
    }

    func beginRestart() throws { try orders.write(contentsOf: Data("restart\n".utf8)) }

    /// Ends the server and removes its folder.
    func stop() async throws { try await blocking { self.end() } }

    private func end() {
        try? orders.close()
        _ = Spawn.end(of: guardian)
    }

    /// Waits until the guardian has done its work.
    private func hear(_ what: String) throws {
        guard try answers.read(upToCount: 2) == Data("0\n".utf8) else { throw Failed("PostgreSQL could not be \(what)") }
    }

    /// Answers each order with a status. A crash of the server loses changes that it has not written, and nothing that the system has: that
    /// is for power cuts.
    private static let script = #"""
        trap "" INT TERM HUP PIPE
        control() { "$programs/pg_ctl" -D "$folder/data" -w -s -l "$folder/log" -m immediate "$1" >/dev/null 2>&1 </dev/null; }
        programs=$1 folder=$2
        "$programs/initdb" -D "$folder/data" --no-sync --no-instructions -A trust -U marquee -E UTF8 --locale=C >/dev/null 2>&1 &&
            echo "listen_addresses = ''
            unix_socket_directories = '$folder'
            fsync = off
            max_connections = 200
            shared_buffers = 16MB" >>"$folder/data/postgresql.conf" &&
            control start
        echo $?
        while read -r order; do
            control "$order"
            echo $?
        done
        control stop
        rm -rf "$folder"
        """#
}
