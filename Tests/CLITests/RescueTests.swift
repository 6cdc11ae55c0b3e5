import Foundation
import Marquee
import TestKit
import Testing

@testable import MarqueeCLI

/// The ways out for a person when a file of the store cannot be used.
@Suite(.timeLimit(.minutes(5)))
struct RescueTests {
    private func filled() async throws -> Shell {
        let shell = try Shell(width: 1_000)
        #expect(await shell.run("search fight").status == .success)
        // A busy machine closes the store after the command, which then writes over the bytes that a test spoils.
        while try FileManager.default.contentsOfDirectory(atPath: folder(shell)).contains(where: { $0.hasSuffix("-wal") }) {
            try await Task.sleep(for: .milliseconds(20))
        }
        return shell
    }

    private func folder(_ shell: Shell) -> String { shell.folder.path("cache/marquee/sandbox") }

    private func spoil(_ name: String, at place: Int, _ bytes: [UInt8], in shell: Shell) throws {
        let address = URL(fileURLWithPath: folder(shell) + "/" + name)
        var content = try Data(contentsOf: address)
        content.replaceSubrange(place..<place + bytes.count, with: bytes)
        try content.write(to: address)
    }

    private func edit(_ name: String, _ shell: Shell, _ change: (inout Data) -> Void) throws {
        let address = URL(fileURLWithPath: folder(shell) + "/" + name)
        var content = try Data(contentsOf: address)
        change(&content)
        try content.write(to: address)
    }

    @Test(arguments: ["user.sqlite", "cache.sqlite"], [[UInt8(0x80)], [0xFF, 0xFF, 0xFF, 0xFF]])
    func `A negative version in a file ends no command, and history is kept`(_ name: String, _ version: [UInt8]) async throws {
        for line in ["history", "search fight", "search fight --offline", "cache clear", "cache", "doctor"] {
            let shell = try await filled()
            try spoil(name, at: 60, version, in: shell)
            let outcome = await shell.run(line)
            #expect([.success, .offline].contains(outcome.status), "\(line): \(outcome)")
            #expect(await shell.run("history").out.contains("fight"))
        }
    }

    @Test func `The cache is cleared whatever is in its file, and the command says how much and where`() async throws {
        for content in [Data("no database".utf8), Data(), Data(repeating: 0xFF, count: 9_000)] {
            let shell = try await filled()
            try edit("cache.sqlite", shell) { $0 = content }
            try edit("user.sqlite", shell) { $0.replaceSubrange(0..<20, with: Data("This is no database.".utf8)) }
            let outcome = await shell.run("cache clear")
            #expect(outcome.status == .success && outcome.err.contains("Bytes removed from \(folder(shell)): "), "\(outcome)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder(shell))
            #expect(!names.contains { $0.hasPrefix("cache.sqlite") } && names.contains("user.sqlite"))
        }
    }

    @Test func `A damaged file of the user is named by the command that repairs it, and its copy by the doctor`() async throws {
        let shell = try await filled()
        try edit("user.sqlite", shell) { $0.replaceSubrange(0..<20, with: Data("This is no database.".utf8)) }
        let history = await shell.run("history")
        let note = "note: The user's file was damaged; its readable rows were saved.\n"
        #expect(history.out.contains("fight") && history.err.hasSuffix(note), "\(history)")
        #expect(await shell.run("history").err.contains("damaged") == false)
        #expect(await shell.run("doctor").out.contains("ok      damaged file: \(folder(shell))/user.sqlite.damaged-1\n"))
    }

