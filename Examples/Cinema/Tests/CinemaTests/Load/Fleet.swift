import Foundation
import MarqueeSandbox
import Synchronization
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@testable import Cinema

/// Processes of the site behind a balancer, with one database, its standby, and one cache: the servers of `Examples/Fleet`.
final class Fleet: Sendable {
    /// How long a fleet is to be visited; nil where none is asked for.
    static let seconds = ProcessInfo.processInfo.environment["CINEMA_FLEET"].flatMap { Int($0) }

    /// The program of an earlier version; nil where none is named.
    static let programBefore = ProcessInfo.processInfo.environment["CINEMA_PROGRAM_BEFORE"].map { URL(filePath: $0) }

    /// A site that the balancer has stopped or begun to send requests to.
    struct Change: Sendable, Hashable {
        let site: Int
        let isReady: Bool
    }

    private struct State {
        var sites: [CinemaProcess] = []
        var changes: [Change] = []
    }

    /// The balancer.
    let address: URL
    private let folder: URL
    private let sandbox: Sandbox
    private let (cache, ports): (URL, [Int])
    private let state = Mutex(State())

    /// The processes of the sites.
    var sites: [CinemaProcess] { state.withLock(\.sites) }
    /// The changes of the balancer, oldest first.
    var changes: [Change] { state.withLock(\.changes) }

    private static let servers = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Fleet/servers")

    /// Runs them for the length of one test.
    ///
    /// - Parameter program: The program of the sites; the present one if it is nil.
    static func run(on sandbox: Sandbox, sites count: Int, program: URL? = nil, _ body: (Fleet) async throws -> Void) async throws {
        // The path of a socket may not be longer than about a hundred bytes.
        let folder = URL(filePath: "/tmp/marquee-fleet-\(UInt32.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let ports = Array(Set((0..<count + 8).map { _ in Int.random(in: 20_000..<30_000) }).prefix(count + 2))
        try await call(["start", folder.path, "\(sandbox.port)"] + ports.map(String.init))
        do {
            let fleet = try await Fleet(on: sandbox, folder, ports, program)
            do {
                try await body(fleet)
            } catch {
                await fleet.end()
                throw error
            }
            await fleet.end()
        } catch {
            _ = try? await call(["stop", folder.path])
            throw error
        }
        try await call(["stop", folder.path])
    }

    /// Ends all sites.
    private func end() async { for site in sites { await site.crash() } }

    private init(on sandbox: Sandbox, _ folder: URL, _ ports: [Int], _ program: URL?) async throws {
        (self.folder, self.sandbox, self.ports) = (folder, sandbox, Array(ports.dropFirst(2)))
        address = try #require(URL(string: "http://127.0.0.1:\(ports[1])"))
        cache = try #require(URL(string: "http://127.0.0.1:\(ports[0])"))
        for index in self.ports.indices {
            let site = try await start(index, program)
            state.withLock { $0.sites.append(site) }
        }
    }

    private func start(_ index: Int, _ program: URL?) async throws -> CinemaProcess {
        let own = folder.appending(path: "site-\(index)")
        return try await CinemaProcess(
            on: sandbox, folder: own, program: program,
            [
                "CINEMA_PORT": "\(ports[index])", "CINEMA_CACHE": own.path, "CINEMA_OPERATOR_TOKEN": OpenSite.operatorToken,
                "CINEMA_OPERATOR_ADDRESS": "127.0.0.1:\(ports[index] - 10_000)",
                "CINEMA_SECRET": "a secret that all sites of this fleet know",
                "CINEMA_DATABASE":
                    "host=\(folder.path)/database,\(folder.path)/database/second target_session_attrs=read-write dbname=postgres user=marquee",
                "TMDB_BASE_URL": cache.absoluteString, "TMDB_IMAGE_BASE_URL": cache.absoluteString + "/t/p/",
                "TMDB_SERVER_NAME": sandbox.baseURL.absoluteString,
            ])
    }

    /// Starts the process of a site again, on its port and its folder.
    func restart(_ index: Int, program: URL? = nil) async throws {
        let site = try await start(index, program)
        state.withLock { $0.sites[index] = site }
    }

    /// Asks the sites for their health and configures the balancer, until the task is cancelled.
    func balance() async throws {
        var ready = Array(repeating: true, count: ports.count)
        while !Task.isCancelled {
            var now: [Bool] = []
            for site in sites {
                var request = URLRequest(url: site.address.appending(path: "health"), timeoutInterval: 2)
                request.setValue("Bearer \(OpenSite.operatorToken)", forHTTPHeaderField: "Authorization")
                let answer = try? await URLSession.shared.data(for: request).1 as? HTTPURLResponse
                now.append(answer?.statusCode == 200)
            }
            if now != ready {
                for index in now.indices where now[index] != ready[index] {
                    state.withLock { $0.changes.append(Change(site: index, isReady: now[index])) }
                }
                ready = now
                let open = zip(ports, ready).filter(\.1).map { String($0.0) }
                try await Self.call(["ready", folder.path] + open)
            }
            try? await Task.sleep(for: .milliseconds(200))
        }
    }

    /// Restarts PostgreSQL as after a crash.
    func restartDatabase() async throws { try await Self.call(["restart-database", folder.path]) }

    func stopDatabase() async throws { try await Self.call(["stop-database", folder.path]) }

    func startDatabase() async throws { try await Self.call(["start-database", folder.path]) }

    /// Ends PostgreSQL as a crash does, and makes its standby the server.
    func promoteStandby() async throws { try await Self.call(["promote", folder.path]) }

    /// Reloads the configurations of the cache and the balancer.
    func reloadProxies() async throws { try await Self.call(["reload", folder.path]) }

    /// Runs a command of the servers, such as `pause`.
    func command(_ name: String) async throws { try await Self.call([name, folder.path]) }

    /// Runs a statement on the database. Returns its rows.
    func sql(_ statement: String) async throws -> String { try await Self.call(["sql", folder.path, statement], isRead: true) }

    @discardableResult
    private static func call(_ arguments: [String], isRead: Bool = false) async throws -> String {
        let (process, output) = (Process(), Pipe())
        // Servers that go on would keep the pipe open.
        if isRead { process.standardOutput = output }
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["bash", servers.path] + arguments
        let (codes, code) = AsyncStream.makeStream(of: Int32.self)
        process.terminationHandler = { process in
            code.yield(process.terminationStatus)
            code.finish()
        }
        try process.run()
        let text = isRead ? String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) : ""
        for await code in codes { try #require(code == 0, "\(arguments)") }
        return text
    }
}
