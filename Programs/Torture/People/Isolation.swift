import Foundation
import Marquee
import MarqueeData
import MarqueeSandbox
import Synchronization

extension Scenario {
    static let isolation = Scenario(
        "isolation",
        """
        A hundred people read through one client, while some of them sign out, are refused or wiped, and sign in again: nobody \
        ever sees another person's private answer, mark, search or session.
        """,
        quick: 8_000, full: 1_000_000, postgres: Rounds(quick: 10_000, full: 200_000)
    ) { run in
        try await run.withDatabase(crashingEvery: 100...800) { try await readTogether(run, $0) }
    }

    private static func readTogether(_ run: ScenarioRun, _ server: DatabaseServer?) async throws -> String {
        let people = AudienceMember.all(run.rounds < 100_000 ? 20 : 100)
        let sandbox = try await Sandbox.start(Sandbox.Options(accounts: people.map(\.account)))
        let place = try await TestedStore(on: server)
        let stores = if let tables = place.tables { try await place.openTables(tables, as: Machine(1)) } else { nil as Stores? }
        let failures = Mutex(0)
        let client = try await Service.client(of: sandbox.baseURL) {
            $0.storage = stores.map { .own($0) } ?? .folder(place.folder)
            $0.users = .many
            $0.onEvent = { event in
                if case .storeFailed = event.kind { failures.withLock { $0 += 1 } }
            }
        }
        let movies = try await client.movies.list(.popular()).value.items.map(\.id)
        let isolationRun = IsolationRun(
            client: client, sandbox: sandbox, people: people, movies: movies, mayMissMarks: place.tables != nil)
        try await isolationRun.open()

        let (share, seeds) = (run.rounds / 8, (0...8).map { _ in run.random.next() })
        try await withThrowingTaskGroup(of: Void.self) { group in
            for guest in 1...8 { group.addTask { try await isolationRun.read(share, seed: seeds[guest]) } }
            group.addTask { try await isolationRun.disturb(seed: seeds[0]) }
            // Some accounts come and go for as long as the others read.
            for _ in 1...8 { try await group.next() }
            isolationRun.close()
            try await group.waitForAll()
        }
        let found = isolationRun.findings
        for complaint in found.complaints { run.expect(false, complaint) }
        // The marks of a page are left out if the store is away, and the page says so.
        run.expect(
            found.unmarked <= failures.withLock { $0 }, "\(found.unmarked) pages without marks, \(failures.withLock { $0 }) failures told")
        run.expect(found.private > 0 && found.refused > 0, "nothing private was read, or nobody was ever refused")
        await client.shutdown(deadline: .seconds(5))
        await sandbox.stop()
        return "\(found.shared + found.private) reads by \(people.count) people, \(found.private) of them private: "
            + "\(found.complaints.count) of somebody else; \(found.comings) times somebody came back, \(found.wipes) after a wipe, \(found.refused) reads refused meanwhile"
            + (found.failed > 0 ? ", \(found.failed) failed and \(found.unmarked) without marks while the server was away" : "")
    }
}

/// The views of all accounts in one client, and the marks that were seen in them.
private final class IsolationRun: Sendable {
    struct Findings {
        var (shared, `private`, refused, comings, wipes) = (0, 0, 0, 0, 0)
        /// Because the server was away.
        var (failed, unmarked) = (0, 0)
        var complaints: [String] = []
    }

    /// So many of the people come and go while the others stay.
    private static let restless = 5

    private let client: MarqueeClient
    private let sandbox: Sandbox
    private let people: [AudienceMember]
    private let marks: [[Markable: Marks]]
    private let movies: [Int]
    /// Whether the store may be away, without which nothing is known of marks.
    private let mayMissMarks: Bool
    private let sessions: Mutex<[Session?]>
    private let lists = Mutex<[MediaList.ID]>([])
    private let found = Mutex(Findings())
    private let isClosing = Mutex(false)

    init(client: MarqueeClient, sandbox: Sandbox, people: [AudienceMember], movies: [Int], mayMissMarks: Bool) {
        self.client = client
        self.mayMissMarks = mayMissMarks
        self.sandbox = sandbox
        self.people = people
        self.movies = movies
        marks = people.map { $0.marks(on: movies) }
        sessions = Mutex(Array(repeating: nil, count: people.count))
    }

    var findings: Findings { found.withLock { $0 } }

    func close() { isClosing.withLock { $0 = true } }

    func open() async throws {
        for person in people {
            person.prepare(sandbox, movies: movies)
            let session = try await person.signIn(client)
            sessions.withLock { $0[person.number] = session }
            let lists = client.user(session).lists
            let list = try await lists.create(NewMediaList(name: person.listName))
            try await lists.add(MediaListEntry(list: list, movie: movies[0]))
            self.lists.withLock { $0.append(list) }
            try await patiently { try await client.user(session).history.record(person.search) }
        }
    }

