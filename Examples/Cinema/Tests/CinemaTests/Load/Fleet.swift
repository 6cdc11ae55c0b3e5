import Foundation
import MarqueeSandbox
import Testing

/// Processes of the site behind a balancer, with one database and one cache: the servers of `Examples/Fleet`.
final class Fleet: Sendable {
    /// How long a fleet is to be visited; nil where none is asked for.
    static let seconds = ProcessInfo.processInfo.environment["CINEMA_FLEET"].flatMap { Int($0) }

    let sites: [CinemaProcess]
    /// The balancer.
    let address: URL
    private let folder: URL

    private static let servers = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Fleet/servers")

    /// Runs them for the length of one test.
    static func run(on sandbox: Sandbox, sites count: Int, _ body: (Fleet) async throws -> Void) async throws {
        // The path of a socket may not be longer than about a hundred bytes.
        let folder = URL(filePath: "/tmp/marquee-fleet-\(UInt32.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let ports = Array(Set((0..<count + 8).map { _ in Int.random(in: 20_000..<30_000) }).prefix(count + 2))
        try await call(["start", folder.path, "\(sandbox.port)"] + ports.map(String.init))
        do {
            let fleet = try await Fleet(on: sandbox, folder, ports)
            do {
                try await body(fleet)
            } catch {
                await fleet.end()
                throw error
            }
            await fleet.end()
        } catch {
            try? await call(["stop", folder.path])
            throw error
        }
        try await call(["stop", folder.path])
    }

    /// Ends all sites.
    private func end() async { for site in sites { await site.crash() } }

    private init(on sandbox: Sandbox, _ folder: URL, _ ports: [Int]) async throws {
        self.folder = folder
        address = try #require(URL(string: "http://127.0.0.1:\(ports[1])"))
        let cache = "http://127.0.0.1:\(ports[0])"
        var sites: [CinemaProcess] = []
        for port in ports.dropFirst(2) {
            let own = folder.appending(path: "site-\(port)")
            sites.append(
                try await CinemaProcess(
                    on: sandbox, folder: own,
                    [
                        "CINEMA_PORT": "\(port)", "CINEMA_CACHE": own.path,
                        "CINEMA_SECRET": "a secret that all sites of this fleet know",
                        "CINEMA_DATABASE": "host=\(folder.path)/database dbname=postgres user=marquee",
                        "TMDB_BASE_URL": cache, "TMDB_IMAGE_BASE_URL": cache + "/t/p/",
                        "TMDB_SERVER_NAME": sandbox.baseURL.absoluteString,
                    ]))
        }
        self.sites = sites
    }

    /// Restarts PostgreSQL as after a crash.
    func restartDatabase() async throws { try await Self.call(["restart-database", folder.path]) }

    /// Reloads the configurations of the cache and the balancer.
    func reloadProxies() async throws { try await Self.call(["reload", folder.path]) }

    private static func call(_ arguments: [String]) async throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["bash", servers.path] + arguments
        let (codes, code) = AsyncStream.makeStream(of: Int32.self)
        process.terminationHandler = { process in
            code.yield(process.terminationStatus)
            code.finish()
        }
        try process.run()
        for await code in codes { try #require(code == 0, "\(arguments)") }
    }
}
