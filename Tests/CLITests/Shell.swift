import Foundation
import MarqueeCLI
import Synchronization
import TestKit

/// Runs command lines in this process, with a home folder of their own.
final class Shell: Sendable {
    /// What one command line left behind.
    struct Outcome: Sendable {
        var status: ExitStatus
        var out: String
        var err: String

        var lines: [String] { out.split(separator: "\n").map(String.init) }

        func json() throws -> Any { try JSONSerialization.jsonObject(with: Data(out.utf8)) }

        func object() throws -> [String: Any] { try json() as? [String: Any] ?? [:] }
    }

    let folder: TemporaryFolder
    private let environment: [String: String]

    init(_ environment: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        let own = ["HOME": folder.path("home"), "XDG_CACHE_HOME": folder.path("cache"), "XDG_STATE_HOME": folder.path("state")]
        self.environment = own.merging(environment) { _, given in given }
    }

    /// Runs one command line, split at its spaces.
    func run(_ line: String, _ more: [String: String] = [:]) async -> Outcome {
        await run(line.split(separator: " ").map(String.init), more)
    }

    func run(_ arguments: [String], _ more: [String: String] = [:]) async -> Outcome {
        let (out, err) = (Paper(), Paper())
        let terminal = Terminal(width: 60, out: { out.write($0) }, aside: { err.write($0) })
        let status = await Program.run(arguments, environment: environment.merging(more) { _, given in given }, terminal: terminal)
        return Outcome(status: status, out: out.text, err: err.text)
    }
}

private final class Paper: Sendable {
    private let written = Mutex("")

    var text: String { written.withLock { $0 } }

    func write(_ more: String) { written.withLock { $0 += more } }
}
