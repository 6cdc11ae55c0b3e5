import Foundation
import Testing

/// A PostgreSQL server of a test, on a Unix socket in a folder of its own.
struct TestDatabase: Sendable {
    /// The folder of the server's programs; nil if there are none.
    static let programs: String? = {
        let tools = URL(filePath: #filePath).appending(path: "../../../../../.build/tools").standardizedFileURL.path
        return ["", tools].flatMap { root in
            let versions = (try? FileManager.default.contentsOfDirectory(atPath: root + "/usr/lib/postgresql")) ?? []
            return versions.sorted().map { "\(root)/usr/lib/postgresql/\($0)/bin" }
        }.last { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
    }()

    let folder: String

    /// The connection string.
    var connection: String { "host=\(folder) dbname=postgres user=marquee" }

    /// Runs a server for the length of one test.
    static func run(_ test: (TestDatabase) async throws -> Void) async throws {
        // The path of a socket may not be longer than about a hundred bytes.
        let database = TestDatabase(folder: "/tmp/cinema-database-\(UInt32.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(atPath: database.folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: database.folder) }
        // PostgreSQL refuses to run as root, and a server must not keep the descriptors of this process.
        try await database.call(
            """
            if [ "$(id -u)" -eq 0 ]; then chown 65534:65534 "$folder"; fi
            "${as[@]}" "$programs/initdb" -D "$folder/data" --no-instructions --no-sync -A trust -U marquee -E UTF8 --locale=C
            for file in /proc/"$BASHPID"/fd/*; do number=${file##*/}; if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi; done
            "${as[@]}" "$programs/pg_ctl" -w -s -D "$folder/data" -l "$folder/log" \
                -o "-c listen_addresses= -c unix_socket_directories=$folder -c fsync=off" start
            """)
        do {
            try await test(database)
        } catch {
            try? await database.stop()
            throw error
        }
        try await database.stop()
    }

    private func stop() async throws { try await call("\"${as[@]}\" \"$programs/pg_ctl\" -m immediate -s -D \"$folder/data\" stop") }

    /// Carries out a statement, and returns its rows.
    func rows(_ statement: String) async throws -> String {
        let psql = try #require(Self.programs) + "/psql"
        let (status, output) = try await Tools.run(
            psql, ["-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", folder, "-U", "marquee", "postgres"], input: statement)
        #expect(status == 0, "\(output)")
        return output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func call(_ script: String) async throws {
        let start = """
            set -euo pipefail; cd /tmp; exec >/dev/null 2>&1 </dev/null; as=(); folder=$1 programs=$2
            if [ "$(id -u)" -eq 0 ]; then as=(setpriv --reuid=65534 --regid=65534 --clear-groups --); fi

            """
        let programs = try #require(Self.programs)
        let (status, _) = try await Tools.run("/usr/bin/env", ["bash", "-c", start + script, "bash", folder, programs])
        try #require(status == 0)
    }
}
