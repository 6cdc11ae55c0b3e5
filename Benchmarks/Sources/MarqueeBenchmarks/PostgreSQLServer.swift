import Foundation

/// PostgreSQL in a folder of its own, on a Unix socket only, ended with its owner.
final class PostgreSQLServer: Sendable {
    let folder: Folder
    private let process: Process
    private let leash = Pipe()

    /// Where `make bench` unpacks the server if it may not install it.
    private static let tools = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../.build/tools")
        .standardized.path

    /// The folder of the server's programs; nil if there is none.
    private static let programs: String? = ["", tools].lazy.compactMap { place in
        let root = place + "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return versions.max { $0.compare($1, options: .numeric) == .orderedAscending }.map { "\(root)/\($0)/bin" }
    }.first

    static var isAvailable: Bool { programs != nil }

    init() throws {
        guard let programs = Self.programs else { throw BenchmarkError("there is no PostgreSQL") }
        folder = try Folder()
        // The server refuses to run as root.
        if geteuid() == 0 { chown(folder.path, 65_534, 65_534) }
        process = Self.process(
            """
            cd "$0" && "$1/initdb" -D data --no-instructions -A trust -U marquee -E UTF8 --locale=C >/dev/null || exit 1
            "$1/postgres" -D data -c listen_addresses= -c unix_socket_directories="$0" -c max_wal_size=8GB 2>log & cat; kill -QUIT $!
            """, folder.path, programs)
        process.standardInput = leash
        process.standardError = FileHandle.nullDevice
        try process.run()
        while process.isRunning, (try? run("SELECT 1", in: "postgres")) == nil { usleep(50_000) }
        guard process.isRunning else { throw BenchmarkError("PostgreSQL did not start") }
    }

    func connection(to database: String) -> String { "host=\(folder.path) dbname=\(database) user=marquee" }

    /// Runs statements, of which `psql` takes several, and returns what it prints.
    @discardableResult
    func run(_ statements: String, in database: String) throws -> String {
        let client = Self.process(
            #"exec "$1/psql" -q -X -A -t -v ON_ERROR_STOP=1 -d "$2" -c "$3" 2>/dev/null"#, folder.path, Self.programs ?? "",
            connection(to: database), statements)
        let output = Pipe()
        client.standardOutput = output
        try client.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        client.waitUntilExit()
        guard client.terminationStatus == 0 else { throw BenchmarkError("PostgreSQL refused \(statements.prefix(80))") }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Lets `pgbench` run a script a number of times on each connection, and returns its transactions a second. The timer of `pgbench` does not
    /// work, because Foundation blocks the signal.
    func transactionRate(_ script: String, clients: Int, times: Int, in database: String) throws -> Double {
        let bench = Self.process(
            #"""
            printf '%s\n' "$3" | "$1/pgbench" -n -M prepared -c "$4" -j 2 -t "$5" -f - "$2" 2>/dev/null
            """#, folder.path, Self.programs ?? "", connection(to: database), script, "\(clients)", "\(times)")
        let output = Pipe()
        bench.standardOutput = output
        try bench.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        bench.waitUntilExit()
        guard let rate = text.firstMatch(of: /tps = ([0-9.]+)/).flatMap({ Double($0.1) }) else { throw BenchmarkError("pgbench failed") }
        return rate
    }

    /// A script of the shell, which runs as a user without rights if this program runs as root.
    private static func process(_ script: String, _ words: String...) -> Process {
        let process = Process()
        // An unpacked server has its libraries beside it.
        let libraries = ["x86_64", "aarch64"].map { "\(tools)/usr/lib/\($0)-linux-gnu" }.joined(separator: ":")
        let shell = ["/usr/bin/env", "LD_LIBRARY_PATH=\(libraries)", "/bin/sh", "-c", script] + words
        let user = geteuid() == 0 ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"] : []
        process.executableURL = URL(fileURLWithPath: (user + shell)[0])
        process.arguments = Array((user + shell).dropFirst())
        process.currentDirectoryURL = URL(fileURLWithPath: "/tmp")
        return process
    }
}
