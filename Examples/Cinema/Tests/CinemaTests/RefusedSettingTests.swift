import Foundation
import Logging
import Marquee
import Testing

@testable import Cinema

/// The end of the program before it is open.
@Suite(.timeLimit(.minutes(10)))
struct RefusedSettingTests {
    static let variables = [
        "CINEMA_HOST", "CINEMA_PORT", "CINEMA_URL", "CINEMA_PROXY", "CINEMA_SECRET", "CINEMA_SEALING_KEY", "CINEMA_OLD_SEALING_KEYS",
        "CINEMA_OPERATOR_TOKEN", "CINEMA_OPERATOR_ADDRESS", "CINEMA_DATABASE", "CINEMA_DATABASE_CONNECTIONS", "CINEMA_DATABASE_SCHEMA",
        "CINEMA_SHARED_ANSWERS", "CINEMA_CHANGE_RETENTION", "CINEMA_CACHE", "CINEMA_CATALOG", "CINEMA_VERSION", "CINEMA_FOLDER",
        "CINEMA_KEEP",
    ]

    private func refusal(_ environment: [String: String]) -> String? {
        do throws(SettingsError) {
            _ = try Settings(environment: environment)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func `An empty variable is refused by its name`() {
        for name in Self.variables { #expect(refusal([name: ""]) == "\(name) is empty.") }
    }

    /// A variable and values that it cannot have.
    struct Refused: Sendable, CustomStringConvertible {
        let name: String
        let values: [String]
        var description: String { name }

        init(_ name: String, _ values: String...) { (self.name, self.values) = (name, values) }
    }

    static let refused: [Refused] = [
        Refused("CINEMA_PORT", "-1", "65536", "8080x", "tcp://10.0.0.1:8080"),
        Refused(
            "CINEMA_URL", "cinema.example", "ftp://cinema.example", "http://", "https://cinema.example/films", "https://cinema.example?a=b",
            "https://me@cinema.example"),
        Refused("CINEMA_PROXY", "proxy", "10.0.0.0/8"), Refused("CINEMA_SECRET", "short"), Refused("CINEMA_SEALING_KEY", "short"),
        Refused("CINEMA_OLD_SEALING_KEYS", "short", String(repeating: "k", count: 32) + ",short"),
        Refused("CINEMA_OPERATOR_TOKEN", "short"),
        Refused(
            "CINEMA_OPERATOR_ADDRESS", "8081", ":8081", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "::1:8081", "[127.0.0.1]:8081",
            "metrics.internal:8081"),
        Refused("CINEMA_DATABASE_CONNECTIONS", "0", "-1", "1001", "many", "99999999999999999999"),
        Refused("CINEMA_SHARED_ANSWERS", "-1", "1000001", "256M", "9223372036854775807"),
        Refused("CINEMA_CHANGE_RETENTION", "0", "36501", "never", "9223372036854775807"), Refused("CINEMA_CATALOG", "monthly"),
        Refused("CINEMA_VERSION", "a\"b", "a\\b", "a\nb", String(repeating: "v", count: 65)),
        Refused("CINEMA_FOLDER", "members", "./members", "~/members"), Refused("CINEMA_KEEP", "-1", "901", "all", "1.5"),
        Refused("LOG_LEVEL", "loud", "NOTICE", ""),
    ]

    @Test(arguments: refused) func `A value that cannot be used is refused by the name of its variable`(refused: Refused) {
        let name = refused.name
        for value in refused.values {
            let text = refusal([name: value, "CINEMA_DATABASE": "service=marquee"])
            #expect(text?.hasPrefix(name + " ") == true && text?.contains("\n") == false, "\(value): \(text ?? "accepted")")
        }
    }

    @Test func `Every value that the documents name is accepted`() throws {
        let (key, old) = (String(repeating: "k", count: 32), String(repeating: "o", count: 32))
        let settings = try Settings(environment: [
            "CINEMA_SECRET": String(repeating: "s", count: 32), "CINEMA_SEALING_KEY": key, "CINEMA_OLD_SEALING_KEYS": "\(old),\(key)",
            "CINEMA_DATABASE": "service=marquee", "CINEMA_DATABASE_CONNECTIONS": "3", "CINEMA_DATABASE_SCHEMA": "films",
            "CINEMA_SHARED_ANSWERS": "256", "CINEMA_CHANGE_RETENTION": "forever", "CINEMA_OPERATOR_ADDRESS": "[::1]:8081",
            "CINEMA_VERSION": "1.4.0+3f1c", "LOG_LEVEL": "debug", "CINEMA_FOLDER": "/srv/cinema", "CINEMA_KEEP": "900",
        ])
        #expect(settings.folder == "/srv/cinema" && settings.keptMembers == 900)
        #expect(try Settings(environment: ["XDG_STATE_HOME": "/state", "HOME": "/home/a"]).folder == "/state/cinema")
        #expect(try Settings(environment: ["HOME": "/home/a"]).folder == "/home/a/.local/state/cinema")
        #expect(try Settings(environment: [:]).folder == nil && Settings(environment: [:]).keptMembers == 0)
        let database = try #require(settings.databaseConfiguration)
        #expect(database.connections == 3 && database.schema == "films" && database.sealing != nil)
        #expect(settings.sharedAnswers == 256 << 20 && settings.changeRetention == .forever && settings.logLevel == .debug)
        #expect(settings.operatorAddress == ListenAddress(host: "::1", port: 8081))
        #expect(settings.operatorAddress?.local == "http://[::1]:8081")
        #expect(ListenAddress("0.0.0.0:81")?.local == "http://127.0.0.1:81")
        #expect(ListenAddress("localhost:81")?.local == "http://localhost:81")
        for days in [1, 36_500] {
            #expect(try Settings(environment: ["CINEMA_CHANGE_RETENTION": "\(days)"]).changeRetention == .days(days))
        }
        for name in ["CINEMA_DATABASE_CONNECTIONS", "CINEMA_DATABASE_SCHEMA", "CINEMA_SHARED_ANSWERS"] {
            #expect(refusal([name: "3"]) == "\(name) needs CINEMA_DATABASE.")
        }
    }

    /// Variables that end the program, and its status.
    struct Ending: Sendable {
        let status: Int32
        let variables: [String: String]
    }

    static let endings: [Ending] = [
        Ending(status: 2, variables: ["CINEMA_DATABASE": "unknown=1"]),
        Ending(status: 2, variables: ["CINEMA_DATABASE": "host=localhost port=5432 films"]),
        Ending(status: 2, variables: ["CINEMA_DATABASE": "host=localhost", "CINEMA_DATABASE_SCHEMA": "Films; DROP"]),
        Ending(status: 2, variables: ["CINEMA_PORT": "x"]),
        Ending(status: 2, variables: ["TMDB_BASE_URL": "ftp://127.0.0.1"]),
        Ending(status: 2, variables: ["TMDB_TOKEN_FILE": "/nonexistent", "TMDB_ACCESS_TOKEN": ""]),
        Ending(status: 1, variables: ["CINEMA_HOST": "192.0.2.1"]),
        Ending(status: 1, variables: ["CINEMA_OPERATOR_ADDRESS": "192.0.2.1:8081"]),
        Ending(status: 1, variables: ["CINEMA_DATABASE": "host=/nonexistent", "CINEMA_CACHE": "/proc/none"]),
    ]

    @Test(arguments: endings) func `A refused configuration ends the program with one line and a status`(ending: Ending) async throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "cinema-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Cinema")
        process.environment = [
            "CINEMA_PORT": "0", "XDG_STATE_HOME": folder.path, "XDG_CACHE_HOME": folder.path, "CINEMA_CACHE": folder.path,
            "LOG_LEVEL": "critical", "TMDB_BASE_URL": "http://127.0.0.1:1", "TMDB_ACCESS_TOKEN": "head.body.tail",
        ].merging(ending.variables) { $1 }
        (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, output)
        try process.run()
        // A program that is open does not end by itself.
        let overdue = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: overdue)
        defer { overdue.cancel() }
        let text = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: String(decoding: (try? output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self))
            }
        }
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == ending.status, "\(process.terminationStatus) \(text)")
        #expect(text.count { $0 == "\n" } == 1 && text.hasSuffix(".\n"), "\(text)")
    }
}
