import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain

extension Scenario {
    static let readOnly = Scenario(
        "read-only", "A read-only store, and one in a folder that may not be written, is read, and no byte changes.",
        quick: 1, full: 10
    ) { run in
        try await asNobody(run, "readOnly")
        return "\(run.rounds) stores read without permission to write, none changed"
    }

    static let permissions = Scenario(
        "permissions",
        """
        Only the owner can access the files, also with sessions in them, with any umask; files without permissions give a typed \
        error and are not changed.
        """,
        quick: 1,
        full: 10
    ) { run in
        try await asNobody(run, "permissions")
        return
            "\(run.rounds) times: files 0600 in a folder 0700 under any umask, with sessions in them; "
            + "files without permissions refused and not changed"
    }

    private static func asNobody(_ run: ScenarioRun, _ what: String) async throws {
        for round in 1...run.rounds {
            let scratch = try await filled()
            let report = try await Child.hear(.unprivileged, [scratch.path, what])
            run.take(report, "round \(round)")
            run.expect(report.figure("proved") == 1, "round \(round): not completed")
            chmod(scratch.path, 0o700)
        }
    }
}

extension Role {
    /// Uses a store without any right of the administrator, to whom everything is open.
    static let unprivileged = Role("unprivileged") { words in
        let (folder, names) = (words[0], ["user.sqlite", "cache.sqlite"])
        if getuid() == 0 {
            for path in try [folder] + Files.names(in: folder).map({ folder + "/" + $0 }) { chown(path, 65_534, 65_534) }
            guard setgid(65_534) == 0, setuid(65_534) == 0 else { throw Failed("rights could not be given up") }
        }
        if words[1] == "readOnly" { try await readOnly(folder, names) } else { try await permissions(folder, names) }
        Reporter.note("proved", 1)
    }

    private static func readOnly(_ folder: String, _ names: [String]) async throws {
        let before = try names.map { try Files.read(folder + "/" + $0) }
        for name in names { chmod(folder + "/" + name, 0o400) }
        chmod(folder, 0o500)
        let store = try await OpenStore(.readOnly(folder))
        Reporter.expect(try await store.holds(1) == .same, "an answer cannot be read")
        Reporter.expect(try await store.searches() == ["Before."], "a search cannot be read")
        try await store.keep(2)
        Reporter.expect(try await store.holds(2) == .nothing, "an answer was stored in a read-only store")
        Reporter.expect(await refusal { try await store.remember("No.") } == "store.readOnly", "a write is not refused")
        await store.close()
        let writer = try await OpenStore(folder)
        Reporter.expect(try await writer.holds(1) == .same, "an answer cannot be read where nothing may be written")
        Reporter.expect(try await writer.searches() == ["Before."], "a search cannot be read where nothing may be written")
        let reason = await refusal { try await writer.remember("No.") }
        Reporter.expect(reason == "store.readOnly", "a write where nothing may be written: \(reason ?? "done")")
        await writer.close()
        Reporter.expect(try names.map { try Files.read(folder + "/" + $0) } == before, "a file has changed")
    }

    private static func permissions(_ folder: String, _ names: [String]) async throws {
        for mask: mode_t in [0, 0o022, 0o077] {
            let own = folder + "/own-\(mask)"
            let former = umask(mask)
            let store = try await OpenStore(own)
            umask(former)
            try await store.remember("Mine.")
            let tenant = try await store.signIn()
            _ = try await store.library.record(.set(.favorite(true)), on: .movie(550), of: tenant)
            let found = try Files.names(in: own)
            for name in found {
                Reporter.expect(try mode(own + "/" + name) == 0o600, "\(name) is not its owner's alone under umask \(mask)")
            }
            for name in ["user.sqlite", "user.sqlite-wal", "user.sqlite-shm"] {
                Reporter.expect(found.contains(name), "\(name), where sessions are, is missing")
            }
            Reporter.expect(try mode(own) == 0o700, "the folder is open to others under umask \(mask)")
            await store.close()
        }
        for name in names {
            let before = try Files.read(folder + "/" + name)
            chmod(folder + "/" + name, 0)
            let reason = await refusal { await (try await OpenStore(folder)).close() }
            Reporter.expect(reason?.hasPrefix("store.") == true, "\(name) without rights: \(reason ?? "opens")")
            chmod(folder + "/" + name, 0o600)
            Reporter.expect(try Files.read(folder + "/" + name) == before, "\(name) has changed")
        }
        chmod(folder, 0)
        let reason = await refusal { await (try await OpenStore(folder)).close() }
        Reporter.expect(reason?.hasPrefix("store.") == true, "a folder without rights: \(reason ?? "opens")")
        chmod(folder, 0o700)
    }

    private static func refusal(_ call: () async throws -> Void) async -> String? {
        do {
            try await call()
            return nil
        } catch {
            return (error as? MarqueeError)?.reason.key ?? "\(error)"
        }
    }

    private static func mode(_ path: String) throws -> Int {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? -1
    }
}