    /// Reads until so many answers were looked at.
    func read(_ count: Int, seed: UInt64) async throws {
        var random = SplitMix64(state: seed)
        var answered = 0
        while answered < count {
            let person = people[random.pick(0...people.count - 1)]
            guard let session = sessions.withLock({ $0[person.number] }) else { continue }
            do {
                try await read(random.pick(0...19), of: person, client.user(session))
                answered += 1
            } catch let error as MarqueeError where error.meansServerAway {
                found.withLock { $0.failed += 1 }
                try await Task.sleep(for: .milliseconds(5))
            } catch let error as MarqueeError {
                let isExpected = person.number < Self.restless && [.unauthorized, .forbidden, .cancelled].contains(error.code)
                found.withLock { $0.refused += 1 }
                if !isExpected { complain("\(person.username) was refused: \(error)") }
            }
        }
    }

    private func read(_ what: Int, of person: AudienceMember, _ user: MarqueeClient) async throws {
        let expected = marks[person.number]
        switch what {
        case 0: check(try await user.account.details().value.username, person.username, person)
        case 1: check(try await user.account.current()?.username, person.username, person)
        case 2:
            let favorites = try await user.library.favoriteMovies(ShelfPage())
            check(Set(favorites.value.items.map(\.id)), Set(movies.filter { expected[.movie($0)]?.isFavorite == true }), person)
        case 3:
            let rated = try await user.library.ratedMovies(ShelfPage(), policy: .offline)
            check(
                Dictionary(uniqueKeysWithValues: rated.value.items.map { ($0.item.id, $0.rating) }),
                Dictionary(uniqueKeysWithValues: expected.compactMap { item, marks in marks.rating.map { (item.title.id, $0) } }), person)
        case 4: check(try await user.lists.mine(MediaListsPage()).value.items.map(\.name), [person.listName], person)
        case 5:
            check(
                try await user.library.marks(on: .movie(movies[10]), policy: .offline).value.rating, expected[.movie(movies[10])]?.rating,
                person)
        case 6:
            let list = lists.withLock { $0[person.number] }
            compare(try await user.lists.details(MediaListPage(list)).marks, expected.filter { $0.key == .movie(movies[0]) }, person)
        case 7: check(try await client.movies.list(.popular()).marks, [:], person)
        case 8: checkSearches(try await user.history.recent(5).map(\.text), of: person)
        case 9:
            let suggested = try await user.suggestions("sought")
            checkSearches(suggested.compactMap { if case .recent(let text) = $0 { text } else { nil } }, of: person)
        default: compare(try await user.movies.list(.popular()).marks, expected, person)
        }
    }

    /// Of accounts that come and go, nothing may be known yet; known marks are their own.
    private func compare(_ seen: [Markable: Marks], _ expected: [Markable: Marks], _ person: AudienceMember) {
        found.withLock { $0.shared += 1 }
        let isTheirs = person.number < Self.restless ? seen.allSatisfy { expected[$0.key] == $0.value } : seen == expected
        if seen.isEmpty, !isTheirs, mayMissMarks {
            found.withLock { $0.unmarked += 1 }
        } else if !isTheirs {
            complain("\(person.username) saw marks of somebody else: \(seen)")
        }
    }

    /// Accounts that come and go may not have searched again yet.
    private func checkSearches(_ seen: [String], of person: AudienceMember) {
        check(seen.isEmpty && person.number < Self.restless ? [person.search] : seen, [person.search], person)
    }

    private func check<Value: Equatable>(_ seen: Value, _ expected: Value, _ person: AudienceMember) {
        found.withLock { $0.private += 1 }
        if seen != expected { complain("\(person.username) saw \(seen) in place of \(expected)") }
    }

    private func complain(_ complaint: String) { found.withLock { $0.complaints.append(complaint) } }

    /// Lets some people sign out, be refused or be wiped, and come back, while they and all others go on reading.
    func disturb(seed: UInt64) async throws {
        var random = SplitMix64(state: seed)
        var turns = 0
        repeat {
            turns += 1
            let person = people[random.pick(0...Self.restless - 1)]
            guard let session = sessions.withLock({ $0[person.number] }) else { continue }
            switch turns % 20 == 1 ? 0 : random.pick(1...2) {
            case 0:
                try await patiently { try await client.account.wipe(session) }
                found.withLock { $0.wipes += 1 }
            case 1: sandbox.revokeSessions(of: person.username)
            default: _ = try? await client.user(session).account.signOut()
            }
            let again = try await person.signIn(client)
            sessions.withLock { $0[person.number] = again }
            try await patiently { try await client.user(again).history.record(person.search) }
            found.withLock { $0.comings += 1 }
        } while !isClosing.withLock { $0 }
    }
}
