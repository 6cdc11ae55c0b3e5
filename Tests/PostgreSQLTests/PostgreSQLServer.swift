import Foundation
import TestKit

@testable import MarqueePostgreSQL

/// A PostgreSQL server in a private folder, on a Unix socket only. When the test program ends, however it ends, so does the server, and its
/// folder is removed.
final class PostgreSQLServer: Sendable {
    /// The server could not be started.
    struct Failure: Error {
        let reason: String
    }

    /// The folder of the server's programs, where there is one: unpacked for the tests, or of the system.
    static let programs = (versions(in: tools + "/usr/lib/postgresql") + paths + versions(in: "/usr/lib/postgresql")).first { folder in
        ["initdb", "pg_ctl", "postgres"].allSatisfy { FileManager.default.isExecutableFile(atPath: folder + "/" + $0) }
    }
    static let tools = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../.build/tools").standardized.path
    private static let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)

    private static func versions(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted {
            $0.count == $1.count ? $0 > $1 : $0.count > $1.count
        }
        .map { "\(folder)/\($0)/bin" }
    }

    private static let setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Whether the tests with a server can run. The server refuses to run as root.
    static let isAvailable = programs != nil && (geteuid() != 0 || setpriv != nil)
    static let absence = "initdb and pg_ctl of PostgreSQL are not here"

    /// One server for all tests of a process that leave it running.
    static func shared() async throws -> PostgreSQLServer { try await sharedTask.value }
    private static let sharedTask = Task { try await start() }

    /// Starts a server.
    static func start() async throws -> PostgreSQLServer { try await onThread { try PostgreSQLServer() } }

    let folder: String
    // The guardian waits for its end.
    private let leash: FileHandle

    private init() throws {
        guard let programs = Self.programs else { throw Failure(reason: Self.absence) }
        // The path of a socket may not be longer than about a hundred bytes.
        let temporary = FileManager.default.temporaryDirectory.path
        folder = (temporary.utf8.count < 60 ? temporary : "/tmp") + "/marquee-postgresql-\(UInt32.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        if geteuid() == 0 { chown(folder, Self.nobody, Self.nobody) }
        let pipe = Pipe()
        _ = try Self.process(
            [
                "/bin/sh", "-c", #"trap "" INT TERM HUP; cat >/dev/null; "$1/pg_ctl" -D "$2/data" -m immediate stop; rm -rf "$2""#,
                "guardian", programs, folder,
            ], input: .pipe(pipe))
        leash = pipe.fileHandleForWriting
        try run("initdb", "--no-sync", "--no-instructions", "-A", "trust", "-U", "marquee", "-E", "UTF8", "--locale=C")
        let settings = """
            listen_addresses = ''
            unix_socket_directories = '\(folder)'
            fsync = off
            max_connections = 200
            shared_buffers = 16MB
            """
        guard let file = FileHandle(forWritingAtPath: folder + "/data/postgresql.conf") else { throw Failure(reason: "no settings") }
        try file.seekToEnd()
        try file.write(contentsOf: Data(settings.utf8))
        try file.close()
        try start()
    }

    /// A connection string for the server.
    var connection: String { "host=\(folder) dbname=postgres user=marquee" }

    /// Starts the server; returns when it takes connections.
    func start() throws {
        let server = try Self.process((Self.programs ?? "") + "/postgres", "-D", folder + "/data")
        let settings = try ConnectionSettings(.init(connection))
        while (try? PostgreSQLHandle(settings, until: .now + .seconds(60))) == nil {
            guard server.isRunning else { throw Failure(reason: "postgres ended") }
            usleep(10_000)
        }
    }

    /// Ends the server as a crash does.
    func stop() throws { try run("pg_ctl", "-w", "-m", "immediate", "stop") }

    /// Keeps the present data of the server, as a standby that follows no further does, or a backup.
    func keepState() throws {
        try stop()
        try copy("data", to: "kept")
        try start()
    }

    /// Goes back to the kept data. Later changes are lost.
    func restoreState() throws {
        try stop()
        try copy("kept", to: "data")
        try start()
    }

    private func copy(_ source: String, to target: String) throws {
        let end = try Self.process([
            "/bin/sh", "-c", #"rm -rf "$2"; cp -a "$1" "$2""#, "copy", "\(folder)/\(source)", "\(folder)/\(target)",
        ]).wait()
        guard end == .exit(0) else { throw Failure(reason: "cp failed: \(end)") }
    }

    /// Stops all processes of the server where they are, until work has ended: connections stay open, and say nothing.
    func paused<Value>(_ work: () async throws -> Value) async throws -> Value {
        let first = try String(contentsOfFile: folder + "/data/postmaster.pid", encoding: .utf8).split(separator: "\n").first
        var processes = try await execute("SELECT pid::text FROM pg_stat_activity WHERE pid <> pg_backend_pid()").compactMap { Int32($0) }
        if let first = first.flatMap({ Int32($0) }) { processes.insert(first, at: 0) }
        for process in processes { kill(process, SIGSTOP) }
        defer { for process in processes { kill(process, SIGCONT) } }
        return try await work()
    }

    /// Runs work that blocks on a thread of its own.
    static func onThread<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
        }
    }

    private func run(_ program: String, _ arguments: String...) throws {
        let end = try Self.process([(Self.programs ?? "") + "/" + program, "-D", folder + "/data"] + arguments).wait()
        guard end == .exit(0) else { throw Failure(reason: "\(program) failed: \(end)") }
    }

    private static let nobody: UInt32 = 65_534

    /// Starts a program as a user without rights, because the server refuses to run as root.
    private static func process(_ words: String...) throws -> ChildProcess { try process(words) }

    static func process(_ words: [String], input: ChildProcess.Stream = .null) throws -> ChildProcess {
        var words = words
        if geteuid() == 0, let setpriv { words = [setpriv, "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups", "--"] + words }
        // The unpacked programs have their libraries beside them.
        let libraries = ["x86_64", "aarch64"].map { "\(tools)/usr/lib/\($0)-linux-gnu" }.joined(separator: ":")
        let environment = ProcessInfo.processInfo.environment.merging(["LD_LIBRARY_PATH": libraries]) { $1 }
        return try ChildProcess(words[0], Array(words.dropFirst()), environment: environment, in: "/tmp", input: input)
    }
}
