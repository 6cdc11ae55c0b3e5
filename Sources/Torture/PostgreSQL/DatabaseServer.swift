import Foundation

/// A PostgreSQL server of a scenario's own, in a temporary folder and on a Unix socket only. When this program ends, however it ends, the
/// server ends and its folder is removed.
final class DatabaseServer: Sendable {
    let folder: String
    private let programs: DatabasePrograms
    /// Stops the server and removes the folder, as soon as nobody holds the leash.
    private let guardian: pid_t
    private let leash: FileHandle

    /// Starts a server.
    ///
    /// - Throws: `Scenario.Skip` where there are no programs of PostgreSQL.
    static func start() async throws -> DatabaseServer {
        guard let programs = DatabasePrograms.here else { throw Scenario.Skip(reason: "initdb and pg_ctl of PostgreSQL are not here") }
        return try await blocking {
            let server = try DatabaseServer(programs)
            do { try server.create() } catch {
                server.end()
                throw error
            }
            return server
        }
    }

    private init(_ programs: DatabasePrograms) throws {
        self.programs = programs
        // The path of a socket may not be longer than about a hundred bytes.
        folder = "/tmp/marquee-torture-postgresql-\(UInt32.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        if let owner = DatabasePrograms.owner { chown(folder, owner, owner) }
        let pipe = Pipe()
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
        let script = #"trap "" INT TERM HUP; cat >/dev/null; "$1" -D "$2/data" -m immediate stop; rm -rf "$2""#
        let words = DatabasePrograms.asOwner(["/bin/sh", "-c", script, "guardian", programs.path("pg_ctl"), folder])
        let input = pipe.fileHandleForReading.fileDescriptor
        guardian = try DatabaseServer.quietly { try Spawn.start(words, input: input, output: $0, errors: $0) }
        leash = pipe.fileHandleForWriting
    }

    /// A connection string for the server.
    var connection: String { "host=\(folder) dbname=postgres user=marquee" }

    /// Ends the server as a crash does, and starts it again.
    func restart() throws { try control("restart", "-m", "immediate") }

    /// Ends the server and removes its folder.
    func stop() async throws { try await blocking { self.end() } }

    private func end() {
        try? leash.close()
        _ = Spawn.end(of: guardian)
    }

    private func create() throws {
        try run("initdb", "--no-sync", "--no-instructions", "-A", "trust", "-U", "marquee", "-E", "UTF8", "--locale=C")
        // A crash of the server loses what it has not written, and nothing that the system has: that is for power cuts.
        let settings = """
            listen_addresses = ''
            unix_socket_directories = '\(folder)'
            fsync = off
            max_connections = 200
            shared_buffers = 16MB
            """
        guard let file = FileHandle(forWritingAtPath: folder + "/data/postgresql.conf") else { throw Failed("no settings of the server") }
        try file.seekToEnd()
        try file.write(contentsOf: Data(settings.utf8))
        try file.close()
        try control("start")
    }

    private func control(_ words: String...) throws {
        try run("pg_ctl", ["-w", "-s", "-l", folder + "/log"] + words)
    }

    private func run(_ program: String, _ words: String...) throws { try run(program, words) }

    private func run(_ program: String, _ arguments: [String]) throws {
        let words = programs.words(program, ["-D", folder + "/data"] + arguments)
        let ending = try DatabaseServer.quietly { Spawn.end(of: try Spawn.start(words, output: $0, errors: $0)) }
        guard ending == .exit(0) else { throw Failed("\(program) failed: \(ending)") }
    }

    /// Runs work with a descriptor that takes what nobody reads.
    private static func quietly<Answer>(_ work: (Int32) throws -> Answer) throws -> Answer {
        let descriptor = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(descriptor) }
        return try work(descriptor)
    }
}
