import Foundation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

@Suite(.timeLimit(.minutes(5)))
struct StoreCommandTests {
    private func counts(_ outcome: Shell.Outcome) throws -> [String: Int] {
        try #require(outcome.object()["rows"] as? [String: Int], "\(outcome)")
    }

    @Test("The changes of a store are shown, resent and discarded")
    func changes() async throws {
        let server = try await Sandbox.start()
        let shell = try Shell(["TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken])
        _ = await shell.run("login viewer", typing: [CLIFixture.password])
        _ = await shell.run("favorite movie 424242")
        server.behave(.offline)
        _ = await shell.run("favorite movie 550")
        let status = try await shell.run("store --json").object()
        #expect(status["pending"] as? Int == 1 && status["rejected"] as? Int == 1 && status["isUsable"] as? Bool == true)
        let text = await shell.run("store pending")
        #expect(text.out.contains("movie/550") && text.out.contains("rejected"), "\(text)")
        #expect(!text.out.contains("viewer"))
        #expect(await shell.run("store pending --state suspended").out.contains("no unsent"))
        for (line, left) in [("--dry-run", 1), ("", 0)] {
            let outcome = try await shell.run("store resend --state rejected \(line) --json").object()
            #expect(outcome["changes"] as? Int == 1 && outcome["isDryRun"] as? Bool == (left == 1))
            #expect(try await shell.run("store --json").object()["rejected"] as? Int == left)
        }
        for act in ["pending", "resend", "discard"] {
            let unknown = await shell.run("store \(act) --account 999")
            #expect(unknown.status == .notFound && unknown.err.contains("no account 999"), "\(unknown)")
        }
        let looked = await shell.run("store discard --dry-run")
        #expect(looked.out.hasSuffix("This was a dry run: nothing was changed.\n") && looked.err.isEmpty, "\(looked)")
        let all = await shell.run("store discard")
        #expect(all.status == .usage && all.err.contains("--yes"))
        #expect(await shell.run("store discard --yes").status == .success)
        #expect(await shell.run("store repair").status == .usage)
        let mended = await shell.run("store repair --yes")
        #expect(mended.status == .success && mended.out == "Nothing is wrong.\n", "\(mended)")
        await server.stop()
    }

    @Test("A store is exported to a private file, imported elsewhere, and is the same there")
    func move() async throws {
        try await CLIFixture.signedIn { fixture in
            let shell = fixture.shell
            for line in ["favorite movie 550", "rate tv 1399 7", "watch movie 862 --offline", "search fight"] { _ = await shell.run(line) }
            let (first, second, folder) = (shell.folder.path("1.jsonl"), shell.folder.path("2.jsonl"), shell.folder.path("moved"))
            let exported = await shell.run(["store", "export", first, "--json"])
            #expect(try counts(exported)["account"] == 1 && counts(exported)["outbox"] == 1)
            #expect(exported.err.contains("The file holds sessions"))
            let mode = try FileManager.default.attributesOfItem(atPath: first)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            for words in [["status"], ["check"], ["import", first]] {
                let outcome = await shell.run(["store"] + words + ["--database", folder])
                #expect(outcome.status == .storage && !outcome.err.contains(folder), "\(outcome)")
            }
            let plan = try await shell.run(["store", "migrate", "--dry-run", "--database", folder, "--json"]).object()
            #expect(plan["from"] as? Int == 0 && !FileManager.default.fileExists(atPath: folder))
            #expect(await shell.run(["store", "migrate", "--database", folder]).status == .success)
            let looked = await shell.run(["store", "import", first, "--database", folder, "--dry-run", "--json"])
            #expect(try counts(looked) == counts(exported))
            #expect(try await shell.run(["store", "status", "--database", folder, "--json"]).object()["pending"] as? Int == 0)
            let imported = await shell.run(["store", "import", first, "--database", folder, "--json"])
            #expect(try counts(imported) == counts(exported))
            #expect(await shell.run(["store", "check", "--database", folder]).status == .success)
            _ = await shell.run(["store", "export", second, "--database", folder])
            let files = try [first, second].map { try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").sorted() }
            #expect(files[0] == files[1] && files[0].count > 4)
            let full = await shell.run(["store", "import", first, "--database", folder])
            #expect(full.status == .storage && full.err.contains("not empty"))
            let pending = try await shell.run(["store", "pending", "--database", folder, "--json"]).object()
            let changes = pending["changes"] as? [[String: Any]] ?? []
            let number = try #require(changes.first?["account"] as? Int)
            #expect(await shell.run(["store", "forget", "--account", "\(number)", "--database", folder]).status == .usage)
            #expect(await shell.run(["store", "forget", "--account", "\(number)", "--yes", "--database", folder]).status == .success)
            let gone = await shell.run(["store", "forget", "--account", "\(number)", "--yes", "--database", folder])
            #expect(gone.status == .notFound)
        }
    }

    @Test("Files that are no exported store and places that are none are refused, and no secret is repeated")
    func refusals() async throws {
        let shell = try Shell()
        let file = shell.folder.path("a.jsonl")
        try #"{"marquee":{"format":"store","version":9}}"#.write(toFile: file, atomically: true, encoding: .utf8)
        let folder = shell.folder.path("empty")
        _ = await shell.run(["store", "migrate", "--database", folder])
        for (path, word) in [(file, "newer"), (shell.folder.path("none"), "cannot be read"), (shell.folder.path, "cannot be read")] {
            let outcome = await shell.run(["store", "import", path, "--database", folder])
            #expect(outcome.status != .success && outcome.err.contains(word), "\(outcome)")
        }
        for words in [
            ["store", "fly"], ["store", "export"], ["store", "status", "x"], ["store", "status", "--yes"], ["store", "forget"],
            ["store", "status", "--schema", "a", "--database", folder], ["store", "pending", "--state", "sent"],
            ["store", "export", "-", "--database", folder], ["store", "import", "-", "--database", folder],
        ] {
            #expect(await shell.run(words).status == .usage, "\(words)")
        }
        let refused = await shell.run(["store", "status", "--database", "host=127.0.0.1 port=1 user=me password=open-sesame"])
        #expect(
            refused.status == .storage && !(refused.out + refused.err).contains("sesame") && !refused.err.contains("127.0.0.1"),
            "\(refused)")
        for place in ["hots=x password=open-sesame", "mysql://u:open-sesame@h/x", "Postgresql://u:open-sesame@h/x"] {
            for act in [["status"], ["migrate", "--dry-run"]] {
                let unread = await shell.run(["store"] + act + ["--database", place])
                #expect(unread.status == .usage && !unread.err.contains("sesame"), "\(unread)")
            }
        }
        let device = await shell.run(["store", "export", "/dev/null", "--database", folder])
        #expect(device.status == .failure && device.err.contains("cannot be written"))
    }

    @Test func `an export replaces an older export, and no other file`() async throws {
        let shell = try Shell()
        let (store, file) = (shell.folder.path("own"), shell.folder.path("a.jsonl"))
        #expect(await shell.run(["store", "migrate", "--database", store]).status == .success)
        for _ in 1...2 { #expect(await shell.run(["store", "export", file, "--database", store]).status == .success) }
        let own = try Data(contentsOf: URL(filePath: store + "/user.sqlite"))
        #expect(await shell.run(["store", "export", store + "/user.sqlite", "--database", store]).status != .success)
        #expect(try Data(contentsOf: URL(filePath: store + "/user.sqlite")) == own)
    }

    @Test func `an act changes no damaged file, and leaves its salvage to the doctor`() async throws {
        let shell = try Shell()
        let store = shell.folder.path("own")
        #expect(await shell.run(["store", "migrate", "--database", store]).status == .success)
        let path = URL(filePath: store + "/user.sqlite")
        var bytes = try Data(contentsOf: path)
        for place in stride(from: 3 * 4_096, to: bytes.count, by: 7) { bytes[place] = 0xA5 }
        try bytes.write(to: path)
        let acts = [["migrate"], ["resend"], ["discard", "--yes"], ["forget", "--account", "1", "--yes"]]
        for act in acts { #expect(await shell.run(["store"] + act + ["--database", store]).status == .storage, "\(act)") }
        #expect(try Data(contentsOf: path) == bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: store).allSatisfy { !$0.contains("damaged") })
    }
}
