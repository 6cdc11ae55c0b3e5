import Crypto
import Foundation
import Marquee

/// The secret address of a member's calendar, as it is stored. The secret itself is not in it: a copy of the file opens no calendar.
struct Feed: Sendable, Codable, Hashable {
    /// The local number of the account.
    let account: Session.ID
    /// Since when the account is signed in, in milliseconds since 1970. The end of that session ends the feed.
    let since: Int
    /// The SHA-256 of the secret.
    let digest: Data
    /// The secret, encrypted for the page of the member; nil if it could not be.
    let sealed: String?
    /// The language of its texts.
    var language: Language
    /// The country of its releases, as ISO 3166-1.
    var country: String
}

/// A calendar as it was made last.
struct StoredCalendar: Sendable, Codable {
    /// The file, in the format iCalendar.
    var text: String
    /// In milliseconds since 1970.
    var madeAt: Int
    var language: Language
    var country: String
}

/// The secret addresses of members, one for each, in the site's own folder. Nothing of them is in memory, so several processes can share it.
struct Feeds: Sendable {
    /// The reason for which no new address is made.
    enum Refusal: Error, Hashable {
        /// There are as many as the site stores.
        case full
        /// The site has no folder.
        case noFolder
    }

    private let folder: PrivateFolder?
    private let signer: Signer
    private let most: Int

    private static let mostBytesOfFeed = 4_096
    /// The largest calendar that is stored.
    static let mostBytes = 1 << 20

    init(folder: String?, signer: Signer, most: Int) {
        (self.folder, self.signer, self.most) = (folder.map { PrivateFolder(path: $0) }, signer, most)
    }

    /// The address of a member; nil if there is none for this session.
    func feed(of session: Session) async throws -> Feed? {
        let feed = try await folder?.use { try Self.feed(session.id, in: $0) } ?? nil
        return feed?.since == session.since ? feed : nil
    }

    /// The path of an address; nil if this site has a new key since.
    func path(of feed: Feed) -> String? {
        guard let secret: String = feed.sealed.flatMap({ signer.decrypted($0) }) else { return nil }
        return Self.path(feed.account, secret)
    }

    /// Makes a new address for a member, and ends the one before. Returns its path.
    func make(for session: Session, language: Language, country: String) async throws -> String {
        guard let folder else { throw Refusal.noFolder }
        let secret = SymmetricKey(size: .bits256).withUnsafeBytes { Signer.text(Data($0)) }
        let feed = Feed(
            account: session.id, since: session.since, digest: Self.digest(of: secret), sealed: signer.encrypted(secret),
            language: language, country: country)
        try await folder.use { [most] files in
            let (name, names) = (Self.name(session.id), files.names().filter { $0.hasSuffix(Self.suffix) })
            guard names.count < most || names.contains(name) else { throw Refusal.full }
            // The account may have been another person's, if a store was lost.
            if try Self.feed(session.id, in: files)?.since != session.since { try files.remove([Self.calendarName(session.id)]) }
            try files.write(try JSONEncoder().encode(feed), to: name)
        }
        return Self.path(session.id, secret)
    }

    /// Changes the language and the country of a member's calendar.
    func update(of session: Session, language: Language, country: String) async throws {
        guard let feed = try await feed(of: session), (feed.language, feed.country) != (language, country) else { return }
        try await folder?.use { files in
            guard var stored = try Self.feed(session.id, in: files), stored == feed else { return }
            (stored.language, stored.country) = (language, country)
            try files.write(try JSONEncoder().encode(stored), to: Self.name(session.id))
        }
    }

    /// Ends the address of an account, and removes its calendar.
    func remove(_ account: Session.ID) async throws {
        try await folder?.use { try $0.remove([Self.name(account), Self.calendarName(account)]) }
    }

    /// Ends the addresses whose sessions have ended, such as those that another program has wiped.
    ///
    /// - Parameter isCurrent: Whether a session has not ended; true if that is not known.
    func removeEnded(_ isCurrent: (Feed) async -> Bool) async throws {
        let accounts = try await folder?.use { files in
            files.names().filter { $0.hasSuffix(Self.suffix) }.compactMap { Session.ID($0.dropLast(Self.suffix.count)) }
        }
        for account in accounts ?? [] {
            guard let feed = try await folder?.use({ try Self.feed(account, in: $0) }) ?? nil, await !isCurrent(feed) else { continue }
            try await folder?.use { files in
                if try Self.feed(account, in: files) == feed { try files.remove([Self.name(account), Self.calendarName(account)]) }
            }
        }
    }

    /// The member behind the last part of an address; nil for an unknown one. An unknown secret takes as long as a known one.
    func feed(at name: String) async throws -> Feed? {
        guard name.utf8.count <= 80, let match = name.wholeMatch(of: /([0-9]{1,18})-([A-Za-z0-9_-]{43})\.ics/),
            let account = Session.ID(match.1)
        else { return nil }
        let digest = SHA256.hash(data: Data(match.2.utf8))
        guard let feed = try await folder?.use({ try Self.feed(account, in: $0) }) ?? nil, digest == feed.digest else { return nil }
        return feed
    }

    /// The calendar of a member as it was made last; nil if it was not.
    func calendar(of feed: Feed) async throws -> StoredCalendar? {
        let data = try await folder?.use { try $0.read(Self.calendarName(feed.account), most: 2 * Self.mostBytes) } ?? nil
        return data.flatMap { try? JSONDecoder().decode(StoredCalendar.self, from: $0) }
    }

    /// Stores a calendar, unless the address has ended in the meantime.
    func store(_ calendar: StoredCalendar, of feed: Feed) async throws {
        let data = try JSONEncoder().encode(calendar)
        try await folder?.use { files in
            guard try Self.feed(feed.account, in: files)?.digest == feed.digest else { return }
            try files.write(data, to: Self.calendarName(feed.account))
        }
    }

    private static let suffix = ".feed"
    private static func name(_ account: Session.ID) -> String { "\(account)" + suffix }
    private static func calendarName(_ account: Session.ID) -> String { "\(account).calendar" }
    private static func path(_ account: Session.ID, _ secret: String) -> String { "/calendar/\(account)-\(secret).ics" }
    private static func digest(of secret: String) -> Data { Data(SHA256.hash(data: Data(secret.utf8))) }

    /// A file that cannot be read as an address is none.
    private static func feed(_ account: Session.ID, in files: PrivateFolder.Files) throws -> Feed? {
        let feed = try files.read(name(account), most: mostBytesOfFeed).flatMap { try? JSONDecoder().decode(Feed.self, from: $0) }
        return feed?.account == account ? feed : nil
    }
}
