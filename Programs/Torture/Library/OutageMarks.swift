import Foundation
import Marquee
import MarqueeSandbox
import Synchronization

/// Accounts that set marks while the server fails, through a client that sends by itself.
struct OutageMarks {
    private static let people = 20

    let marks: Int
    /// How often a change was leased during the outage.
    let leases: Int
    /// How many marks had not arrived when the time to wait for them was over.
    let missing: Int
    /// How long after the end of the outage the last mark arrived.
    let delay: Duration

    var leasesPerMark: Double { (Double(leases) / Double(max(1, marks)) * 1_000).rounded() / 1_000 }

    /// Lets people mark for some seconds, in which the server fails in one way.
    init(failing behavior: Sandbox.Behavior, seconds: Int) async throws {
        let (sandbox, scratch, ends) = (try await Crowd.sandbox(Self.people), try Scratch(), Ends())
        let client = try await Service.client(of: sandbox.baseURL) {
            $0.storage = .folder(scratch.path)
            $0.onEvent = { ends.note($0) }
        }
        let movies = try await Crowd.items(client).filter { if case .movie = $0 { true } else { false } }
        var users: [MarqueeClient] = []
        for number in 1...Self.people {
            users.append(client.user(try await client.account.signIn(username: Crowd.name(number), password: Crowd.password)))
        }
        sandbox.behave(behavior)
        client.startSyncing()
        // Each person marks each movie at most once, so that all marks are counted at the server.
        let (most, start) = (Self.people * movies.count, ContinuousClock.now)
        var made = 0
        while ContinuousClock.now - start < .seconds(seconds) {
            if made < most {
                try await users[made % Self.people].library.setFavorite(movies[made / Self.people])
                made += 1
            }
            try await Task.sleep(for: max(.milliseconds(20), .seconds(seconds) / most))
        }
        (marks, leases) = (made, ends.count)
        sandbox.behave(.normal)
        let healed = ContinuousClock.now
        while Self.arrived(sandbox) < made, ContinuousClock.now - healed < .seconds(300) {
            try await Task.sleep(for: .milliseconds(50))
        }
        (missing, delay) = (made - Self.arrived(sandbox), ContinuousClock.now - healed)
        await client.shutdown(deadline: .zero)
        await sandbox.stop()
    }

    private static func arrived(_ sandbox: Sandbox) -> Int {
        (1...people).reduce(0) { $0 + sandbox.library(of: Crowd.name($1)).favoriteMovies.count }
    }

    /// Counts how the sending of changes ended; each of them was leased once for it.
    private final class Ends: Sendable {
        private let state = Mutex(0)

        var count: Int { state.withLock { $0 } }

        func note(_ event: MarqueeEvent) {
            switch event.kind {
            case .changeSent, .changeDelayed, .changeRejected: state.withLock { $0 += 1 }
            default: break
            }
        }
    }
}
