import Crypto
import Foundation
import Logging
import Marquee
import MarqueeKeeping
import MarqueePresentation
import Synchronization

/// Keeps the favorites and watchlists of members on this machine: a request of its own for each member, in the member's language and for the
/// member's country.
///
/// A request names no title, so that none of them is found in the library of another member. The members who were here last are kept.
final class KeptLibraries: Sendable {
    struct Member: Sendable, Codable, Hashable {
        let account: Session.ID
        /// Since when the account is signed in, in milliseconds since 1970.
        var since: Int
        var language: Language
        var country: String
        /// When the language and the country were set, in milliseconds since 1970.
        var setAt: Int
        /// In milliseconds since 1970.
        var seenAt: Int
        /// The request of this machine; nil until it is stored.
        var job: KeepJob.ID?
    }

    private struct State {
        var members: [Session.ID: Member] = [:]
        /// When the requests were worked on, in milliseconds since 1970.
        var runs: [KeepJob.ID: Int] = [:]
        var isLoaded = false
    }

    /// How many members are kept; 0 keeps none.
    private let most: Int
    private let folder: PrivateFolder?
    private let state = Mutex(State())
    private let (news, newsEnd) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    private static let mostBytesOfFile = 1 << 20
    /// The time between two runs of a request, in milliseconds. TMDb's lists of changes are read no more often.
    private static let pause = 6 * 3_600_000
    /// The time between two rounds, of which the second one is for new members.
    private static let gap = Duration.seconds(60)
    /// How often the language and the country of a member change at most, in milliseconds: browsers of one person may differ.
    private static let day = 86_400_000

    init(most: Int, folder: String?) { (self.most, self.folder) = (most, folder.map { PrivateFolder(path: $0) }) }

    /// Notes that a member is here.
    func note(_ session: Session, language: Language, country: String, at now: Int) {
        guard most > 0, folder != nil, session.kind == .account else { return }
        let isNews = state.withLock { state -> Bool in
            if let known = state.members[session.id], known.since == session.since {
                state.members[session.id]?.seenAt = now
                let isSame = (known.language, known.country) == (language, country)
                if isSame || (now &- known.setAt).magnitude < Self.day { return false }
            }
            // Another language needs another request. Members beyond the most are forgotten by the next round.
            guard state.members[session.id] != nil || state.members.count <= 2 * most else { return false }
            state.members[session.id] = Member(
                account: session.id, since: session.since, language: language, country: country, setAt: now, seenAt: now)
            return true
        }
        if isNews { newsEnd.yield() }
    }

    /// Keeps the members' titles until the task is cancelled.
    func run(in site: Site) async {
        guard most > 0, folder != nil else { return }
        while !Task.isCancelled {
            await round(in: site)
            try? await Task.sleep(for: Self.gap)
            let timer = Task { [newsEnd] in
                try await Task.sleep(for: .milliseconds(Self.pause))
                newsEnd.yield()
            }
            for await _ in news { break }
            timer.cancel()
        }
    }

    /// Releases the requests of members who have gone, stores those of new ones, and works on those that nothing has worked on for a while.
    func round(in site: Site) async {
        guard most > 0, folder != nil else { return }
        do {
            try await load()
            let all = state.withLock { Array($0.members.values) }.sorted { ($0.seenAt, $0.account) > ($1.seenAt, $1.account) }
            var kept: [Member] = []
            for member in all {
                guard kept.count < most, let session = try await site.marquee.account.session(member.account),
                    session.isCurrent(since: member.since)
                else {
                    drop(member)
                    continue
                }
                if let member = try await stored(member, site.client(of: member, session)) { kept.append(member) }
            }
            try await releaseOthers(in: site)
            try await save()
            for member in kept {
                guard !Task.isCancelled, let job = member.job, isDue(job, at: site.now),
                    let session = try await site.marquee.account.session(member.account)
                else { continue }
                for await progress in try site.client(of: member, session).keeping.run(job) {
                    if case .failed(let error) = progress.state { site.logger.debug("kept.failed", metadata: ["error": "\(error)"]) }
                }
            }
        } catch {
            if !Task.isCancelled {
                site.logger.warning("kept.failed", metadata: ["error": "\((error as? MarqueeError)?.reason.key ?? "files")"])
            }
        }
    }