    @Test func `Clearing a cache removes a link in the place of its file and not what it leads to`() async throws {
        let shell = try await filled()
        let kept = shell.folder.path("kept")
        try Data("kept".utf8).write(to: URL(fileURLWithPath: kept))
        for name in ["cache.sqlite", "cache.sqlite-wal"] {
            try? FileManager.default.removeItem(atPath: folder(shell) + "/" + name)
            try FileManager.default.createSymbolicLink(atPath: folder(shell) + "/" + name, withDestinationPath: kept)
        }
        #expect(await shell.run("cache").status == .storage)
        #expect(await shell.run("cache clear").status == .success)
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "kept")
        #expect(await shell.run("cache").status == .success)
    }

    @Test func `Clearing a cache that was never there creates nothing`() async throws {
        let shell = try Shell()
        #expect(await shell.run("cache clear").status == .success)
        #expect(!FileManager.default.fileExists(atPath: shell.folder.path("cache")))
    }

    @Test func `The doctor reports the server, the folder and the reason when the store cannot be opened`() async throws {
        let shell = try await filled()
        try edit("user.sqlite", shell) { _ in }
        try FileManager.default.removeItem(atPath: folder(shell) + "/user.sqlite")
        try FileManager.default.createDirectory(atPath: folder(shell) + "/user.sqlite", withIntermediateDirectories: false)
        let doctor = await shell.run("doctor")
        #expect(doctor.status == .storage)
        #expect(doctor.out.contains("ok      server: ") && doctor.out.contains("FAILED  folder: \(folder(shell))"), "\(doctor)")
        #expect(doctor.out.contains("FAILED  store: "))
        let home = await shell.run("home")
        #expect(home.status == .storage && home.err.contains("It is in: \(folder(shell))"), "\(home)")
    }

    @Test func `The doctor reports what it can when the credential cannot be read`() async throws {
        let doctor = await (try Shell(["TMDB_TOKEN_FILE": "/nowhere/token"])).run("doctor")
        #expect(doctor.status == .usage && doctor.out.contains("FAILED  client: ") && doctor.out.contains("ok      lang: "), "\(doctor)")
    }

    @Test func `A repair names the permissions, the cache and the user file that it mended`() async throws {
        let shell = try await filled()
        #expect(await shell.run("doctor --repair").out.contains("ok      repair: there is nothing to repair"))
        chmod(folder(shell) + "/user.sqlite", 0o644)
        try spoil("user.sqlite", at: 47, [9], in: shell)
        try FileManager.default.removeItem(atPath: folder(shell) + "/cache.sqlite")
        try FileManager.default.createSymbolicLink(atPath: folder(shell) + "/cache.sqlite", withDestinationPath: "/nowhere")
        #expect(await shell.run("doctor").status == .storage)
        let doctor = await shell.run("doctor --repair")
        #expect(doctor.status == .success, "\(doctor)")
        #expect(doctor.out.contains("ok      repair: the cache file was removed (bytes: 0): "))
        #expect(await shell.run("history").out.contains("fight"))
        chmod(folder(shell) + "/cache.sqlite", 0o666)
        #expect(await shell.run("doctor --repair").out.contains("repair: closed to other users: \(folder(shell))/cache.sqlite"))
        #expect(await shell.run("doctor --repair").out.contains("there is nothing to repair"))
    }

    @Test func `A repair names a salvaged user file`() async throws {
        let shell = try await filled()
        try spoil("user.sqlite", at: 47, [9], in: shell)
        let doctor = await shell.run("doctor --repair")
        #expect(doctor.status == .success, "\(doctor)")
        #expect(doctor.out.contains("repair: the store was repaired: The user's file was damaged"))
        #expect(await shell.run("history").out.contains("fight"))
    }

    @Test func `The doctor names the host, its addresses and the proxy, and no password`() async throws {
        try await CLIFixture.with { fixture in
            let doctor = await fixture.shell.run("doctor", ["http_proxy": "http://user:secret@proxy.example:8080"])
            #expect(doctor.out.contains("ok      host: 127.0.0.1: 127.0.0.1"), "\(doctor)")
            #expect(doctor.out.contains("ok      proxy: http://***@proxy.example:8080, from http_proxy"))
            #expect(!(doctor.out + doctor.err).contains("secret"))
        }
    }

    @Test(arguments: [
        ("http://proxy:80", "http://proxy:80"), ("u:p@proxy:80", "***@proxy:80"), ("socks5h://u:p@proxy", "socks5h://***@proxy"),
        ("http://u:p@ss@proxy", "http://***@proxy"), ("http://u:a://b@proxy", "http://***@proxy"), ("u:a://b@proxy", "u:a://***@proxy"),
    ])
    func `The address of a proxy is shown without its user`(_ address: String, _ shown: String) {
        #expect(ProxySetting.redacted(address) == shown)
    }
}
