import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let wipe = Scenario(
        "wipe",
        """
        Wiping an account leaves no byte of it in any file (the raw bytes are searched), while others read, also where a damaged \
        file was set aside before; nothing of the others is lost.
        """,
        quick: 3, full: 50
    ) { run in
        var (searched, remains) = (0, 0)
        for round in 1...run.rounds {
            let people = AudienceMember.all(6)
            let sandbox = try await Sandbox.start(Sandbox.Options(accounts: people.map(\.account), seed: run.random.next()))
            let scratch = try Scratch()
            var client = try await Service.client(of: sandbox.baseURL) { $0.storage = .folder(scratch.path) }
            var neighbor = try await Service.client(of: sandbox.baseURL) { $0.storage = .folder(scratch.path) }
            let movies = try await client.movies.list(.popular()).value.items.map(\.id)
            var sessions: [Session] = []
            for person in people {
                person.prepare(sandbox, movies: movies)
                sessions.append(try await live(person, client))
            }
            if round.isMultiple(of: 2) {
                await neighbor.shutdown(deadline: .zero)
                await client.shutdown(deadline: .zero)
                try damageIndex(in: scratch)
                client = try await Service.client(of: sandbox.baseURL) { $0.storage = .folder(scratch.path) }
                neighbor = try await Service.client(of: sandbox.baseURL) { $0.storage = .folder(scratch.path) }
                let isSetAside = try Files.names(in: scratch.path).contains("user.sqlite.damaged-1")
                run.expect(isSetAside, "round \(round): the damaged file was not set aside")
            }
            let gone = run.random.pick(0...people.count - 1)
            let marks = people.indices.map { traces(of: people[$0], in: scratch) }
            run.expect(marks.allSatisfy { $0.count > 3 }, "round \(round): somebody left no trace before")

            let readers = [1, 2].map { keepReading(as: sessions[(gone + $0) % sessions.count], neighbor) }
            try await wipe(sessions[gone], client)
            for reader in readers { reader.cancel() }
            for reader in readers { await reader.value }
            for (number, traces) in marks.enumerated() {
                for trace in traces {
                    searched += 1
                    let files = try filesHolding(trace, in: scratch)
                    if number == gone {
                        remains += files.isEmpty ? 0 : 1
                        run.expect(files.isEmpty, "round \(round): \(trace.count) bytes of a wiped account are in \(files)")
                    } else {
                        run.expect(!files.isEmpty, "round \(round): a trace of somebody else is gone")
                    }
                }
            }
            await neighbor.shutdown(deadline: .zero)
            await client.shutdown(deadline: .zero)
            run.expect(try filesHolding(Data(people[gone].username.utf8), in: scratch).isEmpty, "round \(round): it came back at the end")
            await sandbox.stop()
        }
        return "\(run.rounds) accounts wiped, \(searched) traces searched for in all files: \(remains) left, none of others lost"
    }

    /// Damages a page of the user's file that holds no row of a table.
    private static func damageIndex(in scratch: Scratch) throws {
        let path = scratch.file("user.sqlite")
        guard let page = Inspection.text("SELECT rootpage FROM sqlite_schema WHERE name = 'account_by_use'", in: path).flatMap(Int.init)
        else { return }
        var bytes = try Files.read(path)
        bytes.replaceSubrange((page - 1) * 4_096..<page * 4_096, with: Data(repeating: 0xA5, count: 4_096))
        try Files.write(bytes, to: path)
    }

    private static func keepReading(as session: Session, _ client: MarqueeClient) -> Task<Void, Never> {
        Task {
            while !Task.isCancelled {
                _ = try? await client.user(session).account.details()
                _ = try? await client.user(session).library.favoriteMovies(ShelfPage())
            }
        }
    }

    /// Signs an account in, and leaves traces of every kind.
    private static func live(_ person: AudienceMember, _ client: MarqueeClient) async throws -> Session {
        let session = try await person.signIn(client)
        let user = client.user(session)
        let list = try await user.lists.create(NewMediaList(name: person.listName))
        try await user.lists.add(MediaListEntry(list: list, movie: 550))
        _ = try await user.lists.mine(MediaListsPage())
        _ = try await user.account.details()
        for page in [ShelfPage(), ShelfPage(.oldestFirst)] { _ = try await user.library.ratedMovies(page) }
        try await user.library.setFavorite(.movie(900_000_000 + person.number))
        for rating in 1...20 { try await user.library.rate(.movie(550), Double(rating) / 2) }
        _ = try await user.library.send()
        try await user.library.setWatchlist(.tv(1399))
        try await user.history.record(person.search)
        return session
    }

    /// Texts that are an account's alone, as the files have them.
    private static func traces(of person: AudienceMember, in scratch: Scratch) -> [Data] {
        let row = "FROM account WHERE username = '\(person.username)'"
        let session = Inspection.text("SELECT session \(row)", in: scratch.file("user.sqlite"))
        let tenant = Inspection.text("SELECT id \(row)", in: scratch.file("user.sqlite"))
        let bodies = tenant.flatMap {
            Inspection.texts(
                "SELECT hex(content) FROM body JOIN snapshot USING(id) WHERE tenant = \($0) AND operation LIKE '%/account/{account_id}%'",
                in: scratch.file("cache.sqlite"))
        }
        // Shelves of two accounts may be alike, so only the part of a body around a name shows to which account it belongs.
        let name = Data(person.username.utf8)
        let around = (bodies ?? []).compactMap(bytes).compactMap { body in
            body.range(of: name).map { Data(body[max(body.startIndex, $0.lowerBound - 24)..<$0.upperBound]) }
        }
        let search = Inspection.text("SELECT text FROM recent_search WHERE account = \(tenant ?? "0")", in: scratch.file("user.sqlite"))
        return [name] + [session, search].compactMap { $0 }.map { Data($0.utf8) } + around
    }

    private static func bytes(_ hex: String) -> Data? {
        let digits = hex.compactMap(\.hexDigitValue)
        guard digits.count == hex.count, digits.count.isMultiple(of: 2) else { return nil }
        return Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }

    /// A long read may delay the end of a wipe, which reports it and is begun again.
    private static func wipe(_ session: Session, _ client: MarqueeClient) async throws {
        for attempt in 1...5 {
            do throws(MarqueeError) {
                return try await client.account.wipe(session)
            } catch {
                guard error.reason.key == "store.wipeIncomplete", attempt < 5 else { throw error }
            }
        }
    }

    private static func filesHolding(_ trace: Data, in scratch: Scratch) throws -> [String] {
        try Files.names(in: scratch.path).filter { try Files.read(scratch.file($0)).range(of: trace) != nil }
    }
}
