import Foundation
import Marquee
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
    let width: Int
    let clock = ManualClock()
    private let environment: [String: String]
    private let isTerminal: Bool
    private let time: TimeSource

    init(_ environment: [String: String] = [:], width: Int = 120, isTerminal: Bool = false, time: TimeSource = .system) throws {
        folder = try TemporaryFolder()
        let own = ["HOME": folder.path("home"), "XDG_CACHE_HOME": folder.path("cache"), "XDG_STATE_HOME": folder.path("state")]
        self.environment = own.merging(environment) { _, given in given }
        (self.width, self.isTerminal, self.time) = (width, isTerminal, time)
    }

    /// Runs one command line, split at its spaces.
    func run(_ line: String, _ more: [String: String] = [:], width: Int? = nil) async -> Outcome {
        await run(line.split(separator: " ").map(String.init), more, width: width)
    }

    func run(_ arguments: [String], _ more: [String: String] = [:], width: Int? = nil, err: Paper = Paper()) async -> Outcome {
        let out = Paper()
        let terminal = Terminal(
            width: width ?? self.width, out: Terminal.Side(isTerminal: isTerminal) { out.write($0) },
            side: Terminal.Side(isTerminal: isTerminal) { err.write($0) })
        let context = Context(
            environment: environment.merging(more) { _, given in given }, terminal: terminal, clock: clock.wall, time: time)
        let status = await Program.run(arguments, in: context)
        return Outcome(status: status, out: out.text, err: err.text)
    }
}

extension TimeSource {
    /// Real time, in which nobody sees a wait, however slow the machine is.
    static let unwatched = TimeSource(
        now: TimeSource.system.now,
        sleep: { try await TimeSource.system.sleep($0 == .milliseconds(300) ? .seconds(86_400) : $0) },
        random: TimeSource.system.random)
}

/// What is written on.
final class Paper: Sendable {
    private let written = Mutex("")

    var text: String { written.withLock { $0 } }

    func write(_ more: String) { written.withLock { $0 += more } }
}
