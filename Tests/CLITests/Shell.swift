import Foundation
import Marquee
import MarqueeCLI
import Synchronization
import TestKit

/// Runs command lines in this process, with a home folder of their own.
final class Shell: Sendable {
    /// The result of one command line.
    struct Outcome: Sendable, Equatable {
        var status: ExitStatus
        var out: String
        var err: String
        /// The bytes of the output that are no text.
        var bytes: [UInt8] = []

        var lines: [String] { out.split(separator: "\n").map(String.init) }

        func json() throws -> Any { try JSONSerialization.jsonObject(with: Data(out.utf8)) }

        func object() throws -> [String: Any] { try json() as? [String: Any] ?? [:] }
    }

    let folder: TemporaryFolder
    let width: Int
    let clock = ManualClock()
    let environment: [String: String]
    private let isTerminal: Bool
    private let time: TimeSource

    /// Prompts are for people, so only a terminal's input asks.
    init(_ environment: [String: String] = [:], width: Int = 120, isTerminal: Bool = false, time: TimeSource = .system) throws {
        folder = try TemporaryFolder()
        let own = [
            "HOME": folder.path("home"), "XDG_CACHE_HOME": folder.path("cache"), "XDG_STATE_HOME": folder.path("state"),
            "XDG_CONFIG_HOME": folder.path("config"),
        ]
        self.environment = own.merging(environment) { _, given in given }
        (self.width, self.isTerminal, self.time) = (width, isTerminal, time)
    }

    /// The configuration file, which is there when something has written it.
    var settingsFile: String { folder.path("config/marquee/config") }

    /// Writes the configuration file.
    func configure(_ text: String) throws { try configure(Data(text.utf8)) }

    func configure(_ bytes: Data) throws {
        try makeConfigurationFolder()
        try bytes.write(to: URL(fileURLWithPath: settingsFile))
        chmod(settingsFile, 0o600)
    }

    /// Makes the folder of the configuration file.
    func makeConfigurationFolder() throws {
        // Another test may be running without a mask.
        for name in ["config", "config/marquee"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
    }

    /// Runs one command line, split at its spaces.
    func run(_ line: String, _ more: [String: String] = [:], width: Int? = nil, typing: [String] = []) async -> Outcome {
        await run(line.split(separator: " ").map(String.init), more, width: width, typing: typing)
    }

    func run(
        _ arguments: [String], _ more: [String: String] = [:], width: Int? = nil, typing: [String] = [], err: Paper = Paper(),
        time: TimeSource? = nil
    ) async -> Outcome {
        let (out, bytes) = (Paper(), Bytes())
        let terminal = Terminal(
            width: width ?? self.width, out: Terminal.Side(isTerminal: isTerminal, bytes: { bytes.add($0) }, write: { out.write($0) }),
            side: Terminal.Side(isTerminal: isTerminal) { err.write($0) })
        let context = Context(
            environment: environment.merging(more) { _, given in given }, terminal: terminal,
            input: .typing(typing, isTerminal: isTerminal), clock: clock.wall,
            time: time ?? self.time, executable: Self.executable?.path)
        let status = await Program.run(arguments, in: context)
        return Outcome(status: status, out: out.text, err: err.text, bytes: bytes.all)
    }
}

extension Shell {
    /// The executable that was built beside the tests.
    static var executable: URL? { built("marquee") }

    /// Another executable that was built beside the tests.
    static func built(_ name: String) -> URL? {
        let places = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0])] + Bundle.allBundles.map(\.bundleURL)
        return places.flatMap { [$0, $0.deletingLastPathComponent()] }.map { $0.appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}

extension Input {
    /// A person, or a script, that gives these lines, and then no more.
    static func typing(_ lines: [String], isTerminal: Bool) -> Input {
        let rest = Keys(lines)
        var input = Input(isTerminal: isTerminal) { _, ready in
            ready()
            return rest.next().map(Answer.line) ?? .end
        }
        input.readAll = { most in
            let bytes = lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
            return bytes.count > most ? .unread(EFBIG) : .bytes(bytes)
        }
        return input
    }

    private final class Keys: Sendable {
        private let lines: Mutex<[String]>

        init(_ lines: [String]) { self.lines = Mutex(lines) }

        func next() -> String? { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
    }
}

extension TimeSource {
    /// Real time, in which no wait is shown, however slow the machine is.
    static let unwatched = TimeSource(
        now: TimeSource.system.now,
        sleep: { try await TimeSource.system.sleep($0 == .milliseconds(300) ? .seconds(86_400) : $0) },
        random: TimeSource.system.random)
}

/// The written text.
final class Paper: Sendable {
    private let written = Mutex("")

    var text: String { written.withLock { $0 } }

    func write(_ more: String) { written.withLock { $0 += more } }
}

/// Output that is no text.
private final class Bytes: Sendable {
    private let added = Mutex<[UInt8]>([])

    var all: [UInt8] { added.withLock { $0 } }

    func add(_ more: [UInt8]) { added.withLock { $0 += more } }
}
