import Logging
import Marquee
import MarqueeLogging
import MarqueeSandbox
import MarqueeTesting
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(30)))
struct LogTests {
    @Test func `The log has each request with its operation, and no secret, address, title or query`() async throws {
        let (lines, sandbox) = (Lines(), try await Sandbox.start())
        var logger = Logger(label: "movies") { _ in lines }
        logger.logLevel = .trace
        let handler = eventLog(to: logger)
        let marquee = try await MarqueeClient.sandbox(sandbox) { $0.onEvent = handler }
        _ = try await marquee.account.signIn(username: "viewer", password: "popcorn")
        _ = try await marquee.search.movies("fight club")
        try await marquee.library.rate(.movie(550), 9)
        _ = try await marquee.library.sync()
        sandbox.behave(.status(503))
        await #expect(throws: MarqueeError.self) { try await marquee.movies.details(278) }
        await marquee.shutdown()
        let text = lines.text
        for part in ["request.finished", "GET /3/search/movie", "change.sent", "warning", "status=503"] {
            #expect(text.contains(part), "\(part)")
        }
        for part in [Sandbox.accessToken, "popcorn", "viewer", "fight", "Fight Club", "127.0.0.1", "http://", "/550"] {
            #expect(!text.contains(part), "\(part)")
        }
        await sandbox.stop()
    }
}

/// Stores the lines of a logger.
private final class Lines: LogHandler, Sendable {
    private let lines = Mutex<[String]>([])
    var text: String { lines.withLock { $0.joined(separator: "\n") } }

    var logLevel: Logger.Level {
        get { .trace }
        set {}
    }
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }

    func log(event: LogEvent) {
        let metadata = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        lines.withLock { $0.append("\(event.level) \(event.message) \(metadata.joined(separator: " "))") }
    }
}
