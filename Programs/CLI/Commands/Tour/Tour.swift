import Foundation
import Marquee
import MarqueePresentation
import MarqueeSandbox
import Synchronization

extension Command {
    static let tour = Command(
        name: "tour", summary: CommandSummaries.tour, options: [],
        isPaged: false, showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 1 else { throw .usage(Texts.noArguments("tour")) }
        if CrashingChild.isMeant(by: context) { return try await CrashingChild.run(arguments, context) }
        let temporary = FileManager.default.temporaryDirectory
        guard access(temporary.path, W_OK | X_OK) == 0 else {
            throw .other(Texts.noTemporaryFiles(temporary.path), hint: Texts.setTemporaryFolder)
        }
        let server = try await CommandSession.startSandbox()
        let folder = temporary.appendingPathComponent("marquee-tour-\(UUID().uuidString)").path
        // Its own sentences are English, and so are the screens between them.
        let outcome = await Texts.$language.withValue(.english) {
            await CommandSession.outcome { () async throws(Failure) in
                let terminal = arguments.has(.json) ? context.terminal.muted : context.terminal
                let (screens, marks) = try await Tour(server: server, folder: folder, terminal: terminal, context: context).run()
                if arguments.has(.json) { try context.terminal.print(json: TourJSON(screens: screens, marks: marks)) }
            }
        }
        await server.stop()
        try? FileManager.default.removeItem(atPath: folder)
        try outcome.get()
    }
}

/// The result of a tour in which each screen was the same without the server, and the marks of the store and the server were equal. Any other
/// tour is a failure.
private struct TourJSON: Encodable {
    struct Screen: Encodable {
        let title: String
        let language: String
    }

    let screens: [Screen]
    let marks: [String]

    init(screens: [Tour.Screen], marks: [String]) {
        self.screens = screens.map { Screen(title: $0.title, language: $0.language) }
        self.marks = marks
    }
}

/// The same screens twice: from a server, and, by a client that starts anew, from the store after the server has gone away. Then marks
/// that outlive both the server and the process that made them.
struct Tour {
    let server: Sandbox
    let folder: String
    let terminal: Terminal
    let context: Context

    struct Screen {
        let title: String
        var language = Audience.standard.language
        let show: @Sendable (CommandSession) async throws(Failure) -> Void
    }

    private let screens: [Screen] = [
        Screen(title: "Home") { (command) async throws(Failure) in try await command.movieHome() },
        Screen(title: "Home of series") { (command) async throws(Failure) in try await command.seriesHome() },
        Screen(title: "A list") { (command) async throws(Failure) in
            try await command.show("Popular", command.client.movies.list, .popular)
        },
        Screen(title: "A search") { (command) async throws(Failure) in try await command.search("club") },
        Screen(title: "Details in English") { (command) async throws(Failure) in try await command.show(.movie(550)) },
        Screen(title: "Details in French", language: "fr-FR") { (command) async throws(Failure) in try await command.show(.movie(550)) },
    ]

    init(server: Sandbox, folder: String, terminal: Terminal, context: Context) {
        self.server = server
        self.folder = folder
        self.terminal = terminal
        self.context = context
    }

    func run() async throws(Failure) -> (screens: [Screen], marks: [String]) {
        let served = try await step(1, "screens from the server") { () async throws(Failure) in
            terminal.print(Line("=== With the server ===", .heading))
            return try await walk(.fresh)
        }
        server.behave(.offline)
        try await step(2, "the same screens from the store") { () async throws(Failure) in
            terminal.print([.empty, Line("=== The server is gone: the same screens from the store ===", .heading)])
            try compare(served, try await walk(.freshElseCached))
        }
        server.behave(.normal)
        let marks = try await step(3, "marks, and a process that is killed") { () async throws(Failure) in try await surviveCrash() }
        try await step(4, "the catalog") { () async throws(Failure) in try await searchCatalog() }
        terminal.print([
            .empty, Line("The tour is complete: \(screens.count) screens from the server, and the same \(screens.count) from the store."),
        ])
        return (screens, marks)
    }

    /// Reports the begin and the end of a step on standard error at once: without a terminal, no line shows that the tour goes on.
    private func step<Value>(
        _ number: Int, _ name: String, _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let step = "tour: step \(number) of 4, \(name): "
        terminal.note(Line(step + "begins"))
        let value = try await body()
        terminal.note(Line(step + "complete"))
        return value
    }

    /// Without the note about the cache, a screen is the same from the server and from the store; with it, it is not.
    private func compare(_ served: [[Line]], _ kept: [[Line]]) throws(Failure) {
        for (index, screen) in screens.enumerated() {
            let (before, after) = (served[index], kept[index])
            guard before.map({ $0.without(.cacheNote) }) == before, after.map({ $0.without(.cacheNote) }) == before else {
                throw .other("“\(screen.title)” is not the same without the server.", hint: Self.hint)
            }
            guard after != before else {
                throw .other("“\(screen.title)” is not shown as cached.", hint: Self.hint)
            }
        }
    }

    static let hint = "This should not happen; please report it to the project."

    /// Shows every screen through a new client, whose memory is empty.
    private func walk(_ policy: ReadPolicy) async throws(Failure) -> [[Line]] {
        let client = try await marquee { () async throws(MarqueeError) in
            var configuration = MarqueeClient.Configuration()
            try configuration.use(server, folder: folder)
            return try await MarqueeClient(configuration)
        }
        var walked: [[Line]] = []
        let outcome = await CommandSession.outcome { () async throws(Failure) in
            for screen in screens {
                terminal.print([.empty, Line("--- \(screen.title) ---", .faint)])
                let speaking = try await marquee { () throws(MarqueeError) in try client.client(language: screen.language) }
                let recorder = Recorder()
                try await screen.show(
                    CommandSession(client: speaking, policy: policy, terminal: terminal.recorded(by: recorder.note), isJSON: false))
                walked.append(recorder.lines)
            }
        }
        await client.shutdown(deadline: Task.isCancelled ? .milliseconds(500) : .seconds(5))
        try outcome.get()
        return walked
    }
}

/// Notes down the lines of a screen.
private final class Recorder: Sendable {
    private let noted = Mutex<[Line]>([])

    var lines: [Line] { noted.withLock { $0 } }

    func note(_ line: Line) { noted.withLock { $0.append(line) } }
}