    /// Notes a run, unless there was one a while ago.
    private func isDue(_ job: KeepJob.ID, at now: Int) -> Bool {
        state.withLock { state in
            if let last = state.runs[job], (now &- last).magnitude < Self.pause { return false }
            state.runs = state.runs.filter { (now &- $0.value).magnitude < Self.pause }
            state.runs[job] = now
            return true
        }
    }

    /// Forgets a member, whose request the next round releases.
    func forget(_ account: Session.ID) {
        guard state.withLock({ $0.members.removeValue(forKey: account) }) != nil else { return }
        newsEnd.yield()
    }

    /// Forgets a member who has not come back in the meantime.
    private func drop(_ member: Member) {
        state.withLock { state in
            if let known = state.members[member.account], known.since == member.since { state.members[member.account] = nil }
        }
    }

    /// Stores the request of a member, unless it is there. A member with another language or country needs another one.
    private func stored(_ member: Member, _ client: MarqueeClient) async throws -> Member? {
        let request = Self.request
        if let job = member.job, try await client.keeping.jobs().contains(where: { $0.id == job && $0.request == request }) {
            return member
        }
        let job = try await client.keep(request).id
        return state.withLock { state in
            state.members[member.account]?.job = job
            return state.members[member.account]
        }
    }

    /// Releases the site's requests without a member: those of members who have left, and those of a process that ended between two steps.
    private func releaseOthers(in site: Site) async throws {
        let own = state.withLock { Set($0.members.values.compactMap(\.job)) }
        for job in try await site.marquee.keeping.jobs() where Self.isOwn(job.request) && !own.contains(job.id) {
            try await site.marquee.release(job.id)
        }
    }

    /// The parts are those of this site's pages, in the size of its cards.
    private static var request: KeepRequest {
        var request = KeepRequest(.library)
        (request.movieParts, request.seriesParts, request.personParts) = (ScreenParts.movie, ScreenParts.series, ScreenParts.person)
        (request.seasons, request.pictures) = (.latest, [KeptPicture(.poster, width: 400)])
        // One member cannot take the room, or the requests, of all.
        (request.maxBytes, request.maxRequests) = (mostBytesOfMember, mostRequests)
        return request
    }

    /// Whether a request of this machine is one of this site, and not one that an operator has stored with another program.
    private static func isOwn(_ request: KeepRequest) -> Bool {
        request.items == .library && request.maxBytes == mostBytesOfMember && request.maxRequests == mostRequests
    }

    /// 64 MB and some bytes, by which the site knows its own requests.
    private static let mostBytesOfMember = 64 << 20 + 550
    private static let mostRequests = 1_000

    /// The file of this machine. Machines may share the folder, and have caches of their own.
    private static let file: String = {
        let name = SHA256.hash(data: Data(ProcessInfo.processInfo.hostName.utf8)).prefix(8).map {
            String(UInt16($0) + 256, radix: 16).dropFirst()
        }
        return "kept-\(name.joined()).json"
    }()

    private func load() async throws {
        guard let folder, !state.withLock(\.isLoaded) else { return }
        let data = try await folder.use { try $0.read(Self.file, most: Self.mostBytesOfFile) }
        let members = data.flatMap { try? JSONDecoder().decode([Member].self, from: $0) } ?? []
        state.withLock { state in
            for member in members {
                guard let known = state.members[member.account] else {
                    state.members[member.account] = member
                    continue
                }
                guard (known.since, known.language, known.country) == (member.since, member.language, member.country) else { continue }
                state.members[member.account]?.job = member.job
            }
            state.isLoaded = true
        }
    }

    private func save() async throws {
        let members = state.withLock { $0.members.values.sorted { $0.account < $1.account } }
        let data = try JSONEncoder().encode(members)
        try await folder?.use { files in
            // Most rounds change nothing.
            if try files.read(Self.file, most: Self.mostBytesOfFile) == data { return }
            try files.write(data, to: Self.file)
        }
    }
}

extension Site {
    /// Marquee as the pages of a member use it, without a limit of time.
    fileprivate func client(of member: KeptLibraries.Member, _ session: Session) throws -> MarqueeClient {
        let audience = try Audience(language: member.language.tag, fallbackLanguages: ["en"], region: member.country)
        return marquee.user(session).client(for: audience)
    }
}
