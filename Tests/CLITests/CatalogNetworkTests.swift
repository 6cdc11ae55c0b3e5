import Foundation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// The catalog over the network, through the command line.
@Suite(.timeLimit(.minutes(5)))
struct CatalogNetworkTests {
    private static func with(_ exports: SandboxExports, _ body: (Shell, Sandbox, ManualClock) async throws -> Void) async throws {
        let clock = ManualClock()
        var options = Sandbox.Options(clock: { clock.now })
        options.exports = exports
        let sandbox = try await Sandbox.start(options)
        do {
            let address = sandbox.baseURL.absoluteString
            let shell = try Shell([
                "TMDB_BASE_URL": address, "TMDB_EXPORTS_URL": address, "TMDB_ACCESS_TOKEN": Sandbox.accessToken,
            ])
            try await body(shell, sandbox, clock)
        } catch {
            await sandbox.stop()
            throw error
        }
        await sandbox.stop()
    }

    private func catalogs(_ shell: Shell) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: shell.folder.path).filter { $0.contains("catalog-v2") }
            .map { String($0.split(separator: "/").last ?? "") }
    }

    @Test("A day is downloaded, of all kinds or of some, and a day that is not there is said")
    func imports() async throws {
        try await Self.with(SandboxExports(names: 2_000)) { shell, sandbox, _ async throws in
            // The clock of the shell shows 2026-09-21, 14:13 UTC.
            let made = await shell.run("catalog import")
            #expect(made.status == .success && made.out.contains("2026-09-21") && made.err.contains("Names in the catalog: "), "\(made)")
            let some = try await shell.run("catalog import --date 2026-09-20 --kinds keyword,company --json").object()
            let info = try #require(some["catalog"] as? [String: Any])
            let counts = info["counts"] as? [String: Int] ?? [:]
            #expect(info["day"] as? String == "2026-09-20" && Set(counts.keys) == ["keyword", "company"])
            let missing = await shell.run("catalog import --date 2019-01-01")
            #expect(missing.status == .notFound && missing.err.contains("about three months"), "\(missing)")
            sandbox.changeExports { $0.flaws = [.webPage] }
            let foreign = await shell.run("catalog import")
            #expect(foreign.status == .failure && foreign.out.isEmpty, "\(foreign)")
            for flaw in [SandboxExports.Flaw.cutFile, .webPage] {
                sandbox.changeExports { $0.flaws = [flaw] }
                // What the server sends is no mistake of the command line.
                let failed = await shell.run("catalog import --json")
                #expect(failed.status == .failure && failed.err.contains(#""code":"unreadable""#), "\(flaw): \(failed)")
            }
            #expect(try catalogs(shell) == ["catalog-v2-20260920"])
        }
    }

    @Test("An update makes, keeps and replaces the catalog as the settings say, and reads expired answers again")
    func updates() async throws {
        try await Self.with(SandboxExports()) { shell, sandbox, clock async throws in
            let unasked = await shell.run("update")
            #expect(unasked.status == .success && !unasked.out.contains("catalog"), "\(unasked)")
            #expect(try catalogs(shell).isEmpty)
            #expect(await shell.run("config set catalog daily").status == .success)
            let first = await shell.run("update")
            #expect(first.out.contains("The catalog is of 2026-09-21"), "\(first)")
            #expect(await shell.run("show movie 550").status == .success)
            let kept = try await shell.run("update --json").object()
            #expect(kept["isCatalogNew"] as? Bool == false && kept["renewed"] as? Int == 0)
            for clock in [clock, shell.clock] { clock.advance(by: .seconds(86_400)) }
            sandbox.noteChanges(of: [.movie(550)], on: "2026-09-22")
            let renewed = try await shell.run("update --renew --json").object()
            let count = renewed["renewed"] as? Int ?? 0
            #expect(renewed["changed"] as? Int == 1 && count >= 1 && renewed["notRenewed"] as? Int == 0, "\(renewed)")
            sandbox.behave(.offline)
            #expect(await shell.run("update").status == .offline)
            #expect(await shell.run("update --offline").status == .usage)
            #expect(await shell.run("catalog verify").status == .success)
        }
    }

    @Test("An update reads the changes although the catalog cannot be replaced, and names a file that is damaged or no catalog")
    func failedUpdates() async throws {
        try await Self.with(SandboxExports(names: 2_000)) { shell, sandbox, clock async throws in
            #expect(await shell.run("catalog import --kinds movie,person").status == .success)
            let path = try #require(
                try FileManager.default.subpathsOfDirectory(atPath: shell.folder.path).first { $0.hasSuffix("catalog-v2-20260921") })
            let bytes = try Data(contentsOf: URL(filePath: shell.folder.path(path)))
            for (offset, named) in [(bytes.count / 2, "is damaged"), (8, "is ignored")] {
                var damaged = bytes
                damaged[offset] ^= 0x10
                try damaged.write(to: URL(filePath: shell.folder.path(path)))
                let update = await shell.run("update")
                #expect(update.status == .storage && update.out.contains("Changed titles and people"), "\(named): \(update)")
                #expect(update.err.contains(named) && update.err.contains("“marquee catalog import”"), "\(update)")
            }
            try bytes.write(to: URL(filePath: shell.folder.path(path)))
            for clock in [clock, shell.clock] { clock.advance(by: .seconds(8 * 86_400)) }
            sandbox.changeExports { $0.names = 100 }
            let fewer = await shell.run("update")
            #expect(fewer.status == .usage && fewer.out.contains("Changed titles and people"), "\(fewer)")
            #expect(fewer.err.contains("“marquee catalog import --allow-fewer”"), "\(fewer)")
            #expect(await shell.run("catalog import --kinds movie,person --allow-fewer").status == .success)
            #expect(await shell.run("update").status == .success)
        }
    }

    @Test("An update says that it waits because an import has not ended")
    func postponed() async throws {
        try await Self.with(SandboxExports()) { shell, _, clock async throws in
            #expect(await shell.run("catalog import --kinds keyword").status == .success)
            #expect(try await shell.run("update --json").object()["isCatalogPostponed"] as? Bool == false)
            let lock = try #require(
                try FileManager.default.subpathsOfDirectory(atPath: shell.folder.path).first { $0.hasSuffix("catalog.lock") })
            for clock in [clock, shell.clock] { clock.advance(by: .seconds(8 * 86_400)) }
            try "began \(Int(shell.clock.now.timeIntervalSince1970) - 60)\n"
                .write(toFile: shell.folder.path(lock), atomically: false, encoding: .utf8)
            let said = "An import of the catalog began within the last day and has not ended. The next update waits a day."
            let kept = await shell.run("update")
            #expect(kept.status == .success && kept.out.contains("The catalog of 2026-09-21 stays.") && kept.out.contains(said), "\(kept)")
            #expect(try await shell.run("update --json").object()["isCatalogPostponed"] as? Bool == true)
            #expect(await shell.run("config set catalog never").status == .success)
            #expect(await !shell.run("update").out.contains(said))
            #expect(await shell.run("config set catalog weekly").status == .success)
            for clock in [clock, shell.clock] { clock.advance(by: .seconds(86_400)) }
            let replaced = await shell.run("update")
            #expect(replaced.out.contains("The catalog is of 2026-09-30") && !replaced.out.contains(said), "\(replaced)")
        }
    }

    @Test("A language is read into the searches of the device")
    func enriches() async throws {
        try await Self.with(SandboxExports()) { shell, sandbox, _ async throws in
            let enriched = await shell.run("catalog enrich --lang de-DE")
            #expect(enriched.status == .success && enriched.err.contains("de-DE"), "\(enriched)")
            #expect(try await shell.run("catalog enrich --lang de-DE --json").object()["requests"] as? Int == 0)
            sandbox.behave(.offline)
            #expect(await shell.run("suggest verscholl").out.contains("Cast Away – Verschollen (2000)"))
            #expect(await shell.run("search --movies --offline verschollen").out.contains("Cast Away – Verschollen"))
            #expect(await shell.run("catalog enrich --offline").status == .usage)
        }
    }

    @Test("A copied catalog is compared with the manifest of the machine that made it")
    func manifest() async throws {
        try await Self.with(SandboxExports(names: 2_000)) { shell, _, _ async throws in
            #expect(await shell.run("catalog import --kinds keyword,company").status == .success)
            let verified = try await shell.run("catalog verify --json").object()
            let digest = try #require(verified["sha256"] as? String)
            let manifest = shell.folder.path("catalog.sha256")
            try "\(digest)  ./catalog-v2-20260921\n".write(toFile: manifest, atomically: true, encoding: .utf8)
            #expect(await shell.run(["catalog", "verify", "--manifest", manifest]).status == .success)
            try "\(String(digest.reversed()))  catalog-v2-20260921\n".write(toFile: manifest, atomically: true, encoding: .utf8)
            let other = await shell.run(["catalog", "verify", "--manifest", manifest])
            #expect(other.status == .failure && other.err.contains("is not the one of the manifest"), "\(other)")
            try "\(digest)  catalog-v2-20260920\n".write(toFile: manifest, atomically: true, encoding: .utf8)
            #expect(await shell.run(["catalog", "verify", "--manifest", manifest]).err.contains("does not have catalog-v2-20260921"))
            try "nothing".write(toFile: manifest, atomically: true, encoding: .utf8)
            #expect(await shell.run(["catalog", "verify", "--manifest", manifest]).status == .usage)
        }
    }

    @Test("A killed download, and one whose files may not grow, leave the catalog before; the next import leaves nothing else")
    func interrupted() async throws {
        try await Self.with(SandboxExports(names: 20_000)) { shell, sandbox, clock async throws in
            let executable = try #require(Shell.executable)
            let environment = shell.environment
            // The program itself has the system's time.
            clock.set(Date())
            let day = String(Date().addingTimeInterval(-3 * 86_400).ISO8601Format().prefix(10))
            try await Self.run(executable, ["catalog", "import", "--kinds", "keyword", "--date", day], environment)
            let before = try catalogs(shell)
            #expect(before.count == 1)
            sandbox.script([.normal, .fault(.silence)])
            let requests = sandbox.counters.requests
            let process = try ChildProcess(
                executable.path, ["catalog", "import", "--date", day], environment: sanitizerVariables.merging(environment) { $1 })
            while sandbox.counters.requests < requests + 2 { await Task.yield() }
            process.send(SIGKILL)
            process.wait()
            #expect(try catalogs(shell).count > 1)
            // In units of 512 bytes: too little for a store, and for the catalog alone.
            for limit in [40, 1_000] {
                let script = #"trap '' XFSZ; ulimit -f \#(limit); exec "$0" "$@""#
                let full = try await Tool.run(
                    URL(fileURLWithPath: "/bin/sh"), ["-c", script, executable.path, "catalog", "import", "--date", day], environment)
                #expect(full.status != 0 && full.text.contains("The local store is full."), "\(limit): \(full)")
                #expect(try catalogs(shell) == before)
            }
            try await Self.run(executable, ["catalog", "import", "--date", day], environment)
            #expect(try catalogs(shell) == before)
        }
    }

    private static func run(_ executable: URL, _ arguments: [String], _ environment: [String: String]) async throws {
        let end = try await Tool.run(executable, arguments, environment)
        #expect(end.status == 0, "\(end)")
    }
}
