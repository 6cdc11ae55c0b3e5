import Foundation
import TestKit

@testable import MarqueePostgreSQL

/// PgBouncer in front of a server, on a Unix socket. It ends with the test program.
final class PgBouncer: Sendable {
    /// How long a client keeps a connection of the server.
    enum Mode: String, CaseIterable {
        case session, transaction, statement
    }

    static let program = ["\(PostgreSQLServer.tools)/usr/sbin/pgbouncer", "/usr/sbin/pgbouncer", "/opt/homebrew/bin/pgbouncer"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// How a client reaches it: to be put behind the words of the server.
    let words: String
    // The shell waits for its end.
    private let leash: FileHandle

    init(_ mode: Mode, before server: PostgreSQLServer) async throws {
        guard let program = Self.program else { throw PostgreSQLServer.Failure(reason: "no pgbouncer") }
        let folder = "\(server.folder)/\(mode.rawValue)\(UInt16.random(in: 0 ... .max))"
        words = "host=\(folder) port=6432"
        let file = """
            [databases]
            postgres = host=\(server.folder) dbname=postgres user=marquee
            [pgbouncer]
            listen_port = 6432
            unix_socket_dir = \(folder)
            auth_type = any
            pool_mode = \(mode.rawValue)
            """
        let pipe = Pipe()
        let shell = try PostgreSQLServer.process(
            [
                "/bin/sh", "-c", #"mkdir "$1" && printf %s "$2" >"$1/settings" && { "$3" "$1/settings" & cat >/dev/null; kill $!; }"#,
                "bouncer", folder, file, program,
            ], input: .pipe(pipe))
        leash = pipe.fileHandleForWriting
        let settings = try ConnectionSettings(server.configuration(words))
        try await PostgreSQLServer.onThread {
            while (try? PostgreSQLHandle(plain: settings, until: .now + .seconds(60))) == nil {
                guard shell.isRunning else { throw PostgreSQLServer.Failure(reason: "pgbouncer ended") }
                usleep(10_000)
            }
        }
    }
}
