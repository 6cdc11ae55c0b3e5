import Foundation
import Marquee
import MarqueeSandbox

extension Command {
    static let tour = Command(
        name: "tour", usage: "tour", summary: "a walk through all screens, with a server and then without it", options: []
    ) { (_, _, terminal) async throws(Failure) in
        let server = try await Desk.startSandbox()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("marquee-tour-\(UUID().uuidString)").path
        let outcome = await Desk.outcome { () async throws(Failure) in
            try await Tour(server: server, folder: folder, terminal: terminal).run()
        }
        await server.stop()
        try? FileManager.default.removeItem(atPath: folder)
        try outcome.get()
    }
}

/// The same screens twice: from a server, and, by a client that starts anew, from the store after the server has gone away.
struct Tour {
    let server: Sandbox
    let folder: String
    let terminal: Terminal

    private struct Screen {
        let title: String
        var language = Audience.standard.language
        let show: @Sendable (Desk) async throws(Failure) -> Void
    }

    private let screens: [Screen] = [
        Screen(title: "Home") { (desk) async throws(Failure) in try await desk.home() },
        Screen(title: "A list") { (desk) async throws(Failure) in try await desk.list(.popular()) },
        Screen(title: "A search") { (desk) async throws(Failure) in try await desk.search("club") },
        Screen(title: "Details in English") { (desk) async throws(Failure) in try await desk.show(movie: 550) },
        Screen(title: "Details in French", language: "fr-FR") { (desk) async throws(Failure) in try await desk.show(movie: 550) },
    ]

    init(server: Sandbox, folder: String, terminal: Terminal) {
        self.server = server
        self.folder = folder
        self.terminal = terminal
    }

    func run() async throws(Failure) {
        terminal.print("=== With the server ===")
        let served = try await walk(.fresh)
        server.behave(.offline)
        terminal.print("\n=== The server is gone: the same screens from the store ===")
        let kept = try await walk(.freshElseCached)

        for (index, screen) in screens.enumerated() {
            let (before, after) = (served[index], kept[index])
            guard !before.contains(where: Screens.isMarked), after.contains(where: Screens.isMarked) else {
                throw .other("“\(screen.title)” does not say rightly what is kept.")
            }
            guard before.map(Screens.unmarked) == after.map(Screens.unmarked) else {
                throw .other("“\(screen.title)” is not the same without the server.")
            }
        }
        terminal.print("\nThe tour is complete: \(screens.count) screens from the server, and the same \(screens.count) from the store.")
    }

    /// Shows every screen through a new client, whose memory is empty.
    private func walk(_ policy: ReadPolicy) async throws(Failure) -> [[String]] {
        let client = try await marquee { () async throws(MarqueeError) in
            var configuration = MarqueeClient.Configuration()
            try configuration.use(server, folder: folder)
            return try await MarqueeClient(configuration)
        }
        var walked: [[String]] = []
        let outcome = await Desk.outcome { () async throws(Failure) in
            for screen in screens {
                terminal.print("\n--- \(screen.title) ---")
                let speaking = try await marquee { () throws(MarqueeError) in try client.speaking(screen.language) }
                let recorder = Recorder()
                try await screen.show(
                    Desk(client: speaking, policy: policy, terminal: terminal.recorded(by: recorder), isJSON: false))
                walked.append(recorder.lines)
            }
        }
        await client.shutdown()
        try outcome.get()
        return walked
    }
}
